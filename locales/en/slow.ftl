# Open tables on the first page.
open-title = Open tables
open-none = Nobody is looking for company right now. You can offer a table yourself: open it with “Invite friends”, then choose “Open table” in its house rules.
open-free = { $free } of { $all } chairs free
open-sit = Sit down
open-sit-at = Sit down: { $table }
open-left = nobody there right now
open-opened = opened { $ago }
open-limit = { $limit } per decision

# What happened since the last visit.
digest-title = Since you were last here
digest-last = Last here: { $time }
digest-then = Right after you left
digest-go = To the table

# Notices when it is somebody's turn.
tell-about = You hear once each time the table begins to wait for you, and nothing while you are looking at it.
tell-open = While the page is open
tell-open-about = If the tab is in the background, the browser shows a notification.
tell-allow = Show notifications
tell-on = Notifications are shown.
tell-off = No more notifications
tell-denied = This browser has been told not to show notifications of this page. You can change that in its settings for the page.
tell-insecure = Browsers show notifications only for pages with https, or on the computer that is the house itself.
tell-unsupported = This browser can’t show notifications for pages. On iPhone and iPad it can once the page is on the home screen.
tell-push = Also when it’s closed
tell-push-about = The house sends the notice through your browser’s push service. It is encrypted and says only at which table and until when.
tell-push-start = Tell this browser
tell-push-on = This browser is told.
tell-push-stop = Don’t tell it any more
tell-push-failed = The browser could not register for notices. Some do so only with Google’s, Mozilla’s or Apple’s services, which may be turned off or out of reach.
tell-webhook = To another program
tell-webhook-about = The house sends a short message in JSON to this address (webhook).
tell-webhook-address = Address
tell-webhook-save = Use this address
tell-webhook-remove = Remove
tell-webhook-secret = The messages are signed with this key. It is shown only now:
tell-quiet = Quiet hours
tell-quiet-about = What the house would send then waits until they end, and is left out if it is no longer true. Deadlines go on.
tell-quiet-from = From
tell-quiet-to = to
tell-quiet-save = Keep quiet then
tell-quiet-stop = No quiet hours
tell-quiet-zone = Time zone: { $zone }
tell-test = Send a test
tell-last = Last notice, { $time }: { $result }
tell-result-delivered = arrived.
tell-result-refused = refused by the other side ({ $status }).
tell-result-unreachable = the address couldn’t be reached.
tell-result-timed-out = the other side didn’t answer in time.
tell-result-forbidden-address = the house doesn’t send to this address.
tell-result-gone = the browser is no longer registered.

# What a notice says.
say-turn-title = Your turn: { $game }
say-turn = The table is waiting for you.
say-until = You have until { $time }.
say-soon-title = Still your turn: { $game }
say-soon = If you don’t play until { $time }, the computer plays for you.
say-taken-title = A computer player stands in: { $game }
say-taken = You can take your seat back at any time.
say-over-title = Game over: { $game }
say-over = See how it ended.
say-test-title = Stammtisch
say-test = This is what a notice looks like.

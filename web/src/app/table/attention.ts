/** Shows in the tab's title and icon whether it is the reader's turn. */
export function announce(turn: boolean, title: string): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('#icon');
  if (!icon) return;
  const plain = (icon.dataset['plain'] ??= icon.href);
  const href = turn ? plain.replace('icon.svg', 'icon-turn.svg') : plain;
  if (icon.href !== href) icon.href = href;
}

/** Shows on the icon of an installed page at how many tables it is the reader's turn. */
export function badge(turns: number): void {
  // Where there are no badges nothing is shown, and some browsers refuse in private windows.
  if (turns > 0) navigator.setAppBadge?.(turns).catch(() => undefined);
  else navigator.clearAppBadge?.().catch(() => undefined);
}

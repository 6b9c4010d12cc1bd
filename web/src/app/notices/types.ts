/** How a notice ended. */
export type DeliveryResult = 'delivered' | 'refused' | 'unreachable' | 'timed_out' | 'forbidden_address' | 'gone';
export type Delivery = { at: number; result: DeliveryResult; status: number | null };
export type NoticeWays = { webhooks: boolean; push: string | null };
export type QuietHours = { from: string; to: string; zone: string };
export type MyNotices = { push: { last: Delivery | null } | null; webhook: { url: string; last: Delivery | null } | null; quiet: QuietHours | null };
export type PushTo = { endpoint: string; keys: { p256dh: string; auth: string } };
export type WebhookSet = { secret: string };
export type TestedNotices = { push: Delivery | null; webhook: Delivery | null };

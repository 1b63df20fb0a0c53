import { closed, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** What a programme needs before partners come, in the order one does it. */
export const goLiveKeys = [
  'details',
  'types',
  'partners',
  'plan',
  'payouts',
  'mail',
  'portal',
  'team',
  'branding',
  'deals',
  'sample',
] as const;
export type GoLiveKey = (typeof goLiveKeys)[number];

export const GoLiveItem = Type.Object({
  key: oneOf(...goLiveKeys),
  is_done: Type.Boolean(),
  /** What it counts for in the score. */
  points: Type.Integer(),
  /** What is still in the way, or what was found, in words. */
  detail: nullable(Type.String()),
});
export type GoLiveItem = Static<typeof GoLiveItem>;

export const GoLive = Type.Object({
  /** 0 to 100, from what is really there. */
  score: Type.Integer(),
  items: Type.Array(GoLiveItem),
  /** Whether mail can leave this installation at all. */
  mail_delivers: Type.Boolean(),
  /** Since then the dashboard no longer shows it. */
  dismissed_at: nullable(Instant),
});
export type GoLive = Static<typeof GoLive>;

export const DismissInput = closed({ dismissed: Type.Boolean() });

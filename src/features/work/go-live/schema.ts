import { closed, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The items to complete before inviting partners, in order. */
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
  /** Its share of the score. */
  points: Type.Integer(),
  /** The missing parts, as text. */
  detail: nullable(Type.String()),
});
export type GoLiveItem = Static<typeof GoLiveItem>;

export const GoLive = Type.Object({
  /** 0 to 100, computed from data. */
  score: Type.Integer(),
  items: Type.Array(GoLiveItem),
  /** Whether this installation can send email. */
  mail_delivers: Type.Boolean(),
  /** When it was hidden from the dashboard. */
  dismissed_at: nullable(Instant),
});
export type GoLive = Static<typeof GoLive>;

export const DismissInput = closed({ dismissed: Type.Boolean() });

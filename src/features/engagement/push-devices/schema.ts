import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** A person has at most so many devices. */
export const MOST_DEVICES = 10;

/** On a locked screen: the kind of notification with the company's name, or the whole text. */
export const PushShows = oneOf('kind', 'text');
export type PushShows = Static<typeof PushShows>;

const DeviceName = Type.String({
  minLength: 1,
  maxLength: 80,
  pattern: '\\S',
  description: 'a name of 1 to 80 characters',
});

/** A browser in which the caller gets push notifications. */
export const PushDevice = Type.Object({
  id: Id,
  name: Type.String(),
  shows: PushShows,
  created_at: Instant,
  last_used_at: nullable(Instant),
  /** Why the latest notification did not arrive. */
  problem: nullable(Type.String()),
  /** The browser of this session. */
  is_current: Type.Boolean(),
});
export type PushDevice = Static<typeof PushDevice>;
export const PushDevices = Type.Array(PushDevice);

/** A subscription as browsers give it (`PushSubscription.toJSON()`), and optionally a name for the device. */
export const PushDeviceCreate = closed({
  endpoint: Type.String({ minLength: 12, maxLength: 1000, pattern: '^https://', description: 'an https address' }),
  keys: closed({
    p256dh: Type.String({ pattern: '^[\\w-]{87}$', description: 'the public key of the browser in base64url' }),
    auth: Type.String({ pattern: '^[\\w-]{22}$', description: 'the secret of the browser in base64url' }),
  }),
  name: Type.Optional(DeviceName),
});
export type PushDeviceCreate = Static<typeof PushDeviceCreate>;

export const PushDeviceChange = Type.Object(
  { name: Type.Optional(DeviceName), shows: Type.Optional(PushShows) },
  { additionalProperties: false, minProperties: 1 },
);
export type PushDeviceChange = Static<typeof PushDeviceChange>;

export const PushKey = Type.Object({
  public_key: Type.String({ description: 'The key for `pushManager.subscribe`, in base64url' }),
});

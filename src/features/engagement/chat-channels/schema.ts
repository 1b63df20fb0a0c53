import { closed, Id, Instant, nameText, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

export const channelKinds = sayable([
  { value: 'slack', label: 'Slack' },
  { value: 'teams', label: 'Microsoft Teams' },
] as const);
export type ChannelKind = (typeof channelKinds)[number]['value'];

/** A channel that gets notifications of chosen topics. Its webhook address is a secret and never shown. */
export const ChatChannel = Type.Object({
  id: Id,
  name: Type.String(),
  kind: oneOf('slack', 'teams'),
  topics: Type.Array(Type.String()),
  is_on: Type.Boolean(),
  has_address: Type.Boolean(),
  last_sent_at: nullable(Instant),
  /** Why the last message did not arrive. */
  last_error: nullable(Type.String()),
});
export type ChatChannel = Static<typeof ChatChannel>;

export const ChatChannels = closed({
  channels: Type.Array(ChatChannel),
  /** The topics of the caller's side that can be sent to channels. */
  topics: Type.Array(closed({ key: Type.String(), label: Type.String() })),
});
export type ChatChannels = Static<typeof ChatChannels>;

const address = Type.String({
  minLength: 10,
  maxLength: 2_000,
  pattern: '^https://\\S+$',
  description: 'an address that begins with https://',
});
const values = {
  name: nameText(100),
  kind: oneOf('slack', 'teams'),
  topics: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 60, uniqueItems: true }),
  is_on: Type.Boolean(),
};
export const ChatChannelCreate = closed({ ...values, address });
export type ChatChannelCreate = Static<typeof ChatChannelCreate>;
export const ChatChannelChange = closed({
  name: Type.Optional(values.name),
  topics: Type.Optional(values.topics),
  is_on: Type.Optional(values.is_on),
  /** Replaces the address. */
  address: Type.Optional(address),
});
export type ChatChannelChange = Static<typeof ChatChannelChange>;

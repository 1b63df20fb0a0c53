import { closed, Id, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { Definition } from './definition.schema.ts';

/** The ways in which a sender proves itself to a hook. */
export const hookSchemes = sayable([
  {
    value: 'address',
    label: 'Any system, by a secret address',
    help: 'For forms and tools that only have a field for an address. Anyone who knows the address can send to it.',
  },
  {
    value: 'header',
    label: 'Any system, by a secret header',
    help: 'For systems that can send a header with each request.',
  },
  {
    value: 'signed',
    label: 'Signed requests (Standard Webhooks)',
    help: 'For systems of your own. Each request is signed as standardwebhooks.com describes.',
  },
  {
    value: 'stripe',
    label: 'Stripe',
    help: 'Create the address, add it as an endpoint in Stripe, and enter the signing secret that Stripe then shows.',
  },
  { value: 'github', label: 'GitHub', help: 'Enter the address and the secret as a webhook of the repository.' },
  {
    value: 'typeform',
    label: 'Typeform',
    help: 'In Typeform, add a webhook with this address and secret to the form.',
  },
  {
    value: 'hubspot',
    label: 'HubSpot',
    help: 'Enter the client secret of your HubSpot app. Requests with signature version 3 are accepted.',
  },
] as const);
export type HookScheme = (typeof hookSchemes)[number]['value'];

/** Senders that give out the secret themselves, so that it is entered here. */
export const secretOfSender: readonly HookScheme[] = ['stripe', 'hubspot'];
/** Senders that give it out only once they know the address; until it is entered, requests are refused. */
export const secretAfterAddress: readonly HookScheme[] = ['stripe'];

export const HookCreate = closed({
  scheme: Type.Optional(oneOf('address', 'header', 'signed', 'stripe', 'github', 'typeform', 'hubspot')),
  /** The name of the header with the secret. */
  header: Type.Optional(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,59}$', description: 'a name of a header' })),
  /** The secret that the sender gave out. */
  secret: Type.Optional(Type.String({ minLength: 8, maxLength: 500 })),
  /** Keeps the address, and changes the secret only. */
  keeps_address: Type.Optional(Type.Boolean()),
});
export type HookCreate = Static<typeof HookCreate>;

/** The address of a hook and its secret, shown once; null for what the person knows already. */
export const NewHook = Type.Object({
  scheme: Type.String(),
  path: nullable(Type.String()),
  secret: nullable(Type.String()),
  header: nullable(Type.String()),
});
export type NewHook = Static<typeof NewHook>;

/** A value in the JSON of another system, with its path and an example. */
export const SamplePath = Type.Object({
  path: Type.String(),
  /** The names on the way to the value, for a tree. */
  trail: Type.Array(Type.String()),
  example: Type.String(),
  kind: oneOf('text', 'number', 'yes_no'),
});
export type SamplePath = Static<typeof SamplePath>;

export const HookState = Type.Object({
  scheme: Type.String(),
  header: nullable(Type.String()),
  /** The secret of the sender is still to be entered, and requests are refused. */
  lacks_secret: Type.Boolean(),
  changed_at: Instant,
  last_received_at: nullable(Instant),
  wrong_count: Type.Integer(),
  last_wrong_at: nullable(Instant),
  listening_until: nullable(Instant),
  sample: nullable(Type.Object({ received_at: Instant, expires_at: Instant, paths: Type.Array(SamplePath) })),
});
export type HookState = Static<typeof HookState>;

export const TestRequest = closed({
  definition: Definition,
  step_id: text(30),
  /** The record whose values are sent; without it the newest one. */
  record_id: Type.Optional(nullable(Id)),
});
export type TestRequest = Static<typeof TestRequest>;

/** The request that was sent, and the answer to it. */
export const TestAnswer = Type.Object({
  request: Type.String(),
  status: nullable(Type.Integer()),
  error: nullable(Type.String()),
  /** The beginning of the answer. */
  text: nullable(Type.String()),
  paths: Type.Array(SamplePath),
});
export type TestAnswer = Static<typeof TestAnswer>;

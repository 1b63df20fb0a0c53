import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, nameText, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

export const EventType = Type.String({
  maxLength: 80,
  pattern: '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$',
  description: 'a type of events, such as deal.won',
});
const EventTypes = Type.Array(EventType, { minItems: 1, maxItems: 200, uniqueItems: true });

/** An address of another system that receives events. Address and secret are encrypted; only the host is shown. */
export const webhookEndpoint = defineNoun('webhook_endpoints', nouns.webhook_endpoints, {
  fields: {
    name: field.text({
      label: 'Name',
      required: true,
      max: 100,
      placeholder: 'Order system',
      partner: 'write',
      list: 'shown',
      sort: true,
      search: true,
    }),
    host: field.text({
      label: 'Host',
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      search: true,
    }),
    status: field.choice({
      label: 'Status',
      options: [
        { value: 'enabled', label: 'Enabled', tone: 'green' },
        { value: 'disabled', label: 'Disabled', tone: 'gray' },
        { value: 'auto_disabled', label: 'Disabled after failures', tone: 'red' },
      ],
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      filter: true,
    }),
    event_count: field.number({ label: 'Events', notNull: true, write: 'never', partner: 'read', list: 'shown' }),
    rate_per_second: field.number({
      label: 'Requests per second',
      help: 'The most requests that this endpoint receives in a second.',
      notNull: true,
      min: 1,
      max: 100,
      partner: 'write',
    }),
    origin: field.choice({
      label: 'Added by',
      options: [
        { value: 'settings', label: 'A person' },
        { value: 'subscription', label: 'A subscription' },
      ],
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'hidden',
      filter: true,
    }),
    last_success_at: field.instant({
      label: 'Last success',
      write: 'never',
      partner: 'read',
      relative: true,
      list: 'shown',
    }),
    last_failure_at: field.instant({
      label: 'Last failure',
      write: 'never',
      partner: 'read',
      relative: true,
      list: 'hidden',
    }),
    failing_since: field.instant({ label: 'Failing since', write: 'never', partner: 'read', relative: true }),
    rotated_at: field.instant({
      label: 'Secret changed',
      notNull: true,
      write: 'never',
      partner: 'read',
      relative: true,
      list: 'hidden',
    }),
    created_at: field.timestamp({ label: 'Added', partner: 'read', relative: true, list: 'hidden' }),
  },
  sharedColumns: {
    event_types: Type.Array(Type.String()),
    disabled_reason: nullable(Type.String()),
    disabled_at: nullable(Instant),
    previous_until: nullable(Instant),
    api_key_name: nullable(Type.String()),
  },
  input: { event_types: EventTypes },
  inPlace: false,
});
export type WebhookEndpoint = RowOf<typeof webhookEndpoint>;

const Address = Type.String({
  maxLength: 2000,
  pattern: '^https?://',
  description: 'an address that begins with https://',
});

export const EndpointCreate = closed({
  name: nameText(100),
  address: Address,
  event_types: EventTypes,
  rate_per_second: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type EndpointCreate = Static<typeof EndpointCreate>;

/** The secret is shown once. */
export const NewEndpoint = Type.Object({ id: Id, name: Type.String(), host: Type.String(), secret: Type.String() });
export type NewEndpoint = Static<typeof NewEndpoint>;

export const SubscribeBody = closed({ target_url: Address, event: EventType });
export type SubscribeBody = Static<typeof SubscribeBody>;
export const Subscription = Type.Object({ id: Id, event: Type.String(), secret: Type.String() });

export const webhookDelivery = defineNoun('webhook_deliveries', nouns.webhook_deliveries, {
  fields: {
    event_type: field.text({
      label: 'Event',
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      search: true,
      filter: 'api',
    }),
    status: field.choice({
      label: 'Status',
      options: [
        { value: 'pending', label: 'Waiting', tone: 'blue' },
        { value: 'delivered', label: 'Delivered', tone: 'green' },
        { value: 'failed', label: 'Failed', tone: 'red' },
        { value: 'canceled', label: 'Canceled', tone: 'gray' },
      ],
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      filter: true,
    }),
    endpoint_id: field.reference('webhook_endpoints', {
      label: 'Endpoint',
      notNull: true,
      write: 'never',
      named: 'endpoint_name',
      partner: 'read',
      list: 'shown',
      filter: true,
      search: true,
    }),
    last_status_code: field.number({
      label: 'Response',
      write: 'never',
      partner: 'read',
      list: 'shown',
      filter: true,
      sort: true,
    }),
    attempts: field.number({
      label: 'Attempts',
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
    }),
    duration_ms: field.number({
      label: 'Duration',
      suffix: 'ms',
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
    }),
    last_error: field.text({ label: 'Problem', write: 'never', partner: 'read', list: 'hidden', search: true }),
    next_attempt_at: field.instant({
      label: 'Next attempt',
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
    }),
    is_test: field.boolean({
      label: 'Test event',
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'hidden',
      filter: true,
    }),
    occurred_at: field.instant({ label: 'Occurred', notNull: true, write: 'never', partner: 'read', list: 'hidden' }),
    finished_at: field.instant({ label: 'Finished', write: 'never', partner: 'read', list: 'hidden' }),
    created_at: field.timestamp({ label: 'Created', partner: 'read', list: 'shown' }),
  },
  sharedColumns: {
    host: Type.String(),
    message_id: Id,
    ref_table: nullable(Type.String()),
    ref_id: nullable(Id),
  },
  inPlace: false,
});
export type WebhookDelivery = RowOf<typeof webhookDelivery>;

export const WebhookAttempt = Type.Object({
  id: Id,
  number: Type.Integer(),
  started_at: Instant,
  duration_ms: Type.Integer(),
  status_code: nullable(Type.Integer()),
  response_excerpt: nullable(Type.String({ description: 'the first 2,048 characters of the response' })),
  error: nullable(Type.String()),
  trigger: oneOf('auto', 'manual'),
});
export type WebhookAttempt = Static<typeof WebhookAttempt>;

export const DeliveryLog = Type.Object({
  message_id: Id,
  body: Type.String({ description: 'the exact text that was signed and sent' }),
  attempts: Type.Array(WebhookAttempt),
});
export type DeliveryLog = Static<typeof DeliveryLog>;

export const ReplayBody = closed({
  from: Instant,
  to: Instant,
  /** Events that the endpoint has not received, or also those that it has. */
  which: Type.Optional(oneOf('missed', 'all')),
});
export type ReplayBody = Static<typeof ReplayBody>;

/** An event of the catalog, with an example made from the declared fields. */
export const CatalogEvent = Type.Object({
  type: Type.String(),
  label: Type.String(),
  resource: Type.String(),
  group: Type.String(),
  example: Type.Unknown({ description: 'a body as an endpoint receives it' }),
});
export type CatalogEvent = Static<typeof CatalogEvent>;

export const SampleQuery = closed({ event: EventType });
/** The shape of an event in polling lists: that of a delivery, with the id by which other systems drop repetitions. */
export const SampleEvent = Type.Object({
  id: Type.String(),
  type: Type.String(),
  timestamp: Instant,
  data: Type.Record(Type.String(), Type.Unknown()),
});
export type SampleEvent = Static<typeof SampleEvent>;

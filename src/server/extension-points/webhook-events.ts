import type { Call } from '../call.ts';

/**
 * The events that webhooks announce to other systems. A feature declares them for its records (`webhookEvents` in its
 * `server/index.ts`); `integrations/webhook-endpoints` shows the catalog and delivers them. An event carries fields of the
 * resource's row: the company gets those declared here, a partner those of them that the resource declares for partners.
 */

/** The way in which an event is recognized. */
export type WebhookCause =
  /** An event that the record declares for automations, or its being added, changed or archived: `opportunities.won`. */
  | { automation: string }
  /**
   * An outbox topic, with the record as its reference, and optionally a change of a field to one of these values (to any
   * without values).
   */
  | { topic: string; field?: string; to?: readonly (string | number | boolean)[] }
  /**
   * An outbox topic that names a partner instead of its records. `ids` is a query for them over `$1` the organization,
   * `$2` the partner, `$3` the time of the transaction and `$4` its number as `xmin` shows it.
   */
  | { topic: string; ids: string }
  /**
   * A moment. `due` is a query over `$1` the organization and `$2` the present for the records whose moment has come,
   * with `id`, `partner_id` and `key`, a text that differs for each moment of one record.
   */
  | { due: string };

export interface WebhookEvent {
  /** Dotted, in lower case, and stored: `deal.won`. */
  type: string;
  /** One sentence without a period: "A deal was won". */
  label: string;
  cause: WebhookCause;
}

export interface WebhookRecord {
  /** The table, which is also the resource. */
  table: string;
  /** The fields of an event, in this order. No contact details, no bank details, and no texts that people wrote. */
  fields: readonly string[];
  /** The column with the partner; a partner's own is `id`. Without it, only the company gets the events. */
  partner?: 'id' | 'partner_id';
  events: readonly WebhookEvent[];
}

export interface DeclaredWebhookEvent extends WebhookEvent {
  record: WebhookRecord;
}

const declared = new Map<string, DeclaredWebhookEvent>();

/** Declares the events of a kind of record. @returns their types, for `webhookEvents` of the feature */
export function defineWebhookEvents(...records: readonly WebhookRecord[]): readonly string[] {
  return records.flatMap((record) =>
    record.events.map((event) => {
      if (!/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/.test(event.type))
        throw new Error(`"${event.type}" is not a type of events, such as "deal.won".`);
      if (declared.has(event.type)) throw new Error(`Two features declare the event "${event.type}".`);
      declared.set(event.type, { ...event, record });
      return event.type;
    }),
  );
}

/** The events of all features, in the order in which they declare them. */
export const declaredWebhookEvents = (): readonly DeclaredWebhookEvent[] => [...declared.values()];

export const webhookEvent = (type: string): DeclaredWebhookEvent | undefined => declared.get(type);

type IsReceived = (call: Call, type: string) => Promise<boolean>;
let isReceivedBy: IsReceived = async () => false;

/** Sets the answer of the feature that delivers events. */
export function defineWebhookReceivers(answer: IsReceived): void {
  isReceivedBy = answer;
}

/** Whether a system of the company receives an event. Work that another system must do is sent only if one does. */
export const isReceived: IsReceived = (call, type) => isReceivedBy(call, type);

import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import type { DeclaredWebhookEvent } from '#server/extension-points/webhook-events.ts';
import { readText, rowShape } from '#server/resource/verbs.ts';
import { webhookFieldsFor, webhookResource } from '../catalog/catalog.ts';

const MOST_CHARACTERS = 500;

export interface Occurrence {
  record_id: string;
  partner_id: string | null;
  /** Rises with each event of the company, because deliveries may arrive in another order. */
  sequence: number;
  occurred_at: Date;
}

const short = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;

/**
 * The body of an event, from the record as the reader can see it now. It is read in the reader's own scope, so that a
 * partner's body cannot contain anything that the partner could not read.
 * @returns undefined when a partner cannot see the record
 */
export async function bodyOf(
  call: Call,
  event: DeclaredWebhookEvent,
  occurrence: Occurrence,
  reader: string | null,
): Promise<string | undefined> {
  const resource = webhookResource(event)!;
  const read = (from: Call) => readText(from, resource, occurrence.record_id, rowShape(resource, reader));
  const text = reader === null ? await read(call) : await call.asPartner(reader, read);
  if (!text && reader !== null) return undefined;
  const row = (text ? JSON.parse(text) : {}) as Row;
  const fields = webhookFieldsFor(event, reader).flatMap(([name]) =>
    name === 'partner_id' || row[name] === undefined ? [] : [[name, short(row[name])] as const],
  );
  return JSON.stringify({
    type: event.type,
    timestamp: occurrence.occurred_at.toISOString(),
    data: {
      id: occurrence.record_id,
      object: event.record.table,
      partner_id: reader ?? occurrence.partner_id,
      sequence: occurrence.sequence,
      updated_at: row.updated_at ?? occurrence.occurred_at.toISOString(),
      ...Object.fromEntries(fields),
    },
  });
}

import { catalogEvents } from '#features/work/automations/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { AutomationEvent } from '#server/extension-points/automations.ts';
import {
  type DeclaredWebhookEvent,
  declaredWebhookEvents,
  webhookEvent,
} from '#server/extension-points/webhook-events.ts';
import { offersDeclared } from '#server/flags/offered.ts';
import { declaredResources, type Resource } from '#server/resource/define.ts';
import { rowShape } from '#server/resource/verbs.ts';
import { allows } from '#shared/access/permissions.ts';
import { capitalized, nounPlural } from '#shared/nouns/nouns.ts';
import type { TSchema } from '#shared/schema.ts';
import type { CatalogEvent, SampleEvent } from '../../schema.ts';
import { exampleId, exampleOf } from './example.ts';

/** The outbox topic by which an event is recognized, with the change that it must bring. */
export interface Recognition extends Pick<AutomationEvent, 'topic' | 'field' | 'to'> {
  ids?: string;
}

/** @returns undefined for a moment, which no topic announces; @throws for an event that no feature declares */
export function recognitionOf({ type, cause, record }: DeclaredWebhookEvent): Recognition | undefined {
  if ('due' in cause) return undefined;
  if ('topic' in cause) return cause;
  const found = catalogEvents(record.table).find(({ key }) => key === cause.automation);
  if (!found) throw new Error(`The event "${type}" refers to "${cause.automation}", which no feature declares.`);
  return found;
}

let byTopic: Map<string, DeclaredWebhookEvent[]> | undefined;

/** The events that a topic can announce. */
export function eventsOfTopic(topic: string): readonly DeclaredWebhookEvent[] {
  byTopic ??= Map.groupBy(
    declaredWebhookEvents().filter(({ cause }) => !('due' in cause)),
    (event) => recognitionOf(event)!.topic,
  );
  return byTopic.get(topic) ?? [];
}

export const webhookResource = ({ record }: DeclaredWebhookEvent): Resource | undefined =>
  declaredResources().get(record.table);

/** Whether partners get events of this kind: the record names its partner, and partners can read it. */
export function isForPartners(event: DeclaredWebhookEvent): boolean {
  return event.record.partner !== undefined && webhookResource(event)?.partner !== undefined;
}

/** The fields of an event for one side: a partner gets those that the resource declares for partners. */
export function webhookFieldsFor(event: DeclaredWebhookEvent, partner_id: string | null): [string, TSchema][] {
  const resource = webhookResource(event);
  if (!resource || (partner_id !== null && !isForPartners(event))) return [];
  const { properties } = rowShape(resource, partner_id);
  return event.record.fields.flatMap((name) =>
    properties[name] ? [[name, properties[name]] as [string, TSchema]] : [],
  );
}

/** The events that the caller may receive: those of records that the caller may view. */
export function offeredEvents({ actor }: Call): DeclaredWebhookEvent[] {
  return declaredWebhookEvents().filter((event) => {
    const resource = webhookResource(event);
    if (!resource || (actor.mode === 'partner' && !isForPartners(event))) return false;
    return allows(actor.permissions, resource.guardedBy ?? resource.name, 'view');
  });
}

/** @throws 422 for events that the caller may not receive, with the same message for those that do not exist */
export function requireOffered(call: Call, types: readonly string[], field = 'event_types'): void {
  const offered = new Set(offeredEvents(call).map(({ type }) => type));
  const refused = types.filter((type) => !offered.has(type));
  if (refused.length > 0) throw invalid({ [field]: [`${refused.join(', ')}: not an event that you can receive`] });
}

/** The body of an event as an endpoint of one side receives it. */
export function exampleBody(event: DeclaredWebhookEvent, partner_id: string | null): Omit<SampleEvent, 'id'> {
  const { field: changed, to = [] } = recognitionOf(event) ?? {};
  const fields = webhookFieldsFor(event, partner_id).map(([name, schema]) => [
    name,
    name === changed && to.length > 0 ? to[0] : exampleOf(name, schema),
  ]);
  return {
    type: event.type,
    timestamp: '2026-03-16T09:30:00.000Z',
    data: {
      id: exampleId(event.record.table),
      object: event.record.table,
      partner_id: event.record.partner ? exampleId('partner') : null,
      sequence: 184_220,
      updated_at: '2026-03-16T09:30:00.000Z',
      ...Object.fromEntries(fields.filter(([name]) => name !== 'partner_id')),
    },
  };
}

/** The events to choose from: what an endpoint of the caller receives already stays. */
export async function webhookCatalogFor(call: Call): Promise<CatalogEvent[]> {
  const received = await call.rows<{ type: string }>(sql`
    select distinct unnest(event_types) as type from webhook_endpoints
    where organization_id = ${call.organization_id} and partner_id is not distinct from ${call.actor.partner_id}`);
  const chosen = new Set(received.map(({ type }) => type));
  const events = offeredEvents(call).filter(
    ({ type, record }) =>
      chosen.has(type) ||
      (offersDeclared(call.actor, 'webhookEvents', type) && offersDeclared(call.actor, 'resources', record.table)),
  );
  return events.map((event) => ({
    type: event.type,
    label: event.label,
    resource: event.record.table,
    group: capitalized(nounPlural(event.record.table)),
    example: exampleBody(event, call.actor.partner_id),
  }));
}

/** An example of an event, for lists that another system shows while someone sets up a subscription. */
export function sampleOf(call: Call, type: string): SampleEvent {
  requireOffered(call, [type], 'event');
  return { id: exampleId(type), ...exampleBody(webhookEvent(type)!, call.actor.partner_id) };
}

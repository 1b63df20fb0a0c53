import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Tracked } from '../../schema.ts';

interface NewEvent {
  id: string;
  kind: Tracked['kind'];
  external_id: string;
  content_hash: string;
  customer_id?: string | null;
  invoice_id?: string | null;
  partner_id?: string | null;
  link_id?: string | null;
  coupon_id?: string | null;
  opportunity_id?: string | null;
  amount_minor?: number | null;
  booked_minor?: number | null;
  currency?: string | null;
  status: Tracked['status'];
  note?: string | null;
  occurred_at: Date;
}

export async function insertEvent(call: Call, event: NewEvent): Promise<void> {
  await call.run(sql`
    insert into tracked_events (organization_id, id, kind, external_id, content_hash, customer_id, invoice_id,
      partner_id, link_id, coupon_id,
      opportunity_id, amount_minor, currency, status, note, occurred_at, created_at, booked_minor)
    values (${call.organization_id}, ${event.id}, ${event.kind}, ${event.external_id}, ${event.content_hash},
      ${event.customer_id ?? null}, ${event.invoice_id ?? null}, ${event.partner_id ?? null}, ${event.link_id ?? null},
      ${event.coupon_id ?? null}, ${event.opportunity_id ?? null}, ${event.amount_minor ?? null},
      ${event.currency ?? null}, ${event.status}, ${event.note ?? null}, ${event.occurred_at}, ${call.now()},
      ${event.booked_minor ?? null})`);
  await call.announce('tracked_events.created', event.id);
  await tellPartner(call, event);
}

/** Records the outcome of an event that waited. */
export async function updateEvent(
  call: Call,
  id: string,
  event: Partial<Pick<NewEvent, 'partner_id' | 'link_id' | 'coupon_id' | 'opportunity_id' | 'booked_minor'>> &
    Pick<NewEvent, 'status' | 'note'>,
): Promise<void> {
  await call.run(sql`
    update tracked_events
    set partner_id = ${event.partner_id ?? null}, link_id = ${event.link_id ?? null},
      coupon_id = ${event.coupon_id ?? null}, opportunity_id = ${event.opportunity_id ?? null},
      booked_minor = ${event.booked_minor ?? null}, status = ${event.status}, note = ${event.note ?? null}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.announce('tracked_events.updated', id);
  await tellPartner(call, event);
}

/** Refreshes open screens of the partner; the event itself is visible to the company only. */
async function tellPartner(
  call: Call,
  { partner_id, link_id }: Pick<NewEvent, 'partner_id' | 'link_id'>,
): Promise<void> {
  if (partner_id) await call.announce('referral_links.updated', link_id ?? null, { partner_id });
}

import type { Call } from '#server/call.ts';
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
  await call.run(
    `insert into tracked_events (organization_id, id, kind, external_id, content_hash, customer_id, invoice_id, partner_id, link_id, coupon_id,
       opportunity_id, amount_minor, currency, status, note, occurred_at, created_at, booked_minor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      call.organization_id,
      event.id,
      event.kind,
      event.external_id,
      event.content_hash,
      event.customer_id ?? null,
      event.invoice_id ?? null,
      event.partner_id ?? null,
      event.link_id ?? null,
      event.coupon_id ?? null,
      event.opportunity_id ?? null,
      event.amount_minor ?? null,
      event.currency ?? null,
      event.status,
      event.note ?? null,
      event.occurred_at,
      call.now(),
      event.booked_minor ?? null,
    ],
  );
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
  await call.run(
    `update tracked_events set partner_id = $3, link_id = $4, coupon_id = $5, opportunity_id = $6, booked_minor = $7, status = $8, note = $9
     where organization_id = $1 and id = $2`,
    [
      ...[call.organization_id, id, event.partner_id ?? null, event.link_id ?? null, event.coupon_id ?? null],
      ...[event.opportunity_id ?? null, event.booked_minor ?? null, event.status, event.note ?? null],
    ],
  );
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

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
  currency?: string | null;
  status: Tracked['status'];
  note?: string | null;
  occurred_at: Date;
}

export async function insertEvent(call: Call, event: NewEvent): Promise<void> {
  await call.run(
    `insert into tracked_events (organization_id, id, kind, external_id, content_hash, customer_id, invoice_id, partner_id, link_id, coupon_id,
       opportunity_id, amount_minor, currency, status, note, occurred_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
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
    ],
  );
  // Live screens of the partner follow; the event itself is the company's.
  if (event.partner_id)
    await call.announce('referral_links.updated', event.link_id ?? null, { partner_id: event.partner_id });
}

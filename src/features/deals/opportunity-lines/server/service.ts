import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** Writes the lines of one deal that stay and deletes its others. The deal must be locked. */
export async function saveLines(call: Call, opportunity_id: string, kept: readonly { id?: string }[]): Promise<void> {
  await call.run(sql`
    delete from opportunity_lines
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id}
      and not id = any(${kept.map(({ id }) => id)})`);
  if (kept.length === 0) return;
  await call.run(sql`
    update opportunity_lines l set product_id = n.product_id, description = n.description, quantity = n.quantity,
      amount_minor = n.amount_minor, discount_minor = n.discount_minor, tax_minor = n.tax_minor,
        cost_minor = n.cost_minor,
      recurring_interval = n.recurring_interval, term_months = n.term_months, position = n.position
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) n(id uuid, product_id uuid, description text, quantity int,
      amount_minor bigint,
      discount_minor bigint, tax_minor bigint, cost_minor bigint, recurring_interval text, term_months int,
        position int)
    where l.organization_id = ${call.organization_id} and l.id = n.id`);
}

/** Turns the lines of won deals that were closed about a term ago into yearly lines, so that their renewals are due. */
export async function markRecurring(
  call: Call,
  { months, endsWithinDays, most, first }: { months: number; endsWithinDays: number; most: number; first: string },
): Promise<void> {
  await call.run(sql`
    update opportunity_lines l set recurring_interval = 'year', term_months = ${months}
    where l.organization_id = ${call.organization_id} and l.opportunity_id in (
      select o.id from opportunities o
      where o.organization_id = ${call.organization_id} and o.status = 'won' and o.archived_at is null
        and (o.closed_on + make_interval(months => ${months}))::date between ${call.today()}::date and
          ${call.today()}::date + ${endsWithinDays}::int
      order by o.partner_id = ${first} desc nulls last, o.closed_on, o.id limit ${most})`);
}

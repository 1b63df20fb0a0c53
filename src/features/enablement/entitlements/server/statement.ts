import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest } from '#server/errors.ts';
import type { ValueStatement } from '../schema.ts';

/** "Used $12,400 of $31,000 this year": the value of all periods that begin this year, and of one-time benefits. */
export async function valueStatement(call: Call, given: string | undefined): Promise<ValueStatement> {
  const partner_id = call.actor.partner_id ?? given;
  if (!partner_id) throw badRequest('partner_id is required', { partner_id: ['is required'] });
  await call.requirePartner(partner_id);
  const year = Number(call.today().slice(0, 4));
  const totals = await call.rows<ValueStatement['totals'][number]>(sql`
    select currency, sum(granted * value_of_one_minor)::bigint as granted_minor,
      sum(used * value_of_one_minor)::bigint as used_minor
    from entitlement_balance_rows
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and value_of_one_minor is not null
      and granted > 0 and kind not in ('discount', 'lead_share')
      and (ends_on is null or extract(year from starts_on) = ${year})
    group by currency order by 2 desc`);
  return { year, totals };
}

import type { ProductLine } from '#features/engagement/forms/answers.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** The products of a new registration, in the order of the form. */
export async function writeLines(call: Call, registration_id: string, lines: readonly ProductLine[]): Promise<void> {
  if (lines.length === 0) return;
  await call.run(sql`
    insert into deal_registration_lines (organization_id, registration_id, product_id, quantity, amount_minor, position)
    select ${call.organization_id}, ${registration_id}, l.product_id, l.quantity, l.amount_minor, l.n
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (product_id uuid, quantity int,
      amount_minor bigint)) with ordinality
      as l(product_id, quantity, amount_minor, n)`);
}

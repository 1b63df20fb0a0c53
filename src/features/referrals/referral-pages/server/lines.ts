import type { ProductLine } from '#features/engagement/forms/answers.ts';
import type { Call } from '#server/call.ts';

/** The products of a new registration, in the order of the form. */
export async function writeLines(call: Call, registration_id: string, lines: readonly ProductLine[]): Promise<void> {
  if (lines.length === 0) return;
  await call.run(
    `insert into deal_registration_lines (organization_id, registration_id, product_id, quantity, amount_minor, position)
     select $1, $2, l.product_id, l.quantity, l.amount_minor, l.n
     from rows from (jsonb_to_recordset($3::jsonb) as (product_id uuid, quantity int, amount_minor bigint)) with ordinality
       as l(product_id, quantity, amount_minor, n)`,
    [call.organization_id, registration_id, JSON.stringify(lines)],
  );
}

import { type LineInput, opportunityLine } from '#features/deals/opportunity-lines/schema.ts';
import { saveLines } from '#features/deals/opportunity-lines/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Statement } from '#server/db/batch.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { insertStatements } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import { MAX_MINOR } from '#shared/money/money.ts';
import { archivedAmong } from '../archived.ts';

export type Line = Required<Omit<LineInput, 'id'>> & { id: string | undefined; position: number };

/** @throws 422 naming the line whose parts exceed it */
export function linesOf(given: readonly LineInput[]): Line[] {
  return given.map((input, position) => {
    const { amount_minor, discount_minor = 0, tax_minor = 0 } = input;
    const field = `lines.${position}`;
    if (discount_minor + tax_minor > amount_minor) {
      throw invalid({ [`${field}.discount_minor`]: ['and tax together are more than the line'] });
    }
    if (!input.product_id && !input.description?.trim()) {
      throw invalid({ [`${field}.description`]: ['is needed where there is no product'] });
    }
    if (input.term_months && !input.recurring_interval) {
      throw invalid({ [`${field}.term_months`]: ['needs how often the line is charged'] });
    }
    return {
      id: input.id,
      product_id: input.product_id ?? null,
      description: input.description?.trim() || null,
      quantity: input.quantity ?? 1,
      amount_minor,
      discount_minor,
      tax_minor,
      cost_minor: input.cost_minor ?? null,
      recurring_interval: input.recurring_interval ?? null,
      term_months: input.term_months ?? null,
      position,
    };
  });
}

/** The lines of a deal as they could be given again. */
export function linesOfDeal(call: Call, opportunity_id: string): Promise<(LineInput & { id: string })[]> {
  return call.rows<LineInput & { id: string }>(sql`
    select id, product_id, description, quantity, amount_minor, discount_minor, tax_minor, cost_minor,
      recurring_interval, term_months from opportunity_lines
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id} order by position, id`);
}

/** Exact: a sum of amounts that fit is refused when it no longer does. */
export function dealLineSum(lines: readonly Pick<Line, 'amount_minor'>[]): number {
  const sum = lines.reduce((all, { amount_minor }) => all + amount_minor, 0);
  if (sum > MAX_MINOR) throw invalid({ lines: ['add up to more than an amount can be'] });
  return sum;
}

/** @throws 422 naming the line whose product is archived */
export async function rejectArchivedProducts(call: Call, lines: readonly Line[]): Promise<void> {
  const gone = await archivedAmong(
    call,
    'products',
    lines.map(({ product_id }) => product_id),
  );
  rejectLinesOf(gone, lines);
}

/** @throws 422 naming the line whose product is among the archived */
export function rejectLinesOf(gone: ReadonlyMap<string, string>, lines: readonly Line[]): void {
  for (const { product_id, position } of lines)
    if (product_id && gone.has(product_id))
      throw invalid({ [`lines.${position}.product_id`]: [`is archived: ${gone.get(product_id)}`] });
}

export function lineStatements(call: Call, lines: readonly (Line & { opportunity_id: string })[]): Statement[] {
  const rows = lines.map((line) => ({ ...line, id: newId() }));
  return insertStatements(call, 'opportunity_lines', opportunityLine.row, rows);
}

/** Makes the lines of one deal exactly `lines`; those given with their id keep it. The deal must be locked. */
export async function replaceLines(call: Call, opportunity_id: string, lines: readonly Line[]): Promise<void> {
  const kept = lines.filter(({ id }) => id !== undefined);
  const before = await call.rows<{ id: string; product_id: string | null }>(sql`
    select id, product_id from opportunity_lines
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id}`);
  const known = new Set(before.map(({ id }) => id));
  const stranger = lines.findIndex(({ id }) => id !== undefined && !known.has(id));
  if (stranger >= 0) throw invalid({ [`lines.${stranger}.id`]: ['is not a line of this deal'] });
  if (new Set(kept.map(({ id }) => id)).size < kept.length) throw invalid({ lines: ['name one line twice'] });
  const sold = new Set(before.map(({ product_id }) => product_id));
  await rejectArchivedProducts(
    call,
    lines.filter(({ product_id }) => !sold.has(product_id)),
  );
  await saveLines(call, opportunity_id, kept);
  const added = lines.filter(({ id }) => id === undefined).map((line) => ({ ...line, opportunity_id }));
  await call.tx.batch(lineStatements(call, added));
}

import {
  linesOfDeal,
  replaceDealLines,
  replaceSplit,
  splitOfDeal,
} from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { declaredResources } from '#server/resource/define.ts';
import { updateRow } from '#server/resource/verbs.ts';
import type { Footprint } from './footprint.ts';

/** Restores the lines of existing deals; their amounts follow the lines, or become independent again. */
export async function restoreLines(call: Call, { created, changed }: Footprint): Promise<void> {
  const before = new Map((changed.get('opportunity_lines') ?? []).map((line) => [line.id, line.before]));
  const made = new Set(created.get('opportunity_lines'));
  for (const { id } of changed.get('opportunities') ?? []) {
    const lines = await linesOfDeal(call, id);
    if (!lines.some((line) => before.has(line.id) || made.has(line.id))) continue;
    await replaceDealLines(call, id, {
      lines: lines.filter((line) => !made.has(line.id)).map((line) => ({ ...line, ...amountIn(before.get(line.id)) })),
    });
  }
}

/** Deals that followed a file to another partner had one, or none. */
export async function restorePartners(call: Call, { changed }: Footprint): Promise<void> {
  for (const { id, before } of changed.get('opportunities') ?? []) {
    if (!('partner_id' in before)) continue;
    const partner_id = before.partner_id as string | null;
    const [part] = await splitOfDeal(call, id);
    await replaceSplit(call, id, { participants: partner_id ? [{ ...part, partner_id }] : [] });
  }
}

/** An import changes only the amount of a line. */
const amountIn = (before: Row = {}) =>
  'amount_minor' in before ? { amount_minor: before.amount_minor as number } : {};

/**
 * Restores fields through the resource's own rules, as far as these allow changes; the other fields were derived from
 * the stage or a rule.
 */
export async function restoreChanged(call: Call, footprint: Footprint): Promise<void> {
  for (const [table, rows] of footprint.changed) {
    const resource = declaredResources().get(table);
    if (!resource?.update) continue;
    for (const { id, before } of rows) {
      const values: Row = {};
      for (const [field, was] of Object.entries(before)) {
        if (field === 'custom') values.custom = await ownFieldsBefore(call, table, id, (was ?? {}) as Row);
        else if (field === 'is_customer' && (await boughtElse(call, id, footprint))) continue;
        else if (field in resource.update.properties && field !== 'archived_at') values[field] = was;
      }
      if (Object.keys(values).length > 0) await updateRow(call, resource, id, values);
    }
  }
}

/** A company whose deal the import won is a customer still, if it has bought otherwise. */
async function boughtElse(call: Call, account_id: string, { created }: Footprint): Promise<boolean> {
  const other = await call.maybe(sql`
    select from opportunities
    where organization_id = ${call.organization_id} and account_id = ${account_id} and status = 'won'
      and archived_at is null
      and not id = any(${created.get('opportunities') ?? []}) limit 1`);
  return other !== undefined;
}

/** Fields that came with the import are cleared, the others get their old values. */
async function ownFieldsBefore(call: Call, table: string, id: string, before: Row): Promise<Row> {
  const { custom } = await call.one<{ custom: Row }>(
    sql`select custom from ${sql.identifier(table)} where organization_id = ${call.organization_id} and id = ${id}`,
  );
  return { ...Object.fromEntries(Object.keys(custom).map((key) => [key, null])), ...before };
}

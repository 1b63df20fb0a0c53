import type { Call } from '#server/call.ts';
import { Parameters } from '#server/resource/comparison.ts';
import { type ListView, readListQuery, whereOf } from '#server/resource/list-sql.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import { rowShape } from '#server/resource/verbs.ts';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import type { LineTotal } from '../schema.ts';
import { commissionLines } from './resource.ts';

/** Totals of the lines in a list, by currency and status, under the list's own filters. */
export async function lineTotals(call: Call, raw: RawQuery): Promise<LineTotal[]> {
  const sight: ListView = {
    resource: commissionLines,
    row: rowShape(commissionLines, call.actor.partner_id),
    custom: [],
  };
  const query = readListQuery(sight, raw);
  const parameters = new Parameters(call.organization_id);
  const where = whereOf(sight, query, parameters);
  return call.rows<LineTotal>(
    `select t.currency, t.status, count(*)::int as count, sum(t.amount_minor)::bigint as amount_minor
     from ${sourceOf(commissionLines)} where ${where} group by t.currency, t.status order by t.currency, t.status`,
    parameters.values,
  );
}

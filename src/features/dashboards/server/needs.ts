import type { Call } from '#server/call.ts';
import { allows } from '#shared/permissions.ts';
import type { Need, NeedItem } from '../schema.ts';
import { needSources } from './need-kinds.ts';
import { countOf } from './rows.ts';

const SHOWN = 5;

/** What waits for the caller: kinds of work it may do, with how much of each and the most urgent ones. One round trip. */
export async function needs(call: Call): Promise<Need[]> {
  const sources = needSources(call).filter(
    ({ modes, resource }) => modes.includes(call.actor.mode) && allows(call.actor.permissions, resource, 'manage'),
  );
  const answers = await call.tx.batch(
    sources.map(({ sql, values }) => ({
      text: `with waiting as materialized (${sql})
        select json_build_object(
          'count', (select count(*) from waiting),
          'late', (select count(*) from waiting where is_late),
          'items', (select coalesce(json_agg(row_to_json(first)), '[]')
            from (select id, title, detail, at, amount_minor, currency, coalesce(is_own, false) as is_own
              from waiting order by at nulls last, id limit ${SHOWN}) first))::text`,
      values: [call.organization_id, ...values.map((value) => value || null)],
    })),
  );
  return sources.map(({ kind, resource, rows, late }, index) => {
    const found = JSON.parse(answers[index]![0]!) as { count: number; late: number; items: NeedItem[] };
    return {
      kind,
      ...countOf(found.count, resource, rows),
      late: late ? countOf(found.late, resource, late) : null,
      items: found.items,
    };
  });
}

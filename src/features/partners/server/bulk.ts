import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import { removeRow, updateRow } from '#server/resource/verbs.ts';
import type { PartnerBulkChange, PartnerBulkResult } from '../schema.ts';
import { partners } from './resource.ts';

/** Each partner changes by the same rules as alone; a refusal concerns that partner only. */
export async function changePartners(call: Call, { ids, change }: PartnerBulkChange): Promise<PartnerBulkResult> {
  const { add_tags = [], remove_tags = [], archive, ...patch } = change;
  const rows = await call.rows<{ id: string; name: string; tags: string[] }>(
    'select id, name, tags from partners where organization_id = $1 and id = any($2::uuid[]) order by id for no key update',
    [call.organization_id, ids],
  );
  const result: PartnerBulkResult = { changed: 0, refused: [] };
  for (const { id, name, tags } of rows) {
    const kept = [...new Set([...tags, ...add_tags])].filter((tag) => !remove_tags.includes(tag));
    const values: Row = kept.join('\n') === tags.join('\n') ? patch : { ...patch, tags: kept };
    // A refusal of the database ends the transaction up to here only.
    await call.run('savepoint one_partner');
    try {
      if (Object.keys(values).length > 0) await updateRow(call, partners, id, values);
      if (archive) await removeRow(call, partners, id);
      await call.run('release savepoint one_partner');
      result.changed += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await call.run('rollback to savepoint one_partner');
      result.refused.push({ id, name, message: error.message });
    }
  }
  return result;
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import type { ImportedRecord } from '../../schema.ts';
import { readImport } from '../service.ts';
import { importNames } from './footprint.ts';

const MOST_OF_EACH = 200;

/** The records of an import that are still there, as far as the reader may see their resource. */
export async function importedRecords(call: Call, id: string): Promise<ImportedRecord[]> {
  await readImport(call, id);
  const rows = await call.rows<Omit<ImportedRecord, 'name'>>(sql`
    select r.ref_table as table, r.ref_id as id, r.outcome from (
      select ref_table, ref_id, outcome, min(row_number) as row,
        row_number() over (partition by ref_table order by min(row_number)) as place
      from import_rows
      where organization_id = ${call.organization_id} and import_id = ${id} and ref_id is not null
        and outcome in ('created', 'updated')
      group by ref_table, ref_id, outcome) r
    where r.place <= ${sql.raw(MOST_OF_EACH)} order by r.ref_table, r.place`);
  const mine = rows.filter(({ table }) =>
    allows(call.actor.permissions, declaredResources().get(table)?.guardedBy ?? table, 'view'),
  );
  const names = await importNames(call, mine);
  return mine.flatMap((row) => (names.has(row.id) ? [{ ...row, name: names.get(row.id)! }] : []));
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest } from '#server/errors.ts';
import type { Import } from '../../schema.ts';
import { importReason } from '../planning/planned.ts';
import { planned, readImport, readImportTables } from '../service.ts';

interface RefusedFile {
  header: string[];
  rows: { cells: string[]; reason: string }[];
}

/** The refused rows of a file as they stand in it, each with its reason: what is needed to put them right and send them again. */
export async function refusedRows(
  call: Call,
  id: string,
  file_name: string | undefined,
): Promise<RefusedFile & { file_name: string }> {
  const current = await readImport(call, id);
  const files = await readImportTables(call, id);
  const all =
    current.status === 'done' || current.status.startsWith('und')
      ? await recorded(call, id)
      : await foreseen(call, current);
  const names = file_name ? [file_name] : [...new Set(all.map(({ file }) => file))];
  const [name] = names;
  if (names.length > 1) throw badRequest('Specify the file.', { file: [`is one of ${names.join(', ')}`] });
  const table = name ? files.get(name) : files.values().next().value;
  if (!table) throw badRequest('This file does not exist.', { file: ['does not exist'] });
  return {
    file_name: name ?? [...files.keys()][0]!,
    header: table.header,
    rows: all
      .filter(({ file }) => file === name)
      .map(({ row, reason }) => ({ cells: table.rows[table.row_numbers.indexOf(row)] ?? [], reason })),
  };
}

interface RefusedPlace {
  file: string;
  row: number;
  reason: string;
}

/** The rows that were refused when the import ran. */
function recorded(call: Call, id: string): Promise<RefusedPlace[]> {
  return call.rows<RefusedPlace>(sql`
    select f.file_name as file, r.row_number as row, coalesce(r.reason, '') as reason from import_rows r
    join import_files f on f.organization_id = r.organization_id and f.id = r.file_id
    where r.organization_id = ${call.organization_id} and r.import_id = ${id} and r.outcome = 'refused'
    order by f.file_name, r.row_number`);
}

async function foreseen(call: Call, current: Import): Promise<RefusedPlace[]> {
  const { plan } = await planned(call, current);
  return plan.outcomes
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ file, row, problems }) => ({ file, row, reason: importReason(problems) }));
}

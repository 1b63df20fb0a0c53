import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company.ts';
import { badRequest, conflict } from '#server/errors.ts';
import { lockedRow, readRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { createDefaultPipeline } from '../../opportunity-types/server/service.ts';
import type { Import, ImportFile, ImportReport } from '../schema.ts';
import { applyPlan, type Tell } from './apply.ts';
import { type Known, readKnown } from './known.ts';
import { type Plan, planImport } from './plan.ts';
import { readTable, type Table } from './read-file.ts';
import { imports } from './resource.ts';
import { requireMove } from './rules.ts';
import { columnOf, suggestMapping } from './suggest.ts';

export interface Upload {
  file_name: string;
  bytes: Buffer;
}
const MOST_FILES = 10;
const SAMPLE_ROWS = 5;

/** Takes files in and suggests what they are. Nothing else is written. @returns the import's id */
export async function createImport(call: Call, uploads: readonly Upload[]): Promise<string> {
  if (uploads.length === 0) throw badRequest('Choose at least one file.', { files: ['is required'] });
  if (uploads.length > MOST_FILES)
    throw badRequest(`At most ${MOST_FILES} files at once.`, { files: [`at most ${MOST_FILES}`] });
  const tables = new Map<string, Table>();
  for (const { file_name, bytes } of uploads) {
    if (tables.has(file_name))
      throw badRequest(`There are two files named ${file_name}.`, { files: [`two are named ${file_name}`] });
    tables.set(file_name, readTable(file_name, bytes));
  }
  const id = newId();
  const mapping = suggestMapping(tables, {
    currency: await baseCurrency(call),
    type_id: await createDefaultPipeline(call),
  });
  const name = uploads
    .map(({ file_name }) => file_name.replace(/\.\w+$/, ''))
    .join(', ')
    .slice(0, 200);
  await call.run('insert into imports (organization_id, id, name, mapping) values ($1, $2, $3, $4)', [
    call.organization_id,
    id,
    name,
    JSON.stringify(mapping),
  ]);
  for (const { file_name, bytes } of uploads) {
    const { encoding, delimiter, header, rows } = tables.get(file_name)!;
    await call.run(
      `insert into import_files (organization_id, import_id, file_name, sha256, size, encoding, delimiter, header, row_count, content)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        call.organization_id,
        id,
        file_name,
        createHash('sha256').update(bytes).digest('hex'),
        bytes.length,
        encoding,
        delimiter,
        header,
        rows.length,
        bytes,
      ],
    );
  }
  return id;
}

export function readImport(call: Call, id: string): Promise<Import> {
  return readRow<Import>(call, imports, id);
}

/** The files of an import as they were read, with their first rows. */
export async function importFiles(call: Call, id: string): Promise<ImportFile[]> {
  await readImport(call, id);
  const files = await call.rows<Omit<ImportFile, 'sample'> & { content: Buffer }>(
    'select id, file_name, size, encoding, delimiter, header, row_count, content from import_files where organization_id = $1 and import_id = $2 order by file_name',
    [call.organization_id, id],
  );
  return files.map(({ content, ...file }) => ({
    ...file,
    sample: readTable(file.file_name, content).rows.slice(0, SAMPLE_ROWS),
  }));
}

/** The dry run: what the import would do, in full, with nothing written but this report. */
export async function checkImport(call: Call, id: string): Promise<Import> {
  const current = await lockedRow<Import>(call, imports, id);
  requireMove(current.status, 'checked');
  const { plan } = await planned(call, current);
  await call.run(
    "update imports set status = 'checked', report = $3, error = null where organization_id = $1 and id = $2",
    [call.organization_id, id, JSON.stringify(plan.report)],
  );
  return readImport(call, id);
}

/** Accepts the dry run: a job carries it out. */
export async function startImport(call: Call, id: string): Promise<Import> {
  const current = await lockedRow<Import>(call, imports, id);
  requireMove(current.status, 'running');
  if (!current.report) throw conflict('Check the import first.', { allowed: ['checked'] });
  await call.run(
    "update imports set status = 'running', progress = null, error = null, started_at = $3, finished_at = null where organization_id = $1 and id = $2",
    [call.organization_id, id, call.now()],
  );
  await call.enqueue('imports.run', { import_id: id, user_id: call.actor.user_id }, { job_key: `import:${id}` });
  return readImport(call, id);
}

/**
 * Carries an accepted import out, whole, in the caller's transaction. A second run finds it done and does nothing, so a job
 * that was killed half-way can simply run again.
 * @returns false when there was nothing to do
 */
export async function runImport(call: Call, id: string, tell: Tell): Promise<boolean> {
  // Not the row itself: progress is told about it meanwhile, by other transactions.
  await call.run("select pg_advisory_xact_lock(hashtextextended('imports ' || $1, 0))", [call.organization_id]);
  const current = await readImport(call, id);
  if (current.status !== 'running') return false;
  const { plan, known } = await planned(call, current);
  if (plan.report.plan_hash !== current.report?.plan_hash) {
    throw conflict('What the import would do has changed since it was checked. Check it again.');
  }
  const idOf = await applyPlan(call, plan, known, current.mapping, tell);
  await call.run(
    `insert into import_rows (organization_id, import_id, file_id, row_number, outcome, ref_table, ref_id, reason)
     select $1, $2, f.id, r.row, r.outcome, r.target, r.id, r.reason
     from jsonb_to_recordset($3::jsonb) r(file text, row int, target text, outcome text, id uuid, reason text)
     join import_files f on f.organization_id = $1 and f.import_id = $2 and f.file_name = r.file`,
    [
      call.organization_id,
      id,
      JSON.stringify(plan.outcomes.map((row) => ({ ...row, id: row.key ? idOf(row.target, row.key) : null }))),
    ],
  );
  await call.run(
    "update imports set status = 'done', report = $3, finished_at = $4 where organization_id = $1 and id = $2",
    [call.organization_id, id, JSON.stringify(plan.report satisfies ImportReport), call.now()],
  );
  await call.announce('imports.finished', id, { created_by: current.created_by });
  return true;
}

/** Every refused row with its file, number, cells and reason. */
export async function refusedRows(
  call: Call,
  id: string,
): Promise<{ file: string; row: number; reason: string; cells: string[] }[]> {
  const current = await readImport(call, id);
  const { plan, files } = await planned(call, current);
  return plan.outcomes
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ file, row, field, reason = '' }) => ({
      file,
      row,
      reason: field ? `${field}: ${reason}` : reason,
      cells: files.get(file)!.rows[row - 2]!,
    }));
}

async function planned(
  call: Call,
  { id, mapping }: Import,
): Promise<{ plan: Plan; known: Known; files: Map<string, Table> }> {
  const stored = await call.rows<{ file_name: string; content: Buffer }>(
    'select file_name, content from import_files where organization_id = $1 and import_id = $2 order by file_name',
    [call.organization_id, id],
  );
  const files = new Map(stored.map(({ file_name, content }) => [file_name, readTable(file_name, content)]));
  const external_refs = [...files].flatMap(([name, table]) => {
    const file = mapping.files[name];
    return file?.target === 'opportunities' ? columnOf(table, file.columns.external_ref) : [];
  });
  const known = await readKnown(call, { type_id: mapping.type_id, external_refs });
  return { plan: planImport(files, mapping, known), known, files };
}

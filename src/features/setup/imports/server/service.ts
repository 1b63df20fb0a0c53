import { createHash } from 'node:crypto';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company.ts';
import { badRequest, conflict } from '#server/errors.ts';
import { lockedRow, readRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import type { Import, ImportFile, ImportReport, ImportTarget } from '../schema.ts';
import { applyPlan, type Tell } from './apply.ts';
import { importTargets, type Targets } from './import-targets.ts';
import { type Known, readKnown } from './known.ts';
import { planImport } from './plan.ts';
import { type Plan, refused } from './planned.ts';
import type { Table } from './read-file.ts';
import { readUpload, type Upload } from './reading.ts';
import { imports } from './resource.ts';
import type { RefusedRow } from './resource-write.ts';
import { mayWrite, queueOf, requireMove, requireWriting } from './rules.ts';
import { suggestMapping } from './suggest.ts';
import { tryPlan } from './trial.ts';

const MOST_FILES = 10;
const SAMPLE_ROWS = 5;

/** @throws 400 naming the file that is none, and why */
export async function readUploads(uploads: readonly Upload[]): Promise<Map<string, Table>> {
  if (uploads.length === 0) throw badRequest('Choose at least one file.', { files: ['is required'] });
  if (uploads.length > MOST_FILES)
    throw badRequest(`At most ${MOST_FILES} files at once.`, { files: [`at most ${MOST_FILES}`] });
  const tables = new Map<string, Table>();
  for (const { file_name, bytes } of uploads) {
    if (tables.has(file_name))
      throw badRequest(`There are two files named ${file_name}.`, { files: [`two are named ${file_name}`] });
    tables.set(file_name, await readUpload({ file_name, bytes }));
  }
  return tables;
}

/** Takes files in and suggests what they are. Nothing else is written. @returns the import's id */
export async function createImport(
  call: Call,
  uploads: readonly Upload[],
  tables?: ReadonlyMap<string, Table>,
): Promise<string> {
  tables ??= await readUploads(uploads);
  const id = newId();
  const targets = mayWrite(call, await importTargets(call));
  const mapping = suggestMapping(tables, targets, {
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
  return Promise.all(
    files.map(async ({ content: bytes, ...file }) => ({
      ...file,
      sample: (await readUpload({ file_name: file.file_name, bytes }, SAMPLE_ROWS)).rows,
    })),
  );
}

/** What a file may be for this person, with the fields to choose columns for. */
export async function targetList(call: Call): Promise<ImportTarget[]> {
  return [...mayWrite(call, await importTargets(call)).values()].map(
    ({ key, label, group, fields, known_by, can_update }) => ({
      key,
      label,
      group,
      known_by,
      can_update,
      fields: fields.map(({ key, label, kind, synonyms, is_required, is_custom, is_main }) => ({
        key,
        label,
        kind,
        synonyms,
        // What one column can say in one piece with others, no column must say alone.
        ...(is_required && !fields.some(({ into }) => into) && { is_required }),
        ...(is_custom && { is_custom }),
        ...(is_main && { is_main }),
      })),
    }),
  );
}

/** The dry run: what the import would do, in full, with nothing written but this report. */
export async function checkImport(call: Call, id: string): Promise<Import> {
  const current = await lockedRow<Import>(call, imports, id);
  requireMove(current.status, 'checked');
  const { plan, known, files, targets } = await planned(call, { ...current, report: null });
  requireWriting(
    call,
    targets,
    Object.values(current.mapping.files).map(({ target }) => target),
  );
  const { refused: refusals, untried } = await tryPlan(call, plan, known, targets);
  for (const { file, row, field, reason } of refusals) known.tried.set(`${file} ${row}`, refused(field, reason));
  // What names a row that the rules refuse has nothing to name: the plan is made again with what they said.
  const { report } = refusals.length > 0 ? await planImport(files, current.mapping, known, targets) : plan;
  if (untried > 0)
    report.notices.push(
      `${untried.toLocaleString('en')} rows could not be tried beforehand; what a rule refuses of them is left out and listed when they are imported.`,
    );
  await call.run(
    "update imports set status = 'checked', report = $3, error = null where organization_id = $1 and id = $2",
    [call.organization_id, id, JSON.stringify(report)],
  );
  return readImport(call, id);
}

/** Accepts the dry run: a job carries it out. */
export async function startImport(call: Call, id: string): Promise<Import> {
  const current = await lockedRow<Import>(call, imports, id);
  requireMove(current.status, 'running');
  if (!current.report) throw conflict('Check the import first.', { allowed: ['checked'] });
  requireWriting(call, await importTargets(call), current.report.writes);
  await call.run(
    "update imports set status = 'running', progress = null, error = null, started_at = $3, finished_at = null where organization_id = $1 and id = $2",
    [call.organization_id, id, call.now()],
  );
  await call.enqueue(
    'imports.run',
    { import_id: id, user_id: call.actor.user_id },
    { job_key: `import:${id}`, queue: queueOf(call) },
  );
  return readImport(call, id);
}

/**
 * Carries an accepted import out, whole, in the caller's transaction. A second run finds it done and does nothing, so a job
 * that was killed half-way can simply run again.
 * @returns false when there was nothing to do
 */
export async function runImport(call: Call, id: string, tell: Tell): Promise<boolean> {
  await oneAtATime(call);
  const current = await readImport(call, id);
  if (current.status !== 'running') return false;
  const { plan, known, targets } = await planned(call, current);
  if (plan.report.plan_hash !== current.report?.plan_hash) {
    throw conflict('What the import would do has changed since it was checked. Check it again.');
  }
  const { ids, refused: late } = await applyPlan(call, plan, known, { mapping: current.mapping, targets, tell });
  leaveOut(plan, late);
  await call.run(
    `insert into import_rows (organization_id, import_id, file_id, row_number, outcome, ref_table, ref_id, reason)
     select $1, $2, f.id, r.row, r.outcome, r.target, r.id, r.reason
     from jsonb_to_recordset($3::jsonb) r(file text, row int, target text, outcome text, id uuid, reason text)
     join import_files f on f.organization_id = $1 and f.import_id = $2 and f.file_name = r.file`,
    [
      call.organization_id,
      id,
      JSON.stringify(plan.outcomes.map((row) => ({ ...row, id: row.key ? ids.get(row.target, row.key) : null }))),
    ],
  );
  await call.run(
    "update imports set status = 'done', report = $3, finished_at = $4 where organization_id = $1 and id = $2",
    [call.organization_id, id, JSON.stringify(plan.report satisfies ImportReport), call.now()],
  );
  await call.announce('imports.finished', id, { created_by: current.created_by });
  return true;
}

/** Holds back other imports of the company. Not by its row: progress is told about that meanwhile, by other transactions. */
export async function oneAtATime(call: Call): Promise<void> {
  await call.run("select pg_advisory_xact_lock(hashtextextended('imports ' || $1, 0))", [call.organization_id]);
}

/** Rows that a rule refused only when they were written are told among the refused, as those before them. */
function leaveOut({ outcomes, report }: Plan, late: readonly RefusedRow[]): void {
  if (late.length === 0) return;
  const byPlace = new Map(late.map((one) => [`${one.file} ${one.row}`, one]));
  for (const outcome of outcomes) {
    const { file, row, target } = outcome;
    const refusal = byPlace.get(`${file} ${row}`);
    if (!refusal) continue;
    const { field, reason } = refusal;
    report.counts[target]![outcome.outcome]--;
    report.counts[target]!.refused++;
    Object.assign(outcome, refused(field, reason), { key: undefined });
    report.refused_by_file[file] = (report.refused_by_file[file] ?? 0) + 1;
    report.problem_count++;
    if (report.problems.length < 100) report.problems.push({ file, row, field, reason });
  }
}

/** The files of an import, as tables. */
export async function tablesOf(call: Call, id: string): Promise<Map<string, Table>> {
  const stored = await call.rows<Upload>(
    'select file_name, content as bytes from import_files where organization_id = $1 and import_id = $2 order by file_name',
    [call.organization_id, id],
  );
  return readUploads(stored);
}

interface Planned {
  plan: Plan;
  known: Known;
  files: Map<string, Table>;
  targets: Targets;
}

/** The plan of an import, with what the rules said when it was tried last. */
export async function planned(call: Call, { id, mapping, report }: Import): Promise<Planned> {
  const files = await tablesOf(call, id);
  const targets = await importTargets(call);
  const known = await readKnown(call, mapping, files, targets, report?.tried);
  return { plan: await planImport(files, mapping, known, targets), known, files, targets };
}

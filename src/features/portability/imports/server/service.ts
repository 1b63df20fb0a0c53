import { createHash } from 'node:crypto';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { lockedRow, readRow } from '#server/resource/verbs.ts';
import type { Table } from '#server/spreadsheets/read-file.ts';
import { readUpload, readUploads, type Upload } from '#server/spreadsheets/read-uploads.ts';
import { newId } from '#shared/ids.ts';
import type { Import, ImportFile, ImportReport, ImportTarget } from '../schema.ts';
import { importTargets, type Targets } from './planning/import-targets.ts';
import { readKnown } from './planning/known.ts';
import type { Known, Plan } from './planning/model.ts';
import { MOST_LISTED, planImport } from './planning/plan.ts';
import { importReason, refusedFor } from './planning/planned.ts';
import { categoriesIn, suggestMapping } from './planning/suggest.ts';
import { imports } from './resource.ts';
import { offeredTargets, queueOf, requireImportMove, requireWriting } from './rules.ts';
import { completed, sourceName } from './sources/recognize.ts';
import { applyPlan, type ReportProgress } from './writing/apply.ts';
import type { RefusedRow } from './writing/resource-write.ts';
import { runTrial } from './writing/trial.ts';

const SAMPLE_ROWS = 5;

/** Stores the files and suggests a mapping. @returns the import's id */
export async function createImport(
  call: Call,
  uploads: readonly Upload[],
  tables?: ReadonlyMap<string, Table>,
): Promise<string> {
  tables = completedTables(tables ?? (await readUploads(uploads, call.organization_id)));
  const id = newId();
  const targets = offeredTargets(call, await importTargets(call));
  const mapping = suggestMapping(tables, targets, {
    currency: await baseCurrency(call),
    type_id: await createDefaultPipeline(call),
    statuses: await statusNames(call, tables),
  });
  const name = uploads
    .map(({ file_name }) => file_name.replace(/\.\w+$/, ''))
    .join(', ')
    .slice(0, 200);
  await call.run(sql`
    insert into imports (organization_id, id, name, mapping)
    values (${call.organization_id}, ${id}, ${name}, ${JSON.stringify(mapping)})`);
  for (const { file_name, bytes } of uploads) {
    const { encoding, delimiter, header, rows } = tables.get(file_name)!;
    await call.run(sql`
      insert into import_files (organization_id, import_id, file_name, sha256, size, encoding, delimiter, header,
        row_count, content)
      values (${call.organization_id}, ${id}, ${file_name}, ${createHash('sha256').update(bytes).digest('hex')},
        ${bytes.length}, ${encoding}, ${delimiter}, ${header}, ${rows.length}, ${bytes})`);
  }
  return id;
}

const completedTables = (tables: ReadonlyMap<string, Table>): Map<string, Table> =>
  new Map([...tables].map(([name, table]) => [name, completed(table)]));

/** The company's names for the statuses that partners of known exports get. */
async function statusNames(call: Call, tables: ReadonlyMap<string, Table>): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const category of categoriesIn(tables))
    names.set(category, (await partnerStatusByCategory(call, category)).name);
  return names;
}

export function readImport(call: Call, id: string): Promise<Import> {
  return readRow<Import>(call, imports, id);
}

/** The files of an import with their first rows. */
export async function importFiles(call: Call, id: string): Promise<ImportFile[]> {
  await readImport(call, id);
  const files = await call.rows<Omit<ImportFile, 'sample' | 'source'> & { content: Buffer }>(sql`
    select id, file_name, size, encoding, delimiter, header, row_count, content from import_files
    where organization_id = ${call.organization_id} and import_id = ${id} order by file_name`);
  return Promise.all(
    files.map(async ({ content: bytes, ...file }) => ({
      ...file,
      source: sourceName(file.header),
      sample: completed(await readUpload({ file_name: file.file_name, bytes }, call.organization_id, SAMPLE_ROWS)).rows,
    })),
  );
}

/** The resources this user can import, with the fields to map. */
export async function targetList(call: Call): Promise<ImportTarget[]> {
  const mapped = await call.rows<{ target: string }>(sql`
    select distinct f.value ->> 'target' as target
    from imports i cross join jsonb_each(coalesce(i.mapping -> 'files', '{}')) f
    where i.organization_id = ${call.organization_id}`);
  const chosen = new Set(mapped.map(({ target }) => target));
  return [...offeredTargets(call, await importTargets(call), chosen).values()].map(
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
        // A field that a combined column can fill is not required as a column of its own.
        ...(is_required && !fields.some(({ into }) => into) && { is_required }),
        ...(is_custom && { is_custom }),
        ...(is_main && { is_main }),
      })),
    }),
  );
}

/** The dry run: a full preview; writes nothing but the report. */
export async function checkImport(call: Call, id: string): Promise<Import> {
  const current = await lockedRow<Import>(call, imports, id);
  requireImportMove(current.status, 'checked');
  const { plan, known, files, targets } = await planned(call, { ...current, report: null });
  requireWriting(
    call,
    targets,
    Object.values(current.mapping.files).map(({ target }) => target),
  );
  const { refused: refusals, untried } = await runTrial(call, plan, known, targets);
  for (const { file, row, problems } of refusals) known.tried.set(`${file} ${row}`, refusedFor(problems));
  // Rows that refer to refused rows must be refused too, so the plan is computed again.
  const { report } = refusals.length > 0 ? await planImport(files, current.mapping, known, targets) : plan;
  if (untried > 0)
    report.notices.push(
      `${untried.toLocaleString('en')} rows could not be checked in advance. Rows that are refused during the import are skipped and listed.`,
    );
  await call.run(sql`
    update imports set status = 'checked', report = ${JSON.stringify(report)}, error = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  return readImport(call, id);
}

/** Accepts the dry run and queues the import. */
export async function startImport(call: Call, id: string): Promise<Import> {
  const current = await lockedRow<Import>(call, imports, id);
  requireImportMove(current.status, 'running');
  if (!current.report) throw conflict('Check the import first.', { allowed: ['checked'] });
  requireWriting(call, await importTargets(call), current.report.writes);
  await call.run(sql`
    update imports set status = 'running', progress = null, error = null, started_at = ${call.now()}, finished_at = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.enqueue(
    'imports.run',
    { import_id: id, user_id: call.actor.user_id },
    { job_key: `import:${id}`, queue: queueOf(call) },
  );
  return readImport(call, id);
}

/**
 * Runs an accepted import in the caller's transaction. A second run does nothing, so a killed job can run again.
 * @returns false when there was nothing to do
 */
export async function runImport(call: Call, id: string, tell: ReportProgress): Promise<boolean> {
  await lockImports(call);
  const current = await readImport(call, id);
  if (current.status !== 'running') return false;
  const { plan, known, targets } = await planned(call, current);
  if (plan.report.plan_hash !== current.report?.plan_hash) {
    throw conflict('Your data has changed since the import was checked. Check it again.');
  }
  const { ids, refused: late } = await applyPlan(call, plan, known, { mapping: current.mapping, targets, tell });
  leaveOut(plan, late);
  await call.run(sql`
    insert into import_rows (organization_id, import_id, file_id, row_number, outcome, ref_table, ref_id, reason)
     select ${call.organization_id}, ${id}, f.id, r.row, r.outcome, r.target, r.id, r.reason
     from jsonb_to_recordset(${JSON.stringify(
       plan.outcomes.map(({ file, row, target, outcome, key, reason, problems }) => ({
         file,
         row,
         target,
         outcome,
         id: key ? ids.get(target, key) : null,
         reason: reason ?? (importReason(problems) || null),
       })),
     )}::jsonb) r(file text, row int, target text, outcome text, id uuid, reason text)
     join import_files f on f.organization_id = ${call.organization_id} and f.import_id = ${id} and f.file_name = r.file`);
  await call.run(sql`
    update imports
    set status = 'done', report = ${JSON.stringify(plan.report satisfies ImportReport)}, finished_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.announce('imports.finished', id, { created_by: current.created_by });
  return true;
}

/** Makes other imports of the company wait. Not by a row lock, because other transactions write progress to the row. */
export async function lockImports(call: Call): Promise<void> {
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('imports ' || ${call.organization_id}, 0))`);
}

/** Adds rows that were refused while writing to the refused rows. */
function leaveOut({ outcomes, report }: Plan, late: readonly RefusedRow[]): void {
  if (late.length === 0) return;
  const byPlace = new Map(late.map((one) => [`${one.file} ${one.row}`, one]));
  for (const outcome of outcomes) {
    const { file, row, target } = outcome;
    const refusal = byPlace.get(`${file} ${row}`);
    if (!refusal) continue;
    const { problems } = refusal;
    report.counts[target]![outcome.outcome]--;
    report.counts[target]!.refused++;
    Object.assign(outcome, refusedFor(problems), { key: undefined });
    report.refused_by_file[file] = (report.refused_by_file[file] ?? 0) + 1;
    report.problem_count++;
    for (const { field, reason } of problems)
      if (report.problems.length < MOST_LISTED) report.problems.push({ file, row, field: field || null, reason });
  }
}

/** The files of an import, as tables. */
export async function readImportTables(call: Call, id: string): Promise<Map<string, Table>> {
  const stored = await call.rows<Upload>(sql`
    select file_name, content as bytes from import_files
    where organization_id = ${call.organization_id} and import_id = ${id} order by file_name`);
  return completedTables(await readUploads(stored, call.organization_id));
}

/** The tables with the cells that were corrected after a check. */
function withFixes(files: Map<string, Table>, fixes: Import['mapping']['fixes'] = {}): Map<string, Table> {
  return new Map(
    [...files].map(([name, table]) => {
      const rows = fixes[name];
      if (!rows) return [name, table];
      const corrected = table.rows.map((cells, index) => {
        const fixed = rows[String(table.row_numbers[index])];
        return fixed ? cells.map((cell, at) => fixed[table.header[at]!] ?? cell) : cells;
      });
      return [name, { ...table, rows: corrected }];
    }),
  );
}

interface Planned {
  plan: Plan;
  known: Known;
  files: Map<string, Table>;
  targets: Targets;
}

/** The plan of an import, including the refusals of the last check. */
export async function planned(call: Call, { id, mapping, report }: Import): Promise<Planned> {
  const files = withFixes(await readImportTables(call, id), mapping.fixes);
  const targets = await importTargets(call);
  const known = await readKnown(call, mapping, files, targets, report?.tried);
  return { plan: await planImport(files, mapping, known, targets), known, files, targets };
}

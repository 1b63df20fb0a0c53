import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { caughtRefusal, runAndRollBack } from '#server/dry-run.ts';
import { conflict, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { ApplyBody, ProgramApplied, ProgramProblem } from '../schema.ts';
import { ProgramApi } from './api.ts';
import { emptyValue, programFileFields } from './fields.ts';
import { isRef, mapTexts, refsIn } from './format/marks.ts';
import { oneProgramFileAtATime, storeKeys } from './keys.ts';
import type { StoredItem, Writing } from './parts/define.ts';
import { makePlan, ownerOf, type Plan, type Step } from './plan.ts';
import { aliasesIn } from './read.ts';
import { creatable, updateItem } from './writing.ts';

/** Applies files in one transaction, or does so and rolls it back. @throws 422 with every problem */
export async function applyFiles(kernel: Kernel, call: Call, body: ApplyBody): Promise<ProgramApplied> {
  const { dry_run: isDryRun = false, deletes = false, expected } = body;
  await oneProgramFileAtATime(call);
  await call.because('Applied program files');
  const work = async (within: Call): Promise<ProgramApplied> => {
    const api = new ProgramApi(kernel, within);
    const plan = await makePlan(api, body.files);
    if (expected !== undefined && expected !== plan.fingerprint)
      throw conflict('The program was changed in the meantime. Compare the files again.');
    const notes: string[] = [];
    if (plan.problems.length === 0) await write(api, plan, { deletes, notes });
    return {
      is_dry_run: isDryRun,
      changes: [...plan.writes, ...plan.orders, ...(deletes ? plan.removals : [])].map(({ change }) => change),
      kept: deletes ? [] : plan.removals.map(({ change }) => change),
      notes: [...new Set(notes)],
      problems: plan.problems,
    };
  };
  if (isDryRun) return runAndRollBack(call, work);
  const applied = await work(call);
  requireNoProblems(applied.problems);
  return applied;
}

/** @throws 422 with the problems, each with file and line */
export function requireNoProblems(problems: readonly ProgramProblem[]): void {
  if (problems.length === 0) return;
  const [first] = problems;
  const place = first!.line === null ? first!.file : `${first!.file}, line ${first!.line}`;
  const more = problems.length > 1 ? ` There are ${problems.length - 1} more problems.` : '';
  throw new Refusal(422, `${place}: ${first!.reason}${more}`, {}, { problems });
}

interface Options {
  deletes: boolean;
  notes: string[];
}

async function write(api: ProgramApi, plan: Plan, options: Options): Promise<void> {
  const failed = new Set<string>();
  const attempt = async (step: Step, work: () => Promise<void>) => {
    const refusal = await caughtRefusal(api.call, work);
    if (!refusal) return;
    failed.add(step.ref);
    plan.problems.push(...problemsOf(step, refusal));
  };
  for (const step of plan.writes) {
    // One problem is reported once, and not again for each record that refers to it.
    const isBlocked = refsIn(step.item!.values).some((ref) => failed.has(ownerOf(plan.parsed.parts, ref)));
    if (isBlocked) failed.add(step.ref);
    else await attempt(step, () => writeItem(api, plan, step, options));
  }
  for (const step of plan.orders)
    await attempt(step, () => {
      const listed = [...plan.parsed.items.values()].filter(({ part }) => part === step.part);
      return api.reorder(
        step.part.resource,
        listed.flatMap(({ key }) => plan.program.ids.get(`${step.part.key}/${key}`) ?? []),
      );
    });
  if (!options.deletes) return;
  const rank = (step: Step) => plan.parsed.parts.indexOf(step.part);
  for (const step of plan.removals.toSorted((one, other) => rank(other) - rank(one)))
    await attempt(step, async () => {
      const { part, current } = step;
      if (part.remove) await part.remove(api, current!);
      else await api.remove(part.resource, current!.id);
    });
}

async function writeItem(api: ProgramApi, plan: Plan, step: Step, { deletes, notes }: Options): Promise<void> {
  const { part, ref } = step;
  const current = step.change.kind === 'restore' ? await restore(api, step.current!) : step.current;
  const item = step.item!;
  const keep = (name: string, key: string, ref_table: string, ref_id: string) => {
    plan.program.ids.set(`${name}/${key}`, ref_id);
    return storeKeys(api.call, [{ part: name, key, ref_table, ref_id }]);
  };
  const writing: Writing = {
    api,
    item,
    body: withIds(api, plan, step),
    deletes,
    idOf: (target) => plan.program.ids.get(target),
    keep,
    note: (text) => notes.push(text),
  };
  if (part.settings) {
    await api.writeSettings(part.settings, { ...given(current!.row, programFileFields(api, part)), ...writing.body });
    return;
  }
  let id = current?.id;
  if (current && part.isReplaced) {
    await api.remove(part.resource, current.id);
    id = undefined;
  }
  if (id === undefined) {
    id = part.create ? await part.create(writing) : await api.create(part.resource, creatable(api, writing));
    if (part.file !== 'single') await keep(part.key, item.key, part.resource, id);
    plan.program.ids.set(ref, id);
  } else {
    if (step.change.kind === 'restore') await keep(part.key, item.key, part.resource, id);
    if (part.update) await part.update(writing, current!);
    else await updateItem(writing, current!);
  }
  if (part.states) await publish(api, step, id);
  if (part.reminder) notes.push(part.reminder(step.change.name));
}

/** Takes a record out of the archive. @returns the record as it is now */
async function restore(api: ProgramApi, archived: StoredItem): Promise<StoredItem> {
  await api.update(archived.part.resource, archived.id, { archived_at: null });
  const row = await api.read(archived.part.resource, archived.id);
  return { ...archived, row: { ...archived.row, ...row } };
}

const given = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));

/** The values with ids instead of references; a missing field is empty. */
function withIds(api: ProgramApi, plan: Plan, { part, item, current }: Step): Row {
  const own = current ? new Map([...aliasesIn(current.row)].map(([id, alias]) => [alias, id])) : new Map();
  const body: Row = {};
  for (const name of programFileFields(api, part)) {
    const value = item!.values[name];
    body[name] = value === undefined ? emptyValue(api, part, name) : value;
    if (body[name] === undefined) delete body[name];
  }
  const nested = part.nested && item!.values[part.nested.field];
  if (nested !== undefined) body[part.nested!.field] = nested;
  return mapTexts(body, (text) => {
    if (!isRef(text)) return own.get(text) ?? text;
    const id = plan.program.ids.get(text.slice(1));
    if (id === undefined) throw new Refusal(422, `It refers to ${text.slice(1)}, which does not exist.`);
    return id;
  }) as Row;
}

async function publish(api: ProgramApi, { part, item }: Step, id: string): Promise<void> {
  const { column, publish: publishStep, unpublish } = part.states!;
  const row = await api.read(part.resource, id);
  const isPublished = row[column] === 'published';
  if (item!.values.state === 'published') {
    if (!isPublished || row.has_changes === true) await api.step(part.resource, id, publishStep, {});
  } else if (isPublished) {
    if (!unpublish) throw conflict('It is published and cannot become a draft again.');
    await api.step(part.resource, id, unpublish);
  }
}

/** A refusal as problems of a file, at the lines of the fields that it names. */
function problemsOf({ item, change, part }: Step, { message, errors }: Refusal): ProgramProblem[] {
  const file = item?.file ?? change.file ?? `${part.key}.yaml`;
  const fields = Object.entries(errors ?? {});
  if (fields.length === 0)
    return [{ file, line: item?.line ?? null, reason: `${change.record} “${change.name}”: ${message}` }];
  return fields.map(([field, texts]) => ({
    file,
    line: item?.lineOf(field) ?? null,
    reason: `${change.record} “${change.name}”: ${field} ${texts.join(' ')}`,
  }));
}

import { createHash } from 'node:crypto';
import { baseCurrency } from '#server/company/company.ts';
import type { Row } from '#server/db/client.ts';
import type { ProgramChange, ProgramFile, ProgramProblem } from '../schema.ts';
import type { ProgramApi } from './api.ts';
import { emptyValue, hasColumn, isEmpty, programFileFields } from './fields.ts';
import { refsIn } from './format/marks.ts';
import { type FileItem, type ParsedFiles, parseFiles } from './parse-files.ts';
import type { ProgramPart, StoredItem } from './parts/define.ts';
import { type Program, programFileTitle, readProgramFile } from './read.ts';
import { programFileDifferences, same } from './words.ts';
import { writeFiles } from './write-files.ts';

export interface Step {
  change: ProgramChange;
  part: ProgramPart;
  ref: string;
  item?: FileItem;
  current?: StoredItem;
}

/** The difference between files and the company's program. */
export interface Plan {
  program: Program;
  parsed: ParsedFiles;
  /** The records to add and to change, those that others refer to first. */
  writes: Step[];
  /** The records that no file describes. */
  removals: Step[];
  /** The lists whose order changes. */
  orders: Step[];
  problems: ProgramProblem[];
  fingerprint: string;
}

export async function makePlan(api: ProgramApi, files: readonly ProgramFile[]): Promise<Plan> {
  const parsed = await parseFiles(api, files);
  const program = await readProgramFile(api);
  const plan: Plan = {
    program,
    parsed,
    writes: [],
    removals: [],
    orders: [],
    problems: [...parsed.problems],
    fingerprint: fingerprintOf(program),
  };
  const currency = await baseCurrency(api.call);
  const nameOf = (ref: string) => nameOfRef(parsed, program, ref);
  for (const part of parsed.parts) {
    const mine = [...parsed.items.values()].filter((item) => item.part === part);
    if (!program.parts.includes(part)) {
      for (const { file, line } of mine)
        plan.problems.push({ file, line, reason: `Your role cannot read ${part.key}, or the module is off.` });
      continue;
    }
    const fields = part.settings ? undefined : api.resource(part.resource).fields;
    const reading = { nameOf, currency, labelOf: (field: string) => fields?.[field]?.label };
    for (const item of mine) {
      const ref = `${part.key}/${item.key}`;
      checkItem(plan, item, ref);
      const archived = program.archived.get(ref);
      const current = program.items.get(ref) ?? archived;
      const values = { ...unchangeable(api, item, current), ...withoutEmpty(item.values) };
      if (current && !archived && same(current.values, values)) continue;
      const change: ProgramChange = {
        kind: archived ? 'restore' : current ? 'change' : 'add',
        record: part.one,
        name: programFileTitle(part, current?.values ?? values, item.key),
        file: item.file,
        lines: current ? programFileDifferences(part, current.values, values, reading) : [],
      };
      plan.writes.push({ change, part, ref, item: { ...item, values }, ...(current && { current }) });
    }
    const listed = new Set(mine.map(({ key }) => key));
    for (const [ref, current] of program.items) {
      if (current.part !== part || listed.has(current.key) || part.file === 'single') continue;
      const name = programFileTitle(part, current.values, current.key);
      plan.removals.push({
        change: { kind: 'remove', record: part.one, name, file: null, lines: [] },
        part,
        ref,
        current,
      });
    }
    if (part.file === 'list' && api.resource(part.resource).ordered) planOrder(plan, part, mine);
  }
  plan.writes = inOrder(plan);
  return plan;
}

/** The order of a list is compared among the records that are in both. */
function planOrder(plan: Plan, part: ProgramPart, mine: readonly FileItem[]): void {
  const known = mine.filter(({ key }) => plan.program.items.has(`${part.key}/${key}`)).map(({ key }) => key);
  const place = (key: string) => Number(plan.program.items.get(`${part.key}/${key}`)!.row.order);
  const now = known.toSorted((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
  const isAppended = mine.slice(0, known.length).every(({ key }, index) => key === known[index]);
  // A restored record comes back with its former place.
  const restores = mine.some(({ key }) => plan.program.archived.has(`${part.key}/${key}`));
  if (same(now, known) && isAppended && !restores) return;
  const names = mine.map(({ values, key }) => programFileTitle(part, values, key));
  const change: ProgramChange = {
    kind: 'order',
    record: part.one,
    name: part.one,
    file: `${part.key}.yaml`,
    lines: [`Order: ${names.join(', ')}`],
  };
  plan.orders.push({ change, part, ref: part.key });
}

/** Values that a missing field leaves as they are, because they cannot be empty. */
function unchangeable(api: ProgramApi, { part, values }: FileItem, current: StoredItem | undefined): Row {
  if (!current) return {};
  const kept = programFileFields(api, part).filter(
    (name) => values[name] === undefined && hasColumn(api, part, name) && emptyValue(api, part, name) === undefined,
  );
  return Object.fromEntries(kept.flatMap((name) => (name in current.values ? [[name, current.values[name]]] : [])));
}

const withoutEmpty = (values: FileItem['values']) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => [
        name,
        /_ids$/.test(name) && Array.isArray(value) ? (value as string[]).toSorted() : withoutEmptyIn(name, value),
      ]),
  );

/** Records inside a record omit empty fields, too. */
function withoutEmptyIn(name: string, value: unknown): unknown {
  if (name !== 'stages' || !Array.isArray(value)) return value;
  return value.map((one) => Object.fromEntries(Object.entries(one as object).filter(([, field]) => !isEmpty(field))));
}

/** References must lead to a record of the files or of the company. */
function checkItem({ program, parsed, problems }: Plan, item: FileItem, ref: string): void {
  const { file, line } = item;
  const reason = program.reasons.get(ref);
  if (reason)
    problems.push({
      file,
      line,
      reason: `The company has a record with this key that files cannot describe. ${reason}`,
    });
  for (const target of refsIn(item.values)) {
    if (program.ids.has(target) || parsed.items.has(target) || isNested(parsed, target)) continue;
    problems.push({ file, line, reason: `It refers to ${target}, which does not exist.` });
  }
}

function isNested({ items, parts }: ParsedFiles, target: string): boolean {
  const [part, key, child] = target.split('/');
  const owner = parts.find(({ nested }) => nested?.part === part);
  const list = owner && items.get(`${owner.key}/${key}`)?.values[owner.nested!.field];
  return Array.isArray(list) && list.some((one: { key?: unknown }) => one?.key === child);
}

/** The record that a reference needs: a stage needs its type. */
export function ownerOf(parts: readonly ProgramPart[], target: string): string {
  const [part, key] = target.split('/');
  return `${parts.find(({ nested }) => nested?.part === part)?.key ?? part}/${key}`;
}

/** Records after those they refer to, otherwise in the order of the parts. */
function inOrder({ writes, parsed, problems }: Plan): Step[] {
  const waiting = new Map(writes.map((step) => [step.ref, step]));
  const ordered: Step[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].find(({ item, ref }) =>
      refsIn(item!.values)
        .map((target) => ownerOf(parsed.parts, target))
        .every((target) => target === ref || !waiting.has(target)),
    );
    if (!ready) {
      for (const { item } of waiting.values())
        problems.push({ file: item!.file, line: item!.line, reason: 'Its references form a circle.' });
      return ordered;
    }
    ordered.push(ready);
    waiting.delete(ready.ref);
  }
  return ordered;
}

function nameOfRef({ items, parts }: ParsedFiles, program: Program, ref: string): string {
  const found = items.get(ref) ?? program.items.get(ref);
  if (found) return programFileTitle(found.part, found.values, found.key);
  const owner = ownerOf(parts, ref);
  return owner === ref ? ref : ref.split('/').slice(1).join(' › ');
}

/** The same program has the same fingerprint. */
function fingerprintOf(program: Program): string {
  return createHash('sha256')
    .update(JSON.stringify(writeFiles(program)))
    .digest('hex');
}

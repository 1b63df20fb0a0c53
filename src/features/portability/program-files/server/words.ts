import type { Row } from '#server/db/client.ts';
import { ppmText } from '#shared/text/percent.ts';
import { isEmpty } from './fields.ts';
import { isRef } from './format/marks.ts';
import type { ProgramPart } from './parts/define.ts';

/** The context of a description: names of referenced records, and the company's currency. */
export interface Reading {
  nameOf: (ref: string) => string;
  labelOf: (field: string) => string | undefined;
  currency: string;
}

/** The differences between two descriptions of a record, one line each, in plain words. */
export function programFileDifferences(part: ProgramPart, before: Row, after: Row, reading: Reading): string[] {
  const lines: string[] = [];
  compare(part, reading, lines, { before, after, path: [], parent: after });
  return lines;
}

interface Place {
  before: unknown;
  after: unknown;
  path: string[];
  field?: string;
  parent: Row;
}

function compare(part: ProgramPart, reading: Reading, lines: string[], place: Place): void {
  const { before, after, path, field = '', parent } = place;
  if (same(before, after)) return;
  if (isObject(before) && isObject(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (name === 'key' || name === 'id') continue;
      const label = isRef(name)
        ? reading.nameOf(name.slice(1))
        : (path.length === 0 && reading.labelOf(name)) || inWords(name);
      compare(part, reading, lines, {
        before: before[name],
        after: after[name],
        path: isPlumbing(name) ? path : [...path, label],
        field: isRef(name) ? field : name,
        parent: after,
      });
    }
    return;
  }
  if (isObjects(before ?? []) && isObjects(after ?? [])) {
    compareLists(part, reading, lines, { ...place, before: (before ?? []) as Row[], after: (after ?? []) as Row[] });
    return;
  }
  const say = (value: unknown) => sayValue(part, reading, field, value, parent);
  const label = path.join(' › ');
  const [was, is] = [say(before), say(after)];
  lines.push(was === is ? `${label}: changed` : `${label}: ${was} → ${is}`);
}

function compareLists(
  part: ProgramPart,
  reading: Reading,
  lines: string[],
  { before, after, path, field }: Place & { before: Row[]; after: Row[] },
): void {
  const [old, next] = [before, after].map((list) => new Map(list.map((one, index) => [identity(one, index), one])));
  const say = (one: Row) => [...path, titleOf(one, reading, part)].join(' › ');
  for (const [id, one] of next!) {
    const was = old!.get(id);
    if (!was) lines.push(`${say(one)}: added`);
    else
      compare(part, reading, lines, {
        before: was,
        after: one,
        path: [...path, titleOf(one, reading, part)],
        ...(field && { field }),
        parent: one,
      });
  }
  for (const [id, one] of old!) if (!next!.has(id)) lines.push(`${say(one)}: removed`);
  const common = (list: Row[], other: Map<unknown, Row>) => list.map(identity).filter((id) => other.has(id));
  if (!same(common(before, next!), common(after, old!))) lines.push(`${path.join(' › ')}: new order`);
}

/** The fields by which an entry of a list is recognized. */
function identity(one: Row, index: number): string {
  if (one.key ?? one.id) return String(one.key ?? one.id);
  const known = ['tier_id', 'type_id', 'metric', 'subject', 'field', 'op', 'role', 'value', 'from', 'path', 'prompt'];
  const parts = known.flatMap((name) => (name in one ? [JSON.stringify(one[name])] : []));
  return parts.length > 0 ? parts.join() : String(index);
}

function titleOf(one: Row, reading: Reading, part: ProgramPart): string {
  const named = one.label ?? one.name ?? one.title;
  if (typeof named === 'string' && named !== '') return named;
  const said = ['tier_id', 'type_id', 'metric', 'subject', 'field', 'value']
    .filter((name) => !isEmpty(one[name]))
    .map((name) => sayValue(part, reading, name, one[name], one));
  return said.length > 0 ? said.join(' ') : String(one.key ?? one.id ?? 'entry');
}

function sayValue(part: ProgramPart, reading: Reading, field: string, value: unknown, parent: Row): string {
  const own = part.say?.(field, value, parent, reading);
  if (own !== undefined) return own;
  if (isEmpty(value) || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return sayNumber(field, value, String(parent.currency ?? reading.currency));
  if (isRef(value)) return reading.nameOf(value.slice(1));
  if (typeof value === 'string')
    return value.length > 80 || value.includes('\n') ? `text of ${value.length} characters` : `“${value}”`;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.map((one) => sayValue(part, reading, field, one, parent).replace(/^“|”$/g, '')).join(', ');
  return isObject(value) ? titleOf(value, reading, part) : `${(value as unknown[]).length} entries`;
}

function sayNumber(field: string, value: number, currency: string): string {
  if (field.includes('_ppm')) return ppmText(value);
  if (field.endsWith('_minor')) return sayMoney(value, currency);
  return new Intl.NumberFormat('en', { maximumFractionDigits: 6 }).format(value);
}

export function sayMoney(minor: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const amount = minor / 10 ** digits;
  const shown = { minimumFractionDigits: Number.isInteger(amount) ? 0 : digits, maximumFractionDigits: digits };
  return `${new Intl.NumberFormat('en', shown).format(amount)} ${currency}`;
}

/** Names that structure a definition and say nothing to people. */
const isPlumbing = (name: string): boolean => ['definition', 'rules', 'calc', 'any', 'all'].includes(name);

/** `tier_id` is "Tier", `deal_cap_minor` is "Deal cap". */
function inWords(name: string): string {
  const words = name
    .replace(/_(ids?|minor|ppm)$/, '')
    .replace(/_ppm_/, '_')
    .replaceAll('_', ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isObject = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value);
const isObjects = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isObject);

/** Whether two values are the same; the order of names does not matter, and empty ones are missing. */
export function same(one: unknown, other: unknown): boolean {
  return stable(one) === stable(other);
}

export function stable(value: unknown): string {
  if (isObject(value)) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return `{${entries
      .map(([key, one]) => `${JSON.stringify(key)}:${stable(one)}`)
      .sort()
      .join()}}`;
  }
  return Array.isArray(value) ? `[${value.map(stable).join()}]` : JSON.stringify(value ?? null);
}

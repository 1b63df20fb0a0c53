import type { CrmField, CrmValue } from '#server/ports/crm.ts';
import type { ConflictRule, Direction, LocalField, SyncSide, Transform } from '../schema.ts';
import {
  type Converted,
  canonicalValue,
  convertValue,
  isEmptyValue,
  isSameValue,
  optionForCode,
  transformed,
} from './values.ts';

/** A field mapping with the descriptions of its two fields. */
export interface FieldRule {
  /** Identifies it in the base of a link, also after the mapping was entered again. */
  key: string;
  local: LocalField | null;
  remote: CrmField | null;
  fixed_value: string | null;
  on_create: Direction;
  on_update: Direction;
  transform: Transform;
  value_map: readonly { local: string; remote: string }[];
  fill_if_empty: boolean;
  first_sync_only: boolean;
  on_conflict: ConflictRule;
}

export type Values = Readonly<Record<string, CrmValue>>;

/**
 * The values of both sides when they last agreed. A field that only one side has so far keeps the value that the other side
 * has by itself, so that it does not count as a change of a person: `null` for the side whose value still has to be taken,
 * and no `r` while what the CRM filled in is not known.
 */
export type Base = Readonly<Record<string, { l: CrmValue; r?: CrmValue }>>;

export interface Origin {
  side: SyncSide;
  at: string;
  rule: string;
}

/**
 * Translates references, whose ids differ between the sides. `undefined`: the other record is not linked yet. `null`: it is
 * of another kind.
 */
export interface References {
  /** Whether the records of a table are synchronized. */
  has(table: string): boolean;
  toRemote(table: string, id: string): string | undefined;
  toLocal(table: string, remote_object: string | undefined, remote_id: string): string | null | undefined;
}

export interface Merged {
  /** New values of our fields, in our form. */
  toHere: Record<string, CrmValue>;
  /** New values of the CRM's fields. */
  toThere: Record<string, CrmValue>;
  /** Rules by key whose two sides are equal already. */
  agreed: string[];
  /** Rules by key with the side that provides the value. */
  chosen: Record<string, { side: SyncSide; rule: string }>;
  conflicts: { rule: FieldRule; local: CrmValue; remote: CrmValue; base: CrmValue }[];
  problems: { rule: FieldRule; side: SyncSide; message: string }[];
  /** Rules that wait for the link of another record. */
  waiting: FieldRule[];
}

const NOT_SYNCHRONIZED = 'The record that it leads to is of a kind that is not synchronized.';

/** Our value in the form of the CRM. */
export function toRemote(rule: FieldRule, value: CrmValue, references: References): Converted | 'waiting' {
  const { local, remote } = rule;
  if (!remote) return { value: null };
  if (!local) return convertValue('text', remote, rule.fixed_value);
  if (isEmptyValue(value)) return { value: null };
  if (remote.type === 'reference' && local.references) {
    const id = references.toRemote(local.references, String(value));
    if (id === undefined) return references.has(local.references) ? 'waiting' : { problem: NOT_SYNCHRONIZED };
    return { value: id };
  }
  const mapped = mapOut(rule, value);
  if (mapped !== undefined) return convertValue('text', remote, mapped);
  if (needsMapping(rule)) return { problem: unmapped(local.options, value) };
  if (local.codes && remote.options?.length) return optionForCode(local.codes, remote, String(value));
  // A choice has its own value here and is known to people, and to the CRM, by its label.
  const shown = local.type === 'choice' ? (local.options?.find((one) => one.value === value)?.label ?? value) : value;
  const byValue = local.type === 'choice' ? convertValue('text', remote, value) : undefined;
  if (byValue && 'value' in byValue && remote.options?.length) return byValue;
  return convertValue(local.type, remote, transformed(shown, rule.transform));
}

/** A value of the CRM in our form. */
export function toLocal(rule: FieldRule, value: CrmValue, references: References): Converted | 'waiting' {
  const { local, remote } = rule;
  if (!local) return { value: null };
  const described = { ...local, options: local.options?.map((one) => ({ ...one, is_archived: false })) };
  const target = described.options ? described : { ...described, options: undefined };
  if (!remote) return convertValue('text', target as CrmField, rule.fixed_value);
  if (isEmptyValue(value)) return { value: null };
  if (local.references && remote.type === 'reference') {
    const id = references.toLocal(local.references, remote.references, String(value));
    if (id === undefined) return references.has(local.references) ? 'waiting' : { problem: NOT_SYNCHRONIZED };
    return { value: id };
  }
  const mapped = mapIn(rule, value);
  if (mapped !== undefined) return convertValue('text', target as CrmField, mapped);
  if (needsMapping(rule)) return { problem: unmapped(remote.options, value) };
  const label = remote.options?.find((one) => one.value === value)?.label;
  const direct = convertValue(remote.type, target as CrmField, transformed(value, rule.transform));
  return 'problem' in direct && label ? convertValue('text', target as CrmField, label) : direct;
}

/** With a list of pairs, a value without one is only taken where both sides offer values, by the same name. */
const needsMapping = ({ value_map, local, remote }: FieldRule): boolean =>
  value_map.length > 0 && !(local?.options?.length && remote?.options?.length);

const unmapped = (options: readonly { value: string; label: string }[] | undefined, value: CrmValue): string =>
  `“${options?.find((one) => one.value === value)?.label ?? String(value)}” has no counterpart in the mapping.`;

function mapOut({ value_map }: FieldRule, value: CrmValue): CrmValue | undefined {
  if (value_map.length === 0) return undefined;
  if (Array.isArray(value))
    return value.map((one) => value_map.find(({ local }) => local === one)?.remote ?? one).join(';');
  return value_map.find(({ local }) => local === String(value))?.remote;
}

function mapIn({ value_map }: FieldRule, value: CrmValue): CrmValue | undefined {
  if (value_map.length === 0) return undefined;
  if (Array.isArray(value))
    return value.map((one) => value_map.find(({ remote }) => remote === one)?.local ?? one).join(';');
  return value_map.find(({ remote }) => remote === String(value))?.local;
}

export const goes = (direction: Direction, way: 'in' | 'out'): boolean => direction === way || direction === 'both';

interface Pair {
  local: Values;
  remote: Values;
  base: Base;
  /** The sides that a person chose, by our field. */
  decisions: Readonly<Record<string, SyncSide>>;
  local_at: string;
  remote_at: string;
  /** The currency of amounts without one. */
  currency: string;
  /** The two records were linked just now. */
  isFirst: boolean;
  references: References;
}

/**
 * The three-way merge of two linked records: a field that only one side changed since they last agreed is taken from
 * that side, and the rule of the field decides the others.
 */
export function mergePair(rules: readonly FieldRule[], pair: Pair): Merged {
  const merged: Merged = {
    toHere: {},
    toThere: {},
    agreed: [],
    chosen: {},
    conflicts: [],
    problems: [],
    waiting: [],
  };
  for (const rule of rules) {
    if (rule.first_sync_only && !pair.isFirst) continue;
    if (rule.on_update === 'none' && !(pair.isFirst && rule.first_sync_only)) continue;
    if (rule.local && rule.remote) mergeField(rule, pair, merged);
    else mergeFixed(rule, pair, merged);
  }
  withholdAmounts(rules, pair, merged);
  return merged;
}

/** An amount is only written to a record that is in the same currency, or gets it together with the amount. */
function withholdAmounts(rules: readonly FieldRule[], pair: Pair, merged: Merged): void {
  for (const rule of rules) {
    const side = merged.chosen[rule.key]?.side;
    if (!rule.local || !rule.remote || rule.local.type !== 'amount' || !side) continue;
    const values = side === 'there' ? merged.toHere : merged.toThere;
    const name = side === 'there' ? rule.local.name : rule.remote.name;
    const problem = isEmptyValue(values[name]) ? undefined : otherCurrency(rules, rule, pair, merged);
    if (!problem) continue;
    delete values[name];
    delete merged.chosen[rule.key];
    merged.problems.push({ rule, side, message: problem });
  }
}

/** @returns why the two amounts are in different currencies, after the other fields are written */
function otherCurrency(
  rules: readonly FieldRule[],
  { local, remote }: FieldRule,
  pair: Pick<Pair, 'local' | 'remote' | 'references' | 'currency'>,
  merged: Pick<Merged, 'toHere' | 'toThere'>,
): string | undefined {
  const field = local!.currency_field;
  const rule = field === undefined ? undefined : rules.find((one) => one.local?.name === field && one.remote);
  const here = field === undefined ? pair.currency : (merged.toHere[field] ?? pair.local[field] ?? pair.currency);
  if (!rule) return currencyProblem(String(here), remote!.currency === undefined ? pair.currency : remote!.currency);
  const given = merged.toThere[rule.remote!.name] ?? pair.remote[rule.remote!.name] ?? null;
  if (isEmptyValue(given)) return currencyProblem(String(here), remote!.currency ?? pair.currency);
  const there = toLocal(rule, given, pair.references);
  return currencyProblem(String(here), there !== 'waiting' && 'value' in there ? String(there.value) : null);
}

/** @param there null when the currency of the CRM’s amount is not known */
function currencyProblem(here: string, there: string | null): string | undefined {
  if (here === there) return undefined;
  const other = there === null ? 'its currency in the CRM is not known here' : `it is in ${there} in the CRM`;
  return `The amount is in ${here} here, and ${other}. Map the currency in both directions, or correct it.`;
}

function mergeFixed(rule: FieldRule, { local, remote, references }: Pair, merged: Merged): void {
  if (rule.remote && goes(rule.on_update, 'out')) {
    const given = toRemote(rule, null, references);
    if (given !== 'waiting' && 'problem' in given) merged.problems.push({ rule, side: 'here', message: given.problem });
    else if (given !== 'waiting' && !isSameValue(rule.remote.type, given.value, remote[rule.remote.name]))
      merged.toThere[rule.remote.name] = given.value;
  }
  if (rule.local && goes(rule.on_update, 'in')) {
    const given = toLocal(rule, null, references);
    if (given !== 'waiting' && 'problem' in given)
      merged.problems.push({ rule, side: 'there', message: given.problem });
    else if (given !== 'waiting' && !isSameValue(rule.local.type, given.value, local[rule.local.name]))
      merged.toHere[rule.local.name] = given.value;
  }
}

function mergeField(rule: FieldRule, pair: Pair, merged: Merged): void {
  const [here, there] = [rule.local!, rule.remote!];
  const lv = canonicalValue(here.type, pair.local[here.name] ?? null);
  const rv = canonicalValue(there.type, pair.remote[there.name] ?? null);
  const base = pair.base[rule.key];
  const out = toRemote(rule, lv, pair.references);
  const into = toLocal(rule, rv, pair.references);
  // Two values of one side can stand for one value of the other.
  const isEqual =
    (out !== 'waiting' && 'value' in out && isSameValue(there.type, out.value, rv)) ||
    (into !== 'waiting' && 'value' in into && !isEmptyValue(into.value) && isSameValue(here.type, into.value, lv));
  if (isEqual) {
    merged.agreed.push(rule.key);
    return;
  }
  const hasChangedHere = !base || !isSameValue(here.type, lv, base.l);
  const hasChangedThere = !base || (base.r !== undefined && !isSameValue(there.type, rv, base.r));
  const choice = chooseSide(rule, { lv, rv, hasChangedHere, hasChangedThere, isNew: !base }, pair);
  if (!choice) return;
  if (choice === 'ask') {
    merged.conflicts.push({ rule, local: lv, remote: rv, base: base ? base.l : null });
    return;
  }
  // A value that is only filled counts as agreed when it has one already, so that it is not compared again.
  if (rule.fill_if_empty && !isEmptyValue(choice.side === 'there' ? lv : rv)) {
    merged.agreed.push(rule.key);
    return;
  }
  const problems = unmappedSides(rule, pair, { into, out, choice, isNew: !base });
  if (problems.length > 0) {
    merged.problems.push(...problems);
    return;
  }
  if (choice.side === 'there') {
    if (into === 'waiting') merged.waiting.push(rule);
    else if ('value' in into && isSameValue(here.type, into.value, lv)) merged.agreed.push(rule.key);
    else if ('value' in into) {
      merged.toHere[here.name] = into.value;
      merged.chosen[rule.key] = choice;
    }
    return;
  }
  if (out === 'waiting') merged.waiting.push(rule);
  else if ('value' in out && isEmptyValue(out.value) && !isEmptyValue(merged.toThere[there.name])) {
    // Two of our fields fill one of the CRM, such as the partner or the account of a contact: the filled one wins.
    merged.agreed.push(rule.key);
  } else if ('value' in out) {
    merged.toThere[there.name] = out.value;
    merged.chosen[rule.key] = choice;
  }
}

/**
 * The sides whose value has no counterpart, so that the field stays as it is on both sides. A value without a counterpart
 * is never sent, and while nobody chose between the two, it is not replaced either.
 */
function unmappedSides(
  rule: FieldRule,
  { decisions }: Pair,
  {
    into,
    out,
    choice,
    isNew,
  }: { into: Converted | 'waiting'; out: Converted | 'waiting'; choice: Chosen; isNew: boolean },
): Merged['problems'] {
  const isOpen = isNew && rule.on_update === 'both' && !decisions[rule.local!.name];
  const found: Merged['problems'] = [];
  if (into !== 'waiting' && 'problem' in into && (choice.side === 'there' || isOpen))
    found.push({ rule, side: 'there', message: into.problem });
  if (out !== 'waiting' && 'problem' in out && (choice.side === 'here' || isOpen))
    found.push({ rule, side: 'here', message: out.problem });
  return found;
}

interface Change {
  lv: CrmValue;
  rv: CrmValue;
  hasChangedHere: boolean;
  hasChangedThere: boolean;
  /** The sides never agreed on this field. */
  isNew: boolean;
}

interface Chosen {
  side: SyncSide;
  rule: string;
}
type Choice = Chosen | 'ask' | undefined;

function chooseSide(rule: FieldRule, change: Change, pair: Pair): Choice {
  const { hasChangedHere, hasChangedThere, isNew, lv, rv } = change;
  const mayIn = goes(rule.on_update, 'in') && !rule.local!.is_read_only;
  const mayOut = goes(rule.on_update, 'out') && !rule.remote!.is_read_only;
  // An empty value that nobody emptied replaces nothing.
  if (mayIn && !mayOut)
    return hasChangedThere && !(isNew && isEmptyValue(rv)) ? { side: 'there', rule: 'one_way' } : undefined;
  if (mayOut && !mayIn) {
    const isUntouched = isNew && isEmptyValue(lv) && !rule.local!.is_read_only;
    return hasChangedHere && !isUntouched ? { side: 'here', rule: 'one_way' } : undefined;
  }
  if (!mayIn) return undefined;
  const decided = pair.decisions[rule.local!.name];
  if (decided) return { side: decided, rule: 'decided' };
  if (isNew && isEmptyValue(lv)) return { side: 'there', rule: 'was_empty' };
  if (isNew && isEmptyValue(rv)) return lv === false ? undefined : { side: 'here', rule: 'was_empty' };
  if (hasChangedHere && !hasChangedThere) return { side: 'here', rule: 'changed' };
  if (hasChangedThere && !hasChangedHere) return { side: 'there', rule: 'changed' };
  if (!hasChangedHere) return undefined;
  switch (rule.on_conflict) {
    case 'crm':
      return { side: 'there', rule: 'crm' };
    case 'tandem':
      return { side: 'here', rule: 'tandem' };
    case 'ask':
      return 'ask';
    default:
      return { side: pair.local_at > pair.remote_at ? 'here' : 'there', rule: 'newest' };
  }
}

/** Whether one of our fields that are written to the CRM changed since both sides agreed. */
export function hasLocalChange(rules: readonly FieldRule[], local: Values, base: Base): boolean {
  return rules.some((rule) => {
    if (!rule.local || !rule.remote || rule.first_sync_only || !goes(rule.on_update, 'out')) return false;
    const known = base[rule.key];
    return !known || !isSameValue(rule.local.type, local[rule.local.name] ?? null, known.l);
  });
}

export interface Created {
  values: Record<string, CrmValue>;
  keys: string[];
  problems: Merged['problems'];
  waiting: FieldRule[];
}

/** The context of the values of a new record. */
interface Creation {
  references: References;
  currency: string;
}

/** The values of a new record of ours. */
export function valuesToCreateHere(rules: readonly FieldRule[], remote: Values, creation: Creation): Created {
  const created: Created = { values: {}, keys: [], problems: [], waiting: [] };
  for (const rule of rules) {
    if (!rule.local || rule.local.is_read_only || !goes(rule.on_create, 'in')) continue;
    const given = toLocal(rule, rule.remote ? (remote[rule.remote.name] ?? null) : null, creation.references);
    if (given === 'waiting') created.waiting.push(rule);
    else if ('problem' in given) created.problems.push({ rule, side: 'there', message: given.problem });
    else {
      created.keys.push(rule.key);
      if (!isEmptyValue(given.value)) created.values[rule.local.name] = given.value;
    }
  }
  const pair = { ...creation, local: created.values, remote };
  withholdNewAmounts(rules, 'there', created, (rule) =>
    otherCurrency(rules, rule, pair, { toHere: created.values, toThere: {} }),
  );
  return created;
}

/** The values of a new record in the CRM. */
export function valuesToCreateThere(rules: readonly FieldRule[], local: Values, creation: Creation): Created {
  const created: Created = { values: {}, keys: [], problems: [], waiting: [] };
  for (const rule of rules) {
    if (!rule.remote || rule.remote.is_read_only || !goes(rule.on_create, 'out')) continue;
    const given = toRemote(rule, rule.local ? (local[rule.local.name] ?? null) : null, creation.references);
    if (given === 'waiting') created.waiting.push(rule);
    else if ('problem' in given) created.problems.push({ rule, side: 'here', message: given.problem });
    else {
      created.keys.push(rule.key);
      if (!isEmptyValue(given.value)) created.values[rule.remote.name] = given.value;
    }
  }
  const pair = { ...creation, local, remote: {} };
  withholdNewAmounts(rules, 'here', created, (rule) =>
    otherCurrency(rules, rule, pair, { toHere: {}, toThere: created.values }),
  );
  return created;
}

function withholdNewAmounts(
  rules: readonly FieldRule[],
  side: SyncSide,
  created: Created,
  problemOf: (rule: FieldRule) => string | undefined,
): void {
  for (const rule of rules) {
    if (!rule.local || !rule.remote || rule.local.type !== 'amount' || !created.keys.includes(rule.key)) continue;
    const name = side === 'there' ? rule.local.name : rule.remote.name;
    const problem = isEmptyValue(created.values[name]) ? undefined : problemOf(rule);
    if (!problem) continue;
    delete created.values[name];
    created.keys.splice(created.keys.indexOf(rule.key), 1);
    created.problems.push({ rule, side, message: problem });
  }
}

/** Whether a record meets all conditions; one without a field never does. */
export function meets(filters: readonly { field: string; equals: readonly CrmValue[] }[], values: Values): boolean {
  return filters.every(({ field, equals }) => {
    const value = values[field] ?? null;
    const own = Array.isArray(value) ? value : [value];
    return equals.some((wanted) => own.some((one) => String(one ?? '') === String(wanted ?? '')));
  });
}

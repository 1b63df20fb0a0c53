import {
  actualValuesOfEach,
  type Catalog as FactCatalog,
  loadCatalog,
  vocabularyOf,
} from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type AutomationSubject, automationRecord } from '#server/extension-points/automations.ts';
import type { Subject } from '#server/extension-points/facts.ts';
import { declaredResources } from '#server/resource/define.ts';
import {
  type FieldOption,
  type FieldSpec,
  missingPart,
  operatorsFor,
  specOf,
  type ValueKind,
} from '#shared/conditions/condition-kinds.ts';
import {
  type ActualValue,
  type AnyCondition,
  type AnyWhen,
  type Condition,
  type Explained,
  explain,
  onDay,
} from '#shared/conditions/conditions.ts';
import type { Field } from '#shared/nouns/fields.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { VariableValues } from './subject.ts';

/** The nouns with facts of their own; all other records are asked by their fields. */
const entities: readonly string[] = ['partners', 'contacts', 'opportunities'] satisfies Subject[];
const isEntity = (table: string): table is Subject => entities.includes(table);

/** Tables in the order of the company are small enough to be offered as a list of choices. */
const isSmall = (resource: string | undefined) =>
  resource !== undefined && declaredResources().get(resource)?.ordered === true;

export interface OwnFact extends FieldSpec {
  /** The column of the resource's row. */
  column: string;
  type: 'date' | 'instant' | 'money' | 'plain';
  currency?: string;
  options_of?: string;
}

const kindOf: Partial<Record<Field['kind'], ValueKind>> = {
  text: 'words',
  longText: 'words',
  richText: 'words',
  url: 'words',
  email: 'words',
  phone: 'words',
  tags: 'words',
  currency: 'words',
  country: 'countries',
  countries: 'countries',
  number: 'number',
  year: 'number',
  money: 'money',
  date: 'date',
  instant: 'date',
  boolean: 'yes_no',
  choice: 'list',
  reference: 'list',
};

/** The facts about a record that its fields give: `record.status`. */
export function ownFacts(table: string): OwnFact[] {
  const resource = declaredResources().get(table);
  if (!resource?.fields) return [];
  return Object.entries<Field>(resource.fields).flatMap(([column, field]): OwnFact[] => {
    const kind = kindOf[field.kind];
    if (!kind || !(column in resource.row.properties)) return [];
    if (field.kind === 'reference' && !isSmall(field.resource)) return [];
    return [
      {
        field: `record.${column}`,
        label: field.label,
        group: 'Record',
        kind,
        column,
        type: field.kind === 'date' || field.kind === 'instant' || field.kind === 'money' ? field.kind : 'plain',
        ...(field.options && { options: field.options.map(({ value, label }) => ({ value, label })) }),
        ...(field.kind === 'reference' && { options_of: field.resource! }),
        ...(field.kind === 'money' && { currency: field.currency ?? 'currency' }),
      },
    ];
  });
}

/** Everything that conditions about a kind of record can ask, with the choices. */
export async function vocabularyFor(call: Call, table: string): Promise<FieldSpec[]> {
  const own: FieldSpec[] = [];
  const declared = isEntity(table) ? ((await vocabularyOf(call, table)).facts as FieldSpec[]) : [];
  const known = new Set(declared.map(({ label }) => label.toLowerCase()));
  const base = await baseCurrency(call);
  for (const { column: _, type, currency: __, options_of, ...fact } of ownFacts(table)) {
    // A noun with facts of its own adds only what those lack.
    if (isEntity(table) && (known.has(fact.label.toLowerCase()) || fact.kind === 'list' || fact.kind === 'words'))
      continue;
    own.push({
      ...fact,
      group: isEntity(table) ? declared[0]!.group : fact.group,
      ...(options_of && { options: await automationOptions(call, options_of) }),
      ...(type === 'money' && { currencies: [base] }),
    });
  }
  if (isEntity(table)) return [...declared, ...own];
  const partner = automationRecord(table)?.partner ? (await vocabularyOf(call, 'partners')).facts : [];
  return [
    ...own,
    ...(partner as FieldSpec[]).map((fact) => ({
      ...fact,
      label: `Partner’s ${fact.label.charAt(0).toLowerCase()}${fact.label.slice(1)}`,
      group: fact.group.startsWith('Partner') ? fact.group : `Partner: ${fact.group.toLowerCase()}`,
      ...(fact.says && { says: { yes: `the partner ${fact.says.yes}`, no: `the partner ${fact.says.no}` } }),
    })),
  ];
}

/** The facts that the fields of a kind of record give, with the choices, for the records of earlier steps. */
export async function ownVocabulary(call: Call, table: string): Promise<FieldSpec[]> {
  const base = await baseCurrency(call);
  const specs: FieldSpec[] = [];
  for (const { column: _, type, currency: __, options_of, ...fact } of ownFacts(table))
    specs.push({
      ...fact,
      ...(options_of && { options: await automationOptions(call, options_of) }),
      ...(type === 'money' && { currencies: [base] }),
    });
  return specs;
}

/** The live rows of a small table as choices. */
export async function automationOptions(call: Call, resource: string): Promise<FieldOption[]> {
  const { row } = declaredResources().get(resource)!;
  const name = 'name' in row.properties ? 'name' : 'title';
  return call.rows<FieldOption>(sql`
    select id as value, ${sql.raw(name)} as label from ${sql.identifier(resource)}
    where organization_id = ${call.organization_id}
      ${'archived_at' in row.properties ? sql`and archived_at is null` : sql``} order by ${sql.raw(name)}, id limit 500`);
}

/** Conditions with what kept one from being compared, by group and place. */
export interface Decided extends Explained {
  notes: (string | null)[][];
}

/** A condition on an amount that has no value in its currency, although the record has an amount, lacks a rate. */
function missingRate(field: string, row: Row): string | null {
  const wanted = /\.([A-Z]{3})$/.exec(field)?.[1];
  const { currency, amount_minor } = row;
  if (!wanted || typeof currency !== 'string' || currency === wanted || typeof amount_minor !== 'number') return null;
  return `There is no exchange rate from ${currency} to ${wanted}.`;
}

/** The record of conditions, with its row and its partner. */
type AskedRecord = Pick<AutomationSubject, 'table' | 'id' | 'row' | 'partner_id'>;

/** Reads facts of many records in one transaction. */
export class FactReader {
  readonly #call: Call;
  #catalog: Promise<FactCatalog> | undefined;
  /** The facts that were read ahead: by conditions, then by record. */
  readonly #ahead = new Map<string, Map<string, (ActualValue | undefined)[]>>();

  constructor(call: Call) {
    this.#call = call;
  }

  /** Reads what conditions ask about these records of one kind at once. Nothing may be written before they are decided. */
  async readAhead(when: AnyWhen | null | undefined, records: readonly AskedRecord[]): Promise<void> {
    const [first] = records;
    if (!when || !first) return;
    const { others } = this.#split(onDay(when, this.#call.today()), first.table);
    const ids = new Set(records.flatMap((record) => placeOf(record)?.id ?? []));
    const entity = records.map(placeOf).find(Boolean)?.entity;
    if (others.length > 0 && entity)
      this.#ahead.set(keyOf(entity, others), await this.#read({ entity, ids: [...ids] }, others));
  }

  /** The conditions about the fields of the record or about earlier steps, and all others. */
  #split({ any }: ReturnType<typeof onDay>, table: string) {
    const own = new Map(ownFacts(table).map((fact) => [fact.field, fact]));
    const specs = withCurrencies([...own.values()]);
    const others: Condition[] = [];
    const ofRecord: { condition: Condition; fact: OwnFact; currency: string | undefined }[] = [];
    const earlier: Condition[] = [];
    for (const condition of any.flatMap(({ all }) => all)) {
      if (/^(?:step|hook)\./.test(condition.field)) {
        earlier.push(condition);
        continue;
      }
      const { spec, currency } = specOf(specs, condition.field);
      const fact = spec && own.get(spec.field);
      if (fact) ofRecord.push({ condition, fact, currency });
      else others.push(condition);
    }
    return { earlier, ofRecord, others };
  }

  async #read(about: { entity: Subject; ids: readonly string[] }, conditions: readonly Condition[]) {
    this.#catalog ??= loadCatalog(this.#call);
    return actualValuesOfEach(this.#call, await this.#catalog, about, conditions);
  }

  /** Decides conditions about a record, whose row and partner are known, or about variables only, and explains them. */
  async decide(
    when: AnyWhen | null | undefined,
    subject: AskedRecord | null,
    variables: VariableValues = {},
    results: ReadonlyMap<string, AutomationSubject | null> = new Map(),
  ): Promise<Decided> {
    if (!when || when.any.length === 0) return { holds: true, groups: [], notes: [] };
    const row = subject?.row ?? {};
    const { any } = onDay(when, this.#call.today());
    const { earlier, ofRecord, others } = this.#split({ any }, subject?.table ?? '');
    const read = new Map<Condition, ActualValue>();
    const unknown = new Set<Condition>();
    for (const condition of earlier) read.set(condition, await this.#earlier(condition.field, variables, results));
    for (const { condition, fact, currency } of ofRecord) read.set(condition, await this.#own(fact, row, currency));
    const about = subject && placeOf(subject);
    if (others.length > 0 && about) {
      const { entity, id } = about;
      const ahead = this.#ahead.get(keyOf(entity, others));
      const values = (ahead ?? (await this.#read({ entity, ids: [id] }, others))).get(id);
      for (const [at, condition] of others.entries()) {
        const value = values?.[at];
        if (value === undefined) unknown.add(condition);
        else read.set(condition, value);
      }
    }
    // A condition on a deleted field is met by nothing, not even by "has no value".
    const safe = {
      any: any.map(({ all }) => ({
        all: all.map((one): Condition => (unknown.has(one) ? { field: one.field, op: 'eq' } : one)),
      })),
    };
    const explained = explain(safe, (_, group, at) => read.get(any[group]!.all[at]!));
    const noteOf = (one: Condition) => (read.get(one) === null ? missingRate(one.field, row) : null);
    return { ...explained, notes: any.map(({ all }) => all.map(noteOf)) };
  }

  /** A variable, whether an earlier step has a record, or a field of that record. */
  async #earlier(
    field: string,
    variables: VariableValues,
    results: ReadonlyMap<string, AutomationSubject | null>,
  ): Promise<ActualValue> {
    const [source, step_id, ...rest] = field.split('.');
    const record = source === 'step' ? results.get(step_id!) : undefined;
    if (record === undefined) return variables[field] ?? null;
    if (rest.length === 0) return record !== null;
    if (record === null) return null;
    const { spec, currency } = specOf(withCurrencies(ownFacts(record.table)), `record.${rest.join('.')}`);
    const fact = spec && ownFacts(record.table).find(({ field }) => field === spec.field);
    return fact ? this.#own(fact, record.row, currency) : null;
  }

  async #own({ column, type, currency }: OwnFact, row: Row, asked: string | undefined): Promise<ActualValue> {
    const value = row[column] as ActualValue;
    if (value === null || value === undefined) return null;
    if (type === 'instant') return dateInZone(new Date(String(value)), this.#call.actor.timezone);
    if (type === 'date') return String(value).slice(0, 10);
    if (type === 'money') return currency && asked ? this.#worth(Number(value), row[currency], asked) : null;
    return value;
  }

  /** An amount at the rate of the day; null where no rate is known. */
  async #worth(minor: number, currency: unknown, asked: string): Promise<number | null> {
    if (currency === asked) return minor;
    if (typeof currency !== 'string') return null;
    const { worth } = await this.#call.one<{ worth: number | null }>(sql`
      select worth_in(${this.#call.organization_id}, ${minor}, ${currency}, ${asked},
        ${this.#call.today()})::bigint as worth`);
    return worth;
  }
}

/** The noun with facts that a record is asked by: itself, or its partner. */
function placeOf({ table, id, partner_id }: AskedRecord): { entity: Subject; id: string } | undefined {
  if (isEntity(table)) return { entity: table, id };
  return partner_id ? { entity: 'partners', id: partner_id } : undefined;
}

const keyOf = (entity: Subject, conditions: readonly Condition[]) => `${entity} ${JSON.stringify(conditions)}`;

/** Money can be asked in any currency. */
const withCurrencies = (facts: readonly OwnFact[]): FieldSpec[] =>
  facts.map((fact) => (fact.type === 'money' ? { ...fact, currencies: [] } : fact));

/** @returns the text of the first problem of conditions about a kind of record */
export function conditionProblem(when: AnyWhen, specs: readonly FieldSpec[]): string | undefined {
  for (const condition of when.any.flatMap(({ all }) => all)) {
    const problem = problemOf(condition, specs);
    if (problem) return problem;
  }
  return undefined;
}

function problemOf(condition: AnyCondition, specs: readonly FieldSpec[]): string | undefined {
  const { spec } = specOf(specs, condition.field);
  if (!spec) return 'A condition asks for a field that does not exist here.';
  const { op, value } = condition;
  const isKnown = operatorsFor(spec.kind).some((test) => test.value === op) || op === 'eq' || op === 'neq';
  if (!isKnown) return `“${spec.label}” cannot be compared like this.`;
  const missing = missingPart(condition, spec.kind);
  if (missing) return `The condition on “${spec.label}” ${missing}.`;
  if (op.endsWith('_days') && !Number.isInteger(value)) return `“${spec.label}” needs a whole number of days.`;
  return undefined;
}

import { type Field, type FieldKind, type Fields, nameColumnOf } from '#shared/nouns/fields.ts';
import type { TObject } from '#shared/schema.ts';
import { withArticle } from '#shared/text/article.ts';
import { fieldValue, linkedId, OWN_PARTNER, OWN_RECORD } from './automation-values.ts';
import type { Call } from './call.ts';
import type { Row } from './db/client.ts';
import { sql } from './db/sql.ts';
import { invalid } from './errors.ts';
import {
  type ActionContext,
  type ActionParam,
  type ActionParams,
  type AutomationAction,
  type AutomationSubject,
  automationRecord,
  defineAutomationAction,
} from './extension-points/automations.ts';
import { checkedBody } from './http/validate.ts';
import { declaredResources } from './resource/define.ts';
import { checkFieldRules } from './resource/field-rules.ts';
import { sourceOf } from './resource/referenced-names.ts';
import { createRow, updateRow } from './resource/verbs.ts';

/** The parts of a noun that its steps need; records without `defineNoun` give them by hand. */
interface Creatable<F extends Fields = Fields> {
  name: string;
  one: string;
  fields: F;
  /** The shape of the request that creates one. */
  create: TObject;
}

interface RecordSteps<F extends Fields> {
  /** The fields that flows may give a new record. None is money. */
  creates?: readonly (keyof F & string)[];
  /** Inputs of the request that are no fields of the noun. */
  inputs?: Fields;
  /** Values that the record of the run gives, such as what a note is about. */
  about?: (subject: AutomationSubject) => Row;
  /** The steps are only offered for flows about these records. */
  tables?: readonly string[];
  /** Creates the record by the rules of its feature; by default those of its resource. */
  create?: (call: Call, input: never) => Promise<string>;
  /** Fields that a flow may change, if not those of the step "Update a field". */
  changes?: readonly (keyof F & string)[];
  /** Fields by which flows look a record up. */
  finds?: readonly (keyof F & string)[];
}

/** The inputs of the builder for kinds of fields; all others are texts, which may contain placeholders. */
const paramKinds: { readonly [kind in FieldKind]?: ActionParam['kind'] } = {
  longText: 'long',
  richText: 'long',
  boolean: 'boolean',
  choice: 'choice',
  reference: 'link',
  tags: 'tags',
};
const refused: readonly FieldKind[] = ['money', 'picture', 'references', 'countries'];

const helps: { readonly [kind in FieldKind]?: string } = {
  date: 'A date such as 2027-01-31, or +7 for a week from today.',
  instant: 'A date and time such as 2027-01-31T15:00:00Z, or +7 15:00 for a week from today at 3 PM.',
  country: 'Two letters, such as DE.',
};

/**
 * Lets flows create, change and look up records of a kind: one step each, from the fields of the noun. They follow the
 * rules of the API with the rights of the person who published the flow.
 * @throws Error for a field of money, which flows never write
 */
export function defineRecordAutomations<F extends Fields>(
  noun: Creatable<F>,
  { creates = [], inputs = {}, about, tables, create, changes, finds = [] }: RecordSteps<F>,
): readonly string[] {
  const picked = fieldsIn(noun, creates, inputs);
  const actions: AutomationAction[] = [];
  if (creates.length > 0) actions.push(createAction(noun, picked, { about, tables, create }));
  if (changes && changes.length > 0) actions.push(updateAction(noun, fieldsIn(noun, changes, {})));
  if (finds.length > 0) actions.push(findAction(noun, finds));
  return defineAutomationAction(...actions);
}

function fieldsIn<F extends Fields>({ name, fields }: Creatable<F>, names: readonly string[], inputs: Fields): Fields {
  const picked = { ...Object.fromEntries(names.map((one) => [one, fields[one]!])), ...inputs };
  for (const [key, { kind }] of Object.entries<Field>(picked))
    if (refused.includes(kind)) throw new Error(`Automations cannot write the field "${name}.${key}" (${kind}).`);
  return picked;
}

const paramsOf = (fields: Fields, isNew: boolean): ActionParam[] =>
  Object.entries<Field>(fields).map(([name, { kind, label, help, required, max, options, resource }]) => ({
    name,
    label,
    kind: paramKinds[kind] ?? 'text',
    help: help ?? helps[kind],
    ...(isNew && required && { required }),
    ...(max !== undefined && kind !== 'number' && kind !== 'year' && { max: Math.min(max, 5000) }),
    ...(options && { options: options.map(({ value, label: text }) => ({ value, label: text })) }),
    ...(resource !== undefined && { resource }),
    ...(isNew && resource === 'partners' && required && { initial: OWN_PARTNER }),
  }));

/** The given values; what is left empty is not written. */
function inputOf(context: ActionContext, fields: Fields, params: ActionParams): Row {
  const input: Row = {};
  for (const [name, one] of Object.entries<Field>(fields)) {
    const given = params[name];
    if (given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0)) continue;
    const value = fieldValue(context, name, one, given);
    if (value !== null) input[name] = value;
  }
  return input;
}

function createAction(
  { name: table, one, fields, create: shape }: Creatable,
  picked: Fields,
  { about, tables, create }: Pick<RecordSteps<Fields>, 'about' | 'tables' | 'create'>,
): AutomationAction {
  const title = Object.entries(picked).find(([, { required, kind }]) => required && kind !== 'reference')?.[0];
  return {
    key: `create_${table}`,
    label: `Create ${withArticle(one)}`,
    about: `Adds ${withArticle(one)} by the same rules as on its screen. Later steps can use it.`,
    group: 'New records',
    sentence: title ? `Create the ${one} “{${title}}”` : `Create ${withArticle(one)}`,
    params: paramsOf(picked, true),
    gives: table,
    can: () => `${table}:manage`,
    ...((about || tables) && { for: (record) => !tables || tables.includes(record.table) }),
    run: async (context, params) => {
      const { call, subject } = context;
      const input = { ...inputOf(context, picked, params), ...(about && subject && about(subject)) };
      const body = checkedBody(shape, input) as Row;
      await checkFieldRules(call, table, body, { isNew: true, writable: shape.properties });
      const id = create ? await create(call, body as never) : await createRow(call, resourceOf(table), body);
      const shown = Object.fromEntries(Object.entries(input).filter(([key]) => key in fields && key !== 'body'));
      return { ...shown, id, ...(automationRecord(table) && { result: { table, id } }) };
    },
  };
}

function updateAction({ name: table, one }: Creatable, picked: Fields): AutomationAction {
  const target: ActionParam = {
    name: 'target',
    label: `The ${one}`,
    kind: 'link',
    resource: table,
    required: true,
    initial: OWN_RECORD,
  };
  return {
    key: `update_${table}`,
    label: `Update ${withArticle(one)}`,
    about: `Changes fields of ${withArticle(one)}: the record of the flow, one of an earlier step, or a certain one. Empty fields stay as they are.`,
    group: 'Changes of records',
    sentence: `Update {target}`,
    params: [target, ...paramsOf(picked, false)],
    gives: table,
    can: () => `${table}:manage`,
    run: async (context, params) => {
      const { call } = context;
      const id = linkedId(context, 'target', params.target);
      const resource = resourceOf(table);
      const patch = checkedBody(resource.update!, inputOf(context, picked, params)) as Row;
      await checkFieldRules(call, table, patch, { isNew: false, writable: resource.update!.properties });
      await updateRow(call, resource, id, patch);
      return { ...patch, id, result: { table, id } };
    },
  };
}

function findAction({ name: table, one, fields }: Creatable, finds: readonly string[]): AutomationAction {
  return {
    key: `find_${table}`,
    label: `Look up ${withArticle(one)}`,
    about: `Finds ${withArticle(one)} by a field; of several, the newest. Later steps and conditions can use it.`,
    group: 'Look up',
    sentence: `Look up the ${one} whose {field} is “{value}”`,
    params: [
      {
        name: 'field',
        label: 'Field',
        kind: 'choice',
        required: true,
        initial: finds[0],
        options: finds.map((value) => ({ value, label: fields[value]!.label })),
      },
      { name: 'value', label: 'Value', kind: 'text', required: true, max: 500 },
      {
        name: 'if_none',
        label: 'If there is none',
        kind: 'choice',
        required: true,
        initial: 'stop',
        options: [
          { value: 'stop', label: 'Stop the flow' },
          { value: 'continue', label: 'Go on without it' },
        ],
      },
    ],
    reads: true,
    gives: table,
    can: () => `${table}:view`,
    run: async (context, { field, value, if_none }) => {
      if (typeof field !== 'string' || !finds.includes(field))
        throw invalid({ field: ['is not a field to look up by'] }, 'These records cannot be looked up by this field.');
      const wanted = fieldValue(context, 'value', { ...fields[field]!, kind: 'text' } as Field, value);
      const record = wanted === null ? undefined : await newestWith(context.call, table, field, String(wanted));
      if (record) return { found: record.name, result: { table, id: record.id } };
      const note = `No ${one} with this ${fields[field]!.label.toLowerCase()} was found.`;
      return { note, result: null, ...(if_none !== 'continue' && { ends: true }) };
    },
  };
}

/** The newest live record whose field has the value, in any case. */
function newestWith(call: Call, table: string, field: string, value: string) {
  const resource = resourceOf(table);
  const named = automationRecord(table)?.name ?? nameColumnOf(table);
  return call.maybe<{ id: string; name: string | null }>(
    sql`select t.id, ${sql.identifier(named)}::text as name from ${sql.raw(sourceOf(resource))}
      where t.organization_id = ${call.organization_id}
        and lower(t.${sql.identifier(field)}::text) = lower(${value})
        ${'archived_at' in resource.row.properties ? sql`and t.archived_at is null` : sql``}
      order by t.created_at desc, t.id desc limit 1`,
  );
}

function resourceOf(table: string) {
  const resource = declaredResources().get(table);
  if (!resource) throw new Error(`"${table}" is not a resource`);
  return resource;
}

import { priorities } from '#features/work/tasks/schema.ts';
import { addTask } from '#features/work/tasks/server/service.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import {
  type ActionContext,
  type ActionParam,
  type ActionParams,
  type AutomationSubject,
  automationRecord,
  defineAutomationAction,
  partnerOfRun,
} from '#server/extension-points/automations.ts';
import { declaredResources } from '#server/resource/define.ts';
import { updateRow } from '#server/resource/verbs.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import { addDays } from '#shared/time/dates.ts';
import { requireNoEffectOnMoney } from '../money-guard.ts';
import { automationPeopleFor, sendEmail, sendNotice } from '../recipients.ts';
import { callWebhook, prepareWebhook } from '../webhook.ts';
import { customPatch, customWrites, isCustomField } from './custom-fields.ts';

const text = (params: ActionParams, name: string): string => (typeof params[name] === 'string' ? params[name] : '');
const list = (params: ActionParams, name: string): string[] =>
  Array.isArray(params[name]) ? params[name].filter((one): one is string => typeof one === 'string') : [];

function subjectOf({ subject }: ActionContext): AutomationSubject {
  if (!subject) throw invalid({ record: ['is required for this step'] }, 'This step needs a record.');
  return subject;
}

/** Changes a record by the rules of its resource. */
async function change({ call, subject }: ActionContext, patch: Row): Promise<void> {
  const resource = declaredResources().get(subject!.table)!;
  await updateRow(call, resource, subject!.id, patch);
}

const managesRecord = (_: ActionParams, record: { table: string } | undefined) =>
  `${record?.table ?? 'automations'}:manage` as const;

const toPerson = [
  { value: 'owner', label: 'the owner of the record' },
  { value: 'person', label: 'a certain person' },
] as const;
const personParam: ActionParam = {
  name: 'user_id',
  label: 'Person',
  kind: 'reference',
  resource: 'people',
  shown: { name: 'to', is: ['person'] },
};

/** The noun has a screen and a name, which a task about it shows. */
const hasScreen = (table: string) => {
  const noun = allNouns().get(table);
  return noun?.address !== undefined && noun.title !== undefined;
};

export const ownActions = defineAutomationAction(
  {
    key: 'task',
    label: 'Create a task',
    about: 'Adds a task about the record to the list of a person.',
    group: 'Work',
    sentence: 'Create the task “{title}” for {to}',
    params: [
      { name: 'title', label: 'Title', kind: 'text', required: true, max: 200 },
      {
        name: 'to',
        label: 'For',
        kind: 'choice',
        required: true,
        initial: 'owner',
        options: [...toPerson, { value: 'partner', label: 'the partner' }],
      },
      personParam,
      { name: 'due_days', label: 'Due after', kind: 'days', min: 0, max: 365, initial: 3 },
      {
        name: 'priority',
        label: 'Priority',
        kind: 'choice',
        initial: 'normal',
        options: priorities.map(({ value, label }) => ({ value, label })),
      },
      { name: 'description', label: 'Description', kind: 'long', max: 5000 },
    ],
    can: () => 'tasks:manage',
    run: async (context, params) => {
      const { call, subject } = context;
      const isPartner = params.to === 'partner';
      const partner_id = isPartner ? partnerOfRun(context) : (subject?.partner_id ?? null);
      const people = isPartner ? undefined : await automationPeopleFor(context, text(params, 'to'), params.user_id);
      const id = await addTask(call, {
        title: context.fill(text(params, 'title')).slice(0, 200),
        description: context.fill(text(params, 'description')) || null,
        side: isPartner ? 'partner' : 'company',
        ...(partner_id && { partner_id }),
        ...(subject && hasScreen(subject.table) && { record_table: subject.table, record_id: subject.id }),
        ...(people?.people[0]?.user_id && { assignee_user_id: people.people[0].user_id }),
        ...(typeof params.due_days === 'number' && { due_on: addDays(call.today(), params.due_days) }),
        priority: (text(params, 'priority') || 'normal') as 'normal',
        source: 'automation',
        source_key: context.effect_key,
      });
      return { task_id: id };
    },
  },
  {
    key: 'notify',
    label: 'Notify people',
    about: 'Shows a notification in the product, and sends an email to those who asked for it.',
    group: 'Messages',
    sentence: 'Notify {to}: “{text}”',
    params: [
      {
        name: 'to',
        label: 'Who',
        kind: 'choice',
        required: true,
        initial: 'owner',
        options: [...toPerson, { value: 'partner', label: 'all users of the partner' }],
      },
      personParam,
      { name: 'text', label: 'Text', kind: 'text', required: true, max: 300 },
    ],
    can: (params) => (params.to === 'partner' ? 'partners:manage' : 'automations:view'),
    run: async (context, params) => {
      const people = await automationPeopleFor(context, text(params, 'to'), params.user_id);
      await sendNotice(context, people, context.fill(text(params, 'text')));
      return { people: people.people.map(({ full_name }) => full_name) };
    },
  },
  {
    key: 'email',
    label: 'Send an email',
    about: 'Sends an email in the look of your company.',
    group: 'Messages',
    sentence: 'Email {to}: “{subject}”',
    params: [
      {
        name: 'to',
        label: 'To',
        kind: 'choice',
        required: true,
        initial: 'contact',
        options: [
          { value: 'contact', label: 'the primary contact of the partner' },
          { value: 'partner', label: 'all users of the partner' },
          { value: 'record', label: 'the email address of the record' },
          ...toPerson,
        ],
      },
      personParam,
      { name: 'subject', label: 'Subject', kind: 'text', required: true, max: 150 },
      {
        name: 'text',
        label: 'Text',
        help: 'An empty line starts a paragraph.',
        kind: 'long',
        required: true,
        max: 5000,
      },
      {
        name: 'has_link',
        label: 'Add a button that opens the record',
        kind: 'boolean',
        shown: { name: 'to', is: ['owner', 'person'] },
      },
    ],
    can: (params) => (['owner', 'person'].includes(String(params.to)) ? 'automations:view' : 'partners:manage'),
    run: async (context, params) => {
      const people = await automationPeopleFor(context, text(params, 'to'), params.user_id);
      const { to, left_out } = await sendEmail(context, people, {
        subject: context.fill(text(params, 'subject')),
        paragraphs: context
          .fill(text(params, 'text'))
          .split(/\n\s*\n/)
          .map((paragraph) => paragraph.trim())
          .filter(Boolean),
        hasLink: params.has_link === true,
      });
      return { to, ...(left_out.length > 0 && { left_out }) };
    },
  },
  {
    key: 'update',
    label: 'Update a field',
    about: 'Writes a value into a field of the record.',
    group: 'Records',
    sentence: 'Set {field} to “{value}”',
    params: [
      { name: 'field', label: 'Field', kind: 'choice', required: true },
      { name: 'value', label: 'Value', kind: 'value', max: 2000 },
    ],
    for: ({ writes = [] }) => writes.length > 0,
    can: managesRecord,
    run: async (context, params) => {
      const subject = subjectOf(context);
      const field = text(params, 'field');
      const custom = isCustomField(field)
        ? (await customWrites(context.call, subject.table)).find((one) => one.field === field)
        : undefined;
      if (custom) {
        const filled = context.fill(String(params.value ?? '')).slice(0, 2000);
        const patch = await customPatch(context.call, custom, filled || null);
        await change(context, patch);
        return { field: custom.label, after: filled || null };
      }
      if (!automationRecord(subject.table)?.writes?.includes(field))
        throw invalid({ field: ['cannot be changed by automations'] }, 'Automations cannot change this field.');
      const value = valueFor(context, subject.table, field, params.value);
      const before = subject.row[field] ?? null;
      await change(context, { [field]: value });
      return { field, before, after: value };
    },
  },
  {
    key: 'assign',
    label: 'Assign an owner',
    about: 'Makes a person the owner of the record, or several in turn.',
    group: 'Records',
    sentence: 'Make {people} the owner',
    params: [
      {
        name: 'people',
        label: 'People',
        help: 'With several people, each gets the next record in turn.',
        kind: 'references',
        resource: 'people',
        required: true,
      },
    ],
    for: ({ assigns }) => assigns !== undefined,
    readsLog: true,
    can: managesRecord,
    run: async (context, params) => {
      const subject = subjectOf(context);
      if (!automationRecord(subject.table)?.assigns) throw invalid({ people: ['cannot be assigned here'] });
      const owner_user_id = await nextInTurn(context, list(params, 'people'));
      const fact = subject.table === 'partners' ? 'partner.owner' : 'deal.owner';
      await requireNoEffectOnMoney(context.call, { field: fact });
      await change(context, { owner_user_id });
      return { owner_user_id };
    },
  },
  {
    key: 'tag',
    label: 'Add or remove tags',
    about: 'Changes the tags of the record.',
    group: 'Records',
    sentence: '{mode} {tags}',
    params: [
      {
        name: 'mode',
        label: 'Change',
        kind: 'choice',
        required: true,
        initial: 'add',
        options: [
          { value: 'add', label: 'Add the tag' },
          { value: 'remove', label: 'Remove the tag' },
        ],
      },
      { name: 'tags', label: 'Tags', kind: 'tags', required: true },
    ],
    for: ({ tags }) => tags !== undefined,
    can: managesRecord,
    run: async (context, params) => {
      const subject = subjectOf(context);
      if (!automationRecord(subject.table)?.tags) throw invalid({ tags: ['cannot be changed here'] });
      const named = list(params, 'tags');
      const before = (subject.row.tags as string[] | null) ?? [];
      if (subject.table === 'partners')
        await requireNoEffectOnMoney(context.call, { field: 'partner.tag', values: named });
      const isRemoval = params.mode === 'remove';
      const tags = isRemoval ? before.filter((one) => !named.includes(one)) : [...new Set([...before, ...named])];
      if (tags.length !== before.length) await change(context, { tags });
      return { [isRemoval ? 'removed' : 'added']: named };
    },
  },
  {
    key: 'status',
    label: 'Change the status',
    about: 'Moves the record to another status or stage. Deals are never won or lost.',
    group: 'Records',
    sentence: 'Change the status to {value}',
    params: [{ name: 'value', label: 'Status', kind: 'choice', required: true }],
    for: ({ statuses }) => statuses !== undefined,
    can: managesRecord,
    run: async (context, params) => {
      const subject = subjectOf(context);
      const { statuses } = automationRecord(subject.table) ?? {};
      if (!statuses) throw invalid({ value: ['cannot be changed here'] });
      const fact = subject.table === 'partners' ? 'partner.status' : 'deal.stage';
      await requireNoEffectOnMoney(context.call, { field: fact });
      await statuses.change(context.call, subject.id, text(params, 'value'));
      return { status: text(params, 'value') };
    },
  },
  {
    key: 'webhook',
    label: 'Call a webhook',
    about: 'Sends the record to another system, as a signed request. Repeated requests have the same ID.',
    group: 'Other systems',
    sentence: 'Call the webhook of {endpoint_id}',
    params: [
      { name: 'endpoint_id', label: 'System', kind: 'reference', resource: 'automation_endpoints', required: true },
      { name: 'fields', label: 'Values to send', kind: 'fields', help: 'The record’s ID and name are always sent.' },
    ],
    can: () => 'automations:manage',
    run: (context, params) => prepareWebhook(context, text(params, 'endpoint_id'), list(params, 'fields')),
    send: callWebhook,
  },
);

/** The value for a field in the type of its column. */
function valueFor({ call, fill }: ActionContext, table: string, field: string, value: unknown): unknown {
  const declared = declaredResources().get(table)?.fields?.[field];
  if (value === null || value === undefined || value === '') return null;
  switch (declared?.kind) {
    case 'date':
      // "+7" means a week from today.
      return /^[+-]?\d{1,3}$/.test(String(value)) ? addDays(call.today(), Number(value)) : String(value);
    case 'number':
    case 'year':
      return Number(value);
    case 'boolean':
      return value === true || value === 'true';
    default:
      return fill(String(value)).slice(0, declared?.max ?? 2000);
  }
}

/** One of several people, each in turn; people without access to the company are left out. */
async function nextInTurn({ call, automation, step_id }: ActionContext, ids: readonly string[]): Promise<string> {
  const found = await call.rows<{ id: string }>(sql`
    select id from people
    where organization_id = ${call.organization_id} and status = 'active' and id = any(${ids}::uuid[])`);
  const active = ids.filter((id) => found.some((person) => person.id === id));
  if (active.length === 0) throw notFound('The person to assign');
  await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`${automation.id} ${step_id}`}, 42))`);
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from automation_step_runs
    where organization_id = ${call.organization_id} and automation_id = ${automation.id} and step_id = ${step_id}
      and status = 'done'`);
  return active[count % active.length]!;
}

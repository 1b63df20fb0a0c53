import { Refusal } from '#server/errors.ts';
import { defineTool, type ProposedChange } from '#server/extension-points/assistant-tools.ts';
import { citations } from '#server/extension-points/assistant-words.ts';
import { closed, nameText, oneOf, type Static, Type } from '#shared/schema.ts';
import type { ReportObjectFields } from '../schema.ts';

const Key = Type.String({ pattern: '^[a-z][a-z0-9_.]{0,119}$' });

const Input = closed({
  name: nameText(120),
  object: Type.String({ pattern: '^[a-z][a-z_]{0,59}$', description: 'The kind of record, such as opportunities.' }),
  columns: Type.Array(Key, { minItems: 1, maxItems: 30, uniqueItems: true }),
  filters: Type.Optional(
    Type.Array(
      closed({
        field: Key,
        operator: oneOf('eq', 'ne', 'gte', 'lte', 'like'),
        values: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 20 }),
      }),
      { maxItems: 10 },
    ),
  ),
  sort: Type.Optional(closed({ field: Key, descending: Type.Boolean() })),
  every: oneOf('day', 'weekday', 'week', 'month'),
  time: Type.Optional(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'such as 08:00' })),
  format: Type.Optional(oneOf('csv', 'xlsx', 'pdf', 'inline')),
});

const operators = { eq: 'is', ne: 'is not', gte: 'is at least', lte: 'is at most', like: 'contains' } as const;
const formatNames = { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF', inline: 'In the email' } as const;
const timings = {
  day: { timing: { kind: 'daily' }, text: 'Every day' },
  weekday: { timing: { kind: 'weekdays' }, text: 'Every weekday' },
  week: { timing: { kind: 'weekly', weekdays: [1] }, text: 'Every Monday' },
  month: { timing: { kind: 'monthly', day: 1 }, text: 'On the first day of each month' },
} as const;

const proposeReport = defineTool({
  name: 'propose_report',
  label: 'Preparing a report',
  about:
    'Prepares a scheduled report that is sent to the person only: a kind of record with its columns, filters and sort, as in lists. The person confirms it and can add recipients on its screen.',
  input: Input,
  output: { proposed: 'value', name: 'value', object: 'value' },
  modes: ['company', 'partner'],
  can: 'report_schedules:manage',
  proposes: { method: 'POST', url: '/report_schedules' },
  run: async (reader, input: Static<typeof Input>) => {
    const { name, object, columns, filters = [], sort, every, time = '08:00', format = 'xlsx' } = input;
    const { user_id, full_name, timezone } = reader.actor;
    if (!user_id) throw new Refusal(422, 'Reports belong to a person.');
    const { label, fields } = await reader.get<ReportObjectFields>(`/report_schedules/objects/${object}`);
    const fieldOf = (key: string) => {
      const field = fields.find((one) => one.key === key);
      if (!field)
        throw new Refusal(422, `${label} have no column "${key}". Use: ${fields.map((one) => one.key).join(', ')}.`);
      return field;
    };
    const valueText = (key: string, value: string) =>
      fieldOf(key).options.find((option) => option.value === value)?.label ?? value;
    const or = new Intl.ListFormat('en', { type: 'disjunction' });
    const timing = timings[every];
    const added = (label_: string, after: string): ProposedChange => ({ label: label_, before: null, after });
    const { sources, cite } = citations();
    const reports = cite({ kind: 'list', title: 'Reports', to: '/report-schedules' });
    return {
      data: { proposed: true, name, object },
      sources,
      says: `I prepared the report “${name}”${reports}. It is sent to you ${timing.text.toLowerCase()} once you confirm it.`,
      proposal: {
        title: `Create the report “${name}”`,
        changes: [
          added('Report', name),
          added('Data', label),
          added('Columns', columns.map((key) => fieldOf(key).label).join(', ')),
          ...filters.map(({ field, operator, values }) =>
            added(
              'Filter',
              `${fieldOf(field).label} ${operators[operator]} ${or.format(values.map((value) => valueText(field, value)))}`,
            ),
          ),
          ...(sort
            ? [added('Sort', `${fieldOf(sort.field).label}, ${sort.descending ? 'descending' : 'ascending'}`)]
            : []),
          added('Sent', `${timing.text} at ${time} (${timezone})`),
          added('Format', formatNames[format]),
          added('Recipient', full_name),
        ],
        body: {
          name,
          object,
          columns,
          ...(filters.length > 0 && { filters }),
          ...(sort && { sort: [sort] }),
          timing: { ...timing.timing, time },
          timezone,
          format,
          recipients: [{ kind: 'user', user_id }],
        },
        opens: '/report-schedules/show/$id',
        form: '/report-schedules/create',
        effect: 'The report is sent to you at these times, with the rows that you can see then.',
      },
    };
  },
});

export const tools = [proposeReport];

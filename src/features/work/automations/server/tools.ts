import { Refusal } from '#server/errors.ts';
import { defineTool, type ProposedChange } from '#server/extension-points/assistant-tools.ts';
import { citations } from '#server/extension-points/assistant-words.ts';
import { closed, nameText, type Static, Type, text } from '#shared/schema.ts';
import type { Params } from '../definition.schema.ts';
import type { Catalog } from '../schema.ts';
import { stepSentence } from '../sentence.ts';

const Key = Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' });

const Input = closed({
  name: nameText(200),
  description: Type.Optional(text(2_000)),
  event: Type.String({
    maxLength: 80,
    description: 'The key of the event that starts it, from the catalog of automations.',
  }),
  steps: Type.Array(
    closed({
      kind: Key,
      params: Type.Record(Key, Type.Union([Type.String({ maxLength: 2_000 }), Type.Number(), Type.Boolean()]), {
        maxProperties: 20,
      }),
    }),
    { minItems: 1, maxItems: 10 },
  ),
});

const proposeAutomation = defineTool({
  name: 'propose_automation',
  label: 'Preparing an automation',
  about:
    'Prepares the draft of an automation: an event and the steps that follow. The person confirms the draft, tries it and publishes it on its screen; a draft does nothing. Unknown events or steps are refused with the keys that exist.',
  input: Input,
  output: { proposed: 'value', name: 'value' },
  modes: ['company'],
  can: 'automations:manage',
  proposes: { method: 'POST', url: '/automations' },
  run: async (reader, { name, description, event, steps }: Static<typeof Input>) => {
    const catalog = await reader.get<Catalog>('/automations/catalog');
    const record = catalog.records.find(({ events }) => events.some(({ key }) => key === event));
    const trigger = record?.events.find(({ key }) => key === event);
    if (!record || !trigger) {
      const keys = catalog.records.flatMap(({ events }) => events.map(({ key }) => key));
      throw new Refusal(422, `There is no event "${event}". Use one of: ${keys.join(', ')}.`);
    }
    const described = steps.map((step, at) => {
      const spec = catalog.steps.find(({ kind }) => kind === step.kind);
      if (!spec) {
        const keys = catalog.steps.map(({ kind }) => kind);
        throw new Refusal(422, `There is no step "${step.kind}". Use one of: ${keys.join(', ')}.`);
      }
      const added = (label: string, after: string): ProposedChange => ({ label, before: null, after });
      return [
        added(
          `Step ${at + 1}`,
          stepSentence(spec, step, () => undefined),
        ),
        // The sentence of a step shortens; the values are complete.
        ...Object.entries(step.params).map(([key, value]) =>
          added(`Step ${at + 1}, ${spec.params.find((param) => param.name === key)?.label ?? key}`, String(value)),
        ),
      ];
    });
    const { sources, cite } = citations();
    const automations = cite({ kind: 'list', title: 'Automations', to: '/automations' });
    return {
      data: { proposed: true, name },
      sources,
      says: `I prepared the draft of the automation “${name}”${automations}. It does nothing before you publish it.`,
      proposal: {
        title: `Save the draft automation “${name}”`.slice(0, 300),
        changes: [
          { label: 'Automation', before: null, after: name },
          ...(description ? [{ label: 'Description', before: null, after: description }] : []),
          { label: 'Starts when', before: null, after: trigger.label },
          ...described.flat(),
        ],
        body: {
          name,
          ...(description && { description }),
          definition: {
            trigger: { kind: 'event', table: record.table, event },
            steps: steps.map(({ kind, params }, at) => ({ id: `s${at + 1}`, kind, params: params as Params })),
          },
        },
        opens: '/automations/edit/$id',
        form: '/automations/create',
        effect: 'It is saved as a draft. Only publishing it on its screen starts it.',
      },
    };
  },
});

export const tools = [proposeAutomation];

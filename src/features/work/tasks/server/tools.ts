import { defineTool, type ProposedChange } from '#server/extension-points/assistant-tools.ts';
import { closed, Day, Id, nameText, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { priorities, visibilities } from '../schema.ts';

const Input = closed({
  title: nameText(200),
  description: Type.Optional(text(2_000)),
  due_on: Type.Optional(Day),
  priority: Type.Optional(oneOf('low', 'normal', 'high', 'urgent')),
  partner_id: Type.Optional(
    Type.Intersect([Id], { description: 'The partner that the task is about, from find_records.' }),
  ),
  visibility: Type.Optional(oneOf('internal', 'shared')),
});

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const proposeTask = defineTool({
  name: 'propose_task',
  isCovered: true,
  label: 'Preparing a task',
  about:
    'Prepares a task for the person, who confirms it. Internal tasks are seen by the own side only; shared ones also by the partner.',
  input: Input,
  output: { proposed: 'value', title: 'value' },
  modes: ['company', 'partner'],
  can: 'tasks:manage',
  proposes: { method: 'POST', url: '/tasks' },
  run: async (reader, input: Static<typeof Input>) => {
    const partner =
      input.partner_id && reader.actor.mode === 'company'
        ? await reader.get<{ id: string; name: string }>(`/partners/${input.partner_id}`)
        : null;
    const { title, description, due_on, priority, visibility } = input;
    const fact = (label: string, after: string | undefined): ProposedChange[] =>
      after ? [{ label, before: null, after }] : [];
    return {
      data: { proposed: true, title },
      sources: partner ? [{ kind: 'record', title: partner.name, to: `/partners/show/${partner.id}` }] : [],
      says: `I prepared the task “${title}”${partner ? ` for ${partner.name} [1]` : ''}. It is created when you confirm it.`,
      proposal: {
        title: `Create the task “${title}”`,
        changes: [
          ...fact('Title', title),
          ...fact('Description', description),
          ...fact('Due', due_on),
          ...fact('Priority', priority && labelOf(priorities, priority)),
          ...fact('Partner', partner?.name),
          ...fact('Visible to', visibility && labelOf(visibilities, visibility)),
        ],
        body: {
          title,
          ...(description && { description }),
          ...(due_on && { due_on }),
          ...(priority && { priority }),
          ...(partner && { partner_id: partner.id }),
          ...(visibility && { visibility }),
        },
        opens: '/tasks/show/$id',
        form: '/tasks/create',
      },
    };
  },
});

export const tools = [proposeTask];

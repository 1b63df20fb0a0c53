import { defineTool } from '#server/extension-points/assistant-tools.ts';
import { citations, countText, dayText } from '#server/extension-points/assistant-words.ts';
import { declaredWorkItems } from '#server/extension-points/work-items.ts';
import { leavingOfExpression } from '#server/leaving/expressions.ts';
import { Personal } from '#server/leaving/personal.ts';
import type { Side } from '#shared/access/roles.ts';
import { closed, oneOf, type Static, Type } from '#shared/schema.ts';
import type { WorkItem, WorkItemList } from '../schema.ts';

const Input = closed({
  due: Type.Optional(oneOf('overdue', 'today', 'week')),
  whose: Type.Optional(oneOf('mine', 'all')),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});

const todoToday = defineTool({
  name: 'todo_today',
  label: 'Reading your open work',
  about:
    'Lists the work that waits for the person (My work), the most urgent first: approvals, questions, tasks, renewals and more. `due` limits it to overdue work, to today or to this week.',
  input: Input,
  output: {
    total: 'value',
    kinds: [{ label: 'value', count: 'value', overdue: 'value' }],
    items: [
      {
        kind: 'value',
        title: 'value',
        detail: 'value',
        partner_name: 'value',
        due_on: 'value',
        is_overdue: 'value',
        since: 'value',
        to: 'value',
      },
    ],
  },
  modes: ['company', 'partner'],
  can: 'work_items:view',
  run: async (reader, { due, whose = 'mine', most = 10 }: Static<typeof Input>) => {
    const query = new URLSearchParams({ whose, _end: String(most), ...(due && { due }) });
    const { items, total, kinds } = await reader.get<WorkItemList>(`/work_items?${query}`);
    const { sources, cite } = citations();
    const all = cite({ kind: 'list', title: 'My work', to: due ? `/work?due=${due}` : '/work' });
    const when = (item: WorkItem) =>
      item.is_overdue ? ' (overdue)' : item.due_on ? ` (${item.due_is} ${dayText(item.due_on)})` : '';
    const about = due === 'overdue' ? 'overdue ' : '';
    return {
      data: {
        total,
        kinds: kinds.map(({ label, count, overdue }) => ({ label, count, overdue })),
        items: items.map(({ kind, kind_label, title, detail, partner_name, due_on, is_overdue, since, to }) => ({
          kind: kind_label,
          ...textsOf(reader.actor.mode, { kind, title, detail }),
          partner_name,
          due_on,
          is_overdue,
          since,
          to,
        })),
      },
      sources,
      says:
        total === 0
          ? `Nothing ${due === 'overdue' ? 'is overdue' : 'waits for you'}${due === 'today' ? ' today' : due === 'week' ? ' this week' : ''}${all}.`
          : [
              `${countText(total, `${about}item waits`, `${about}items wait`)} for you${all}. ${total > items.length ? 'The most urgent:' : ''}`.trim(),
              ...items.map(
                (item) =>
                  `- ${item.kind_label}: ${item.title}${when(item)}${cite({ kind: 'record', title: item.title, to: item.to as `/${string}` })}`,
              ),
            ].join('\n'),
    };
  },
});

/** The title and detail of an item, as the columns that they are made of may leave. */
function textsOf(side: Side, { kind, title, detail }: Pick<WorkItem, 'kind' | 'title' | 'detail'>) {
  const item = declaredWorkItems().find((one) => one.kind === kind && one.side === side);
  const leaving = (text: string | null, sql: string | undefined) => {
    const how = item && sql ? leavingOfExpression(sql, item.from) : 'never';
    return how === 'value' || text === null ? text : how === 'never' ? undefined : new Personal('person', text);
  };
  return { title: leaving(title, item?.title), detail: leaving(detail, item?.detail) };
}

export const tools = [todoToday];

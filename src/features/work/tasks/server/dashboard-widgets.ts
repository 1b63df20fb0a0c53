import type { Reader } from '#server/figures/ask.ts';
import { defineFigures } from '#server/figures/define.ts';
import { addDays } from '#shared/time/dates.ts';
import { unfinished } from '../status.schema.ts';

const SHOWN = 6;
const open = { status: [...unfinished] };

const mine: Reader = (ask) => {
  const rows = ask.rows('tasks', { ...open, is_mine: 'true' });
  const told = {
    kind: 'task',
    title: 't.title',
    detail: ask.isPartner ? "coalesce(t.record_name, '')" : "coalesce(t.partner_name, t.record_name, '')",
    at: 't.due_on',
  } as const;
  const found = ask.entries(rows, told, SHOWN);
  const late = ask.count(ask.rows('tasks', { ...rows.filters, due_on_lte: addDays(ask.today, -1) }));
  return () => ({ listed: [{ id: 'mine', ...found(), late: late() }] });
};

const counts: Reader = (ask) => {
  const items = [
    ask.number('open', ask.rows('tasks', open)),
    ask.number('overdue', ask.rows('tasks', { ...open, due_on_lte: addDays(ask.today, -1) })),
    ask.number('other', ask.rows('tasks', { ...open, side: ask.isPartner ? 'company' : 'partner' })),
  ];
  return () => ({ measured: { series: [], groups: [], items: items.map((read) => read()) } });
};

export const figures = defineFigures({ widgets: { my_tasks: mine, task_counts: counts } });

import type { Filter } from '#shared/nouns/list-query.ts';
import { addDays } from '#shared/time/dates.ts';
import { regionToday } from '#web/region.ts';
import type { ColumnItem } from '#web/resource/fields/columns.ts';
import type { PresetView } from '#web/resource/list/SavedViews.tsx';
import { roleLabels, type Task, type task } from '../schema.ts';
import { unfinished } from '../status.schema.ts';
import { DueText } from './due.tsx';
import { texts as t } from './texts.ts';

export const isOpen: Filter = { field: 'status', operator: 'eq', values: [...unfinished] };
const yesterday = () => addDays(regionToday(), -1);

/** The filters that everyone has: my tasks, those that are late, and for the company those that wait for a partner. */
export function presetViews(mode: 'company' | 'partner'): PresetView[] {
  return [
    { key: 'mine', name: t.mine, state: { filters: [{ field: 'is_mine', operator: 'eq', values: ['true'] }, isOpen] } },
    {
      key: 'overdue',
      name: t.overdue,
      state: { filters: [{ field: 'due_on', operator: 'lte', values: [yesterday()] }, isOpen] },
    },
    ...(mode === 'company'
      ? [
          {
            key: 'other-side',
            name: t.waitingForPartner,
            state: { filters: [{ field: 'side', operator: 'eq' as const, values: ['partner'] }, isOpen] },
          },
        ]
      : []),
  ];
}

/** A partner sees its own tasks; those of the company are no work of its people. */
export const ownSide = (mode: 'company' | 'partner'): Filter[] =>
  mode === 'partner' ? [{ field: 'side', operator: 'eq', values: ['partner'] }] : [];

type Columns = readonly ColumnItem<typeof task.fields, Task>[];

export const partnerTaskColumns: Columns = [
  'title',
  'status',
  { field: 'due_on', label: t.dueDate, sortable: true, width: 120, render: (row) => <DueText task={row} /> },
  'priority',
  {
    field: 'assignee_name',
    label: t.assignee,
    sortable: true,
    kind: 'person',
    value: ({ assignee_name, assignee_role }) => assignee_name ?? (assignee_role ? roleLabels[assignee_role] : null),
  },
  // All of them are the reader's own side.
  { of: 'side', hidden: true },
];
export const taskColumns: Columns = [...partnerTaskColumns.slice(0, -1), 'side'];

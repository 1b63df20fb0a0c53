import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Tasks';
const of = (row: string, which: string) =>
  `select count(*) from tasks t where t.organization_id = ${row}.organization_id and t.partner_id = ${row}.id
   and t.visibility = 'shared' and ${which}`;
const isOpen = "t.status in ('open', 'in_progress', 'waiting')";

/** The facts about a partner's shared tasks that conditions can test. */
export const taskFacts = defineFacts('partners', [
  {
    field: 'partner.open_tasks',
    label: 'Open tasks of the partner',
    group,
    kind: 'number',
    read: (row) => of(row, `t.side = 'partner' and ${isOpen}`),
  },
  {
    field: 'partner.overdue_tasks',
    label: 'Overdue tasks of the partner',
    group,
    kind: 'number',
    read: (row, { today }) => of(row, `t.side = 'partner' and ${isOpen} and t.due_on < ${today}`),
  },
  {
    field: 'partner.slipped_commitments',
    label: 'Slipped commitments of the partner',
    group,
    kind: 'number',
    read: (row, { today }) =>
      of(row, `t.side = 'partner' and t.status <> 'canceled' and coalesce(t.completed_on, ${today}) > t.committed_on`),
  },
]);

import ListTodo from 'lucide-react/icons/list-todo';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { task } from '../schema.ts';
import { ownSide, partnerTaskColumns, presetViews, taskColumns } from './columns.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { texts as t } from './texts.ts';

/** The tasks tab of any record: those of a partner, or those about the record. */
export default function RecordTasks({ on, id }: { on: string; id: string }) {
  const { mode } = useSession();
  const mayManage = useCan('tasks', 'manage');
  const isPartner = on === 'partners';
  const record = isPartner
    ? [{ field: 'partner_id', operator: 'eq' as const, values: [id] }]
    : [
        { field: 'record_table', operator: 'eq' as const, values: [on] },
        { field: 'record_id', operator: 'eq' as const, values: [id] },
      ];
  return (
    <>
      {mayManage && <QuickAdd record={{ table: on, id }} {...(isPartner && { partner_id: id })} />}
      <NounList
        noun={task}
        title={null}
        columns={mode === 'company' ? taskColumns : partnerTaskColumns}
        filters={mode === 'company' ? ['status', 'side', 'due_on'] : ['status', 'due_on']}
        fixed={[...record, ...ownSide(mode)]}
        views={presetViews(mode)}
        empty={{ icon: ListTodo, text: t.emptyHere }}
      />
    </>
  );
}

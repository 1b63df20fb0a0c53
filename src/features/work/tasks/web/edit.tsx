import { useSearch } from '@tanstack/react-router';
import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Task, task } from '../schema.ts';
import { AssigneeField, BlockedByField, ChecklistField, RecordFields, RecurrenceField } from './inputs.tsx';

type Search = { partner_id?: string; record_table?: string; record_id?: string };

export default function TaskEdit() {
  const { mode } = useSession();
  const isCompany = mode === 'company';
  const { partner_id, record_table, record_id } = useSearch({ strict: false }) as Search;
  const initial = {
    side: mode,
    priority: 'normal',
    visibility: 'internal',
    recurs_by: 'completion',
    ...(isCompany && partner_id && { partner_id }),
    ...(record_table && record_id && { record_table, record_id }),
  } as Partial<Task>;
  return (
    <EditScreen noun={task}>
      {(form) => (
        <NounForm
          noun={task}
          {...form}
          initial={initial}
          also={['action_plans']}
          special={{
            assignee_user_id: { element: <AssigneeField /> },
            assignee_role: null,
            recurrence: { element: <RecurrenceField /> },
            blocked_by_id: { element: <BlockedByField id={form.id} /> },
            plan_id: null,
          }}
          sections={{
            Task: {
              more: (
                <>
                  <ChecklistField />
                  <RecordFields />
                </>
              ),
            },
          }}
        />
      )}
    </EditScreen>
  );
}

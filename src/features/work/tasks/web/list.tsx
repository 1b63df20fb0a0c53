import { Form } from 'antd';
import Calendar from 'lucide-react/icons/calendar';
import ListTodo from 'lucide-react/icons/list-todo';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from '#web/components/Link.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { task } from '../schema.ts';
import { taskSteps } from '../steps.schema.ts';
import { ownSide, partnerTaskColumns, presetViews, taskColumns } from './columns.tsx';
import { ColleagueSelect } from './inputs.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { texts as t } from './texts.ts';
import { TaskViewSwitch } from './ViewSwitch.tsx';

const assigneeFilter = {
  field: 'assignee_user_id',
  label: t.assignee,
  kind: 'reference' as const,
  resource: 'people',
  labelField: 'full_name',
};

export default function TaskList() {
  const { mode } = useSession();
  const isCompany = mode === 'company';
  const mayPlan = useCan('action_plans', 'view');
  const mayTemplate = useCan('task_templates', 'view') && isCompany;
  return (
    <NounList
      noun={task}
      steps={taskSteps}
      columns={isCompany ? [...taskColumns, 'partner_id'] : partnerTaskColumns}
      fixed={ownSide(mode)}
      filters={['status', 'is_mine', 'due_on', ...(isCompany ? (['side'] as const) : []), 'priority', 'partner_id']}
      lastFilters={isCompany ? [assigneeFilter] : []}
      // By the order of their names, unfinished statuses come before done and canceled.
      sort={[
        { field: 'status', descending: true },
        { field: 'due_on', descending: false },
      ]}
      views={presetViews(mode)}
      create={{ label: t.add, form: (done) => <QuickAdd onDone={done} /> }}
      actions={
        <>
          {mayPlan && <Link to="/tasks/plans">{t.plans}</Link>}
          {mayTemplate && <Link to="/tasks/templates">{t.templates}</Link>}
          <TaskViewSwitch now="list" />
        </>
      }
      bulk={(bulk) => [
        bulk.changing({
          label: t.assign,
          icon: UserRound,
          fields: () => (
            <Form.Item name="assignee_user_id" label={t.assignee}>
              {isCompany ? (
                <ReferenceSelect
                  resource="people"
                  labelField="full_name"
                  only={[{ field: 'status', operator: 'eq', values: ['active'] }]}
                />
              ) : (
                <ColleagueSelect />
              )}
            </Form.Item>
          ),
          change: ({ assignee_user_id = null }) => ({ assignee_user_id }),
        }),
        bulk.changing({
          label: t.moveDate,
          icon: Calendar,
          fields: () => (
            <Form.Item name="due_on" label={t.dueDate}>
              <DateInput />
            </Form.Item>
          ),
          change: ({ due_on = null }) => ({ due_on }),
        }),
      ]}
      empty={{ icon: ListTodo, text: isCompany ? t.empty : t.emptyPartner }}
    />
  );
}

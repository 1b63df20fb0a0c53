import { caller, defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { taskSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const blocked = `exists (select from tasks b where b.organization_id = t.organization_id and b.id = t.blocked_by_id
  and b.status in ('open', 'in_progress', 'waiting'))`;

const item = (side: Pick<WorkItems, 'side' | 'detail' | 'where'>): WorkItems => ({
  group: 'follow_up',
  kind: 'task',
  can: 'tasks:manage',
  get label() {
    return workTexts.open.label;
  },
  get says() {
    return workTexts.open.says;
  },
  get verb() {
    return workTexts.open.verb;
  },
  from: 'tasks t',
  title: 't.title',
  owner: 't.assignee_user_id',
  due: { on: 't.due_on' },
  since: 't.created_at',
  facts: [
    { label: 'Description', value: 't.description' },
    {
      label: 'Priority',
      value: "case t.priority when 'high' then 'High' when 'low' then 'Low' when 'urgent' then 'Urgent' end",
    },
    { label: 'Assigned to', value: 'coalesce(t.assignee_name, t.assignee_role)' },
    { label: 'Created by', value: 't.created_by_name' },
    { label: 'Created', value: 't.created_at', as: 'instant' },
  ],
  to: '/tasks/show/$id',
  steps: offer(taskSteps, 'complete'),
  about: ['tasks'],
  ...side,
});

/** Tasks that wait for nothing else, of the people and roles they are assigned to. */
export const workItems = defineWorkItems([
  item({
    side: 'company',
    detail: 't.record_name',
    where: `t.status in ('open', 'in_progress') and t.side = 'company' and not ${blocked}
      and (t.assignee_user_id is not null or t.assignee_role is null or t.assignee_role = any (array(select m.role from memberships m
        where m.organization_id = $1::uuid and m.user_id = ${caller.user} and m.status = 'active')))`,
  }),
  item({
    side: 'partner',
    // The record may be one that the partner cannot open.
    where: `t.status in ('open', 'in_progress') and t.side = 'partner' and t.partner_id = ${caller.partner} and not ${blocked}
      and (t.assignee_user_id is not null or t.assignee_role is null or t.assignee_role = any (array(select s.role
        from partner_standings(${caller.partner}) s where s.user_id = ${caller.user})))`,
  }),
]);

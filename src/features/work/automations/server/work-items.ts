import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { approvalSteps, runSteps } from '../steps.schema.ts';

export const workItems = defineWorkItems([
  {
    group: 'decide',
    kind: 'automation_approval',
    side: 'company',
    can: 'automation_approvals:manage',
    label: 'Approvals of automations',
    says: ['automation needs your approval', 'automations need your approval'],
    verb: 'Decide',
    from: 'automation_approvals t',
    where: "t.status = 'open' and app_decides_for(t.approver_user_id)",
    title: 't.question',
    owner: 't.approver_user_id',
    due: { at: 't.expires_at', is: 'expires' },
    since: 't.created_at',
    to: '/automations/approvals/$id',
    facts: [
      {
        label: 'Automation',
        value:
          '(select a.name from automations a where a.organization_id = t.organization_id and a.id = t.automation_id)',
      },
      { label: 'Asked', value: 't.created_at', as: 'instant' },
    ],
    steps: offer(approvalSteps, 'approve', 'reject'),
    about: ['automation_approvals'],
  },
  {
    group: 'follow_up',
    kind: 'automation_limit',
    side: 'company',
    can: 'automations:manage',
    label: 'Automations at their limit',
    says: ['automation waits because of a limit', 'automations wait because of a limit'],
    verb: 'View',
    from: `(select distinct on (r.automation_id) r.id, r.organization_id, r.automation_id, r.due_at, r.created_at from automation_runs r
      where r.organization_id = $1 and r.status = 'waiting' and r.wait_kind = 'budget' order by r.automation_id, r.created_at) t
      join automations a on a.organization_id = t.organization_id and a.id = t.automation_id`,
    where: 'true',
    title: 'a.name',
    detail: "'It reached its limit of actions. Its runs continue later, or after you raise the limit.'",
    partner: 'null',
    owner: 'a.owner_user_id',
    since: 't.created_at',
    to: '/automations/runs/$id',
    facts: [{ label: 'Continues', value: 't.due_at', as: 'instant' }],
    about: ['automation_runs'],
  },
  {
    group: 'follow_up',
    kind: 'automation_error',
    side: 'company',
    can: 'automations:manage',
    label: 'Failed automation runs',
    says: ['automation run failed', 'automation runs failed'],
    verb: 'View',
    from: 'automation_runs t join automations a on a.organization_id = t.organization_id and a.id = t.automation_id',
    where: "t.status = 'failed' and t.acknowledged_at is null",
    title: 'a.name',
    detail: 't.error',
    owner: 'a.owner_user_id',
    since: 't.created_at',
    to: '/automations/runs/$id',
    facts: [
      { label: 'Record', value: 't.subject_name' },
      { label: 'Error', value: 't.error' },
      { label: 'Started', value: 't.started_at', as: 'instant' },
    ],
    steps: offer(runSteps, 'acknowledge'),
    about: ['automation_runs'],
  },
]);

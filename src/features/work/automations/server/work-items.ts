import { defineWorkItems } from '#server/work-items.ts';

export const workItems = defineWorkItems([
  {
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
    due: { at: 't.expires_at' },
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
    steps: [
      { key: 'approve', label: 'Approve', url: '/automation_approvals/$id/approve' },
      {
        key: 'reject',
        label: 'Reject',
        url: '/automation_approvals/$id/reject',
        asks: { field: 'note', label: 'Note', optional: true },
        danger: true,
      },
    ],
    about: ['automation_approvals'],
  },
  {
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
    steps: [{ key: 'acknowledge', label: 'Acknowledge', url: '/automation_runs/$id/acknowledge' }],
    about: ['automation_runs'],
  },
]);

import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { issueSteps } from '../steps.schema.ts';

export const workItems = defineWorkItems([
  {
    group: 'follow_up',
    kind: 'sync_issue',
    side: 'company',
    can: 'object_mappings:manage',
    label: 'CRM synchronization issues',
    says: ['record was not synchronized', 'records were not synchronized'],
    verb: 'View',
    from: 'sync_issues t join connections c on c.organization_id = t.organization_id and c.id = t.connection_id',
    where: "t.status = 'open'",
    title: 'coalesce(t.record_name, c.name)',
    detail: 't.message',
    partner: "case when t.local_table = 'partners' then t.record_id end",
    since: 't.created_at',
    to: '/partners/fields/external/log?drawer=$id',
    facts: [
      { label: 'Connection', value: 'c.name' },
      { label: 'Issue', value: 't.message' },
      { label: 'First seen', value: 't.created_at', as: 'instant' },
    ],
    steps: offer(issueSteps, 'retry', 'acknowledge'),
    about: ['sync_issues'],
  },
]);

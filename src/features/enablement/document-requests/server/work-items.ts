import { caller, defineWorkItems, isLongAgo } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { requestSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const document = {
  from: 'document_requests t',
  can: 'document_requests:manage',
  title: 't.name',
  to: '/document_requests/show/$id',
  facts: [
    { label: 'Kind', value: "initcap(replace(t.kind, '_', ' '))" },
    { label: 'Instructions', value: 't.instructions' },
    { label: 'Uploaded by', value: 't.uploaded_by_name' },
    { label: 'Uploaded', value: 't.uploaded_at', as: 'instant' },
    { label: 'Expires', value: 't.expires_on', as: 'day' },
    { label: 'Last decision', value: 't.decision_reason' },
  ],
  about: ['document_requests'],
} as const;

export const workItems = defineWorkItems([
  {
    ...document,
    group: 'prepare',
    kind: 'document_due',
    side: 'partner',
    get label() {
      return workTexts.toUpload.label;
    },
    get says() {
      return workTexts.toUpload.says;
    },
    get verb() {
      return workTexts.toUpload.verb;
    },
    where: "t.status in ('requested', 'rejected', 'expiring', 'expired')",
    detail: "case t.status when 'rejected' then t.decision_reason else t.instructions end",
    due: { on: "case when t.status in ('expiring', 'expired') then t.valid_until else t.due_on end" },
    since: 'coalesce(t.decided_at, t.created_at)',
  },
  {
    ...document,
    group: 'decide',
    kind: 'document_review',
    side: 'company',
    label: 'Documents to check',
    says: ['document needs a check', 'documents need a check'],
    verb: 'Review',
    where: "t.status = 'uploaded'",
    detail: 't.uploaded_by_name',
    owner: 't.reviewer_user_id',
    since: 'coalesce(t.uploaded_at, t.created_at)',
    steps: [
      // Without a date, the reviewer states it on the page of the request.
      ...offer(requestSteps, 'approve').map((step) => ({
        ...step,
        when: 'not t.needs_expiry or t.expires_on is not null',
      })),
      ...offer(requestSteps, 'reject'),
    ],
  },
  {
    ...document,
    group: 'follow_up',
    kind: 'document_overdue',
    side: 'company',
    label: 'Documents that partners owe',
    says: ['document from a partner is missing', 'documents from partners are missing'],
    verb: 'Open',
    // After a reminder it is the partner's turn.
    where: `t.status in ('requested', 'rejected', 'expired') and t.due_on < ${caller.today}
      and (t.reminded_at is null or ${isLongAgo('t.reminded_at')})`,
    due: { on: 't.due_on' },
    owner:
      '(select p.owner_user_id from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)',
    since: 'coalesce(t.decided_at, t.created_at)',
    steps: offer(requestSteps, 'remind'),
  },
]);

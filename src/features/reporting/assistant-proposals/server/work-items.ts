import { defineWorkItems } from '#server/extension-points/work-items.ts';

const proposal = {
  group: 'decide',
  kind: 'assistant_proposal',
  can: 'assistant_proposals:view',
  label: 'Proposals of the assistant',
  says: ['proposal of the assistant waits for you', 'proposals of the assistant wait for you'],
  verb: 'Review',
  from: 'assistant_proposals t',
  where:
    "t.status = 'waiting' and t.expires_at > $3::timestamptz and t.user_id = $2::uuid and t.partner_id is not distinct from $6::uuid",
  title: 't.title',
  partner: 'null',
  owner: 't.user_id',
  due: { at: 't.expires_at', is: 'expires' },
  since: 't.created_at',
  to: '/ai_assistant/proposals/show/$id',
  steps: [
    { key: 'confirm', label: 'Confirm', url: '/assistant_proposals/$id/confirm' },
    { key: 'dismiss', label: 'Dismiss', url: '/assistant_proposals/$id/dismiss' },
  ],
  about: ['assistant_proposals'],
} as const;

export const workItems = defineWorkItems([
  { ...proposal, side: 'company' },
  { ...proposal, side: 'partner' },
]);

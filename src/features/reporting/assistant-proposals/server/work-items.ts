import { defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

const proposalOf = (side: WorkItems['side']): WorkItems => ({
  group: 'decide',
  kind: 'assistant_proposal',
  side,
  can: 'assistant_proposals:view',
  get label() {
    return workTexts.waiting.label;
  },
  get says() {
    return workTexts.waiting.says;
  },
  get verb() {
    return workTexts.waiting.verb;
  },
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
});

export const workItems = defineWorkItems([proposalOf('company'), proposalOf('partner')]);

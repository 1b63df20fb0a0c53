import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { campaignSteps } from '../steps.schema.ts';

/** Campaigns that stopped wait for a decision: to resume or to cancel them. */
export const workItems = defineWorkItems([
  {
    group: 'follow_up',
    kind: 'paused_campaign',
    side: 'company',
    can: 'email_campaigns:manage',
    label: 'Paused campaigns',
    says: ['campaign is paused', 'campaigns are paused'],
    verb: 'Open',
    from: 'email_campaigns t',
    where: "t.status = 'paused' and t.archived_at is null",
    title: 't.name',
    detail: 't.pause_reason',
    partner: 'null',
    owner: 't.created_by',
    since: 't.updated_at',
    to: '/email_campaign/show/$id',
    facts: [
      { label: 'Subject', value: 't.subject' },
      { label: 'Reason', value: 't.pause_reason' },
      { label: 'Started', value: 't.started_at', as: 'instant' },
    ],
    steps: offer(campaignSteps, 'resume'),
    about: ['email_campaigns'],
  },
]);

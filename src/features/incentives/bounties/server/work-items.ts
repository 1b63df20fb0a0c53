import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { submissionSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const submission = {
  from: `bounty_submissions t join bounties b on b.organization_id = t.organization_id and b.id = t.bounty_id`,
  title: 'b.name',
  amount: 'b.reward_minor',
  currency: 'b.currency',
  facts: [
    { label: 'Proof', value: 't.proof' },
    { label: 'Link', value: 't.proof_url' },
    { label: 'Person', value: 't.person_name' },
    { label: 'Submitted by', value: 't.submitted_by_name' },
  ],
  about: ['bounty_submissions'],
} as const;

export const workItems = defineWorkItems([
  {
    ...submission,
    group: 'decide',
    kind: 'bounty_submission',
    side: 'company',
    can: 'bounty_submissions:manage',
    label: 'Bounty proof to review',
    says: ['bounty submission needs a decision', 'bounty submissions need a decision'],
    verb: 'Review',
    where: "t.status = 'submitted'",
    since: 't.submitted_at',
    to: '/commissions/bounties/submissions/show/$id',
    steps: offer(submissionSteps, 'approve', 'reject'),
  },
  {
    ...submission,
    group: 'prepare',
    kind: 'bounty_draft',
    side: 'partner',
    can: 'bounty_submissions:manage',
    get label() {
      return workTexts.toSubmit.label;
    },
    get says() {
      return workTexts.toSubmit.says;
    },
    get verb() {
      return workTexts.toSubmit.verb;
    },
    where: "t.status = 'draft' and b.status = 'active'",
    due: { on: 'b.ends_on', is: 'ends' },
    since: 't.updated_at',
    to: '/revenue/bounties/submissions/show/$id',
  },
]);

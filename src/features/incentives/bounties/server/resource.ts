import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { bounty, submission } from '../schema.ts';
import { beginBounty, changeBounty, refuseBountyRemoval } from './bounty-rules.ts';
import { refreshBountyPartners } from './eligible.ts';
import { beginSubmission, changeSubmission, refuseDecidedRemoval } from './submission-rules.ts';

constraintMessage('bounty_submissions_proof_url_check', { proof_url: ['must start with https:// or http://'] });
constraintMessage('bounties_target', { target: ['is required for targets, together with the counted events'] });
constraintMessage('bounties_recipient', { recipient: ['must be the partner for targets'] });

export const bounties = defineResource(bounty, {
  view: 'bounty_rows',
  contentWhile: "t.status <> 'closed'",
  remove: 'delete',
  list: { filter: ['is_eligible'] },
  partner: { verbs: ['list', 'get'] },
  beforeCreate: beginBounty,
  beforeUpdate: changeBounty,
  // A new audience takes effect at once.
  afterUpdate: (call, row) => refreshBountyPartners(call, row),
  beforeRemove: refuseBountyRemoval,
});

export const submissions = defineResource(submission, {
  view: 'bounty_submission_rows',
  viewComputes: ['reward_minor'],
  remove: 'delete',
  partner: { verbs: ['list', 'get', 'create', 'update', 'remove'], create: submission.create },
  beforeCreate: beginSubmission,
  beforeUpdate: changeSubmission,
  beforeRemove: refuseDecidedRemoval,
});

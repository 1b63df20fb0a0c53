import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayableWords } from '#shared/text/labels.ts';
import { type MoveKind, tierMove } from './move.schema.ts';
import { tierProgram, tierStanding } from './schema.ts';

export const programSteps = defineSteps(tierProgram, {
  ends: ['published'],
  steps: {
    publish: {
      by: 'company',
      from: ['draft'],
      to: 'published',
      label: 'Publish requirements',
      done: 'Requirements published',
      text: 'Published requirements cannot be changed. We notify partners with a login.',
      summary: 'Publish a draft; it counts from its day on',
      input: { effective_from: field.date({ label: 'In effect from', notNull: true }) },
      look: 'primary',
    },
  },
});

const ownReason = field.longText({
  label: 'Reason',
  help: 'Only your company sees this reason.',
  required: true,
});

/** The evaluation moves a standing between its states. */
export const standingSteps = defineSteps(tierStanding, {
  state: 'state',
  steps: {
    lock: {
      by: 'company',
      label: 'Lock tier',
      done: 'Tier locked',
      text: 'The requirements do not change a locked tier. Use it for agreements and exceptions.',
      summary: 'Set the tier of a partner manually and lock it',
      input: {
        tier_id: field.reference('partner_tiers', { label: 'Tier', required: true }),
        reason: ownReason,
        until: field.date({ label: 'Locked until', help: 'Empty locks it until someone unlocks it.' }),
      },
      look: 'button',
    },
    unlock: {
      by: 'company',
      unless: ({ is_locked }) => (is_locked ? null : 'This tier is not locked.'),
      label: 'Unlock tier',
      done: 'Tier unlocked',
      text: 'The requirements decide about the tier again.',
      summary: 'End the lock of a tier',
      input: { reason: ownReason },
      look: 'button',
    },
    appeal: {
      by: 'partner',
      from: ['grace', 'overdue'],
      label: 'Appeal against losing your tier',
      done: 'Appeal sent',
      text: 'The company decides. You keep your tier until then.',
      summary: 'Ask to keep your tier during a grace period',
      input: {
        reason: field.longText({ label: 'Reason', help: 'Explain why you should keep your tier.', required: true }),
      },
      look: 'button',
    },
  },
});

const approvals: Partial<Record<MoveKind, string>> = sayableWords({
  promotion: 'The partner gets the new tier today.',
  demotion: 'The partner gets the lower tier today.',
  appeal: 'The partner keeps its tier. It is locked until the day you choose.',
});
const rejections: Partial<Record<MoveKind, string>> = sayableWords({
  promotion: 'The partner keeps its tier. The promotion is not proposed again for 90 days.',
  demotion: 'The partner keeps its tier, and a new grace period starts.',
  appeal: 'We tell the partner why. The grace period goes on.',
});

/** The decision about a proposed tier or an appeal. */
export const moveSteps = defineSteps(tierMove, {
  ends: ['applied', 'rejected', 'expired'],
  steps: {
    approve: {
      by: 'company',
      from: ['proposed'],
      to: 'applied',
      label: 'Approve',
      done: 'Approved',
      text: ({ kind }) => approvals[kind] ?? '',
      summary: 'Approve a proposed tier or an appeal',
      input: {
        reason: field.longText({ label: 'Reason (optional)' }),
        // The last day on which an approved appeal keeps the tier.
        until: field.date({ label: 'Keep the tier until', help: 'Defaults to 90 days from today.' }),
      },
      look: 'primary',
    },
    reject: {
      by: 'company',
      from: ['proposed'],
      to: 'rejected',
      label: 'Reject',
      done: 'Rejected',
      text: ({ kind }) => rejections[kind] ?? '',
      summary: 'Reject a proposed tier or an appeal',
      input: { reason: field.longText({ label: 'Reason', required: true }) },
      look: 'button',
      danger: true,
    },
  },
});

type OfStandings = (typeof standingSteps)['steps'];
type OfMoves = (typeof moveSteps)['steps'];
export type ProgramPublication = StepInput<(typeof programSteps)['steps']['publish']>;
export type TierLock = StepInput<OfStandings['lock']>;
export type TierReason = StepInput<OfStandings['unlock']>;
export type MoveApproval = StepInput<OfMoves['approve']>;

import { defineSteps, leadsTo, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { OpportunityParticipant, type ParticipantStatus, participantStatusOptions } from './schema.ts';

const participant = sayable({
  name: 'opportunity_participants',
  one: 'participation',
  fields: { status: field.choice({ label: 'Status', options: participantStatusOptions, notNull: true }) },
  row: OpportunityParticipant,
} as const);

const input = { reason_text: field.longText({ label: 'Reason (optional)' }) };

/**
 * The decisions about a partner’s part in a deal. To include a rejected participant after all, remove it from the split
 * and add it again.
 */
export const participantSteps = defineSteps(participant, {
  can: 'opportunities:manage',
  versioned: true,
  ends: ['rejected'],
  steps: {
    confirm: {
      by: 'both',
      from: ['proposed'],
      to: 'confirmed',
      label: 'Confirm participation',
      done: 'Participation confirmed',
      text: 'The partner takes part in this deal and can earn commission on it.',
      summary: 'Confirm a proposed partner. In partner mode, accept a proposal',
      input,
    },
    reject: {
      by: 'both',
      from: ['proposed', 'confirmed'],
      to: 'rejected',
      label: 'Reject participation',
      done: 'Participation rejected',
      text: 'The partner no longer takes part in this deal, earns no commission on it, and can no longer see it. The other side sees the reason.',
      summary: 'Reject a partner before the deal is won. In partner mode, decline a proposal',
      input,
      danger: true,
    },
  },
});

export type ParticipantDecision = StepInput<(typeof participantSteps)['steps']['reject']>;

/** A partner confirmed on a won deal has earned on it and leaves the split only by amendment. */
export function nextParticipantStatuses(from: ParticipantStatus, isWon: boolean): readonly ParticipantStatus[] {
  if (isWon && from === 'confirmed') return [];
  return participantStatusOptions.map(({ value }) => value).filter((to) => leadsTo(participantSteps, from, to));
}

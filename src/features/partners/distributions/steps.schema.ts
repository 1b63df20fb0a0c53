import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { DistributionEnd, DistributionMatch, DistributionMove, distribution } from './schema.ts';

/** A distribution that one side proposes, and the other accepts. */
export const distributionSteps = defineSteps(distribution, {
  ends: ['ended'],
  steps: {
    match: {
      by: 'company',
      from: ['proposed'],
      unless: ({ partner_id, distributor_id }) =>
        partner_id && distributor_id ? 'This distribution has both sides already.' : null,
      label: 'Match partner',
      done: 'Partner matched',
      text: 'Choose the partner that this website belongs to. It then gets the proposal.',
      summary: 'Choose the partner that an invited website belongs to',
      input: { partner_id: field.reference('partners', { label: 'Partner', required: true }) },
      body: DistributionMatch,
      look: 'primary',
    },
    make_default: {
      by: 'both',
      from: ['active'],
      label: 'Make default',
      done: 'Default distributor changed',
      text: 'New registrations of the reseller in this region name this distributor.',
      summary: 'Make this the default distributor of the reseller in its region',
      body: DistributionMove,
      look: 'button',
    },
    end: {
      by: 'both',
      from: ['proposed', 'active'],
      to: 'ended',
      label: 'End distribution',
      done: 'Distribution ended',
      text: 'A proposal is declined. After an active distribution, new registrations can no longer name this distributor; deals of the time stay as they are. The other side is notified.',
      summary: 'Decline a proposed distribution or end an active one',
      input: { reason: field.longText({ label: 'Reason', notNull: true, max: 500 }) },
      body: DistributionEnd,
      look: 'button',
      danger: true,
    },
    accept: {
      by: 'both',
      from: ['proposed'],
      to: 'active',
      unless: ({ partner_id, distributor_id }) =>
        partner_id && distributor_id ? null : 'Match the invited website with a partner first.',
      label: 'Accept',
      done: 'Distribution accepted',
      text: 'Both partners see each other and can sell together.',
      summary: 'Accept a proposed distribution',
      body: DistributionMove,
      touches: 'consent',
      look: 'primary',
    },
  },
});

type Steps = (typeof distributionSteps)['steps'];
export type DistributionEnding = StepInput<Steps['end']>;
export type DistributionMatching = StepInput<Steps['match']>;

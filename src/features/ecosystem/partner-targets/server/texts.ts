import { defineTexts } from '#shared/text/texts.ts';

/** Notices about the targets of a quarter. */
export const texts = defineTexts('ecosystem/partner-targets/server', {
  proposed: (name: string | null, quarter: string) => `${name} proposes targets for ${quarter}`,
  proposedSubject: (quarter: string) => `Targets for ${quarter} to agree on`,
  agreed: (name: string | null, quarter: string) => `${name} agreed to the targets for ${quarter}`,
  agreedSubject: (quarter: string) => `Targets for ${quarter} are agreed`,
  behind: (partner: string | null, quarter: string) => `${partner} is behind its targets for ${quarter}`,
  behindSubject: (partner: string | null) => `${partner} is behind its targets`,
  reviewPlan: 'Review plan',
  viewPlan: 'View plan',
});

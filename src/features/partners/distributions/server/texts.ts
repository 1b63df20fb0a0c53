import { defineTexts } from '#shared/text/texts.ts';

/** The part that another partner plays for the reader. */
type Side = 'distributor' | 'reseller';

/** Notices about distributions. */
export const texts = defineTexts('partners/distributions/server', {
  proposed: (other: string, side: Side) => `${other} wants to be your ${side}. Accept or decline.`,
  proposedSubject: (other: string) => `${other} proposes a distribution`,
  started: (other: string, side: Side) => `${other} is now your ${side}.`,
  startedSubject: (other: string, side: Side) => `${other} is now your ${side}`,
  ended: (other: string, side: Side) => `${other} is no longer your ${side}. Deals of the time stay as they are.`,
  endedSubject: (other: string, side: Side) => `${other} is no longer your ${side}`,
  declined: (side: Side) => `Your proposal to a ${side} was declined.`,
  declinedSubject: 'Your proposal was declined',
  answer: 'Answer',

  /** For the company. */
  proposalDeclined: (distributor: string | null, reseller: string | null) =>
    `A proposed distribution between ${distributor ?? 'a distributor'} and ${reseller ?? 'a reseller'} was declined.`,
  distributionEnded: (distributor: string | null, reseller: string | null) =>
    `The distribution between ${distributor} and ${reseller} ended.`,
});

import { defineTexts } from '#shared/text/texts.ts';
import type { Paper } from '../options.schema.ts';
import { paperLabel } from '../papers.ts';
import type { MissingPaper } from '../schema.ts';

/** Notices about tax profiles. */
export const texts = defineTexts('payouts/tax-profiles/server', {
  /** The papers that payments wait for. */
  paper: (paper: Paper, state: MissingPaper['state']) => paperLabel(paper, state),

  submitted: (partner: string) => `${partner} submitted its tax profile. Review it before the next payout.`,
  changed: (partner: string) => `${partner} changed its tax profile. Review it before the next payout.`,
  submittedSubject: (partner: string) => `Tax profile of ${partner}`,
  review: 'Review tax profile',

  ownSubmitted: (person: string) =>
    `${person} submitted the tax profile of your company. If your team didn’t do this, contact the company right away.`,
  ownChanged: (person: string) =>
    `${person} submitted a new tax profile of your company. If your team didn’t do this, contact the company right away.`,
  ownChangedSubject: 'Your tax profile was changed',
  view: 'View tax profile',
  accepted: 'Your tax profile is accepted.',
  acceptedSubject: 'Your tax profile is accepted',
  rejected: (reason: string) => `Your tax profile was not accepted: ${reason}`,
  rejectedSubject: 'Your tax profile needs a correction',
  correct: 'Correct tax profile',
  /** @param paper as in `paper` */
  missing: (paper: string) => `Your payments wait: the company needs ${paper}.`,
  missingSubject: 'Your payments wait for a tax form',
  fillIn: 'Fill in tax profile',
  asked: (company: string, papers: string) =>
    `${company} asks you for ${papers}. Your payments wait until it is accepted.`,
  askedSubject: (company: string) => `${company} asks for your tax form`,
  expired: (form: string, day: string) => `Your Form ${form} expired on ${day}. Submit a new form.`,
  expires: (form: string, day: string) => `Your Form ${form} is valid until ${day}. Submit a new form before then.`,
  expiredSubject: (form: string) => `Your Form ${form} has expired`,
  expiresSubject: (form: string) => `Your Form ${form} expires soon`,
  renew: 'Renew tax form',
});

import type { Mode } from '#web/credentials.ts';
import type { NeedKind } from '../schema.ts';

interface Words {
  label: string;
  about: string;
  /** How many of them are late, in words: "2 overdue". */
  late?: string;
  /** The record's own screen. */
  to: (id: string, mode: Mode) => string;
}

const registration = (id: string, mode: Mode) =>
  mode === 'company' ? `/partners/pending/opportunities/show/${id}` : `/revenue/deal-desk/show/${id}`;
const deal = (id: string, mode: Mode) =>
  mode === 'company' ? `/commissions/opportunities/show/${id}` : `/revenue/opportunities/show/${id}`;

export const needWords: Record<NeedKind, Words> = {
  review: {
    label: 'Registrations to decide',
    about: 'Deals your partners registered that wait for a decision, by the time it is due.',
    late: 'overdue',
    to: registration,
  },
  payout: {
    label: 'Payouts to approve',
    about: 'Payouts that were handed over for approval. Whoever prepared one cannot approve it.',
    to: (id) => `/commissions/payouts/edit/${id}`,
  },
  protection: {
    label: 'Protections that end soon',
    about: 'Approved registrations whose protection ends within 14 days.',
    to: registration,
  },
  past_close: {
    label: 'Deals past their expected close',
    about: 'Open deals whose expected closing date is over.',
    to: deal,
  },
  question: {
    label: 'Questions to answer',
    about: 'Registrations that go on when you answer. The clock stands still until then.',
    to: registration,
  },
  next_step: {
    label: 'Next steps due',
    about: 'Open deals whose next step is due today or before.',
    late: 'overdue',
    to: deal,
  },
  draft: {
    label: 'Registrations not sent yet',
    about: 'Drafts. Only a submitted registration counts as arrived.',
    to: (id) => `/revenue/deal-desk/create?draft=${id}`,
  },
};

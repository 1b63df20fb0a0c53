import { commissions, partners, registrations, type Words } from './kinds.ts';

const newPartner = { label: 'New partner', to: '/partners/create', needs: ['partners', 'manage'] } as const;
const structure = {
  label: 'Incentive structures',
  to: '/commissions/structure',
  needs: ['commission_plans', 'view'],
} as const;

/** What the company reads about registrations, partners and money. */
export const programmeWords: Words = {
  needs: {
    title: 'What needs you',
    about:
      'Everything that waits for you now, by what you may decide. It does not follow the filters of the dashboard.',
    shape: 'entries',
    item: 'Task',
    groups: {
      review: {
        label: 'Registrations to decide',
        about: 'Deals your partners registered that wait for a decision, by the time it is due.',
        late: 'overdue',
      },
      payout: {
        label: 'Payouts to approve',
        about:
          'Payouts that were handed over for approval. Whoever prepared one cannot approve it; over the limit two others do.',
      },
      pay_by: {
        label: 'Payouts to pay soon',
        about: 'Payouts that are to be paid within seven days, and those whose day is over.',
        late: 'overdue',
      },
      dispute: {
        label: 'Disputes to answer',
        about: 'Commissions that a partner says are wrong, the longest waiting first.',
      },
      protection: {
        label: 'Protections that end soon',
        about: 'Approved registrations whose protection ends within 14 days.',
      },
      past_close: {
        label: 'Deals past their expected close',
        about: 'Open deals whose expected closing date is over.',
      },
      at_risk: {
        label: 'Deals at risk',
        about: 'Open deals that nobody moved, noted or changed for longer than the programme allows.',
      },
    },
    empty: { text: 'Nothing waits for you.' },
  },
  registrations: {
    title: 'Registrations waiting',
    about:
      'Registrations without a decision, by the time you have left for it. While a partner owes an answer the clock stands still.',
    shape: 'entries',
    item: 'Registration',
    noun: registrations,
    groups: {
      overdue: {
        label: 'Overdue',
        about: 'The time for the decision is over. Every hour is added to the partner’s protection.',
        late: 'late',
      },
      due_soon: { label: 'Due within a day' },
      in_time: { label: 'Later' },
      asked: { label: 'With the partner', about: 'You asked a question; the clock stands still until the answer.' },
    },
    empty: {
      text: 'No registration waits for a decision.',
      label: 'All registrations',
      to: '/partners/pending?queue=all',
      needs: ['deal_registrations', 'view'],
    },
  },
  protections: {
    title: 'Expiring protection',
    about: 'Approved registrations whose protection ends within the next 90 days.',
    shape: 'entries',
    item: 'Registration',
    noun: registrations,
    groups: {
      week: { label: 'Within a week' },
      month: { label: 'Within a month' },
      quarter: { label: 'Within 90 days' },
    },
    empty: {
      text: 'No protection ends within 90 days.',
      label: 'Protected deals',
      to: '/partners/pending?queue=protected',
      needs: ['deal_registrations', 'view'],
    },
  },
  partner_growth: {
    title: 'New partners',
    about: 'Partners by the day they joined, in the period.',
    shape: 'columns',
    item: 'When',
    series: { joined: 'Joined' },
    total: { id: 'joined', label: 'Joined', about: 'Partners that joined in the period.', noun: partners },
    noun: partners,
    empty: { text: 'No partner joined in this period.', ...newPartner },
  },
  tiers: {
    title: 'Tiers',
    about: 'Active partners by the tier they have today, and those whose tier is in danger.',
    shape: 'ranking',
    item: 'Tier',
    series: { value: 'Partners' },
    names: { none: 'Without a tier' },
    noun: partners,
    groups: {
      ending: {
        label: 'Tier ends within 90 days',
        about: 'Active partners whose tier has an end that is decided and near.',
      },
      idle: {
        label: 'Nothing stands behind it',
        about: 'Active partners above the first tier without a deal won since 1 January and without an open one.',
      },
    },
    empty: { text: 'No partner is active.', label: 'Tiers', to: '/partners/tiers', needs: ['partner_tiers', 'view'] },
  },
  silent_partners: {
    title: 'Silent partners',
    about: 'Active partners from whom nothing is heard, each under the one reason that says what to do.',
    shape: 'entries',
    item: 'Partner',
    noun: partners,
    groups: {
      stalled: {
        label: 'Deals stand still',
        about: 'An open deal, but nothing happened with any for 30 days. Ask for the next step.',
      },
      gone_quiet: { label: 'Gone quiet', about: 'Sold before; no open deal and no sign for 60 days. Talk to them.' },
      no_deal: {
        label: 'Onboarded, no deal',
        about: 'Joined more than 30 days ago, can sign in, and brought no deal yet. Offer help with the first.',
      },
      no_answer: {
        label: 'Invitation unanswered',
        about: 'Invited more than 14 days ago and never came. Send it again.',
      },
      not_invited: { label: 'Never invited', about: 'Joined more than 30 days ago and cannot sign in. Invite them.' },
    },
    empty: {
      text: 'Every active partner was heard of lately.',
      label: 'Partners',
      to: '/partners',
      needs: ['partners', 'view'],
    },
  },
  commissions: {
    title: 'Commissions',
    about:
      'What partners earned and were paid in the period, and where the rest stands now. Corrections count with their sign.',
    shape: 'strip',
    item: 'Commissions',
    figures: {
      earned: {
        label: 'Accrued',
        about: 'Earned in the period, by the day of the deal; what was declared void does not count.',
        noun: commissions,
        isOwed: true,
      },
      on_hold: {
        label: 'On hold',
        about: 'Earned, but now inside its holding period or kept back by a person.',
        noun: commissions,
        isOwed: true,
      },
      payable: {
        label: 'Due',
        about: 'Due to partners now and in no approved payout yet.',
        noun: commissions,
        isOwed: true,
      },
      reserved: {
        label: 'On its way',
        about: 'In an approved payout that is not paid yet.',
        noun: commissions,
        isOwed: true,
      },
      paid: {
        label: 'Paid',
        about: 'Paid out to partners in the period, by the day of the payment.',
        noun: commissions,
        isOwed: true,
      },
    },
    empty: { text: 'No commission yet. It comes from won deals and an incentive structure.', ...structure },
  },
  payout_calendar: {
    title: 'Payout calendar',
    about: 'What is due to partners now, what becomes due in which month, and what a person keeps back without a day.',
    shape: 'columns',
    item: 'When',
    series: { due: 'Due' },
    names: { payable: 'Due now', later: 'Later', kept: 'Kept back' },
    noun: commissions,
    empty: { text: 'Nothing is due, and nothing is on hold for later.', ...structure },
  },
  cost_ratio: {
    title: 'Commission cost ratio',
    about: 'What partners earned in the period, of what was won with them in the same time.',
    shape: 'strip',
    item: 'Figure',
    figures: {
      ratio: {
        label: 'Cost',
        about: 'Commissions earned in the period divided by the amounts of deals won with partners in it.',
        noun: commissions,
        lessIsBetter: true,
      },
      earned: {
        label: 'Earned',
        about: 'Commissions by the day of their deal, without what was declared void.',
        noun: commissions,
        isOwed: true,
        lessIsBetter: true,
      },
      won: {
        label: 'Won',
        about: 'Deals won in the period that a partner leads.',
        noun: ['deal', 'deals'],
      },
    },
    empty: { text: 'No commission was earned in this period.', ...structure },
  },
  activity: {
    title: 'Recent activity',
    about: 'The latest: deals that closed, registrations that arrived or were decided, partners that joined.',
    shape: 'entries',
    item: 'Event',
    empty: { text: 'Nothing has happened yet.', ...newPartner },
  },
};

import { commissions, deals, registrations, type Words } from './kinds.ts';

const register = {
  label: 'Register a deal',
  to: '/revenue/deal-desk/create',
  needs: ['deal_registrations', 'manage'],
} as const;
const howToEarn = { label: 'How you earn', to: '/revenue/incentives', needs: ['commission_plans', 'view'] } as const;

/** What a partner reads: its own business, in the order in which it asks. */
export const portalWords: Words = {
  earnings: {
    title: 'My earnings',
    about: 'All you have earned, by where the money stands now.',
    shape: 'strip',
    item: 'Money',
    figures: {
      on_hold: {
        label: 'On hold',
        about:
          'Earned, but inside its holding period, or kept back by a person with a reason you can read. Each becomes payable on its own day.',
        noun: commissions,
        isOwed: true,
      },
      payable: {
        label: 'Payable',
        about: 'Due to you and part of the next payout, once it reaches the minimum the company pays out.',
        noun: commissions,
        isOwed: true,
      },
      reserved: {
        label: 'On its way',
        about: 'In an approved payout that the bank has not confirmed yet.',
        noun: commissions,
        isOwed: true,
      },
      paid: { label: 'Paid', about: 'Paid out to you since the beginning.', noun: commissions, isOwed: true },
    },
    empty: { text: 'When one of your deals is won, what you earn appears here.', ...howToEarn },
  },
  needs: {
    title: 'To do today',
    about: 'What waits for you now.',
    shape: 'entries',
    item: 'Task',
    groups: {
      question: {
        label: 'Questions to answer',
        about: 'Registrations that go on when you answer. The clock stands still until then.',
      },
      next_step: {
        label: 'Next steps due',
        about: 'Open deals whose next step is due today or before.',
        late: 'overdue',
      },
      protection: {
        label: 'Protections that end soon',
        about: 'Your approved registrations whose protection ends within 14 days.',
      },
      past_close: {
        label: 'Deals past their expected close',
        about: 'Open deals whose expected closing date is over.',
      },
      at_risk: {
        label: 'Deals at risk',
        about: 'Your open deals that nobody moved, noted or changed for longer than the programme allows.',
      },
      draft: { label: 'Registrations not sent yet', about: 'Drafts. Only a submitted registration counts as arrived.' },
    },
    empty: { text: 'Nothing waits for you.' },
  },
  clocks: {
    title: 'My registrations',
    about:
      'In review: the company owes you a decision by that time, and every hour it is late is added to your protection. Protected: nobody else can take the deal until that day.',
    shape: 'entries',
    item: 'Registration',
    noun: registrations,
    groups: {
      question: { label: 'Your answer is needed' },
      in_review: { label: 'In review' },
      protected: { label: 'Protected' },
    },
    empty: { text: 'No registration is running. Register a deal before you work on it.', ...register },
  },
  tier: {
    title: 'My tier',
    about:
      'The tier that holds today, the ladder it stands on, and what you won since 1 January. A tier can decide your rates and how long your deals are protected.',
    shape: 'tier',
    item: 'Tier',
    empty: { text: 'The company has no tiers.' },
  },
  pipeline_stages: {
    title: 'My open deals by stage',
    about: 'Amounts of the open deals you take part in, by the stage they stand in now.',
    shape: 'columns',
    item: 'Stage',
    series: { value: 'Amount' },
    noun: deals,
    empty: { text: 'No deal of yours is open.', ...register },
  },
  news: {
    title: 'What is new',
    about: 'The latest decisions, payments, tiers and messages of the company.',
    shape: 'entries',
    item: 'News',
    empty: { text: 'Decisions, payments and messages appear here.' },
  },
  results: {
    title: 'My results',
    about: 'Deals you take part in that closed in the period.',
    shape: 'strip',
    item: 'Figure',
    figures: {
      won: { label: 'Won', about: 'The amounts of deals won in the period, by the day they closed.', noun: deals },
      win_rate: {
        label: 'Win rate',
        about: 'Of your deals that closed in the period, in any currency: how many were won. By number, not by amount.',
        of: { part: 'win_rate_won', words: ['won of', 'closed'] },
      },
      size: {
        label: 'Mean size',
        about: 'The mean amount of the won deals; those without an amount do not count.',
        noun: deals,
      },
      cycle: {
        label: 'Cycle time',
        about: 'Days from opening to winning, on average, in any currency.',
        noun: deals,
        lessIsBetter: true,
      },
    },
    empty: { text: 'None of your deals closed in this period.', ...register },
  },
  earnings_over_time: {
    title: 'Earnings over time',
    about: 'What you earned in the period, by the day it was earned: paid by now, or still to come.',
    shape: 'stacked',
    item: 'When',
    series: { paid: 'Paid', coming: 'To come' },
    noun: commissions,
    empty: { text: 'Nothing was earned in this period.', ...howToEarn },
  },
  payout_calendar: {
    title: 'What comes when',
    about: 'What is due to you now, what becomes due in which month, and what the company keeps back without a day.',
    shape: 'columns',
    item: 'When',
    series: { due: 'Due' },
    names: { payable: 'Due now', later: 'Later', kept: 'Kept back' },
    noun: commissions,
    empty: { text: 'Nothing is due, and nothing is on hold for later.', ...howToEarn },
  },
  protections: {
    title: 'My protections',
    about: 'Your approved registrations whose protection ends within the next 90 days.',
    shape: 'entries',
    item: 'Registration',
    noun: registrations,
    groups: {
      week: { label: 'Within a week' },
      month: { label: 'Within a month' },
      quarter: { label: 'Within 90 days' },
    },
    empty: { text: 'No protection of yours ends within 90 days.', ...register },
  },
  won_over_time: {
    title: 'Won over time',
    about: 'Amounts of deals you take part in that were won in the period, by the day they closed.',
    shape: 'columns',
    item: 'When',
    series: { won: 'Won' },
    noun: deals,
    empty: { text: 'None of your deals was won in this period.', ...register },
  },
  forecast: {
    title: 'My deals by close month',
    about: 'Amounts of the open deals you take part in, by the month they are expected to close.',
    shape: 'columns',
    item: 'Month',
    series: { open: 'Amount' },
    names: { overdue: 'Overdue', later: 'Later', none: 'No date' },
    noun: deals,
    empty: { text: 'No deal of yours is open.', ...register },
  },
  team_activity: {
    title: 'My team',
    about: 'Deals your colleagues registered in the period, by the day they were submitted.',
    shape: 'ranking',
    item: 'Person',
    series: { value: 'Registrations' },
    names: { none: 'Registered by the company' },
    noun: registrations,
    empty: { text: 'Nobody registered a deal in this period.', ...register },
  },
  top_accounts: {
    title: 'Top customers',
    about: 'Customers by the amount of deals won with them in the period.',
    shape: 'ranking',
    item: 'Customer',
    series: { value: 'Won' },
    names: { none: 'Without a customer' },
    noun: deals,
    empty: { text: 'None of your deals was won in this period.', ...register },
  },
};

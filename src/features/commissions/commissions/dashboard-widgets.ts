import { defineDashboard, followsAll, followsPartner } from '#shared/dashboard-widgets.ts';

const commissions = ['commission', 'commissions'] as const;
const structure = {
  label: 'Incentive structures',
  to: '/commissions/structure',
  needs: ['commission_plans', 'view'],
} as const;
const howToEarn = { label: 'How you earn', to: '/revenue/incentives', needs: ['commission_plans', 'view'] } as const;

export const dashboard = defineDashboard({
  widgets: {
    commissions: {
      needs: ['commission_lines'],
      about: ['commission_lines'],
      follows: followsAll,
      size: [12, 3],
      least: [6, 3],
      place: { company: [0, 29, 12, 3] },
      words: {
        company: {
          title: 'Commissions',
          about:
            'What partners earned and were paid in the period, and the current status of the rest. Corrections are included.',
          shape: 'strip',
          item: 'Commissions',
          figures: {
            earned: {
              label: 'Earned',
              about: 'Earned in the period, by deal date. Reversed commissions are excluded.',
              noun: commissions,
              isOwed: true,
            },
            on_hold: {
              label: 'On hold',
              about: 'Earned, but still in the holding period or put on hold by a team member.',
              noun: commissions,
              isOwed: true,
            },
            payable: {
              label: 'Payable',
              about: 'Payable now and not in an approved payout yet.',
              noun: commissions,
              isOwed: true,
            },
            reserved: {
              label: 'In payout',
              about: 'In an approved payout that is not paid yet.',
              noun: commissions,
              isOwed: true,
            },
            paid: {
              label: 'Paid',
              about: 'Paid to partners in the period, by payment date.',
              noun: commissions,
              isOwed: true,
            },
          },
          empty: {
            text: 'No commissions yet. They are calculated when a deal is won and an incentive structure applies.',
            ...structure,
          },
        },
      },
    },
    payout_calendar: {
      needs: ['commission_lines'],
      about: ['commission_lines'],
      follows: followsPartner,
      size: [6, 6],
      least: [4, 5],
      place: { company: [0, 38, 12, 6], partner: [6, 19, 6, 6] },
      words: {
        company: {
          title: 'Payout calendar',
          about:
            'What is payable to partners now, what becomes payable each month, and what is on hold without a date.',
          shape: 'columns',
          item: 'When',
          series: { due: 'Payable' },
          names: { payable: 'Payable now', later: 'Later', kept: 'On hold' },
          noun: commissions,
          empty: { text: 'Nothing is payable, and nothing is on hold for later.', ...structure },
        },
        partner: {
          title: 'Upcoming earnings',
          about: 'What is payable to you now, what becomes payable each month, and what is on hold without a date.',
          shape: 'columns',
          item: 'When',
          series: { due: 'Payable' },
          names: { payable: 'Payable now', later: 'Later', kept: 'On hold' },
          noun: commissions,
          empty: { text: 'Nothing is payable, and nothing is on hold for later.', ...howToEarn },
        },
      },
    },
    cost_ratio: {
      needs: ['commission_lines', 'opportunities'],
      about: ['commission_lines', 'opportunities'],
      follows: followsAll,
      size: [6, 3],
      least: [4, 3],
      words: {
        company: {
          title: 'Commission cost ratio',
          about: 'Commissions as a share of revenue won with partners in the same period.',
          shape: 'strip',
          item: 'Figure',
          figures: {
            ratio: {
              label: 'Cost',
              about: 'Commissions earned in the period divided by the amount of partner deals won in it.',
              noun: commissions,
              lessIsBetter: true,
            },
            earned: {
              label: 'Earned',
              about: 'Commissions by deal date, without reversed ones.',
              noun: commissions,
              isOwed: true,
              lessIsBetter: true,
            },
            won: {
              label: 'Won',
              about: 'Partner-led deals won in the period.',
              noun: ['deal', 'deals'],
            },
          },
          empty: { text: 'No commission was earned in this period.', ...structure },
        },
      },
    },
    earnings: {
      needs: ['commission_lines'],
      about: ['commission_lines', 'payout_items'],
      follows: [],
      size: [12, 3],
      least: [6, 3],
      place: { partner: [0, 10, 12, 3] },
      words: {
        partner: {
          title: 'My earnings',
          about: 'Everything you have earned, by current status.',
          shape: 'strip',
          item: 'Money',
          figures: {
            on_hold: {
              label: 'On hold',
              about:
                'Earned, but still in the holding period or put on hold with a reason you can read. Each commission becomes payable on its own date.',
              noun: commissions,
              isOwed: true,
            },
            payable: {
              label: 'Payable',
              about: 'Included in the next payout once the minimum payout is reached.',
              noun: commissions,
              isOwed: true,
            },
            reserved: {
              label: 'In payout',
              about: 'In an approved payout that the bank has not confirmed yet.',
              noun: commissions,
              isOwed: true,
            },
            paid: { label: 'Paid to date', about: 'Paid to you to date.', noun: commissions, isOwed: true },
          },
          empty: { text: 'Your earnings appear here when one of your deals is won.', ...howToEarn },
        },
      },
    },
    earnings_over_time: {
      needs: ['commission_lines'],
      about: ['commission_lines'],
      follows: ['period'],
      size: [6, 6],
      least: [4, 5],
      place: { partner: [0, 19, 6, 6] },
      words: {
        partner: {
          title: 'Earnings over time',
          about: 'What you earned in the period, by the date it was earned: already paid or still to come.',
          shape: 'stacked',
          item: 'When',
          series: { paid: 'Paid', coming: 'To come' },
          noun: commissions,
          empty: { text: 'Nothing was earned in this period.', ...howToEarn },
        },
      },
    },
  },
  lists: {
    commission_lines: { screens: { company: '/commissions', partner: '/revenue/commissions' } },
  },
});

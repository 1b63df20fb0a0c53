import { defineDashboard, type FigureWords, followsAll, followsPartner } from '#shared/dashboard-widgets.ts';

const deals = ['deal', 'deals'] as const;
const partners = ['partner', 'partners'] as const;
const createDeal = {
  label: 'New opportunity',
  to: '/commissions/opportunities/create',
  needs: ['opportunities', 'manage'],
} as const;
const importDeals = { label: 'Import deals', to: '/imports/create', needs: ['imports', 'manage'] } as const;
const nothingWon = { text: 'No deals were won in this period.', ...importDeals };
const winRate = (whose: string): FigureWords => ({
  label: 'Win rate',
  about: `Share of ${whose} closed in the period that were won, by number of deals, in all currencies.`,
});
const register = {
  label: 'Register deal',
  to: '/revenue/deal-desk/create',
  needs: ['deal_registrations', 'manage'],
} as const;

export const dashboard = defineDashboard({
  widgets: {
    headlines: {
      needs: ['opportunities', 'partners'],
      about: ['opportunities', 'partners'],
      follows: followsAll,
      size: [12, 3],
      least: [6, 3],
      place: { company: [0, 10, 12, 3] },
      words: {
        company: {
          title: 'Program',
          about: 'Key figures of the program: current pipeline and results of the period.',
          shape: 'strip',
          item: 'Metric',
          figures: {
            open: {
              label: 'Open pipeline',
              about: 'Total amount of all open deals, not weighted by probability.',
              noun: ['open deal', 'open deals'],
            },
            won: {
              label: 'Won',
              about: 'Total amount of deals won in the period, by close date.',
              noun: deals,
            },
            win_rate: { ...winRate('deals'), of: { part: 'win_rate_won' } },
            active_partners: {
              label: 'Active partners',
              about: 'Partners with an active status today.',
              of: { whole: 'partners', noun: partners },
            },
          },
          empty: { text: 'No data yet.' },
        },
      },
    },
    pipeline_stages: {
      needs: ['opportunities'],
      about: ['opportunities'],
      follows: followsPartner,
      size: [7, 7],
      least: [4, 5],
      place: { company: [0, 13, 7, 7], partner: [0, 13, 6, 6] },
      words: {
        company: {
          title: 'Open pipeline by stage',
          about: 'Amounts of open deals by stage, for one pipeline at a time.',
          shape: 'columns',
          item: 'Stage',
          series: { value: 'Amount' },
          noun: deals,
          empty: { text: 'No open deals.', ...createDeal },
        },
        partner: {
          title: 'My open deals by stage',
          about: 'Amounts of the open deals that you lead, by current stage.',
          shape: 'columns',
          item: 'Stage',
          series: { value: 'Amount' },
          noun: deals,
          empty: { text: 'You have no open deals.', ...register },
        },
      },
    },
    pipeline_partners: {
      needs: ['opportunities', 'partners'],
      about: ['opportunities'],
      follows: followsPartner,
      size: [5, 6],
      least: [3, 5],
      words: {
        company: {
          title: 'Open pipeline by partner',
          about: 'Amounts of open deals by lead partner: the top ten, and deals without a partner.',
          shape: 'ranking',
          item: 'Partner',
          series: { value: 'Amount' },
          names: { none: 'No partner' },
          link: (id) => `/partners/show/${id}`,
          noun: deals,
          empty: { text: 'No open deals.', ...createDeal },
        },
      },
    },
    pipeline_types: {
      needs: ['opportunities'],
      about: ['opportunities'],
      follows: followsPartner,
      size: [4, 5],
      least: [3, 4],
      words: {
        company: {
          title: 'Open pipeline by type',
          about: 'Amounts of open deals by opportunity type.',
          shape: 'ranking',
          item: 'Type',
          series: { value: 'Amount' },
          noun: deals,
          empty: { text: 'No open deals.', ...createDeal },
        },
      },
    },
    forecast: {
      needs: ['opportunities'],
      about: ['opportunities'],
      follows: followsPartner,
      size: [6, 6],
      least: [4, 5],
      words: {
        company: {
          title: 'Forecast by close month',
          about:
            'Open deals by expected close month. Weighted: the amount multiplied by the probability of the stage. Unweighted remainder: the rest of the full amount.',
          shape: 'stacked',
          item: 'Month',
          series: { weighted: 'Weighted', rest: 'Unweighted remainder' },
          names: { overdue: 'Overdue', later: 'Later', none: 'No date' },
          noun: deals,
          empty: { text: 'No open deals.', ...createDeal },
        },
        partner: {
          title: 'My deals by close month',
          about: 'Amounts of the open deals that you lead, by expected close month.',
          shape: 'columns',
          item: 'Month',
          series: { open: 'Amount' },
          names: { overdue: 'Overdue', later: 'Later', none: 'No date' },
          noun: deals,
          empty: { text: 'You have no open deals.', ...register },
        },
      },
    },
    won_over_time: {
      needs: ['opportunities'],
      about: ['opportunities'],
      follows: followsAll,
      size: [7, 6],
      least: [4, 5],
      place: { company: [0, 23, 7, 6] },
      words: {
        company: {
          title: 'Won over time',
          about:
            'Amounts of deals won in the period, by close date. Sourced: brought by a partner. Influenced: found by your company with a partner involved. Direct: without a lead partner.',
          shape: 'stacked',
          item: 'Period',
          series: { sourced: 'Sourced', influenced: 'Influenced', direct: 'Direct' },
          noun: deals,
          empty: nothingWon,
        },
        partner: {
          title: 'Won over time',
          about: 'Amounts of deals won in the period that you led, by close date.',
          shape: 'columns',
          item: 'Period',
          series: { won: 'Won' },
          noun: deals,
          empty: { text: 'None of your deals were won in this period.', ...register },
        },
      },
    },
    sourced: {
      needs: ['opportunities'],
      about: ['opportunities'],
      follows: followsAll,
      size: [6, 3],
      least: [4, 3],
      place: { company: [0, 20, 6, 3] },
      words: {
        company: {
          title: 'Sourced and influenced revenue in the period',
          about: 'Revenue won in the period, by the role partners played.',
          shape: 'strip',
          item: 'Revenue',
          figures: {
            sourced: {
              label: 'Sourced',
              about: 'Won deals brought by a partner through a registration, referral page or referral link.',
              noun: deals,
            },
            influenced: {
              label: 'Influenced',
              about: 'Won deals that your company sourced and a partner helped with.',
              noun: deals,
            },
            direct: { label: 'Direct', about: 'Won deals without a lead partner.', noun: deals },
          },
          empty: nothingWon,
        },
      },
    },
    win_rate: {
      needs: ['opportunities'],
      about: ['opportunities'],
      follows: followsAll,
      size: [6, 3],
      least: [4, 3],
      place: { company: [6, 20, 6, 3] },
      words: {
        company: {
          title: 'Win rate with and without partners',
          about: 'Share of deals closed in the period that were won, by number of deals, in all currencies.',
          shape: 'strip',
          item: 'Deals',
          figures: {
            partner: {
              ...winRate('deals with a partner'),
              label: 'With partners',
              of: { part: 'partner_won' },
            },
            direct: {
              ...winRate('deals without a partner'),
              label: 'Without partners',
              of: { part: 'direct_won' },
            },
          },
          empty: { text: 'No deals closed in this period.', ...importDeals },
        },
      },
    },
    deal_size: {
      needs: ['opportunities'],
      about: ['opportunities'],
      follows: followsAll,
      size: [12, 3],
      least: [6, 3],
      words: {
        company: {
          title: 'Deal size and cycle time',
          about: 'Average amount of deals won in the period, and average number of days from opened to won.',
          shape: 'strip',
          item: 'Metric',
          figures: {
            size_partner: {
              label: 'Deal size with partners',
              about: 'Average amount of deals won with a partner. Deals without an amount are excluded.',
              noun: deals,
            },
            size_direct: {
              label: 'Deal size without',
              about: 'Average amount of deals won without a partner. Deals without an amount are excluded.',
              noun: deals,
            },
            cycle_partner: {
              label: 'Cycle time with partners',
              about: 'Average number of days from opened to won for deals with a partner, in all currencies.',
              noun: deals,
              lessIsBetter: true,
            },
            cycle_direct: {
              label: 'Cycle time without',
              about: 'Average number of days from opened to won for deals without a partner, in all currencies.',
              noun: deals,
              lessIsBetter: true,
            },
          },
          empty: nothingWon,
        },
      },
    },
    regions: {
      needs: ['opportunities', 'partners'],
      about: ['opportunities', 'partners'],
      follows: followsAll,
      size: [4, 5],
      least: [3, 4],
      words: {
        company: {
          title: 'Won by region',
          about:
            'Amounts won by partners in the period, by the partner’s current regions. Deals of a partner in several regions count in each region, but only once in totals.',
          shape: 'ranking',
          item: 'Region',
          series: { value: 'Amount' },
          names: { none: 'No region' },
          noun: deals,
          empty: {
            text: 'No deals were won with partners in this period.',
            label: 'Regions',
            to: '/partners/regions',
            needs: ['partner_regions', 'view'],
          },
        },
      },
    },
    top_partners: {
      needs: ['opportunities', 'partners'],
      about: ['opportunities'],
      follows: followsAll,
      size: [5, 6],
      least: [3, 5],
      place: { company: [7, 23, 5, 6] },
      words: {
        company: {
          title: 'Top partners',
          about: 'Top ten lead partners by amount won in the period.',
          shape: 'ranking',
          item: 'Partner',
          series: { value: 'Won' },
          link: (id) => `/partners/show/${id}`,
          noun: deals,
          empty: {
            text: 'No deals were won with partners in this period.',
            label: 'Partners',
            to: '/partners',
            needs: ['partners', 'view'],
          },
        },
      },
    },
    results: {
      needs: ['opportunities'],
      about: ['opportunities'],
      follows: ['period'],
      size: [12, 3],
      least: [6, 3],
      words: {
        partner: {
          title: 'My results',
          about: 'Deals that you led and that closed in the period.',
          shape: 'strip',
          item: 'Metric',
          figures: {
            won: {
              label: 'Won',
              about: 'Total amount of deals won in the period that you led, by close date.',
              noun: deals,
            },
            win_rate: {
              label: 'Win rate',
              about: 'Share of your deals closed in the period that were won, by number of deals, in all currencies.',
              of: { part: 'win_rate_won' },
            },
            size: {
              label: 'Average deal size',
              about: 'Average amount of won deals. Deals without an amount are excluded.',
              noun: deals,
            },
            cycle: {
              label: 'Cycle time',
              about: 'Average number of days from opened to won, in all currencies.',
              noun: deals,
              lessIsBetter: true,
            },
          },
          empty: { text: 'None of your deals closed in this period.', ...register },
        },
      },
    },
    top_accounts: {
      needs: ['opportunities'],
      about: ['opportunities'],
      follows: ['period'],
      size: [4, 5],
      least: [3, 4],
      words: {
        partner: {
          title: 'Top customers',
          about: 'Customers by amount won in the period, in deals that you led.',
          shape: 'ranking',
          item: 'Customer',
          series: { value: 'Won' },
          names: { none: 'No customer' },
          noun: deals,
          empty: { text: 'None of your deals were won in this period.', ...register },
        },
      },
    },
  },
  lists: {
    opportunities: {
      screens: { company: '/commissions/opportunities', partner: '/revenue/opportunities' },
      fields: { owner: 'owner_user_id' },
    },
  },
  entries: {
    deal: {
      resource: 'opportunities',
      screen: ({ id }, mode) => `/${mode === 'company' ? 'commissions' : 'revenue'}/opportunities/show/${id}`,
      tags: {
        won: { label: 'Won', tone: 'green' },
        lost: { label: 'Lost', tone: 'red' },
        note: { label: 'Message', tone: 'blue' },
      },
    },
  },
  tells: { company: ['opportunities'] },
});

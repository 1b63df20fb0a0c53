import { deals, type FigureWords, partners, type Words } from './kinds.ts';

const createDeal = {
  label: 'New opportunity',
  to: '/commissions/opportunities/create',
  needs: ['opportunities', 'manage'],
} as const;
const importDeals = { label: 'Import deals', to: '/imports/create', needs: ['imports', 'manage'] } as const;
const nothingWon = { text: 'Nothing was won in this period.', ...importDeals };

const winRate = (whose: string): FigureWords => ({
  label: 'Win rate',
  about: `Of ${whose} that closed in the period, in any currency: how many were won. By number, not by amount.`,
});

/** What the company reads about deals. */
export const dealWords: Words = {
  headlines: {
    title: 'Programme',
    about: 'The four figures of the programme: what is open now, and what happened in the period.',
    shape: 'strip',
    item: 'Figure',
    figures: {
      open: {
        label: 'Open pipeline',
        about: 'The amounts of all deals that are open now, whatever their chances.',
        noun: ['open deal', 'open deals'],
      },
      won: { label: 'Won', about: 'The amounts of deals won in the period, by the day they closed.', noun: deals },
      win_rate: { ...winRate('the deals'), of: { part: 'win_rate_won', words: ['won of', 'closed'] } },
      active_partners: {
        label: 'Active partners',
        about: 'Partners whose status means, today, that the relationship is active.',
        of: { whole: 'partners', noun: partners },
      },
    },
    empty: { text: 'Nothing to count yet.' },
  },
  pipeline_stages: {
    title: 'Open pipeline by stage',
    about: 'Amounts of the deals that are open now, by the stage they stand in. One pipeline at a time.',
    shape: 'columns',
    item: 'Stage',
    series: { value: 'Amount' },
    noun: deals,
    empty: { text: 'No deal is open.', ...createDeal },
  },
  pipeline_partners: {
    title: 'Open pipeline by partner',
    about:
      'Amounts of the deals that are open now, by their lead partner: the ten with most, and what the company works on alone.',
    shape: 'ranking',
    item: 'Partner',
    series: { value: 'Amount' },
    names: { none: 'Without a partner' },
    link: (id) => `/partners/show/${id}`,
    noun: deals,
    empty: { text: 'No deal is open.', ...createDeal },
  },
  pipeline_types: {
    title: 'Open pipeline by type',
    about: 'Amounts of the deals that are open now, by the type of deal.',
    shape: 'ranking',
    item: 'Type',
    series: { value: 'Amount' },
    noun: deals,
    empty: { text: 'No deal is open.', ...createDeal },
  },
  forecast: {
    title: 'Forecast by close month',
    about:
      'Open deals by the month they are expected to close. Weighted: the amount times the chance of the stage. The rest is what that leaves of the full amount.',
    shape: 'stacked',
    item: 'Month',
    series: { weighted: 'Weighted', rest: 'Rest of the amount' },
    names: { overdue: 'Overdue', later: 'Later', none: 'No date' },
    noun: deals,
    empty: { text: 'No deal is open.', ...createDeal },
  },
  won_over_time: {
    title: 'Won over time',
    about:
      'Amounts of deals won in the period, by the day they closed. Sourced: a partner brought the deal. Influenced: the company found it and a partner works on it.',
    shape: 'stacked',
    item: 'When',
    series: { sourced: 'Sourced', influenced: 'Influenced', direct: 'Direct' },
    noun: deals,
    empty: nothingWon,
  },
  sourced: {
    title: 'Sourced and influenced revenue',
    about: 'What was won in the period because of partners, with them, and without them.',
    shape: 'strip',
    item: 'Revenue',
    figures: {
      sourced: {
        label: 'Sourced',
        about: 'Won deals that a partner brought: registered, or through its page or link.',
        noun: deals,
      },
      influenced: {
        label: 'Influenced',
        about: 'Won deals that the company found itself and a partner works on.',
        noun: deals,
      },
      direct: { label: 'Direct', about: 'Won deals in which no partner leads.', noun: deals },
    },
    empty: nothingWon,
  },
  win_rate: {
    title: 'Win rate, with partners and without',
    about: 'Of the deals that closed in the period: how many were won. By number, in any currency.',
    shape: 'strip',
    item: 'Deals',
    figures: {
      partner: {
        ...winRate('the deals with a partner'),
        label: 'With partners',
        of: { part: 'partner_won', words: ['won of', 'closed'] },
      },
      direct: {
        ...winRate('the deals without one'),
        label: 'Without',
        of: { part: 'direct_won', words: ['won of', 'closed'] },
      },
    },
    empty: { text: 'No deal closed in this period.', ...importDeals },
  },
  deal_size: {
    title: 'Deal size and cycle time',
    about: 'Of the deals won in the period: the mean amount, and the mean number of days from opening to winning.',
    shape: 'strip',
    item: 'Figure',
    figures: {
      size_partner: {
        label: 'Size with partners',
        about: 'The mean amount of deals won with a partner; those without an amount do not count.',
        noun: deals,
      },
      size_direct: { label: 'Size without', about: 'The mean amount of deals won without a partner.', noun: deals },
      cycle_partner: {
        label: 'Cycle with partners',
        about: 'Days from the day a deal with a partner was opened to the day it was won, on average, in any currency.',
        noun: deals,
        lessIsBetter: true,
      },
      cycle_direct: {
        label: 'Cycle without',
        about: 'The same for deals without a partner.',
        noun: deals,
        lessIsBetter: true,
      },
    },
    empty: nothingWon,
  },
  regions: {
    title: 'Won by region',
    about:
      'Amounts that partners won in the period, by the regions the partner stands in today. What a partner in several regions won counts in each of them, and once in every total.',
    shape: 'ranking',
    item: 'Region',
    series: { value: 'Amount' },
    names: { none: 'Without a region' },
    noun: deals,
    empty: {
      text: 'No partner won a deal in this period.',
      label: 'Regions',
      to: '/partners/regions',
      needs: ['partner_regions', 'view'],
    },
  },
  products: {
    title: 'Product mix',
    about: 'Lines of the deals won in the period, by product. The amounts of a deal’s lines make its amount.',
    shape: 'ranking',
    item: 'Product',
    series: { value: 'Amount' },
    names: { none: 'Without a product' },
    noun: ['line', 'lines'],
    empty: {
      text: 'No won deal of this period has lines.',
      label: 'Products',
      to: '/products',
      needs: ['products', 'view'],
    },
  },
  top_partners: {
    title: 'Top partners',
    about: 'Lead partners by the amount of deals won in the period: the ten best.',
    shape: 'ranking',
    item: 'Partner',
    series: { value: 'Won' },
    link: (id) => `/partners/show/${id}`,
    noun: deals,
    empty: {
      text: 'No partner won a deal in this period.',
      label: 'Partners',
      to: '/partners',
      needs: ['partners', 'view'],
    },
  },
  funnel: {
    title: 'Activation of partners',
    about:
      'Partners that are invited or active today, by how far they have come. Each step counts those who went further too; the percentage is of the step before. First deal: leads one deal; repeat: two or more.',
    shape: 'funnel',
    item: 'Step',
    series: { value: 'Partners' },
    names: {
      not_invited: 'Partners',
      invited: 'Invited',
      onboarded: 'Onboarded',
      first_deal: 'First deal',
      repeat: 'Repeat deals',
    },
    noun: partners,
    empty: {
      text: 'No partner is invited or active.',
      label: 'New partner',
      to: '/partners/create',
      needs: ['partners', 'manage'],
    },
  },
};

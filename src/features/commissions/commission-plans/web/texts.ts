import { defineTexts } from '#web/texts.ts';
import type { TemplateKey } from '../schema.ts';

/** Texts used on several structure screens. */
export const texts = defineTexts('commissions/commission-plans/web', {
  noun: 'incentive structure',
  // The four texts fixed by the specification.
  bases: {
    net: 'Net amount (after discount and tax)',
    gross: 'Gross amount',
    margin: 'Margin (net less cost)',
    first_year: 'First year’s value',
    tcv: 'Whole contract’s value',
    collected: 'Net amount, as the customer pays',
  },
  roles: {
    source: 'Sourcing',
    resell: 'Reselling',
    influence: 'Influencing',
    services: 'Services',
    distributor: 'Distributing',
  },
  resets: { deal: 'Deal', month: 'Month', quarter: 'Quarter', year: 'Year', lifetime: 'Never' },
  periods: { deal: 'One deal', month: 'Month', quarter: 'Quarter', year: 'Year', lifetime: 'All time' },
  measures: { credited_base: 'Sales volume', deal_count: 'Number of deals', units: 'Units sold' },
  modes: {
    marginal: { title: 'Marginal', text: 'Each part of the volume earns the rate of its band.' },
    slab: { title: 'One rate per deal', text: 'The band reached sets the rate for the whole deal.' },
    retroactive: {
      title: 'Retroactive',
      text: 'Reaching a higher band also raises earlier deals of the period.',
    },
  },
  templates: {
    referral: { title: 'Referral', text: '10% of what a referred customer pays, for 12 months.' },
    revenue_share: { title: 'Revenue share', text: '20% for 36 months, as the customer pays.' },
    reseller_margin: {
      title: 'Reseller margin by tier',
      text: '15, 20, 25 and 30%, from the lowest tier to the highest.',
    },
    quarterly_tiers: {
      title: 'Quarterly volume',
      text: '10, 15, then 20% as quarterly sales grow; each part earns the rate of its band.',
    },
    lead_bounty: { title: 'Lead bounty', text: 'A flat 50 for the partner who sourced a won deal.' },
    unit_bonus: { title: 'SPIFF per unit', text: '200 for every unit sold, in addition to other commissions.' },
    services_influence: {
      title: 'Services influence',
      text: '5% of the first year’s value for partners who influence or deliver.',
    },
  } satisfies Record<TemplateKey, { title: string; text: string }>,
});

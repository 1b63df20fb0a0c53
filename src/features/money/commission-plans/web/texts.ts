import { defineTexts } from '#web/texts.ts';
import type { TemplateKey } from '../schema.ts';

/** What the structure screens say more than once, or what a translator should find in one place. */
export const texts = defineTexts({
  en: {
    noun: 'incentive structure',
    // The four texts of the specification.
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
    periods: { deal: 'One deal', month: 'Month', quarter: 'Quarter', year: 'Year', lifetime: 'All time' },
    measures: { credited_base: 'Sales volume', deal_count: 'Number of deals', units: 'Units sold' },
    modes: {
      marginal: { title: 'Each part at its rate', text: 'Like income tax: only what lies in a band gets its rate.' },
      slab: { title: 'One rate for the deal', text: 'The band the volume stands in decides for the whole deal.' },
      retroactive: {
        title: 'Raised back to the start',
        text: 'A higher band lifts the earlier deals of the period too.',
      },
    },
    templates: {
      referral: { title: 'Referral', text: '10% of what a referred customer pays, for 12 months.' },
      revenue_share: { title: 'Revenue share', text: '20% for 36 months, as the money comes in.' },
      reseller_margin: {
        title: 'Reseller margin by tier',
        text: '15, 20, 25 and 30%, from the lowest tier to the highest.',
      },
      quarterly_tiers: {
        title: 'Quarterly volume',
        text: '10, 15, then 20% as a quarter’s sales grow; each part at its own rate.',
      },
      lead_bounty: { title: 'Lead bounty', text: 'A flat 50 for the partner that brought a won deal.' },
      unit_bonus: { title: 'SPIFF per unit', text: '200 for every unit sold, on top of everything else.' },
      services_influence: {
        title: 'Services influence',
        text: '5% of the first year for partners that influence or deliver.',
      },
    } satisfies Record<TemplateKey, { title: string; text: string }>,
  },
});

import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  deal_renewals: {
    one: 'renewal',
    many: 'renewals',
    synonyms: ['renewals of deals'],
    log: 'company',
    permission: { managedBy: ['partner_manager'] },
    partOf: { table: 'opportunities', column: 'opportunity_id' },
    // An open renewal only follows from its deal.
    followsWhen: "r.status = 'open'",
  },
});

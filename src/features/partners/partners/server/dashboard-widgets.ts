import { defineFigures } from '#server/figures/define.ts';
import { funnel, inactivePartners, newPartners, partnerGrowth, tiers } from './dashboard/partners.ts';
import { tier, tierChanges } from './dashboard/tier.ts';

export const figures = defineFigures({
  widgets: { funnel, partner_growth: partnerGrowth, tiers, silent_partners: inactivePartners, tier },
  recentEvents: { company: [newPartners], partner: [tierChanges] },
});

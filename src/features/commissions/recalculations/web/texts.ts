import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('commissions/recalculations/web', {
  recalculation: (number: Part) => `Recalculation ${number}`,
  none: 'None',
  recalculations: 'Recalculations',
  newRecalculation: 'New recalculation',
  preview: 'Preview',
  pastDealsRecalculatedWithTodaysStructures:
    'Past deals are recalculated with today’s structures, tiers and partner data. Nothing is booked until a second person approves the differences. Paid commissions do not change.',
  reason: 'Reason',
  dealsWonFrom: 'Deals won from',
  defaultsToAllDeals: 'Defaults to all deals.',
  partnerData: 'Partner data',
  whichTypeRegionsCountryTagsAnd:
    'Which type, regions, country, tags and custom fields to use. Tier and status are always those on the day each deal was won.',
  recalculatePastDealsAfterYouPublish: 'Recalculate past deals after you publish a structure late or correct a tier.',
  changes: 'Changes',
  nothingWouldChangeEveryDealAlready: 'Nothing would change. Every deal already has the correct commission.',
  secondPersonMustApproveThisAsk: 'A second person must approve this. Ask another team member to review it.',
  details: 'Details',
  allDeals: 'All deals',
  requestedBy: 'Requested by',
  requested: 'Requested',
  approvedBy: 'Approved by',
  booked: 'Booked',
  approveRecalculation: (number: Part) => `Approve recalculation ${number}?`,
  totals: 'Totals',
  currency: 'Currency',
  deals: 'Deals',
  partners: 'Partners',
  increase: 'Increase',
  decrease: 'Decrease',
  difference: 'Difference',
  changesByDeal: 'Changes by deal',
  deal: 'Deal',
  partner: 'Partner',
  wonOn: 'Won on',
  recalculated: 'Recalculated',
  usesTodaysPartnerDataItHas: 'Uses today’s partner data. It has changed since the deal was won.',
  paid: (paid: ReactNode) => rich`${paid} paid`,
  insteadOnceCustomerHasPaid: (newText: ReactNode, old: ReactNode) =>
    rich`${newText} instead of ${old} once the customer has paid`,
  notListedButIncludedInTotals: (length: number) =>
    `${plural(length, 'smaller change is', 'smaller changes are')} not listed but included in the totals above.`,
});

import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  tracked_events: {
    one: 'tracked event',
    many: 'tracked events',
    short: ['event', 'events'],
    title: 'external_id',
    permission: { label: 'Conversion tracking', heading: 'deals', manage: 'Report clicks, leads, sales and refunds' },
    onPartnerMerge: 'move',
    isTrail: true,
  },
  tracked_customers: {
    one: 'tracked customer',
    many: 'tracked customers',
    synonyms: ['referred customers', 'referred accounts'],
    isTrail: true,
  },
  tracked_clicks: { one: 'click of a customer', many: 'clicks of customers', isTrail: true },
  attribution_decisions: {
    one: 'attribution decision',
    many: 'attribution decisions',
    permission: {
      label: 'Attribution',
      heading: 'deals',
      manage: 'Assign credit and decide risk cases',
      managedBy: ['partner_manager'],
    },
    onPartnerMerge: 'history',
    isTrail: true,
  },
  risk_cases: {
    one: 'risk case',
    many: 'risk cases',
    synonyms: ['fraud cases', 'risk'],
    address: '/referral-links/risk/$id',
    title: 'summary',
    onPartnerMerge: 'move',
    log: 'company',
    isTrail: true,
  },
  sale_reviews: {
    one: 'sale in review',
    many: 'sales in review',
    address: '/referral-links/reviews/$id',
    title: 'summary',
    log: 'company',
    isTrail: true,
  },
  contract_accounts: { one: 'contract account', many: 'contract accounts', onPartnerMerge: 'move', log: 'both' },
});

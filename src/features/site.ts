import type { SitePages } from '#web/site/site.ts';

/** The public pages by feature, loaded on demand; written by scripts/contents.mjs from the folders. */
export const sites: Record<string, () => Promise<{ site: SitePages }>> = {
  'deals/deal-registrations': () => import('./deals/deal-registrations/site.tsx'),
  'deals/fairness': () => import('./deals/fairness/site.tsx'),
  'enablement/certificates': () => import('./enablement/certificates/site.tsx'),
  'enablement/resource-links': () => import('./enablement/resource-links/site.tsx'),
  'engagement/forms': () => import('./engagement/forms/site.tsx'),
  'outreach/campaigns': () => import('./outreach/campaigns/site.tsx'),
  'partners/contracts': () => import('./partners/contracts/site.tsx'),
  'partners/partner-applications': () => import('./partners/partner-applications/site.tsx'),
  'partners/partner-pages': () => import('./partners/partner-pages/site.tsx'),
  'payouts/receipts': () => import('./payouts/receipts/site.tsx'),
  'platform/mail-actions': () => import('./platform/mail-actions/site.tsx'),
  'referrals/partners-directory': () => import('./referrals/partners-directory/site.tsx'),
  'referrals/referral-links': () => import('./referrals/referral-links/site.tsx'),
  'referrals/referral-pages': () => import('./referrals/referral-pages/site.tsx'),
  'referrals/reviews': () => import('./referrals/reviews/site.tsx'),
};

import type { SitePages } from '#web/site/site.ts';

/** The public pages by feature, loaded on demand; written by scripts/contents.mjs from the folders. */
export const sites: Record<string, () => Promise<{ site: SitePages }>> = {
  'deals/deal-registrations': () => import('./deals/deal-registrations/site.tsx'),
  'deals/fairness': () => import('./deals/fairness/site.tsx'),
  'deals/partners-directory': () => import('./deals/partners-directory/site.tsx'),
  'deals/referral-links': () => import('./deals/referral-links/site.tsx'),
  'deals/referral-pages': () => import('./deals/referral-pages/site.tsx'),
  'deals/reviews': () => import('./deals/reviews/site.tsx'),
  'enablement/certificates': () => import('./enablement/certificates/site.tsx'),
  'enablement/resource-links': () => import('./enablement/resource-links/site.tsx'),
  'engagement/forms': () => import('./engagement/forms/site.tsx'),
  'money/receipts': () => import('./money/receipts/site.tsx'),
  'partners/contracts': () => import('./partners/contracts/site.tsx'),
  'partners/partner-applications': () => import('./partners/partner-applications/site.tsx'),
  'partners/partner-pages': () => import('./partners/partner-pages/site.tsx'),
  'platform/mail-actions': () => import('./platform/mail-actions/site.tsx'),
  'work/campaigns': () => import('./work/campaigns/site.tsx'),
};

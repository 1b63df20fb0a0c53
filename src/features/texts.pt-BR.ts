import type { Translations } from '#shared/text/texts.ts';

/** The texts of each place in this language, loaded on demand; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'access/profile': [
    ['access/profile/web', async () => (await import('./access/profile/web/texts.pt-BR.ts')).texts],
  ],
  'deals/deal-registrations': [
    ['deals/deal-registrations/site', async () => (await import('./deals/deal-registrations/site/texts.pt-BR.ts')).texts],
    ['deals/deal-registrations/web/conflicts', async () => (await import('./deals/deal-registrations/web/conflicts/texts.pt-BR.ts')).texts],
    ['deals/deal-registrations/web/registration', async () => (await import('./deals/deal-registrations/web/registration/texts.pt-BR.ts')).texts],
    ['deals/deal-registrations/web/review', async () => (await import('./deals/deal-registrations/web/review/texts.pt-BR.ts')).texts],
    ['deals/deal-registrations/web', async () => (await import('./deals/deal-registrations/web/texts.pt-BR.ts')).texts],
  ],
  'deals/fairness': [
    ['deals/fairness/site', async () => (await import('./deals/fairness/site/texts.pt-BR.ts')).texts],
  ],
  'deals/leads': [
    ['deals/leads/web', async () => (await import('./deals/leads/web/texts.pt-BR.ts')).texts],
  ],
  'deals/opportunities': [
    ['deals/opportunities/web/lines', async () => (await import('./deals/opportunities/web/lines/texts.pt-BR.ts')).texts],
    ['deals/opportunities/web/participants', async () => (await import('./deals/opportunities/web/participants/texts.pt-BR.ts')).texts],
    ['deals/opportunities/web/stages', async () => (await import('./deals/opportunities/web/stages/texts.pt-BR.ts')).texts],
    ['deals/opportunities/web', async () => (await import('./deals/opportunities/web/texts.pt-BR.ts')).texts],
  ],
  'enablement/certificates': [
    ['enablement/certificates/site', async () => (await import('./enablement/certificates/site/texts.pt-BR.ts')).texts],
    ['enablement/certificates/web', async () => (await import('./enablement/certificates/web/texts.pt-BR.ts')).texts],
  ],
  'enablement/course-enrollments': [
    ['enablement/course-enrollments/web/player', async () => (await import('./enablement/course-enrollments/web/player/texts.pt-BR.ts')).texts],
    ['enablement/course-enrollments/web/player/quizTexts', async () => (await import('./enablement/course-enrollments/web/player/texts.pt-BR.ts')).quizTexts],
    ['enablement/course-enrollments/web', async () => (await import('./enablement/course-enrollments/web/texts.pt-BR.ts')).texts],
    ['enablement/course-enrollments/web/analyticsTexts', async () => (await import('./enablement/course-enrollments/web/texts.pt-BR.ts')).analyticsTexts],
    ['enablement/course-enrollments/web/catalogTexts', async () => (await import('./enablement/course-enrollments/web/texts.pt-BR.ts')).catalogTexts],
  ],
  'enablement/documents': [
    ['enablement/documents/web', async () => (await import('./enablement/documents/web/texts.pt-BR.ts')).texts],
    ['enablement/documents/web/words', async () => (await import('./enablement/documents/web/words.pt-BR.ts')).texts],
  ],
  'enablement/resource-links': [
    ['enablement/resource-links/site', async () => (await import('./enablement/resource-links/site/texts.pt-BR.ts')).texts],
  ],
  'enablement/resources': [
    ['enablement/resources/web/cobrand', async () => (await import('./enablement/resources/web/cobrand/texts.pt-BR.ts')).texts],
    ['enablement/resources/web', async () => (await import('./enablement/resources/web/texts.pt-BR.ts')).texts],
  ],
  'enablement/tier-criteria': [
    ['enablement/tier-criteria/web', async () => (await import('./enablement/tier-criteria/web/texts.pt-BR.ts')).texts],
  ],
  'enablement/tracks': [
    ['enablement/tracks/web', async () => (await import('./enablement/tracks/web/texts.pt-BR.ts')).texts],
  ],
  'engagement/notifications': [
    ['engagement/notifications/web', async () => (await import('./engagement/notifications/web/texts.pt-BR.ts')).texts],
  ],
  'incentives/mdf-claims': [
    ['incentives/mdf-claims/web', async () => (await import('./incentives/mdf-claims/web/texts.pt-BR.ts')).texts],
  ],
  'incentives/mdf-funds': [
    ['incentives/mdf-funds/web', async () => (await import('./incentives/mdf-funds/web/texts.pt-BR.ts')).texts],
  ],
  'outreach/campaigns': [
    ['outreach/campaigns/site', async () => (await import('./outreach/campaigns/site/texts.pt-BR.ts')).texts],
  ],
  'outreach/meetings': [
    ['outreach/meetings/web', async () => (await import('./outreach/meetings/web/texts.pt-BR.ts')).texts],
  ],
  'partners/contracts': [
    ['partners/contracts/site', async () => (await import('./partners/contracts/site/texts.pt-BR.ts')).texts],
    ['partners/contracts/web', async () => (await import('./partners/contracts/web/texts.pt-BR.ts')).texts],
  ],
  'partners/partners': [
    ['partners/partners/web', async () => (await import('./partners/partners/web/texts.pt-BR.ts')).texts],
  ],
  'payouts/receipts': [
    ['payouts/receipts/site', async () => (await import('./payouts/receipts/site/texts.pt-BR.ts')).texts],
    ['payouts/receipts/web', async () => (await import('./payouts/receipts/web/texts.pt-BR.ts')).texts],
  ],
  'payouts/self-billing': [
    ['payouts/self-billing/web', async () => (await import('./payouts/self-billing/web/texts.pt-BR.ts')).texts],
  ],
  'payouts/statements': [
    ['payouts/statements/web', async () => (await import('./payouts/statements/web/texts.pt-BR.ts')).texts],
  ],
  'payouts/tax-profiles': [
    ['payouts/tax-profiles/web', async () => (await import('./payouts/tax-profiles/web/texts.pt-BR.ts')).texts],
  ],
  'platform/mail-actions': [
    ['platform/mail-actions/site', async () => (await import('./platform/mail-actions/site/texts.pt-BR.ts')).texts],
  ],
  'referrals/referral-links': [
    ['referrals/referral-links/web', async () => (await import('./referrals/referral-links/web/texts.pt-BR.ts')).texts],
  ],
  'referrals/reviews': [
    ['referrals/reviews/site', async () => (await import('./referrals/reviews/site/texts.pt-BR.ts')).texts],
  ],
  'reporting/dashboards': [
    ['reporting/dashboards/web/editor', async () => (await import('./reporting/dashboards/web/editor/texts.pt-BR.ts')).texts],
    ['reporting/dashboards/web/export', async () => (await import('./reporting/dashboards/web/export/texts.pt-BR.ts')).texts],
    ['reporting/dashboards/web/homeTexts', async () => (await import('./reporting/dashboards/web/home.texts.pt-BR.ts')).homeTexts],
    ['reporting/dashboards/web/parts', async () => (await import('./reporting/dashboards/web/parts/texts.pt-BR.ts')).texts],
    ['reporting/dashboards/web', async () => (await import('./reporting/dashboards/web/texts.pt-BR.ts')).texts],
  ],
  web: [
    ['web/charts', async () => (await import('../web/charts/texts.pt-BR.ts')).texts],
    ['web/components', async () => (await import('../web/components/texts.pt-BR.ts')).texts],
    ['web/conditions', async () => (await import('../web/conditions/texts.pt-BR.ts')).texts],
    ['web/inputs', async () => (await import('../web/inputs/texts.pt-BR.ts')).texts],
    ['web/layout', async () => (await import('../web/layout/texts.pt-BR.ts')).texts],
    ['web/public', async () => (await import('../web/public/texts.pt-BR.ts')).texts],
    ['web/requests', async () => (await import('../web/requests/texts.pt-BR.ts')).texts],
    ['web/resource/form', async () => (await import('../web/resource/form/texts.pt-BR.ts')).texts],
    ['web/resource/list', async () => (await import('../web/resource/list/texts.pt-BR.ts')).texts],
    ['web/resource/noun', async () => (await import('../web/resource/noun/texts.pt-BR.ts')).texts],
    ['web/resource/ordered', async () => (await import('../web/resource/ordered/texts.pt-BR.ts')).texts],
    ['web/resource/record', async () => (await import('../web/resource/record/texts.pt-BR.ts')).texts],
    ['web/resource', async () => (await import('../web/resource/texts.pt-BR.ts')).texts],
    ['web/resource/fileTexts', async () => (await import('../web/resource/texts.pt-BR.ts')).fileTexts],
    ['web/session', async () => (await import('../web/session/texts.pt-BR.ts')).texts],
    ['web/shell', async () => (await import('../web/shell.texts.pt-BR.ts')).texts],
    ['web/site', async () => (await import('../web/site/texts.pt-BR.ts')).texts],
    ['web/thread', async () => (await import('../web/thread/texts.pt-BR.ts')).texts],
  ],
  'work/tasks': [
    ['work/tasks/web', async () => (await import('./work/tasks/web/texts.pt-BR.ts')).texts],
  ],
  'work/work-items': [
    ['work/work-items/web', async () => (await import('./work/work-items/web/texts.pt-BR.ts')).texts],
  ],
};

import type { Translations } from '#shared/text/texts.ts';

/** The texts of each place in this language, loaded on demand; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'access/api-keys': [
    ['access/api-keys/web/accessTexts', async () => (await import('./access/api-keys/web/appTexts.de.ts')).accessTexts],
    ['access/api-keys/web', async () => (await import('./access/api-keys/web/texts.de.ts')).texts],
  ],
  'access/audit-events': [
    ['access/audit-events/web/archiveTexts', async () => (await import('./access/audit-events/web/texts.de.ts')).archiveTexts],
    ['access/audit-events/web', async () => (await import('./access/audit-events/web/texts.de.ts')).texts],
  ],
  'access/company-hosts': [
    ['access/company-hosts/web', async () => (await import('./access/company-hosts/web/texts.de.ts')).texts],
  ],
  'access/impersonations': [
    ['access/impersonations/web', async () => (await import('./access/impersonations/web/texts.de.ts')).texts],
  ],
  'access/invitations': [
    ['access/invitations/web', async () => (await import('./access/invitations/web/texts.de.ts')).texts],
  ],
  'access/people': [
    ['access/people/web', async () => (await import('./access/people/web/texts.de.ts')).texts],
  ],
  'access/profile': [
    ['access/profile/web/passkey-texts', async () => (await import('./access/profile/web/passkey-texts.de.ts')).texts],
    ['access/profile/web', async () => (await import('./access/profile/web/texts.de.ts')).texts],
  ],
  'access/provisioning': [
    ['access/provisioning/web', async () => (await import('./access/provisioning/web/texts.de.ts')).texts],
  ],
  'access/roles': [
    ['access/roles/web', async () => (await import('./access/roles/web/texts.de.ts')).texts],
  ],
  'access/saml-connections': [
    ['access/saml-connections/web', async () => (await import('./access/saml-connections/web/texts.de.ts')).texts],
  ],
  'commissions/accruals': [
    ['commissions/accruals/web', async () => (await import('./commissions/accruals/web/texts.de.ts')).texts],
  ],
  'commissions/attributions': [
    ['commissions/attributions/web', async () => (await import('./commissions/attributions/web/texts.de.ts')).texts],
  ],
  'commissions/commission-plans': [
    ['commissions/commission-plans/plain', async () => (await import('./commissions/commission-plans/plain/plan.texts.de.ts')).planTexts],
    ['commissions/commission-plans/web/editor', async () => (await import('./commissions/commission-plans/web/editor/texts.de.ts')).texts],
    ['commissions/commission-plans/web/publishing', async () => (await import('./commissions/commission-plans/web/publishing/texts.de.ts')).texts],
    ['commissions/commission-plans/web', async () => (await import('./commissions/commission-plans/web/texts.de.ts')).texts],
    ['commissions/commission-plans/web/trial', async () => (await import('./commissions/commission-plans/web/trial/texts.de.ts')).texts],
  ],
  'commissions/commission-volumes': [
    ['commissions/commission-volumes/web', async () => (await import('./commissions/commission-volumes/web/texts.de.ts')).texts],
  ],
  'commissions/commissions': [
    ['commissions/commissions/web', async () => (await import('./commissions/commissions/web/texts.de.ts')).texts],
  ],
  'commissions/disputes': [
    ['commissions/disputes/web', async () => (await import('./commissions/disputes/web/texts.de.ts')).texts],
  ],
  'commissions/imported-earnings': [
    ['commissions/imported-earnings/web', async () => (await import('./commissions/imported-earnings/web/texts.de.ts')).texts],
  ],
  'commissions/manual-commissions': [
    ['commissions/manual-commissions/web', async () => (await import('./commissions/manual-commissions/web/texts.de.ts')).texts],
  ],
  'commissions/recalculations': [
    ['commissions/recalculations/web', async () => (await import('./commissions/recalculations/web/texts.de.ts')).texts],
  ],
  'commissions/simulations': [
    ['commissions/simulations/web', async () => (await import('./commissions/simulations/web/texts.de.ts')).texts],
  ],
  'deals/accounts': [
    ['deals/accounts/web', async () => (await import('./deals/accounts/web/texts.de.ts')).texts],
  ],
  'deals/deal-registrations': [
    ['deals/deal-registrations/site', async () => (await import('./deals/deal-registrations/site/texts.de.ts')).texts],
    ['deals/deal-registrations/web/conflicts', async () => (await import('./deals/deal-registrations/web/conflicts/texts.de.ts')).texts],
    ['deals/deal-registrations/web/fair/photo', async () => (await import('./deals/deal-registrations/web/fair/photo/texts.de.ts')).texts],
    ['deals/deal-registrations/web/fair/shared', async () => (await import('./deals/deal-registrations/web/fair/shared/texts.de.ts')).texts],
    ['deals/deal-registrations/web/fair', async () => (await import('./deals/deal-registrations/web/fair/texts.de.ts')).texts],
    ['deals/deal-registrations/web/registration', async () => (await import('./deals/deal-registrations/web/registration/texts.de.ts')).texts],
    ['deals/deal-registrations/web/review', async () => (await import('./deals/deal-registrations/web/review/texts.de.ts')).texts],
    ['deals/deal-registrations/web', async () => (await import('./deals/deal-registrations/web/texts.de.ts')).texts],
  ],
  'deals/deal-renewals': [
    ['deals/deal-renewals/web', async () => (await import('./deals/deal-renewals/web/texts.de.ts')).texts],
  ],
  'deals/distributor-deals': [
    ['deals/distributor-deals/web', async () => (await import('./deals/distributor-deals/web/texts.de.ts')).texts],
  ],
  'deals/fairness': [
    ['deals/fairness/site', async () => (await import('./deals/fairness/site/texts.de.ts')).texts],
    ['deals/fairness/web', async () => (await import('./deals/fairness/web/texts.de.ts')).texts],
  ],
  'deals/forwarded-deals': [
    ['deals/forwarded-deals/web', async () => (await import('./deals/forwarded-deals/web/texts.de.ts')).texts],
  ],
  'deals/leads': [
    ['deals/leads/web/rules', async () => (await import('./deals/leads/web/rules/texts.de.ts')).texts],
    ['deals/leads/web', async () => (await import('./deals/leads/web/texts.de.ts')).texts],
  ],
  'deals/opportunities': [
    ['deals/opportunities/web/lines', async () => (await import('./deals/opportunities/web/lines/texts.de.ts')).texts],
    ['deals/opportunities/web/participants', async () => (await import('./deals/opportunities/web/participants/texts.de.ts')).texts],
    ['deals/opportunities/web/stages', async () => (await import('./deals/opportunities/web/stages/texts.de.ts')).texts],
    ['deals/opportunities/web', async () => (await import('./deals/opportunities/web/texts.de.ts')).texts],
  ],
  'deals/opportunity-notes': [
    ['deals/opportunity-notes/web', async () => (await import('./deals/opportunity-notes/web/texts.de.ts')).texts],
  ],
  'deals/opportunity-types': [
    ['deals/opportunity-types/web', async () => (await import('./deals/opportunity-types/web/texts.de.ts')).texts],
  ],
  'deals/product-categories': [
    ['deals/product-categories/web', async () => (await import('./deals/product-categories/web/texts.de.ts')).texts],
  ],
  'deals/products': [
    ['deals/products/web', async () => (await import('./deals/products/web/texts.de.ts')).texts],
  ],
  'deals/registration-comments': [
    ['deals/registration-comments/web', async () => (await import('./deals/registration-comments/web/texts.de.ts')).texts],
  ],
  'deals/registration-uploads': [
    ['deals/registration-uploads/web', async () => (await import('./deals/registration-uploads/web/texts.de.ts')).texts],
  ],
  'ecosystem/account-mapping': [
    ['ecosystem/account-mapping/web', async () => (await import('./ecosystem/account-mapping/web/texts.de.ts')).texts],
  ],
  'ecosystem/deal-desks': [
    ['ecosystem/deal-desks/web', async () => (await import('./ecosystem/deal-desks/web/texts.de.ts')).texts],
  ],
  'ecosystem/partner-targets': [
    ['ecosystem/partner-targets/web', async () => (await import('./ecosystem/partner-targets/web/texts.de.ts')).texts],
  ],
  'ecosystem/private-intersection': [
    ['ecosystem/private-intersection/web', async () => (await import('./ecosystem/private-intersection/web/texts.de.ts')).texts],
  ],
  'ecosystem/prospects': [
    ['ecosystem/prospects/web', async () => (await import('./ecosystem/prospects/web/texts.de.ts')).texts],
  ],
  'enablement/certificates': [
    ['enablement/certificates/site', async () => (await import('./enablement/certificates/site/texts.de.ts')).texts],
    ['enablement/certificates/web', async () => (await import('./enablement/certificates/web/texts.de.ts')).texts],
  ],
  'enablement/course-enrollments': [
    ['enablement/course-enrollments/web/player', async () => (await import('./enablement/course-enrollments/web/player/texts.de.ts')).texts],
    ['enablement/course-enrollments/web/player/quizTexts', async () => (await import('./enablement/course-enrollments/web/player/texts.de.ts')).quizTexts],
    ['enablement/course-enrollments/web', async () => (await import('./enablement/course-enrollments/web/texts.de.ts')).texts],
    ['enablement/course-enrollments/web/analyticsTexts', async () => (await import('./enablement/course-enrollments/web/texts.de.ts')).analyticsTexts],
    ['enablement/course-enrollments/web/catalogTexts', async () => (await import('./enablement/course-enrollments/web/texts.de.ts')).catalogTexts],
  ],
  'enablement/courses': [
    ['enablement/courses/web', async () => (await import('./enablement/courses/web/texts.de.ts')).texts],
  ],
  'enablement/document-folders': [
    ['enablement/document-folders/web', async () => (await import('./enablement/document-folders/web/texts.de.ts')).texts],
  ],
  'enablement/document-requests': [
    ['enablement/document-requests/web', async () => (await import('./enablement/document-requests/web/texts.de.ts')).texts],
  ],
  'enablement/documents': [
    ['enablement/documents/web', async () => (await import('./enablement/documents/web/texts.de.ts')).texts],
    ['enablement/documents/web/words', async () => (await import('./enablement/documents/web/words.de.ts')).texts],
  ],
  'enablement/entitlements': [
    ['enablement/entitlements/quantity', async () => (await import('./enablement/entitlements/quantity.texts.de.ts')).quantityTexts],
    ['enablement/entitlements/web', async () => (await import('./enablement/entitlements/web/texts.de.ts')).texts],
  ],
  'enablement/quizzes': [
    ['enablement/quizzes/web', async () => (await import('./enablement/quizzes/web/texts.de.ts')).texts],
  ],
  'enablement/resource-folders': [
    ['enablement/resource-folders/web', async () => (await import('./enablement/resource-folders/web/texts.de.ts')).texts],
  ],
  'enablement/resource-links': [
    ['enablement/resource-links/site', async () => (await import('./enablement/resource-links/site/texts.de.ts')).texts],
    ['enablement/resource-links/web', async () => (await import('./enablement/resource-links/web/texts.de.ts')).texts],
  ],
  'enablement/resource-metrics': [
    ['enablement/resource-metrics/web', async () => (await import('./enablement/resource-metrics/web/texts.de.ts')).texts],
  ],
  'enablement/resource-requests': [
    ['enablement/resource-requests/web', async () => (await import('./enablement/resource-requests/web/texts.de.ts')).texts],
  ],
  'enablement/resources': [
    ['enablement/resources/web/cobrand', async () => (await import('./enablement/resources/web/cobrand/texts.de.ts')).texts],
    ['enablement/resources/web', async () => (await import('./enablement/resources/web/texts.de.ts')).texts],
  ],
  'enablement/tier-criteria': [
    ['enablement/tier-criteria/tier', async () => (await import('./enablement/tier-criteria/tier.texts.de.ts')).tierTexts],
    ['enablement/tier-criteria/web', async () => (await import('./enablement/tier-criteria/web/texts.de.ts')).texts],
  ],
  'enablement/tracks': [
    ['enablement/tracks/web', async () => (await import('./enablement/tracks/web/texts.de.ts')).texts],
  ],
  'engagement/announcements': [
    ['engagement/announcements/web', async () => (await import('./engagement/announcements/web/texts.de.ts')).texts],
  ],
  'engagement/chat-channels': [
    ['engagement/chat-channels/web', async () => (await import('./engagement/chat-channels/web/texts.de.ts')).texts],
  ],
  'engagement/forms': [
    ['engagement/forms/site', async () => (await import('./engagement/forms/site/texts.de.ts')).texts],
    ['engagement/forms/web', async () => (await import('./engagement/forms/web/texts.de.ts')).texts],
  ],
  'engagement/ideas': [
    ['engagement/ideas/web', async () => (await import('./engagement/ideas/web/texts.de.ts')).texts],
  ],
  'engagement/notifications': [
    ['engagement/notifications/web', async () => (await import('./engagement/notifications/web/texts.de.ts')).texts],
  ],
  'engagement/push-devices': [
    ['engagement/push-devices/web', async () => (await import('./engagement/push-devices/web/texts.de.ts')).texts],
  ],
  'incentives/bounties': [
    ['incentives/bounties/web', async () => (await import('./incentives/bounties/web/texts.de.ts')).texts],
  ],
  'incentives/mdf-claims': [
    ['incentives/mdf-claims/web', async () => (await import('./incentives/mdf-claims/web/texts.de.ts')).texts],
  ],
  'incentives/mdf-funds': [
    ['incentives/mdf-funds/web', async () => (await import('./incentives/mdf-funds/web/texts.de.ts')).texts],
  ],
  'incentives/mdf-requests': [
    ['incentives/mdf-requests/web', async () => (await import('./incentives/mdf-requests/web/texts.de.ts')).texts],
  ],
  'integrations/connections': [
    ['integrations/connections/web', async () => (await import('./integrations/connections/web/texts.de.ts')).texts],
  ],
  'integrations/crm-providers': [
    ['integrations/crm-providers/web', async () => (await import('./integrations/crm-providers/web/texts.de.ts')).texts],
  ],
  'integrations/crm-sync': [
    ['integrations/crm-sync/web', async () => (await import('./integrations/crm-sync/web/texts.de.ts')).texts],
  ],
  'integrations/deal-exchange': [
    ['integrations/deal-exchange/web', async () => (await import('./integrations/deal-exchange/web/texts.de.ts')).texts],
  ],
  'integrations/developers': [
    ['integrations/developers/web', async () => (await import('./integrations/developers/web/texts.de.ts')).texts],
  ],
  'integrations/partner-crm': [
    ['integrations/partner-crm/web', async () => (await import('./integrations/partner-crm/web/texts.de.ts')).texts],
  ],
  'integrations/portal-widget': [
    ['integrations/portal-widget/web', async () => (await import('./integrations/portal-widget/web/texts.de.ts')).texts],
    ['integrations/portal-widget/web/widget', async () => (await import('./integrations/portal-widget/web/widget/texts.de.ts')).texts],
  ],
  'integrations/webhook-endpoints': [
    ['integrations/webhook-endpoints/web', async () => (await import('./integrations/webhook-endpoints/web/texts.de.ts')).texts],
  ],
  'outreach/campaigns': [
    ['outreach/campaigns/site', async () => (await import('./outreach/campaigns/site/texts.de.ts')).texts],
    ['outreach/campaigns/web', async () => (await import('./outreach/campaigns/web/texts.de.ts')).texts],
  ],
  'outreach/meetings': [
    ['outreach/meetings/web', async () => (await import('./outreach/meetings/web/texts.de.ts')).texts],
  ],
  'outreach/record-emails': [
    ['outreach/record-emails/web', async () => (await import('./outreach/record-emails/web/texts.de.ts')).texts],
  ],
  'outreach/surveys': [
    ['outreach/surveys/web', async () => (await import('./outreach/surveys/web/texts.de.ts')).texts],
  ],
  'partners/audiences': [
    ['partners/audiences/web/reachTexts', async () => (await import('./partners/audiences/web/reach.texts.de.ts')).reachTexts],
    ['partners/audiences/web', async () => (await import('./partners/audiences/web/texts.de.ts')).texts],
  ],
  'partners/contacts': [
    ['partners/contacts/web', async () => (await import('./partners/contacts/web/texts.de.ts')).texts],
  ],
  'partners/contract-templates': [
    ['partners/contract-templates/web', async () => (await import('./partners/contract-templates/web/texts.de.ts')).texts],
  ],
  'partners/contracts': [
    ['partners/contracts/consent', async () => (await import('./partners/contracts/consent.texts.de.ts')).consentTexts],
    ['partners/contracts/site', async () => (await import('./partners/contracts/site/texts.de.ts')).texts],
    ['partners/contracts/web', async () => (await import('./partners/contracts/web/texts.de.ts')).texts],
  ],
  'partners/distributions': [
    ['partners/distributions/web', async () => (await import('./partners/distributions/web/texts.de.ts')).texts],
  ],
  'partners/partner-announcements': [
    ['partners/partner-announcements/web', async () => (await import('./partners/partner-announcements/web/texts.de.ts')).texts],
  ],
  'partners/partner-applications': [
    ['partners/partner-applications/site', async () => (await import('./partners/partner-applications/site/texts.de.ts')).texts],
    ['partners/partner-applications/web', async () => (await import('./partners/partner-applications/web/texts.de.ts')).texts],
  ],
  'partners/partner-health': [
    ['partners/partner-health/web', async () => (await import('./partners/partner-health/web/texts.de.ts')).texts],
  ],
  'partners/partner-pages': [
    ['partners/partner-pages/site', async () => (await import('./partners/partner-pages/site/texts.de.ts')).texts],
    ['partners/partner-pages/web', async () => (await import('./partners/partner-pages/web/texts.de.ts')).texts],
  ],
  'partners/partner-regions': [
    ['partners/partner-regions/web', async () => (await import('./partners/partner-regions/web/texts.de.ts')).texts],
  ],
  'partners/partner-statuses': [
    ['partners/partner-statuses/web', async () => (await import('./partners/partner-statuses/web/texts.de.ts')).texts],
  ],
  'partners/partner-tiers': [
    ['partners/partner-tiers/web', async () => (await import('./partners/partner-tiers/web/texts.de.ts')).texts],
  ],
  'partners/partners': [
    ['partners/partners/web', async () => (await import('./partners/partners/web/texts.de.ts')).texts],
  ],
  'partners/program-gates': [
    ['partners/program-gates/web', async () => (await import('./partners/program-gates/web/texts.de.ts')).texts],
  ],
  'payouts/accounting': [
    ['payouts/accounting/web', async () => (await import('./payouts/accounting/web/texts.de.ts')).texts],
  ],
  'payouts/ledger': [
    ['payouts/ledger/web', async () => (await import('./payouts/ledger/web/texts.de.ts')).texts],
  ],
  'payouts/payment-files': [
    ['payouts/payment-files/web', async () => (await import('./payouts/payment-files/web/texts.de.ts')).texts],
  ],
  'payouts/payout-methods': [
    ['payouts/payout-methods/web', async () => (await import('./payouts/payout-methods/web/texts.de.ts')).texts],
  ],
  'payouts/payouts': [
    ['payouts/payouts/settlement', async () => (await import('./payouts/payouts/settlement.texts.de.ts')).settlementTexts],
    ['payouts/payouts/web', async () => (await import('./payouts/payouts/web/texts.de.ts')).texts],
  ],
  'payouts/receipts': [
    ['payouts/receipts/explain', async () => (await import('./payouts/receipts/explain.texts.de.ts')).explainTexts],
    ['payouts/receipts/site', async () => (await import('./payouts/receipts/site/texts.de.ts')).texts],
    ['payouts/receipts/web', async () => (await import('./payouts/receipts/web/texts.de.ts')).texts],
  ],
  'payouts/self-billing': [
    ['payouts/self-billing/web', async () => (await import('./payouts/self-billing/web/texts.de.ts')).texts],
  ],
  'payouts/statements': [
    ['payouts/statements/next-payout', async () => (await import('./payouts/statements/next-payout.texts.de.ts')).nextPayoutTexts],
    ['payouts/statements/statement', async () => (await import('./payouts/statements/statement.texts.de.ts')).statementTexts],
    ['payouts/statements/web', async () => (await import('./payouts/statements/web/texts.de.ts')).texts],
  ],
  'payouts/tax-profiles': [
    ['payouts/tax-profiles/web', async () => (await import('./payouts/tax-profiles/web/texts.de.ts')).texts],
  ],
  'payouts/withholding': [
    ['payouts/withholding/web', async () => (await import('./payouts/withholding/web/texts.de.ts')).texts],
  ],
  'platform/debug': [
    ['platform/debug/web', async () => (await import('./platform/debug/web/texts.de.ts')).texts],
  ],
  'platform/experimental': [
    ['platform/experimental/web', async () => (await import('./platform/experimental/web/texts.de.ts')).texts],
  ],
  'platform/feature-flags': [
    ['platform/feature-flags/web', async () => (await import('./platform/feature-flags/web/texts.de.ts')).texts],
  ],
  'platform/go-keys': [
    ['platform/go-keys/web', async () => (await import('./platform/go-keys/web/texts.de.ts')).texts],
  ],
  'platform/guide': [
    ['platform/guide/web', async () => (await import('./platform/guide/web/texts.de.ts')).texts],
  ],
  'platform/inbound-mails': [
    ['platform/inbound-mails/web', async () => (await import('./platform/inbound-mails/web/texts.de.ts')).texts],
  ],
  'platform/mail-actions': [
    ['platform/mail-actions/site', async () => (await import('./platform/mail-actions/site/texts.de.ts')).texts],
    ['platform/mail-actions/web', async () => (await import('./platform/mail-actions/web/texts.de.ts')).texts],
  ],
  'platform/mail-replies': [
    ['platform/mail-replies/web', async () => (await import('./platform/mail-replies/web/texts.de.ts')).texts],
  ],
  'platform/mails': [
    ['platform/mails/web', async () => (await import('./platform/mails/web/texts.de.ts')).texts],
  ],
  'platform/prompts': [
    ['platform/prompts/web', async () => (await import('./platform/prompts/web/texts.de.ts')).texts],
  ],
  'platform/superadmin': [
    ['platform/superadmin/web/growthTexts', async () => (await import('./platform/superadmin/web/texts.de.ts')).growthTexts],
    ['platform/superadmin/web', async () => (await import('./platform/superadmin/web/texts.de.ts')).texts],
  ],
  'portability/imports': [
    ['portability/imports/web', async () => (await import('./portability/imports/web/texts.de.ts')).texts],
  ],
  'portability/program-files': [
    ['portability/program-files/web', async () => (await import('./portability/program-files/web/texts.de.ts')).texts],
  ],
  'portability/program-templates': [
    ['portability/program-templates/web', async () => (await import('./portability/program-templates/web/texts.de.ts')).texts],
  ],
  'referrals/partners-directory': [
    ['referrals/partners-directory/web', async () => (await import('./referrals/partners-directory/web/texts.de.ts')).texts],
  ],
  'referrals/referral-links': [
    ['referrals/referral-links/site', async () => (await import('./referrals/referral-links/site/texts.de.ts')).texts],
    ['referrals/referral-links/web', async () => (await import('./referrals/referral-links/web/texts.de.ts')).texts],
  ],
  'referrals/referral-pages': [
    ['referrals/referral-pages/site', async () => (await import('./referrals/referral-pages/site/texts.de.ts')).texts],
    ['referrals/referral-pages/web', async () => (await import('./referrals/referral-pages/web/texts.de.ts')).texts],
  ],
  'referrals/reviews': [
    ['referrals/reviews/site', async () => (await import('./referrals/reviews/site/texts.de.ts')).texts],
    ['referrals/reviews/web', async () => (await import('./referrals/reviews/web/texts.de.ts')).texts],
  ],
  'reporting/assistant-chats': [
    ['reporting/assistant-chats/web/panel', async () => (await import('./reporting/assistant-chats/web/panel/texts.de.ts')).texts],
    ['reporting/assistant-chats/web', async () => (await import('./reporting/assistant-chats/web/texts.de.ts')).texts],
  ],
  'reporting/assistant-proposals': [
    ['reporting/assistant-proposals/web', async () => (await import('./reporting/assistant-proposals/web/texts.de.ts')).texts],
  ],
  'reporting/dashboards': [
    ['reporting/dashboards/web/editor', async () => (await import('./reporting/dashboards/web/editor/texts.de.ts')).texts],
    ['reporting/dashboards/web/export', async () => (await import('./reporting/dashboards/web/export/texts.de.ts')).texts],
    ['reporting/dashboards/web/homeTexts', async () => (await import('./reporting/dashboards/web/home.texts.de.ts')).homeTexts],
    ['reporting/dashboards/web/nouns', async () => (await import('./reporting/dashboards/web/nouns.texts.de.ts')).nounTexts],
    ['reporting/dashboards/web/parts', async () => (await import('./reporting/dashboards/web/parts/texts.de.ts')).texts],
    ['reporting/dashboards/web', async () => (await import('./reporting/dashboards/web/texts.de.ts')).texts],
  ],
  'reporting/mcp-servers': [
    ['reporting/mcp-servers/web', async () => (await import('./reporting/mcp-servers/web/texts.de.ts')).texts],
  ],
  'reporting/report-schedules': [
    ['reporting/report-schedules/web', async () => (await import('./reporting/report-schedules/web/texts.de.ts')).texts],
  ],
  'reporting/saved-views': [
    ['reporting/saved-views/web/answer', async () => (await import('./reporting/saved-views/web/answer/texts.de.ts')).texts],
    ['reporting/saved-views/web', async () => (await import('./reporting/saved-views/web/texts.de.ts')).texts],
  ],
  'setup/approval-chains': [
    ['setup/approval-chains/web/approvalTexts', async () => (await import('./setup/approval-chains/web/texts.de.ts')).approvalTexts],
  ],
  'setup/company-settings': [
    ['setup/company-settings/web', async () => (await import('./setup/company-settings/web/texts.de.ts')).texts],
  ],
  'setup/content-languages': [
    ['setup/content-languages/web', async () => (await import('./setup/content-languages/web/texts.de.ts')).texts],
  ],
  'setup/custom-fields': [
    ['setup/custom-fields/web', async () => (await import('./setup/custom-fields/web/texts.de.ts')).texts],
  ],
  'setup/exchange-rates': [
    ['setup/exchange-rates/web', async () => (await import('./setup/exchange-rates/web/texts.de.ts')).texts],
  ],
  'setup/program-settings': [
    ['setup/program-settings/web/modules', async () => (await import('./setup/program-settings/web/modules/texts.de.ts')).texts],
    ['setup/program-settings/web', async () => (await import('./setup/program-settings/web/texts.de.ts')).texts],
  ],
  'setup/sample-data': [
    ['setup/sample-data/web', async () => (await import('./setup/sample-data/web/texts.de.ts')).texts],
  ],
  'setup/tags': [
    ['setup/tags/web', async () => (await import('./setup/tags/web/texts.de.ts')).texts],
  ],
  site: [
    ['web/site', async () => (await import('../web/site/texts.de.ts')).texts],
  ],
  web: [
    ['web/charts', async () => (await import('../web/charts/texts.de.ts')).texts],
    ['web/components', async () => (await import('../web/components/texts.de.ts')).texts],
    ['web/conditions', async () => (await import('../web/conditions/texts.de.ts')).texts],
    ['web/inputs', async () => (await import('../web/inputs/texts.de.ts')).texts],
    ['web/layout', async () => (await import('../web/layout/texts.de.ts')).texts],
    ['web/offline', async () => (await import('../web/offline/texts.de.ts')).texts],
    ['web/public/passkeyTexts', async () => (await import('../web/public/passkeyTexts.de.ts')).passkeyTexts],
    ['web/public', async () => (await import('../web/public/texts.de.ts')).texts],
    ['web/requests', async () => (await import('../web/requests/texts.de.ts')).texts],
    ['web/resource/form', async () => (await import('../web/resource/form/texts.de.ts')).texts],
    ['web/resource/list', async () => (await import('../web/resource/list/texts.de.ts')).texts],
    ['web/resource/noun', async () => (await import('../web/resource/noun/texts.de.ts')).texts],
    ['web/resource/ordered', async () => (await import('../web/resource/ordered/texts.de.ts')).texts],
    ['web/resource/record', async () => (await import('../web/resource/record/texts.de.ts')).texts],
    ['web/resource', async () => (await import('../web/resource/texts.de.ts')).texts],
    ['web/resource/fileTexts', async () => (await import('../web/resource/texts.de.ts')).fileTexts],
    ['web/session', async () => (await import('../web/session/texts.de.ts')).texts],
    ['web/shell', async () => (await import('../web/shell.texts.de.ts')).texts],
    ['web/thread', async () => (await import('../web/thread/texts.de.ts')).texts],
    ['shared/conditions', async () => (await import('../shared/conditions/condition.texts.de.ts')).conditionTexts],
    ['shared/measures', async () => (await import('../shared/measures.texts.de.ts')).measureTexts],
  ],
  'work/automations': [
    ['work/automations/web/systems/systems', async () => (await import('./work/automations/web/systems/systems.texts.de.ts')).texts],
    ['work/automations/web/systems', async () => (await import('./work/automations/web/systems/texts.de.ts')).texts],
    ['work/automations/web', async () => (await import('./work/automations/web/texts.de.ts')).texts],
  ],
  'work/company-view': [
    ['work/company-view/web', async () => (await import('./work/company-view/web/texts.de.ts')).texts],
  ],
  'work/go-live': [
    ['work/go-live/web', async () => (await import('./work/go-live/web/texts.de.ts')).texts],
  ],
  'work/milestones': [
    ['work/milestones/web', async () => (await import('./work/milestones/web/texts.de.ts')).texts],
  ],
  'work/onboarding': [
    ['work/onboarding/web/inline', async () => (await import('./work/onboarding/web/inline.texts.de.ts')).texts],
    ['work/onboarding/web/steps', async () => (await import('./work/onboarding/web/steps/texts.de.ts')).texts],
    ['work/onboarding/web/company-steps', async () => (await import('./work/onboarding/web/steps.texts.de.ts')).companySteps],
    ['work/onboarding/web/partner-steps', async () => (await import('./work/onboarding/web/steps.texts.de.ts')).partnerSteps],
    ['work/onboarding/web', async () => (await import('./work/onboarding/web/texts.de.ts')).texts],
  ],
  'work/record-notes': [
    ['work/record-notes/web', async () => (await import('./work/record-notes/web/texts.de.ts')).texts],
  ],
  'work/record-states': [
    ['work/record-states/web', async () => (await import('./work/record-states/web/texts.de.ts')).texts],
  ],
  'work/tasks': [
    ['work/tasks/web', async () => (await import('./work/tasks/web/texts.de.ts')).texts],
  ],
  'work/waiting-changes': [
    ['work/waiting-changes/web', async () => (await import('./work/waiting-changes/web/texts.de.ts')).texts],
  ],
  'work/weekly-digests': [
    ['work/weekly-digests/web', async () => (await import('./work/weekly-digests/web/texts.de.ts')).texts],
  ],
  'work/work-items': [
    ['work/work-items/web', async () => (await import('./work/work-items/web/texts.de.ts')).texts],
  ],
};

import type { Translations } from '#shared/text/texts.ts';

/** The texts of each place in this language, loaded on demand; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'access/api-keys': [
    ['access/api-keys/web', async () => (await import('./access/api-keys/web/texts.ja.ts')).texts],
  ],
  'access/audit-events': [
    ['access/audit-events/web/archiveTexts', async () => (await import('./access/audit-events/web/texts.ja.ts')).archiveTexts],
    ['access/audit-events/web', async () => (await import('./access/audit-events/web/texts.ja.ts')).texts],
  ],
  'access/impersonations': [
    ['access/impersonations/web', async () => (await import('./access/impersonations/web/texts.ja.ts')).texts],
  ],
  'access/invitations': [
    ['access/invitations/web', async () => (await import('./access/invitations/web/texts.ja.ts')).texts],
  ],
  'access/people': [
    ['access/people/web', async () => (await import('./access/people/web/texts.ja.ts')).texts],
  ],
  'access/profile': [
    ['access/profile/web/passkey-texts', async () => (await import('./access/profile/web/passkey-texts.ja.ts')).texts],
    ['access/profile/web', async () => (await import('./access/profile/web/texts.ja.ts')).texts],
  ],
  'access/provisioning': [
    ['access/provisioning/web', async () => (await import('./access/provisioning/web/texts.ja.ts')).texts],
  ],
  'access/roles': [
    ['access/roles/web', async () => (await import('./access/roles/web/texts.ja.ts')).texts],
  ],
  'commissions/accruals': [
    ['commissions/accruals/web', async () => (await import('./commissions/accruals/web/texts.ja.ts')).texts],
  ],
  'commissions/attributions': [
    ['commissions/attributions/web', async () => (await import('./commissions/attributions/web/texts.ja.ts')).texts],
  ],
  'commissions/commission-plans': [
    ['commissions/commission-plans/plain', async () => (await import('./commissions/commission-plans/plain/plan.texts.ja.ts')).planTexts],
    ['commissions/commission-plans/web', async () => (await import('./commissions/commission-plans/web/texts.ja.ts')).texts],
  ],
  'commissions/commissions': [
    ['commissions/commissions/web', async () => (await import('./commissions/commissions/web/texts.ja.ts')).texts],
  ],
  'commissions/disputes': [
    ['commissions/disputes/web', async () => (await import('./commissions/disputes/web/texts.ja.ts')).texts],
  ],
  'commissions/imported-earnings': [
    ['commissions/imported-earnings/web', async () => (await import('./commissions/imported-earnings/web/texts.ja.ts')).texts],
  ],
  'commissions/manual-commissions': [
    ['commissions/manual-commissions/web', async () => (await import('./commissions/manual-commissions/web/texts.ja.ts')).texts],
  ],
  'deals/accounts': [
    ['deals/accounts/web', async () => (await import('./deals/accounts/web/texts.ja.ts')).texts],
  ],
  'deals/deal-registrations': [
    ['deals/deal-registrations/site', async () => (await import('./deals/deal-registrations/site/texts.ja.ts')).texts],
    ['deals/deal-registrations/web/conflicts', async () => (await import('./deals/deal-registrations/web/conflicts/texts.ja.ts')).texts],
    ['deals/deal-registrations/web/fair/photo', async () => (await import('./deals/deal-registrations/web/fair/photo/texts.ja.ts')).texts],
    ['deals/deal-registrations/web/fair/shared', async () => (await import('./deals/deal-registrations/web/fair/shared/texts.ja.ts')).texts],
    ['deals/deal-registrations/web/fair', async () => (await import('./deals/deal-registrations/web/fair/texts.ja.ts')).texts],
    ['deals/deal-registrations/web/registration', async () => (await import('./deals/deal-registrations/web/registration/texts.ja.ts')).texts],
    ['deals/deal-registrations/web/review', async () => (await import('./deals/deal-registrations/web/review/texts.ja.ts')).texts],
    ['deals/deal-registrations/web', async () => (await import('./deals/deal-registrations/web/texts.ja.ts')).texts],
  ],
  'deals/deal-renewals': [
    ['deals/deal-renewals/web', async () => (await import('./deals/deal-renewals/web/texts.ja.ts')).texts],
  ],
  'deals/distributor-deals': [
    ['deals/distributor-deals/web', async () => (await import('./deals/distributor-deals/web/texts.ja.ts')).texts],
  ],
  'deals/fairness': [
    ['deals/fairness/site', async () => (await import('./deals/fairness/site/texts.ja.ts')).texts],
  ],
  'deals/leads': [
    ['deals/leads/web', async () => (await import('./deals/leads/web/texts.ja.ts')).texts],
  ],
  'deals/opportunities': [
    ['deals/opportunities/web/lines', async () => (await import('./deals/opportunities/web/lines/texts.ja.ts')).texts],
    ['deals/opportunities/web/participants', async () => (await import('./deals/opportunities/web/participants/texts.ja.ts')).texts],
    ['deals/opportunities/web/stages', async () => (await import('./deals/opportunities/web/stages/texts.ja.ts')).texts],
    ['deals/opportunities/web', async () => (await import('./deals/opportunities/web/texts.ja.ts')).texts],
  ],
  'deals/opportunity-notes': [
    ['deals/opportunity-notes/web', async () => (await import('./deals/opportunity-notes/web/texts.ja.ts')).texts],
  ],
  'deals/registration-comments': [
    ['deals/registration-comments/web', async () => (await import('./deals/registration-comments/web/texts.ja.ts')).texts],
  ],
  'deals/registration-uploads': [
    ['deals/registration-uploads/web', async () => (await import('./deals/registration-uploads/web/texts.ja.ts')).texts],
  ],
  'ecosystem/account-mapping': [
    ['ecosystem/account-mapping/web', async () => (await import('./ecosystem/account-mapping/web/texts.ja.ts')).texts],
  ],
  'ecosystem/deal-desks': [
    ['ecosystem/deal-desks/web', async () => (await import('./ecosystem/deal-desks/web/texts.ja.ts')).texts],
  ],
  'ecosystem/partner-targets': [
    ['ecosystem/partner-targets/web', async () => (await import('./ecosystem/partner-targets/web/texts.ja.ts')).texts],
  ],
  'ecosystem/private-intersection': [
    ['ecosystem/private-intersection/web', async () => (await import('./ecosystem/private-intersection/web/texts.ja.ts')).texts],
  ],
  'ecosystem/prospects': [
    ['ecosystem/prospects/web', async () => (await import('./ecosystem/prospects/web/texts.ja.ts')).texts],
  ],
  'enablement/certificates': [
    ['enablement/certificates/site', async () => (await import('./enablement/certificates/site/texts.ja.ts')).texts],
    ['enablement/certificates/web', async () => (await import('./enablement/certificates/web/texts.ja.ts')).texts],
  ],
  'enablement/course-enrollments': [
    ['enablement/course-enrollments/web/player', async () => (await import('./enablement/course-enrollments/web/player/texts.ja.ts')).texts],
    ['enablement/course-enrollments/web/player/quizTexts', async () => (await import('./enablement/course-enrollments/web/player/texts.ja.ts')).quizTexts],
    ['enablement/course-enrollments/web', async () => (await import('./enablement/course-enrollments/web/texts.ja.ts')).texts],
    ['enablement/course-enrollments/web/analyticsTexts', async () => (await import('./enablement/course-enrollments/web/texts.ja.ts')).analyticsTexts],
    ['enablement/course-enrollments/web/catalogTexts', async () => (await import('./enablement/course-enrollments/web/texts.ja.ts')).catalogTexts],
  ],
  'enablement/document-folders': [
    ['enablement/document-folders/web', async () => (await import('./enablement/document-folders/web/texts.ja.ts')).texts],
  ],
  'enablement/document-requests': [
    ['enablement/document-requests/web', async () => (await import('./enablement/document-requests/web/texts.ja.ts')).texts],
  ],
  'enablement/documents': [
    ['enablement/documents/web', async () => (await import('./enablement/documents/web/texts.ja.ts')).texts],
    ['enablement/documents/web/words', async () => (await import('./enablement/documents/web/words.ja.ts')).texts],
  ],
  'enablement/entitlements': [
    ['enablement/entitlements/quantity', async () => (await import('./enablement/entitlements/quantity.texts.ja.ts')).quantityTexts],
    ['enablement/entitlements/web', async () => (await import('./enablement/entitlements/web/texts.ja.ts')).texts],
  ],
  'enablement/resource-links': [
    ['enablement/resource-links/site', async () => (await import('./enablement/resource-links/site/texts.ja.ts')).texts],
    ['enablement/resource-links/web', async () => (await import('./enablement/resource-links/web/texts.ja.ts')).texts],
  ],
  'enablement/resource-requests': [
    ['enablement/resource-requests/web', async () => (await import('./enablement/resource-requests/web/texts.ja.ts')).texts],
  ],
  'enablement/resources': [
    ['enablement/resources/web/cobrand', async () => (await import('./enablement/resources/web/cobrand/texts.ja.ts')).texts],
    ['enablement/resources/web', async () => (await import('./enablement/resources/web/texts.ja.ts')).texts],
  ],
  'enablement/tier-criteria': [
    ['enablement/tier-criteria/tier', async () => (await import('./enablement/tier-criteria/tier.texts.ja.ts')).tierTexts],
    ['enablement/tier-criteria/web', async () => (await import('./enablement/tier-criteria/web/texts.ja.ts')).texts],
  ],
  'enablement/tracks': [
    ['enablement/tracks/web', async () => (await import('./enablement/tracks/web/texts.ja.ts')).texts],
  ],
  'engagement/announcements': [
    ['engagement/announcements/web', async () => (await import('./engagement/announcements/web/texts.ja.ts')).texts],
  ],
  'engagement/chat-channels': [
    ['engagement/chat-channels/web', async () => (await import('./engagement/chat-channels/web/texts.ja.ts')).texts],
  ],
  'engagement/forms': [
    ['engagement/forms/site', async () => (await import('./engagement/forms/site/texts.ja.ts')).texts],
    ['engagement/forms/web', async () => (await import('./engagement/forms/web/texts.ja.ts')).texts],
  ],
  'engagement/ideas': [
    ['engagement/ideas/web', async () => (await import('./engagement/ideas/web/texts.ja.ts')).texts],
  ],
  'engagement/notifications': [
    ['engagement/notifications/web', async () => (await import('./engagement/notifications/web/texts.ja.ts')).texts],
  ],
  'engagement/push-devices': [
    ['engagement/push-devices/web', async () => (await import('./engagement/push-devices/web/texts.ja.ts')).texts],
  ],
  'incentives/bounties': [
    ['incentives/bounties/web', async () => (await import('./incentives/bounties/web/texts.ja.ts')).texts],
  ],
  'incentives/mdf-claims': [
    ['incentives/mdf-claims/web', async () => (await import('./incentives/mdf-claims/web/texts.ja.ts')).texts],
  ],
  'incentives/mdf-funds': [
    ['incentives/mdf-funds/web', async () => (await import('./incentives/mdf-funds/web/texts.ja.ts')).texts],
  ],
  'incentives/mdf-requests': [
    ['incentives/mdf-requests/web', async () => (await import('./incentives/mdf-requests/web/texts.ja.ts')).texts],
  ],
  'integrations/connections': [
    ['integrations/connections/web', async () => (await import('./integrations/connections/web/texts.ja.ts')).texts],
  ],
  'integrations/crm-providers': [
    ['integrations/crm-providers/web', async () => (await import('./integrations/crm-providers/web/texts.ja.ts')).texts],
  ],
  'integrations/deal-exchange': [
    ['integrations/deal-exchange/web', async () => (await import('./integrations/deal-exchange/web/texts.ja.ts')).texts],
  ],
  'integrations/developers': [
    ['integrations/developers/web', async () => (await import('./integrations/developers/web/texts.ja.ts')).texts],
  ],
  'integrations/partner-crm': [
    ['integrations/partner-crm/web', async () => (await import('./integrations/partner-crm/web/texts.ja.ts')).texts],
  ],
  'integrations/portal-widget': [
    ['integrations/portal-widget/web', async () => (await import('./integrations/portal-widget/web/texts.ja.ts')).texts],
    ['integrations/portal-widget/web/widget', async () => (await import('./integrations/portal-widget/web/widget/texts.ja.ts')).texts],
  ],
  'integrations/webhook-endpoints': [
    ['integrations/webhook-endpoints/web', async () => (await import('./integrations/webhook-endpoints/web/texts.ja.ts')).texts],
  ],
  'outreach/campaigns': [
    ['outreach/campaigns/site', async () => (await import('./outreach/campaigns/site/texts.ja.ts')).texts],
  ],
  'outreach/meetings': [
    ['outreach/meetings/web', async () => (await import('./outreach/meetings/web/texts.ja.ts')).texts],
  ],
  'outreach/surveys': [
    ['outreach/surveys/web', async () => (await import('./outreach/surveys/web/texts.ja.ts')).texts],
  ],
  'partners/audiences': [
    ['partners/audiences/web/reachTexts', async () => (await import('./partners/audiences/web/reach.texts.ja.ts')).reachTexts],
  ],
  'partners/contacts': [
    ['partners/contacts/web', async () => (await import('./partners/contacts/web/texts.ja.ts')).texts],
  ],
  'partners/contract-templates': [
    ['partners/contract-templates/web', async () => (await import('./partners/contract-templates/web/texts.ja.ts')).texts],
  ],
  'partners/contracts': [
    ['partners/contracts/consent', async () => (await import('./partners/contracts/consent.texts.ja.ts')).consentTexts],
    ['partners/contracts/site', async () => (await import('./partners/contracts/site/texts.ja.ts')).texts],
    ['partners/contracts/web', async () => (await import('./partners/contracts/web/texts.ja.ts')).texts],
  ],
  'partners/distributions': [
    ['partners/distributions/web', async () => (await import('./partners/distributions/web/texts.ja.ts')).texts],
  ],
  'partners/partner-announcements': [
    ['partners/partner-announcements/web', async () => (await import('./partners/partner-announcements/web/texts.ja.ts')).texts],
  ],
  'partners/partner-applications': [
    ['partners/partner-applications/site', async () => (await import('./partners/partner-applications/site/texts.ja.ts')).texts],
    ['partners/partner-applications/web', async () => (await import('./partners/partner-applications/web/texts.ja.ts')).texts],
  ],
  'partners/partner-pages': [
    ['partners/partner-pages/site', async () => (await import('./partners/partner-pages/site/texts.ja.ts')).texts],
  ],
  'partners/partner-regions': [
    ['partners/partner-regions/web', async () => (await import('./partners/partner-regions/web/texts.ja.ts')).texts],
  ],
  'partners/partner-tiers': [
    ['partners/partner-tiers/web', async () => (await import('./partners/partner-tiers/web/texts.ja.ts')).texts],
  ],
  'partners/partners': [
    ['partners/partners/web', async () => (await import('./partners/partners/web/texts.ja.ts')).texts],
  ],
  'partners/program-gates': [
    ['partners/program-gates/web', async () => (await import('./partners/program-gates/web/texts.ja.ts')).texts],
  ],
  'payouts/payouts': [
    ['payouts/payouts/settlement', async () => (await import('./payouts/payouts/settlement.texts.ja.ts')).settlementTexts],
  ],
  'payouts/receipts': [
    ['payouts/receipts/explain', async () => (await import('./payouts/receipts/explain.texts.ja.ts')).explainTexts],
    ['payouts/receipts/site', async () => (await import('./payouts/receipts/site/texts.ja.ts')).texts],
    ['payouts/receipts/web', async () => (await import('./payouts/receipts/web/texts.ja.ts')).texts],
  ],
  'payouts/self-billing': [
    ['payouts/self-billing/web', async () => (await import('./payouts/self-billing/web/texts.ja.ts')).texts],
  ],
  'payouts/statements': [
    ['payouts/statements/next-payout', async () => (await import('./payouts/statements/next-payout.texts.ja.ts')).nextPayoutTexts],
    ['payouts/statements/statement', async () => (await import('./payouts/statements/statement.texts.ja.ts')).statementTexts],
    ['payouts/statements/web', async () => (await import('./payouts/statements/web/texts.ja.ts')).texts],
  ],
  'payouts/tax-profiles': [
    ['payouts/tax-profiles/web', async () => (await import('./payouts/tax-profiles/web/texts.ja.ts')).texts],
  ],
  'platform/experimental': [
    ['platform/experimental/web', async () => (await import('./platform/experimental/web/texts.ja.ts')).texts],
  ],
  'platform/go-keys': [
    ['platform/go-keys/web', async () => (await import('./platform/go-keys/web/texts.ja.ts')).texts],
  ],
  'platform/guide': [
    ['platform/guide/web', async () => (await import('./platform/guide/web/texts.ja.ts')).texts],
  ],
  'platform/mail-actions': [
    ['platform/mail-actions/site', async () => (await import('./platform/mail-actions/site/texts.ja.ts')).texts],
    ['platform/mail-actions/web', async () => (await import('./platform/mail-actions/web/texts.ja.ts')).texts],
  ],
  'platform/mail-replies': [
    ['platform/mail-replies/web', async () => (await import('./platform/mail-replies/web/texts.ja.ts')).texts],
  ],
  'platform/mails': [
    ['platform/mails/web', async () => (await import('./platform/mails/web/texts.ja.ts')).texts],
  ],
  'platform/superadmin': [
    ['platform/superadmin/web/growthTexts', async () => (await import('./platform/superadmin/web/texts.ja.ts')).growthTexts],
    ['platform/superadmin/web', async () => (await import('./platform/superadmin/web/texts.ja.ts')).texts],
  ],
  'portability/imports': [
    ['portability/imports/web', async () => (await import('./portability/imports/web/texts.ja.ts')).texts],
  ],
  'portability/program-templates': [
    ['portability/program-templates/web', async () => (await import('./portability/program-templates/web/texts.ja.ts')).texts],
  ],
  'referrals/partners-directory': [
    ['referrals/partners-directory/web', async () => (await import('./referrals/partners-directory/web/texts.ja.ts')).texts],
  ],
  'referrals/referral-links': [
    ['referrals/referral-links/site', async () => (await import('./referrals/referral-links/site/texts.ja.ts')).texts],
    ['referrals/referral-links/web', async () => (await import('./referrals/referral-links/web/texts.ja.ts')).texts],
  ],
  'referrals/referral-pages': [
    ['referrals/referral-pages/site', async () => (await import('./referrals/referral-pages/site/texts.ja.ts')).texts],
    ['referrals/referral-pages/web', async () => (await import('./referrals/referral-pages/web/texts.ja.ts')).texts],
  ],
  'referrals/reviews': [
    ['referrals/reviews/site', async () => (await import('./referrals/reviews/site/texts.ja.ts')).texts],
    ['referrals/reviews/web', async () => (await import('./referrals/reviews/web/texts.ja.ts')).texts],
  ],
  'reporting/assistant-chats': [
    ['reporting/assistant-chats/web', async () => (await import('./reporting/assistant-chats/web/texts.ja.ts')).texts],
  ],
  'reporting/assistant-proposals': [
    ['reporting/assistant-proposals/web', async () => (await import('./reporting/assistant-proposals/web/texts.ja.ts')).texts],
  ],
  'reporting/dashboards': [
    ['reporting/dashboards/web/editor', async () => (await import('./reporting/dashboards/web/editor/texts.ja.ts')).texts],
    ['reporting/dashboards/web/export', async () => (await import('./reporting/dashboards/web/export/texts.ja.ts')).texts],
    ['reporting/dashboards/web/homeTexts', async () => (await import('./reporting/dashboards/web/home.texts.ja.ts')).homeTexts],
    ['reporting/dashboards/web/nouns', async () => (await import('./reporting/dashboards/web/nouns.texts.ja.ts')).nounTexts],
    ['reporting/dashboards/web/parts', async () => (await import('./reporting/dashboards/web/parts/texts.ja.ts')).texts],
    ['reporting/dashboards/web', async () => (await import('./reporting/dashboards/web/texts.ja.ts')).texts],
  ],
  'reporting/mcp-servers': [
    ['reporting/mcp-servers/web', async () => (await import('./reporting/mcp-servers/web/texts.ja.ts')).texts],
  ],
  'reporting/report-schedules': [
    ['reporting/report-schedules/web', async () => (await import('./reporting/report-schedules/web/texts.ja.ts')).texts],
  ],
  'reporting/saved-views': [
    ['reporting/saved-views/web/answer', async () => (await import('./reporting/saved-views/web/answer/texts.ja.ts')).texts],
    ['reporting/saved-views/web', async () => (await import('./reporting/saved-views/web/texts.ja.ts')).texts],
  ],
  'setup/approval-chains': [
    ['setup/approval-chains/web/approvalTexts', async () => (await import('./setup/approval-chains/web/texts.ja.ts')).approvalTexts],
  ],
  'setup/company-settings': [
    ['setup/company-settings/web', async () => (await import('./setup/company-settings/web/texts.ja.ts')).texts],
  ],
  'setup/exchange-rates': [
    ['setup/exchange-rates/web', async () => (await import('./setup/exchange-rates/web/texts.ja.ts')).texts],
  ],
  'setup/program-settings': [
    ['setup/program-settings/web', async () => (await import('./setup/program-settings/web/texts.ja.ts')).texts],
  ],
  'setup/sample-data': [
    ['setup/sample-data/web', async () => (await import('./setup/sample-data/web/texts.ja.ts')).texts],
  ],
  site: [
    ['web/site', async () => (await import('../web/site/texts.ja.ts')).texts],
  ],
  web: [
    ['web/charts', async () => (await import('../web/charts/texts.ja.ts')).texts],
    ['web/components', async () => (await import('../web/components/texts.ja.ts')).texts],
    ['web/conditions', async () => (await import('../web/conditions/texts.ja.ts')).texts],
    ['web/inputs', async () => (await import('../web/inputs/texts.ja.ts')).texts],
    ['web/layout', async () => (await import('../web/layout/texts.ja.ts')).texts],
    ['web/offline', async () => (await import('../web/offline/texts.ja.ts')).texts],
    ['web/public/passkeyTexts', async () => (await import('../web/public/passkeyTexts.ja.ts')).passkeyTexts],
    ['web/public', async () => (await import('../web/public/texts.ja.ts')).texts],
    ['web/requests', async () => (await import('../web/requests/texts.ja.ts')).texts],
    ['web/resource/form', async () => (await import('../web/resource/form/texts.ja.ts')).texts],
    ['web/resource/list', async () => (await import('../web/resource/list/texts.ja.ts')).texts],
    ['web/resource/noun', async () => (await import('../web/resource/noun/texts.ja.ts')).texts],
    ['web/resource/ordered', async () => (await import('../web/resource/ordered/texts.ja.ts')).texts],
    ['web/resource/record', async () => (await import('../web/resource/record/texts.ja.ts')).texts],
    ['web/resource', async () => (await import('../web/resource/texts.ja.ts')).texts],
    ['web/resource/fileTexts', async () => (await import('../web/resource/texts.ja.ts')).fileTexts],
    ['web/session', async () => (await import('../web/session/texts.ja.ts')).texts],
    ['web/shell', async () => (await import('../web/shell.texts.ja.ts')).texts],
    ['web/thread', async () => (await import('../web/thread/texts.ja.ts')).texts],
    ['shared/conditions', async () => (await import('../shared/conditions/condition.texts.ja.ts')).conditionTexts],
    ['shared/measures', async () => (await import('../shared/measures.texts.ja.ts')).measureTexts],
  ],
  'work/company-view': [
    ['work/company-view/web', async () => (await import('./work/company-view/web/texts.ja.ts')).texts],
  ],
  'work/go-live': [
    ['work/go-live/web', async () => (await import('./work/go-live/web/texts.ja.ts')).texts],
  ],
  'work/milestones': [
    ['work/milestones/web', async () => (await import('./work/milestones/web/texts.ja.ts')).texts],
  ],
  'work/onboarding': [
    ['work/onboarding/web/inline', async () => (await import('./work/onboarding/web/inline.texts.ja.ts')).texts],
    ['work/onboarding/web/steps', async () => (await import('./work/onboarding/web/steps/texts.ja.ts')).texts],
    ['work/onboarding/web/partner-steps', async () => (await import('./work/onboarding/web/steps.texts.ja.ts')).partnerSteps],
    ['work/onboarding/web', async () => (await import('./work/onboarding/web/texts.ja.ts')).texts],
  ],
  'work/record-states': [
    ['work/record-states/web', async () => (await import('./work/record-states/web/texts.ja.ts')).texts],
  ],
  'work/tasks': [
    ['work/tasks/web', async () => (await import('./work/tasks/web/texts.ja.ts')).texts],
  ],
  'work/waiting-changes': [
    ['work/waiting-changes/web', async () => (await import('./work/waiting-changes/web/texts.ja.ts')).texts],
  ],
  'work/weekly-digests': [
    ['work/weekly-digests/web', async () => (await import('./work/weekly-digests/web/texts.ja.ts')).texts],
  ],
  'work/work-items': [
    ['work/work-items/web', async () => (await import('./work/work-items/web/texts.ja.ts')).texts],
  ],
};

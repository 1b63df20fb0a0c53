import type { Translations } from '#shared/text/texts.ts';

/** The texts of each place in this language, loaded on demand; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'access/api-keys': [
    ['access/api-keys/web/accessTexts', async () => (await import('./access/api-keys/web/appTexts.es.ts')).accessTexts],
    ['access/api-keys/web', async () => (await import('./access/api-keys/web/texts.es.ts')).texts],
  ],
  'access/audit-events': [
    ['access/audit-events/web/archiveTexts', async () => (await import('./access/audit-events/web/texts.es.ts')).archiveTexts],
    ['access/audit-events/web', async () => (await import('./access/audit-events/web/texts.es.ts')).texts],
  ],
  'access/impersonations': [
    ['access/impersonations/web', async () => (await import('./access/impersonations/web/texts.es.ts')).texts],
  ],
  'access/invitations': [
    ['access/invitations/web', async () => (await import('./access/invitations/web/texts.es.ts')).texts],
  ],
  'access/people': [
    ['access/people/web', async () => (await import('./access/people/web/texts.es.ts')).texts],
  ],
  'access/profile': [
    ['access/profile/web/passkey-texts', async () => (await import('./access/profile/web/passkey-texts.es.ts')).texts],
    ['access/profile/web', async () => (await import('./access/profile/web/texts.es.ts')).texts],
  ],
  'access/provisioning': [
    ['access/provisioning/web', async () => (await import('./access/provisioning/web/texts.es.ts')).texts],
  ],
  'access/roles': [
    ['access/roles/web', async () => (await import('./access/roles/web/texts.es.ts')).texts],
  ],
  'access/saml-connections': [
    ['access/saml-connections/web', async () => (await import('./access/saml-connections/web/texts.es.ts')).texts],
  ],
  'commissions/accruals': [
    ['commissions/accruals/web', async () => (await import('./commissions/accruals/web/texts.es.ts')).texts],
  ],
  'commissions/attributions': [
    ['commissions/attributions/web', async () => (await import('./commissions/attributions/web/texts.es.ts')).texts],
  ],
  'commissions/commission-plans': [
    ['commissions/commission-plans/plain', async () => (await import('./commissions/commission-plans/plain/plan.texts.es.ts')).planTexts],
    ['commissions/commission-plans/web', async () => (await import('./commissions/commission-plans/web/texts.es.ts')).texts],
  ],
  'commissions/commissions': [
    ['commissions/commissions/web', async () => (await import('./commissions/commissions/web/texts.es.ts')).texts],
  ],
  'commissions/disputes': [
    ['commissions/disputes/web', async () => (await import('./commissions/disputes/web/texts.es.ts')).texts],
  ],
  'commissions/imported-earnings': [
    ['commissions/imported-earnings/web', async () => (await import('./commissions/imported-earnings/web/texts.es.ts')).texts],
  ],
  'commissions/manual-commissions': [
    ['commissions/manual-commissions/web', async () => (await import('./commissions/manual-commissions/web/texts.es.ts')).texts],
  ],
  'deals/accounts': [
    ['deals/accounts/web', async () => (await import('./deals/accounts/web/texts.es.ts')).texts],
  ],
  'deals/deal-registrations': [
    ['deals/deal-registrations/site', async () => (await import('./deals/deal-registrations/site/texts.es.ts')).texts],
    ['deals/deal-registrations/web/conflicts', async () => (await import('./deals/deal-registrations/web/conflicts/texts.es.ts')).texts],
    ['deals/deal-registrations/web/fair/photo', async () => (await import('./deals/deal-registrations/web/fair/photo/texts.es.ts')).texts],
    ['deals/deal-registrations/web/fair/shared', async () => (await import('./deals/deal-registrations/web/fair/shared/texts.es.ts')).texts],
    ['deals/deal-registrations/web/fair', async () => (await import('./deals/deal-registrations/web/fair/texts.es.ts')).texts],
    ['deals/deal-registrations/web/registration', async () => (await import('./deals/deal-registrations/web/registration/texts.es.ts')).texts],
    ['deals/deal-registrations/web/review', async () => (await import('./deals/deal-registrations/web/review/texts.es.ts')).texts],
    ['deals/deal-registrations/web', async () => (await import('./deals/deal-registrations/web/texts.es.ts')).texts],
  ],
  'deals/deal-renewals': [
    ['deals/deal-renewals/web', async () => (await import('./deals/deal-renewals/web/texts.es.ts')).texts],
  ],
  'deals/distributor-deals': [
    ['deals/distributor-deals/web', async () => (await import('./deals/distributor-deals/web/texts.es.ts')).texts],
  ],
  'deals/fairness': [
    ['deals/fairness/site', async () => (await import('./deals/fairness/site/texts.es.ts')).texts],
  ],
  'deals/leads': [
    ['deals/leads/web', async () => (await import('./deals/leads/web/texts.es.ts')).texts],
  ],
  'deals/opportunities': [
    ['deals/opportunities/web/lines', async () => (await import('./deals/opportunities/web/lines/texts.es.ts')).texts],
    ['deals/opportunities/web/participants', async () => (await import('./deals/opportunities/web/participants/texts.es.ts')).texts],
    ['deals/opportunities/web/stages', async () => (await import('./deals/opportunities/web/stages/texts.es.ts')).texts],
    ['deals/opportunities/web', async () => (await import('./deals/opportunities/web/texts.es.ts')).texts],
  ],
  'deals/opportunity-notes': [
    ['deals/opportunity-notes/web', async () => (await import('./deals/opportunity-notes/web/texts.es.ts')).texts],
  ],
  'deals/products': [
    ['deals/products/web', async () => (await import('./deals/products/web/texts.es.ts')).texts],
  ],
  'deals/registration-comments': [
    ['deals/registration-comments/web', async () => (await import('./deals/registration-comments/web/texts.es.ts')).texts],
  ],
  'deals/registration-uploads': [
    ['deals/registration-uploads/web', async () => (await import('./deals/registration-uploads/web/texts.es.ts')).texts],
  ],
  'ecosystem/account-mapping': [
    ['ecosystem/account-mapping/web', async () => (await import('./ecosystem/account-mapping/web/texts.es.ts')).texts],
  ],
  'ecosystem/deal-desks': [
    ['ecosystem/deal-desks/web', async () => (await import('./ecosystem/deal-desks/web/texts.es.ts')).texts],
  ],
  'ecosystem/partner-targets': [
    ['ecosystem/partner-targets/web', async () => (await import('./ecosystem/partner-targets/web/texts.es.ts')).texts],
  ],
  'ecosystem/private-intersection': [
    ['ecosystem/private-intersection/web', async () => (await import('./ecosystem/private-intersection/web/texts.es.ts')).texts],
  ],
  'enablement/certificates': [
    ['enablement/certificates/site', async () => (await import('./enablement/certificates/site/texts.es.ts')).texts],
    ['enablement/certificates/web', async () => (await import('./enablement/certificates/web/texts.es.ts')).texts],
  ],
  'enablement/course-enrollments': [
    ['enablement/course-enrollments/web/player', async () => (await import('./enablement/course-enrollments/web/player/texts.es.ts')).texts],
    ['enablement/course-enrollments/web/player/quizTexts', async () => (await import('./enablement/course-enrollments/web/player/texts.es.ts')).quizTexts],
    ['enablement/course-enrollments/web', async () => (await import('./enablement/course-enrollments/web/texts.es.ts')).texts],
    ['enablement/course-enrollments/web/analyticsTexts', async () => (await import('./enablement/course-enrollments/web/texts.es.ts')).analyticsTexts],
    ['enablement/course-enrollments/web/catalogTexts', async () => (await import('./enablement/course-enrollments/web/texts.es.ts')).catalogTexts],
  ],
  'enablement/document-folders': [
    ['enablement/document-folders/web', async () => (await import('./enablement/document-folders/web/texts.es.ts')).texts],
  ],
  'enablement/document-requests': [
    ['enablement/document-requests/web', async () => (await import('./enablement/document-requests/web/texts.es.ts')).texts],
  ],
  'enablement/documents': [
    ['enablement/documents/web', async () => (await import('./enablement/documents/web/texts.es.ts')).texts],
    ['enablement/documents/web/words', async () => (await import('./enablement/documents/web/words.es.ts')).texts],
  ],
  'enablement/entitlements': [
    ['enablement/entitlements/quantity', async () => (await import('./enablement/entitlements/quantity.texts.es.ts')).quantityTexts],
    ['enablement/entitlements/web', async () => (await import('./enablement/entitlements/web/texts.es.ts')).texts],
  ],
  'enablement/resource-links': [
    ['enablement/resource-links/site', async () => (await import('./enablement/resource-links/site/texts.es.ts')).texts],
    ['enablement/resource-links/web', async () => (await import('./enablement/resource-links/web/texts.es.ts')).texts],
  ],
  'enablement/resource-requests': [
    ['enablement/resource-requests/web', async () => (await import('./enablement/resource-requests/web/texts.es.ts')).texts],
  ],
  'enablement/resources': [
    ['enablement/resources/web/cobrand', async () => (await import('./enablement/resources/web/cobrand/texts.es.ts')).texts],
    ['enablement/resources/web', async () => (await import('./enablement/resources/web/texts.es.ts')).texts],
  ],
  'enablement/tier-criteria': [
    ['enablement/tier-criteria/tier', async () => (await import('./enablement/tier-criteria/tier.texts.es.ts')).tierTexts],
    ['enablement/tier-criteria/web', async () => (await import('./enablement/tier-criteria/web/texts.es.ts')).texts],
  ],
  'enablement/tracks': [
    ['enablement/tracks/web', async () => (await import('./enablement/tracks/web/texts.es.ts')).texts],
  ],
  'engagement/announcements': [
    ['engagement/announcements/web', async () => (await import('./engagement/announcements/web/texts.es.ts')).texts],
  ],
  'engagement/chat-channels': [
    ['engagement/chat-channels/web', async () => (await import('./engagement/chat-channels/web/texts.es.ts')).texts],
  ],
  'engagement/forms': [
    ['engagement/forms/site', async () => (await import('./engagement/forms/site/texts.es.ts')).texts],
    ['engagement/forms/web', async () => (await import('./engagement/forms/web/texts.es.ts')).texts],
  ],
  'engagement/ideas': [
    ['engagement/ideas/web', async () => (await import('./engagement/ideas/web/texts.es.ts')).texts],
  ],
  'engagement/notifications': [
    ['engagement/notifications/web', async () => (await import('./engagement/notifications/web/texts.es.ts')).texts],
  ],
  'engagement/push-devices': [
    ['engagement/push-devices/web', async () => (await import('./engagement/push-devices/web/texts.es.ts')).texts],
  ],
  'incentives/bounties': [
    ['incentives/bounties/web', async () => (await import('./incentives/bounties/web/texts.es.ts')).texts],
  ],
  'incentives/mdf-claims': [
    ['incentives/mdf-claims/web', async () => (await import('./incentives/mdf-claims/web/texts.es.ts')).texts],
  ],
  'incentives/mdf-funds': [
    ['incentives/mdf-funds/web', async () => (await import('./incentives/mdf-funds/web/texts.es.ts')).texts],
  ],
  'incentives/mdf-requests': [
    ['incentives/mdf-requests/web', async () => (await import('./incentives/mdf-requests/web/texts.es.ts')).texts],
  ],
  'integrations/connections': [
    ['integrations/connections/web', async () => (await import('./integrations/connections/web/texts.es.ts')).texts],
  ],
  'integrations/crm-providers': [
    ['integrations/crm-providers/web', async () => (await import('./integrations/crm-providers/web/texts.es.ts')).texts],
  ],
  'integrations/deal-exchange': [
    ['integrations/deal-exchange/web', async () => (await import('./integrations/deal-exchange/web/texts.es.ts')).texts],
  ],
  'integrations/developers': [
    ['integrations/developers/web', async () => (await import('./integrations/developers/web/texts.es.ts')).texts],
  ],
  'integrations/partner-crm': [
    ['integrations/partner-crm/web', async () => (await import('./integrations/partner-crm/web/texts.es.ts')).texts],
  ],
  'integrations/portal-widget': [
    ['integrations/portal-widget/web', async () => (await import('./integrations/portal-widget/web/texts.es.ts')).texts],
    ['integrations/portal-widget/web/widget', async () => (await import('./integrations/portal-widget/web/widget/texts.es.ts')).texts],
  ],
  'integrations/webhook-endpoints': [
    ['integrations/webhook-endpoints/web', async () => (await import('./integrations/webhook-endpoints/web/texts.es.ts')).texts],
  ],
  'outreach/campaigns': [
    ['outreach/campaigns/site', async () => (await import('./outreach/campaigns/site/texts.es.ts')).texts],
  ],
  'outreach/meetings': [
    ['outreach/meetings/web', async () => (await import('./outreach/meetings/web/texts.es.ts')).texts],
  ],
  'outreach/record-emails': [
    ['outreach/record-emails/web', async () => (await import('./outreach/record-emails/web/texts.es.ts')).texts],
  ],
  'outreach/surveys': [
    ['outreach/surveys/web', async () => (await import('./outreach/surveys/web/texts.es.ts')).texts],
  ],
  'partners/audiences': [
    ['partners/audiences/web/reachTexts', async () => (await import('./partners/audiences/web/reach.texts.es.ts')).reachTexts],
  ],
  'partners/contacts': [
    ['partners/contacts/web', async () => (await import('./partners/contacts/web/texts.es.ts')).texts],
  ],
  'partners/contracts': [
    ['partners/contracts/consent', async () => (await import('./partners/contracts/consent.texts.es.ts')).consentTexts],
    ['partners/contracts/site', async () => (await import('./partners/contracts/site/texts.es.ts')).texts],
    ['partners/contracts/web', async () => (await import('./partners/contracts/web/texts.es.ts')).texts],
  ],
  'partners/distributions': [
    ['partners/distributions/web', async () => (await import('./partners/distributions/web/texts.es.ts')).texts],
  ],
  'partners/partner-announcements': [
    ['partners/partner-announcements/web', async () => (await import('./partners/partner-announcements/web/texts.es.ts')).texts],
  ],
  'partners/partner-applications': [
    ['partners/partner-applications/site', async () => (await import('./partners/partner-applications/site/texts.es.ts')).texts],
    ['partners/partner-applications/web', async () => (await import('./partners/partner-applications/web/texts.es.ts')).texts],
  ],
  'partners/partner-pages': [
    ['partners/partner-pages/site', async () => (await import('./partners/partner-pages/site/texts.es.ts')).texts],
  ],
  'partners/partner-regions': [
    ['partners/partner-regions/web', async () => (await import('./partners/partner-regions/web/texts.es.ts')).texts],
  ],
  'partners/partner-tiers': [
    ['partners/partner-tiers/web', async () => (await import('./partners/partner-tiers/web/texts.es.ts')).texts],
  ],
  'partners/partners': [
    ['partners/partners/web', async () => (await import('./partners/partners/web/texts.es.ts')).texts],
  ],
  'partners/program-gates': [
    ['partners/program-gates/web', async () => (await import('./partners/program-gates/web/texts.es.ts')).texts],
  ],
  'payouts/payout-methods': [
    ['payouts/payout-methods/web', async () => (await import('./payouts/payout-methods/web/texts.es.ts')).texts],
  ],
  'payouts/payouts': [
    ['payouts/payouts/settlement', async () => (await import('./payouts/payouts/settlement.texts.es.ts')).settlementTexts],
  ],
  'payouts/receipts': [
    ['payouts/receipts/explain', async () => (await import('./payouts/receipts/explain.texts.es.ts')).explainTexts],
    ['payouts/receipts/site', async () => (await import('./payouts/receipts/site/texts.es.ts')).texts],
    ['payouts/receipts/web', async () => (await import('./payouts/receipts/web/texts.es.ts')).texts],
  ],
  'payouts/self-billing': [
    ['payouts/self-billing/web', async () => (await import('./payouts/self-billing/web/texts.es.ts')).texts],
  ],
  'payouts/statements': [
    ['payouts/statements/next-payout', async () => (await import('./payouts/statements/next-payout.texts.es.ts')).nextPayoutTexts],
    ['payouts/statements/statement', async () => (await import('./payouts/statements/statement.texts.es.ts')).statementTexts],
    ['payouts/statements/web', async () => (await import('./payouts/statements/web/texts.es.ts')).texts],
  ],
  'payouts/tax-profiles': [
    ['payouts/tax-profiles/web', async () => (await import('./payouts/tax-profiles/web/texts.es.ts')).texts],
  ],
  'platform/experimental': [
    ['platform/experimental/web', async () => (await import('./platform/experimental/web/texts.es.ts')).texts],
  ],
  'platform/go-keys': [
    ['platform/go-keys/web', async () => (await import('./platform/go-keys/web/texts.es.ts')).texts],
  ],
  'platform/guide': [
    ['platform/guide/web', async () => (await import('./platform/guide/web/texts.es.ts')).texts],
  ],
  'platform/mail-actions': [
    ['platform/mail-actions/site', async () => (await import('./platform/mail-actions/site/texts.es.ts')).texts],
    ['platform/mail-actions/web', async () => (await import('./platform/mail-actions/web/texts.es.ts')).texts],
  ],
  'platform/mail-replies': [
    ['platform/mail-replies/web', async () => (await import('./platform/mail-replies/web/texts.es.ts')).texts],
  ],
  'platform/mails': [
    ['platform/mails/web', async () => (await import('./platform/mails/web/texts.es.ts')).texts],
  ],
  'referrals/partners-directory': [
    ['referrals/partners-directory/web', async () => (await import('./referrals/partners-directory/web/texts.es.ts')).texts],
  ],
  'referrals/referral-links': [
    ['referrals/referral-links/site', async () => (await import('./referrals/referral-links/site/texts.es.ts')).texts],
    ['referrals/referral-links/web', async () => (await import('./referrals/referral-links/web/texts.es.ts')).texts],
  ],
  'referrals/referral-pages': [
    ['referrals/referral-pages/site', async () => (await import('./referrals/referral-pages/site/texts.es.ts')).texts],
    ['referrals/referral-pages/web', async () => (await import('./referrals/referral-pages/web/texts.es.ts')).texts],
  ],
  'referrals/reviews': [
    ['referrals/reviews/site', async () => (await import('./referrals/reviews/site/texts.es.ts')).texts],
    ['referrals/reviews/web', async () => (await import('./referrals/reviews/web/texts.es.ts')).texts],
  ],
  'reporting/assistant-chats': [
    ['reporting/assistant-chats/web/panel', async () => (await import('./reporting/assistant-chats/web/panel/texts.es.ts')).texts],
    ['reporting/assistant-chats/web', async () => (await import('./reporting/assistant-chats/web/texts.es.ts')).texts],
  ],
  'reporting/assistant-proposals': [
    ['reporting/assistant-proposals/web', async () => (await import('./reporting/assistant-proposals/web/texts.es.ts')).texts],
  ],
  'reporting/dashboards': [
    ['reporting/dashboards/web/editor', async () => (await import('./reporting/dashboards/web/editor/texts.es.ts')).texts],
    ['reporting/dashboards/web/export', async () => (await import('./reporting/dashboards/web/export/texts.es.ts')).texts],
    ['reporting/dashboards/web/homeTexts', async () => (await import('./reporting/dashboards/web/home.texts.es.ts')).homeTexts],
    ['reporting/dashboards/web/nouns', async () => (await import('./reporting/dashboards/web/nouns.texts.es.ts')).nounTexts],
    ['reporting/dashboards/web/parts', async () => (await import('./reporting/dashboards/web/parts/texts.es.ts')).texts],
    ['reporting/dashboards/web', async () => (await import('./reporting/dashboards/web/texts.es.ts')).texts],
  ],
  'reporting/mcp-servers': [
    ['reporting/mcp-servers/web', async () => (await import('./reporting/mcp-servers/web/texts.es.ts')).texts],
  ],
  'reporting/report-schedules': [
    ['reporting/report-schedules/web', async () => (await import('./reporting/report-schedules/web/texts.es.ts')).texts],
  ],
  'reporting/saved-views': [
    ['reporting/saved-views/web/answer', async () => (await import('./reporting/saved-views/web/answer/texts.es.ts')).texts],
    ['reporting/saved-views/web', async () => (await import('./reporting/saved-views/web/texts.es.ts')).texts],
  ],
  'setup/approval-chains': [
    ['setup/approval-chains/web/approvalTexts', async () => (await import('./setup/approval-chains/web/texts.es.ts')).approvalTexts],
  ],
  'setup/company-settings': [
    ['setup/company-settings/web', async () => (await import('./setup/company-settings/web/texts.es.ts')).texts],
  ],
  site: [
    ['web/site', async () => (await import('../web/site/texts.es.ts')).texts],
  ],
  web: [
    ['web/charts', async () => (await import('../web/charts/texts.es.ts')).texts],
    ['web/components', async () => (await import('../web/components/texts.es.ts')).texts],
    ['web/conditions', async () => (await import('../web/conditions/texts.es.ts')).texts],
    ['web/inputs', async () => (await import('../web/inputs/texts.es.ts')).texts],
    ['web/layout', async () => (await import('../web/layout/texts.es.ts')).texts],
    ['web/offline', async () => (await import('../web/offline/texts.es.ts')).texts],
    ['web/public/passkeyTexts', async () => (await import('../web/public/passkeyTexts.es.ts')).passkeyTexts],
    ['web/public', async () => (await import('../web/public/texts.es.ts')).texts],
    ['web/requests', async () => (await import('../web/requests/texts.es.ts')).texts],
    ['web/resource/form', async () => (await import('../web/resource/form/texts.es.ts')).texts],
    ['web/resource/list', async () => (await import('../web/resource/list/texts.es.ts')).texts],
    ['web/resource/noun', async () => (await import('../web/resource/noun/texts.es.ts')).texts],
    ['web/resource/ordered', async () => (await import('../web/resource/ordered/texts.es.ts')).texts],
    ['web/resource/record', async () => (await import('../web/resource/record/texts.es.ts')).texts],
    ['web/resource', async () => (await import('../web/resource/texts.es.ts')).texts],
    ['web/resource/fileTexts', async () => (await import('../web/resource/texts.es.ts')).fileTexts],
    ['web/session', async () => (await import('../web/session/texts.es.ts')).texts],
    ['web/shell', async () => (await import('../web/shell.texts.es.ts')).texts],
    ['web/thread', async () => (await import('../web/thread/texts.es.ts')).texts],
    ['shared/conditions', async () => (await import('../shared/conditions/condition.texts.es.ts')).conditionTexts],
    ['shared/measures', async () => (await import('../shared/measures.texts.es.ts')).measureTexts],
  ],
  'work/company-view': [
    ['work/company-view/web', async () => (await import('./work/company-view/web/texts.es.ts')).texts],
  ],
  'work/milestones': [
    ['work/milestones/web', async () => (await import('./work/milestones/web/texts.es.ts')).texts],
  ],
  'work/onboarding': [
    ['work/onboarding/web/steps', async () => (await import('./work/onboarding/web/steps/texts.es.ts')).texts],
    ['work/onboarding/web/partner-steps', async () => (await import('./work/onboarding/web/steps.texts.es.ts')).partnerSteps],
    ['work/onboarding/web', async () => (await import('./work/onboarding/web/texts.es.ts')).texts],
  ],
  'work/record-notes': [
    ['work/record-notes/web', async () => (await import('./work/record-notes/web/texts.es.ts')).texts],
  ],
  'work/record-states': [
    ['work/record-states/web', async () => (await import('./work/record-states/web/texts.es.ts')).texts],
  ],
  'work/tasks': [
    ['work/tasks/web', async () => (await import('./work/tasks/web/texts.es.ts')).texts],
  ],
  'work/waiting-changes': [
    ['work/waiting-changes/web', async () => (await import('./work/waiting-changes/web/texts.es.ts')).texts],
  ],
  'work/weekly-digests': [
    ['work/weekly-digests/web', async () => (await import('./work/weekly-digests/web/texts.es.ts')).texts],
  ],
  'work/work-items': [
    ['work/work-items/web', async () => (await import('./work/work-items/web/texts.es.ts')).texts],
  ],
};

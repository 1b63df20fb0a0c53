import type { Translations } from '#shared/text/texts.ts';

/** The texts of each place in this language, loaded on demand; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'access/api-keys': [
    ['access/api-keys/web/accessTexts', async () => (await import('./access/api-keys/web/appTexts.fr.ts')).accessTexts],
    ['access/api-keys/web', async () => (await import('./access/api-keys/web/texts.fr.ts')).texts],
  ],
  'access/audit-events': [
    ['access/audit-events/web/archiveTexts', async () => (await import('./access/audit-events/web/texts.fr.ts')).archiveTexts],
    ['access/audit-events/web', async () => (await import('./access/audit-events/web/texts.fr.ts')).texts],
  ],
  'access/impersonations': [
    ['access/impersonations/web', async () => (await import('./access/impersonations/web/texts.fr.ts')).texts],
  ],
  'access/invitations': [
    ['access/invitations/web', async () => (await import('./access/invitations/web/texts.fr.ts')).texts],
  ],
  'access/people': [
    ['access/people/web', async () => (await import('./access/people/web/texts.fr.ts')).texts],
  ],
  'access/profile': [
    ['access/profile/web/passkey-texts', async () => (await import('./access/profile/web/passkey-texts.fr.ts')).texts],
    ['access/profile/web', async () => (await import('./access/profile/web/texts.fr.ts')).texts],
  ],
  'access/provisioning': [
    ['access/provisioning/web', async () => (await import('./access/provisioning/web/texts.fr.ts')).texts],
  ],
  'access/roles': [
    ['access/roles/web', async () => (await import('./access/roles/web/texts.fr.ts')).texts],
  ],
  'commissions/accruals': [
    ['commissions/accruals/web', async () => (await import('./commissions/accruals/web/texts.fr.ts')).texts],
  ],
  'commissions/attributions': [
    ['commissions/attributions/web', async () => (await import('./commissions/attributions/web/texts.fr.ts')).texts],
  ],
  'commissions/commission-plans': [
    ['commissions/commission-plans/plain', async () => (await import('./commissions/commission-plans/plain/plan.texts.fr.ts')).planTexts],
    ['commissions/commission-plans/web', async () => (await import('./commissions/commission-plans/web/texts.fr.ts')).texts],
  ],
  'commissions/commissions': [
    ['commissions/commissions/web', async () => (await import('./commissions/commissions/web/texts.fr.ts')).texts],
  ],
  'commissions/disputes': [
    ['commissions/disputes/web', async () => (await import('./commissions/disputes/web/texts.fr.ts')).texts],
  ],
  'commissions/imported-earnings': [
    ['commissions/imported-earnings/web', async () => (await import('./commissions/imported-earnings/web/texts.fr.ts')).texts],
  ],
  'commissions/manual-commissions': [
    ['commissions/manual-commissions/web', async () => (await import('./commissions/manual-commissions/web/texts.fr.ts')).texts],
  ],
  'deals/accounts': [
    ['deals/accounts/web', async () => (await import('./deals/accounts/web/texts.fr.ts')).texts],
  ],
  'deals/deal-registrations': [
    ['deals/deal-registrations/site', async () => (await import('./deals/deal-registrations/site/texts.fr.ts')).texts],
    ['deals/deal-registrations/web/conflicts', async () => (await import('./deals/deal-registrations/web/conflicts/texts.fr.ts')).texts],
    ['deals/deal-registrations/web/fair/photo', async () => (await import('./deals/deal-registrations/web/fair/photo/texts.fr.ts')).texts],
    ['deals/deal-registrations/web/fair/shared', async () => (await import('./deals/deal-registrations/web/fair/shared/texts.fr.ts')).texts],
    ['deals/deal-registrations/web/fair', async () => (await import('./deals/deal-registrations/web/fair/texts.fr.ts')).texts],
    ['deals/deal-registrations/web/registration', async () => (await import('./deals/deal-registrations/web/registration/texts.fr.ts')).texts],
    ['deals/deal-registrations/web/review', async () => (await import('./deals/deal-registrations/web/review/texts.fr.ts')).texts],
    ['deals/deal-registrations/web', async () => (await import('./deals/deal-registrations/web/texts.fr.ts')).texts],
  ],
  'deals/deal-renewals': [
    ['deals/deal-renewals/web', async () => (await import('./deals/deal-renewals/web/texts.fr.ts')).texts],
  ],
  'deals/distributor-deals': [
    ['deals/distributor-deals/web', async () => (await import('./deals/distributor-deals/web/texts.fr.ts')).texts],
  ],
  'deals/fairness': [
    ['deals/fairness/site', async () => (await import('./deals/fairness/site/texts.fr.ts')).texts],
  ],
  'deals/leads': [
    ['deals/leads/web', async () => (await import('./deals/leads/web/texts.fr.ts')).texts],
  ],
  'deals/opportunities': [
    ['deals/opportunities/web/lines', async () => (await import('./deals/opportunities/web/lines/texts.fr.ts')).texts],
    ['deals/opportunities/web/participants', async () => (await import('./deals/opportunities/web/participants/texts.fr.ts')).texts],
    ['deals/opportunities/web/stages', async () => (await import('./deals/opportunities/web/stages/texts.fr.ts')).texts],
    ['deals/opportunities/web', async () => (await import('./deals/opportunities/web/texts.fr.ts')).texts],
  ],
  'deals/opportunity-notes': [
    ['deals/opportunity-notes/web', async () => (await import('./deals/opportunity-notes/web/texts.fr.ts')).texts],
  ],
  'deals/registration-comments': [
    ['deals/registration-comments/web', async () => (await import('./deals/registration-comments/web/texts.fr.ts')).texts],
  ],
  'deals/registration-uploads': [
    ['deals/registration-uploads/web', async () => (await import('./deals/registration-uploads/web/texts.fr.ts')).texts],
  ],
  'ecosystem/account-mapping': [
    ['ecosystem/account-mapping/web', async () => (await import('./ecosystem/account-mapping/web/texts.fr.ts')).texts],
  ],
  'ecosystem/deal-desks': [
    ['ecosystem/deal-desks/web', async () => (await import('./ecosystem/deal-desks/web/texts.fr.ts')).texts],
  ],
  'ecosystem/partner-targets': [
    ['ecosystem/partner-targets/web', async () => (await import('./ecosystem/partner-targets/web/texts.fr.ts')).texts],
  ],
  'ecosystem/private-intersection': [
    ['ecosystem/private-intersection/web', async () => (await import('./ecosystem/private-intersection/web/texts.fr.ts')).texts],
  ],
  'enablement/certificates': [
    ['enablement/certificates/site', async () => (await import('./enablement/certificates/site/texts.fr.ts')).texts],
    ['enablement/certificates/web', async () => (await import('./enablement/certificates/web/texts.fr.ts')).texts],
  ],
  'enablement/course-enrollments': [
    ['enablement/course-enrollments/web/player', async () => (await import('./enablement/course-enrollments/web/player/texts.fr.ts')).texts],
    ['enablement/course-enrollments/web/player/quizTexts', async () => (await import('./enablement/course-enrollments/web/player/texts.fr.ts')).quizTexts],
    ['enablement/course-enrollments/web', async () => (await import('./enablement/course-enrollments/web/texts.fr.ts')).texts],
    ['enablement/course-enrollments/web/analyticsTexts', async () => (await import('./enablement/course-enrollments/web/texts.fr.ts')).analyticsTexts],
    ['enablement/course-enrollments/web/catalogTexts', async () => (await import('./enablement/course-enrollments/web/texts.fr.ts')).catalogTexts],
  ],
  'enablement/document-folders': [
    ['enablement/document-folders/web', async () => (await import('./enablement/document-folders/web/texts.fr.ts')).texts],
  ],
  'enablement/document-requests': [
    ['enablement/document-requests/web', async () => (await import('./enablement/document-requests/web/texts.fr.ts')).texts],
  ],
  'enablement/documents': [
    ['enablement/documents/web', async () => (await import('./enablement/documents/web/texts.fr.ts')).texts],
    ['enablement/documents/web/words', async () => (await import('./enablement/documents/web/words.fr.ts')).texts],
  ],
  'enablement/entitlements': [
    ['enablement/entitlements/quantity', async () => (await import('./enablement/entitlements/quantity.texts.fr.ts')).quantityTexts],
    ['enablement/entitlements/web', async () => (await import('./enablement/entitlements/web/texts.fr.ts')).texts],
  ],
  'enablement/resource-links': [
    ['enablement/resource-links/site', async () => (await import('./enablement/resource-links/site/texts.fr.ts')).texts],
    ['enablement/resource-links/web', async () => (await import('./enablement/resource-links/web/texts.fr.ts')).texts],
  ],
  'enablement/resource-requests': [
    ['enablement/resource-requests/web', async () => (await import('./enablement/resource-requests/web/texts.fr.ts')).texts],
  ],
  'enablement/resources': [
    ['enablement/resources/web/cobrand', async () => (await import('./enablement/resources/web/cobrand/texts.fr.ts')).texts],
    ['enablement/resources/web', async () => (await import('./enablement/resources/web/texts.fr.ts')).texts],
  ],
  'enablement/tier-criteria': [
    ['enablement/tier-criteria/tier', async () => (await import('./enablement/tier-criteria/tier.texts.fr.ts')).tierTexts],
    ['enablement/tier-criteria/web', async () => (await import('./enablement/tier-criteria/web/texts.fr.ts')).texts],
  ],
  'enablement/tracks': [
    ['enablement/tracks/web', async () => (await import('./enablement/tracks/web/texts.fr.ts')).texts],
  ],
  'engagement/announcements': [
    ['engagement/announcements/web', async () => (await import('./engagement/announcements/web/texts.fr.ts')).texts],
  ],
  'engagement/chat-channels': [
    ['engagement/chat-channels/web', async () => (await import('./engagement/chat-channels/web/texts.fr.ts')).texts],
  ],
  'engagement/forms': [
    ['engagement/forms/site', async () => (await import('./engagement/forms/site/texts.fr.ts')).texts],
    ['engagement/forms/web', async () => (await import('./engagement/forms/web/texts.fr.ts')).texts],
  ],
  'engagement/ideas': [
    ['engagement/ideas/web', async () => (await import('./engagement/ideas/web/texts.fr.ts')).texts],
  ],
  'engagement/notifications': [
    ['engagement/notifications/web', async () => (await import('./engagement/notifications/web/texts.fr.ts')).texts],
  ],
  'engagement/push-devices': [
    ['engagement/push-devices/web', async () => (await import('./engagement/push-devices/web/texts.fr.ts')).texts],
  ],
  'incentives/bounties': [
    ['incentives/bounties/web', async () => (await import('./incentives/bounties/web/texts.fr.ts')).texts],
  ],
  'incentives/mdf-claims': [
    ['incentives/mdf-claims/web', async () => (await import('./incentives/mdf-claims/web/texts.fr.ts')).texts],
  ],
  'incentives/mdf-funds': [
    ['incentives/mdf-funds/web', async () => (await import('./incentives/mdf-funds/web/texts.fr.ts')).texts],
  ],
  'incentives/mdf-requests': [
    ['incentives/mdf-requests/web', async () => (await import('./incentives/mdf-requests/web/texts.fr.ts')).texts],
  ],
  'integrations/connections': [
    ['integrations/connections/web', async () => (await import('./integrations/connections/web/texts.fr.ts')).texts],
  ],
  'integrations/crm-providers': [
    ['integrations/crm-providers/web', async () => (await import('./integrations/crm-providers/web/texts.fr.ts')).texts],
  ],
  'integrations/deal-exchange': [
    ['integrations/deal-exchange/web', async () => (await import('./integrations/deal-exchange/web/texts.fr.ts')).texts],
  ],
  'integrations/developers': [
    ['integrations/developers/web', async () => (await import('./integrations/developers/web/texts.fr.ts')).texts],
  ],
  'integrations/partner-crm': [
    ['integrations/partner-crm/web', async () => (await import('./integrations/partner-crm/web/texts.fr.ts')).texts],
  ],
  'integrations/portal-widget': [
    ['integrations/portal-widget/web', async () => (await import('./integrations/portal-widget/web/texts.fr.ts')).texts],
    ['integrations/portal-widget/web/widget', async () => (await import('./integrations/portal-widget/web/widget/texts.fr.ts')).texts],
  ],
  'integrations/webhook-endpoints': [
    ['integrations/webhook-endpoints/web', async () => (await import('./integrations/webhook-endpoints/web/texts.fr.ts')).texts],
  ],
  'outreach/campaigns': [
    ['outreach/campaigns/site', async () => (await import('./outreach/campaigns/site/texts.fr.ts')).texts],
  ],
  'outreach/meetings': [
    ['outreach/meetings/web', async () => (await import('./outreach/meetings/web/texts.fr.ts')).texts],
  ],
  'outreach/surveys': [
    ['outreach/surveys/web', async () => (await import('./outreach/surveys/web/texts.fr.ts')).texts],
  ],
  'partners/audiences': [
    ['partners/audiences/web/reachTexts', async () => (await import('./partners/audiences/web/reach.texts.fr.ts')).reachTexts],
  ],
  'partners/contacts': [
    ['partners/contacts/web', async () => (await import('./partners/contacts/web/texts.fr.ts')).texts],
  ],
  'partners/contracts': [
    ['partners/contracts/consent', async () => (await import('./partners/contracts/consent.texts.fr.ts')).consentTexts],
    ['partners/contracts/site', async () => (await import('./partners/contracts/site/texts.fr.ts')).texts],
    ['partners/contracts/web', async () => (await import('./partners/contracts/web/texts.fr.ts')).texts],
  ],
  'partners/distributions': [
    ['partners/distributions/web', async () => (await import('./partners/distributions/web/texts.fr.ts')).texts],
  ],
  'partners/partner-announcements': [
    ['partners/partner-announcements/web', async () => (await import('./partners/partner-announcements/web/texts.fr.ts')).texts],
  ],
  'partners/partner-applications': [
    ['partners/partner-applications/site', async () => (await import('./partners/partner-applications/site/texts.fr.ts')).texts],
    ['partners/partner-applications/web', async () => (await import('./partners/partner-applications/web/texts.fr.ts')).texts],
  ],
  'partners/partner-pages': [
    ['partners/partner-pages/site', async () => (await import('./partners/partner-pages/site/texts.fr.ts')).texts],
  ],
  'partners/partner-regions': [
    ['partners/partner-regions/web', async () => (await import('./partners/partner-regions/web/texts.fr.ts')).texts],
  ],
  'partners/partner-tiers': [
    ['partners/partner-tiers/web', async () => (await import('./partners/partner-tiers/web/texts.fr.ts')).texts],
  ],
  'partners/partners': [
    ['partners/partners/web', async () => (await import('./partners/partners/web/texts.fr.ts')).texts],
  ],
  'partners/program-gates': [
    ['partners/program-gates/web', async () => (await import('./partners/program-gates/web/texts.fr.ts')).texts],
  ],
  'payouts/payout-methods': [
    ['payouts/payout-methods/web', async () => (await import('./payouts/payout-methods/web/texts.fr.ts')).texts],
  ],
  'payouts/payouts': [
    ['payouts/payouts/settlement', async () => (await import('./payouts/payouts/settlement.texts.fr.ts')).settlementTexts],
  ],
  'payouts/receipts': [
    ['payouts/receipts/explain', async () => (await import('./payouts/receipts/explain.texts.fr.ts')).explainTexts],
    ['payouts/receipts/site', async () => (await import('./payouts/receipts/site/texts.fr.ts')).texts],
    ['payouts/receipts/web', async () => (await import('./payouts/receipts/web/texts.fr.ts')).texts],
  ],
  'payouts/self-billing': [
    ['payouts/self-billing/web', async () => (await import('./payouts/self-billing/web/texts.fr.ts')).texts],
  ],
  'payouts/statements': [
    ['payouts/statements/next-payout', async () => (await import('./payouts/statements/next-payout.texts.fr.ts')).nextPayoutTexts],
    ['payouts/statements/statement', async () => (await import('./payouts/statements/statement.texts.fr.ts')).statementTexts],
    ['payouts/statements/web', async () => (await import('./payouts/statements/web/texts.fr.ts')).texts],
  ],
  'payouts/tax-profiles': [
    ['payouts/tax-profiles/web', async () => (await import('./payouts/tax-profiles/web/texts.fr.ts')).texts],
  ],
  'platform/experimental': [
    ['platform/experimental/web', async () => (await import('./platform/experimental/web/texts.fr.ts')).texts],
  ],
  'platform/go-keys': [
    ['platform/go-keys/web', async () => (await import('./platform/go-keys/web/texts.fr.ts')).texts],
  ],
  'platform/guide': [
    ['platform/guide/web', async () => (await import('./platform/guide/web/texts.fr.ts')).texts],
  ],
  'platform/mail-actions': [
    ['platform/mail-actions/site', async () => (await import('./platform/mail-actions/site/texts.fr.ts')).texts],
    ['platform/mail-actions/web', async () => (await import('./platform/mail-actions/web/texts.fr.ts')).texts],
  ],
  'platform/mail-replies': [
    ['platform/mail-replies/web', async () => (await import('./platform/mail-replies/web/texts.fr.ts')).texts],
  ],
  'platform/mails': [
    ['platform/mails/web', async () => (await import('./platform/mails/web/texts.fr.ts')).texts],
  ],
  'referrals/partners-directory': [
    ['referrals/partners-directory/web', async () => (await import('./referrals/partners-directory/web/texts.fr.ts')).texts],
  ],
  'referrals/referral-links': [
    ['referrals/referral-links/site', async () => (await import('./referrals/referral-links/site/texts.fr.ts')).texts],
    ['referrals/referral-links/web', async () => (await import('./referrals/referral-links/web/texts.fr.ts')).texts],
  ],
  'referrals/referral-pages': [
    ['referrals/referral-pages/site', async () => (await import('./referrals/referral-pages/site/texts.fr.ts')).texts],
    ['referrals/referral-pages/web', async () => (await import('./referrals/referral-pages/web/texts.fr.ts')).texts],
  ],
  'referrals/reviews': [
    ['referrals/reviews/site', async () => (await import('./referrals/reviews/site/texts.fr.ts')).texts],
    ['referrals/reviews/web', async () => (await import('./referrals/reviews/web/texts.fr.ts')).texts],
  ],
  'reporting/assistant-chats': [
    ['reporting/assistant-chats/web/panel', async () => (await import('./reporting/assistant-chats/web/panel/texts.fr.ts')).texts],
    ['reporting/assistant-chats/web', async () => (await import('./reporting/assistant-chats/web/texts.fr.ts')).texts],
  ],
  'reporting/assistant-proposals': [
    ['reporting/assistant-proposals/web', async () => (await import('./reporting/assistant-proposals/web/texts.fr.ts')).texts],
  ],
  'reporting/dashboards': [
    ['reporting/dashboards/web/editor', async () => (await import('./reporting/dashboards/web/editor/texts.fr.ts')).texts],
    ['reporting/dashboards/web/export', async () => (await import('./reporting/dashboards/web/export/texts.fr.ts')).texts],
    ['reporting/dashboards/web/homeTexts', async () => (await import('./reporting/dashboards/web/home.texts.fr.ts')).homeTexts],
    ['reporting/dashboards/web/nouns', async () => (await import('./reporting/dashboards/web/nouns.texts.fr.ts')).nounTexts],
    ['reporting/dashboards/web/parts', async () => (await import('./reporting/dashboards/web/parts/texts.fr.ts')).texts],
    ['reporting/dashboards/web', async () => (await import('./reporting/dashboards/web/texts.fr.ts')).texts],
  ],
  'reporting/mcp-servers': [
    ['reporting/mcp-servers/web', async () => (await import('./reporting/mcp-servers/web/texts.fr.ts')).texts],
  ],
  'reporting/report-schedules': [
    ['reporting/report-schedules/web', async () => (await import('./reporting/report-schedules/web/texts.fr.ts')).texts],
  ],
  'reporting/saved-views': [
    ['reporting/saved-views/web/answer', async () => (await import('./reporting/saved-views/web/answer/texts.fr.ts')).texts],
    ['reporting/saved-views/web', async () => (await import('./reporting/saved-views/web/texts.fr.ts')).texts],
  ],
  'setup/approval-chains': [
    ['setup/approval-chains/web/approvalTexts', async () => (await import('./setup/approval-chains/web/texts.fr.ts')).approvalTexts],
  ],
  'setup/company-settings': [
    ['setup/company-settings/web', async () => (await import('./setup/company-settings/web/texts.fr.ts')).texts],
  ],
  site: [
    ['web/site', async () => (await import('../web/site/texts.fr.ts')).texts],
  ],
  web: [
    ['web/charts', async () => (await import('../web/charts/texts.fr.ts')).texts],
    ['web/components', async () => (await import('../web/components/texts.fr.ts')).texts],
    ['web/conditions', async () => (await import('../web/conditions/texts.fr.ts')).texts],
    ['web/inputs', async () => (await import('../web/inputs/texts.fr.ts')).texts],
    ['web/layout', async () => (await import('../web/layout/texts.fr.ts')).texts],
    ['web/offline', async () => (await import('../web/offline/texts.fr.ts')).texts],
    ['web/public/passkeyTexts', async () => (await import('../web/public/passkeyTexts.fr.ts')).passkeyTexts],
    ['web/public', async () => (await import('../web/public/texts.fr.ts')).texts],
    ['web/requests', async () => (await import('../web/requests/texts.fr.ts')).texts],
    ['web/resource/form', async () => (await import('../web/resource/form/texts.fr.ts')).texts],
    ['web/resource/list', async () => (await import('../web/resource/list/texts.fr.ts')).texts],
    ['web/resource/noun', async () => (await import('../web/resource/noun/texts.fr.ts')).texts],
    ['web/resource/ordered', async () => (await import('../web/resource/ordered/texts.fr.ts')).texts],
    ['web/resource/record', async () => (await import('../web/resource/record/texts.fr.ts')).texts],
    ['web/resource', async () => (await import('../web/resource/texts.fr.ts')).texts],
    ['web/resource/fileTexts', async () => (await import('../web/resource/texts.fr.ts')).fileTexts],
    ['web/session', async () => (await import('../web/session/texts.fr.ts')).texts],
    ['web/shell', async () => (await import('../web/shell.texts.fr.ts')).texts],
    ['web/thread', async () => (await import('../web/thread/texts.fr.ts')).texts],
    ['shared/conditions', async () => (await import('../shared/conditions/condition.texts.fr.ts')).conditionTexts],
    ['shared/measures', async () => (await import('../shared/measures.texts.fr.ts')).measureTexts],
  ],
  'work/company-view': [
    ['work/company-view/web', async () => (await import('./work/company-view/web/texts.fr.ts')).texts],
  ],
  'work/milestones': [
    ['work/milestones/web', async () => (await import('./work/milestones/web/texts.fr.ts')).texts],
  ],
  'work/onboarding': [
    ['work/onboarding/web/inline', async () => (await import('./work/onboarding/web/inline.texts.fr.ts')).texts],
    ['work/onboarding/web/steps', async () => (await import('./work/onboarding/web/steps/texts.fr.ts')).texts],
    ['work/onboarding/web/partner-steps', async () => (await import('./work/onboarding/web/steps.texts.fr.ts')).partnerSteps],
    ['work/onboarding/web', async () => (await import('./work/onboarding/web/texts.fr.ts')).texts],
  ],
  'work/record-notes': [
    ['work/record-notes/web', async () => (await import('./work/record-notes/web/texts.fr.ts')).texts],
  ],
  'work/record-states': [
    ['work/record-states/web', async () => (await import('./work/record-states/web/texts.fr.ts')).texts],
  ],
  'work/tasks': [
    ['work/tasks/web', async () => (await import('./work/tasks/web/texts.fr.ts')).texts],
  ],
  'work/waiting-changes': [
    ['work/waiting-changes/web', async () => (await import('./work/waiting-changes/web/texts.fr.ts')).texts],
  ],
  'work/weekly-digests': [
    ['work/weekly-digests/web', async () => (await import('./work/weekly-digests/web/texts.fr.ts')).texts],
  ],
  'work/work-items': [
    ['work/work-items/web', async () => (await import('./work/work-items/web/texts.fr.ts')).texts],
  ],
};

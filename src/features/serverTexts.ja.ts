import type { Translations } from '#shared/text/texts.ts';
import { errors as accessApiKeys } from './access/api-keys/server/errors.ja.ts';
import { errors as accessAuditEvents } from './access/audit-events/server/errors.ja.ts';
import { errors as accessCompanyHosts } from './access/company-hosts/server/errors.ja.ts';
import { errors as accessImpersonations } from './access/impersonations/server/errors.ja.ts';
import { errors as accessInvitations } from './access/invitations/server/errors.ja.ts';
import { errors as accessPeople } from './access/people/server/errors.ja.ts';
import { errors as accessPictures } from './access/pictures/server/errors.ja.ts';
import { errors as accessProfile } from './access/profile/server/errors.ja.ts';
import { errors as accessProvisioning } from './access/provisioning/server/errors.ja.ts';
import { errors as accessRoles } from './access/roles/server/errors.ja.ts';
import { errors as accessSamlConnections } from './access/saml-connections/server/errors.ja.ts';
import { errors as accessSingleSignOn } from './access/single-sign-on/server/errors.ja.ts';
import { errors as commissionsAccruals } from './commissions/accruals/server/errors.ja.ts';
import { errors as commissionsAttributions } from './commissions/attributions/server/errors.ja.ts';
import { errors as commissionsCommissionPlans } from './commissions/commission-plans/server/errors.ja.ts';
import { errors as commissionsCommissions } from './commissions/commissions/server/errors.ja.ts';
import { errors as commissionsDisputes } from './commissions/disputes/server/errors.ja.ts';
import { errors as commissionsImportedEarnings } from './commissions/imported-earnings/server/errors.ja.ts';
import { errors as commissionsManualCommissions } from './commissions/manual-commissions/server/errors.ja.ts';
import { errors as commissionsRecalculations } from './commissions/recalculations/server/errors.ja.ts';
import { errors as commissionsSimulations } from './commissions/simulations/server/errors.ja.ts';
import { errors as dealsAccounts } from './deals/accounts/server/errors.ja.ts';
import { errors as dealsDealRegistrations } from './deals/deal-registrations/server/errors.ja.ts';
import { errors as dealsDealRenewals } from './deals/deal-renewals/server/errors.ja.ts';
import { errors as dealsDistributorDeals } from './deals/distributor-deals/server/errors.ja.ts';
import { errors as dealsLeads } from './deals/leads/server/errors.ja.ts';
import { errors as dealsOpportunities } from './deals/opportunities/server/errors.ja.ts';
import { errors as dealsOpportunityNotes } from './deals/opportunity-notes/server/errors.ja.ts';
import { errors as dealsOpportunityTypes } from './deals/opportunity-types/server/errors.ja.ts';
import { errors as dealsRegistrationComments } from './deals/registration-comments/server/errors.ja.ts';
import { errors as dealsRegistrationUploads } from './deals/registration-uploads/server/errors.ja.ts';
import { errors as ecosystemAccountMapping } from './ecosystem/account-mapping/server/errors.ja.ts';
import { errors as ecosystemPartnerTargets } from './ecosystem/partner-targets/server/errors.ja.ts';
import { errors as ecosystemPrivateIntersection } from './ecosystem/private-intersection/server/errors.ja.ts';
import { errors as ecosystemProspects } from './ecosystem/prospects/server/errors.ja.ts';
import { errors as enablementCertificates } from './enablement/certificates/server/errors.ja.ts';
import { errors as enablementCourseEnrollments } from './enablement/course-enrollments/server/errors.ja.ts';
import { errors as enablementCourses } from './enablement/courses/server/errors.ja.ts';
import { errors as enablementDocumentFolders } from './enablement/document-folders/server/errors.ja.ts';
import { errors as enablementDocumentRequests } from './enablement/document-requests/server/errors.ja.ts';
import { errors as enablementDocuments } from './enablement/documents/server/errors.ja.ts';
import { errors as enablementEntitlements } from './enablement/entitlements/server/errors.ja.ts';
import { errors as enablementResourceFolders } from './enablement/resource-folders/server/errors.ja.ts';
import { errors as enablementResourceLinks } from './enablement/resource-links/server/errors.ja.ts';
import { errors as enablementResourceRequests } from './enablement/resource-requests/server/errors.ja.ts';
import { errors as enablementResources } from './enablement/resources/server/errors.ja.ts';
import { errors as enablementTierCriteria } from './enablement/tier-criteria/server/errors.ja.ts';
import { errors as enablementTracks } from './enablement/tracks/server/errors.ja.ts';
import { errors as engagementAnnouncements } from './engagement/announcements/server/errors.ja.ts';
import { errors as engagementChatChannels } from './engagement/chat-channels/server/errors.ja.ts';
import { errors as engagementForms } from './engagement/forms/server/errors.ja.ts';
import { errors as engagementIdeas } from './engagement/ideas/server/errors.ja.ts';
import { errors as engagementNotifications } from './engagement/notifications/server/errors.ja.ts';
import { errors as engagementPushDevices } from './engagement/push-devices/server/errors.ja.ts';
import { errors as incentivesBounties } from './incentives/bounties/server/errors.ja.ts';
import { errors as incentivesMdfClaims } from './incentives/mdf-claims/server/errors.ja.ts';
import { errors as incentivesMdfFunds } from './incentives/mdf-funds/server/errors.ja.ts';
import { errors as incentivesMdfRequests } from './incentives/mdf-requests/server/errors.ja.ts';
import { errors as integrationsConnections } from './integrations/connections/server/errors.ja.ts';
import { errors as integrationsCrmProviders } from './integrations/crm-providers/server/errors.ja.ts';
import { errors as integrationsCrmSync } from './integrations/crm-sync/server/errors.ja.ts';
import { errors as integrationsDealExchange } from './integrations/deal-exchange/server/errors.ja.ts';
import { errors as integrationsDevelopers } from './integrations/developers/server/errors.ja.ts';
import { errors as integrationsPartnerCrm } from './integrations/partner-crm/server/errors.ja.ts';
import { errors as integrationsWebhookEndpoints } from './integrations/webhook-endpoints/server/errors.ja.ts';
import { errors as outreachCampaigns } from './outreach/campaigns/server/errors.ja.ts';
import { errors as outreachMeetings } from './outreach/meetings/server/errors.ja.ts';
import { errors as outreachRecordEmails } from './outreach/record-emails/server/errors.ja.ts';
import { errors as outreachSurveys } from './outreach/surveys/server/errors.ja.ts';
import { errors as partnersAudiences } from './partners/audiences/server/errors.ja.ts';
import { errors as partnersContacts } from './partners/contacts/server/errors.ja.ts';
import { errors as partnersContractTemplates } from './partners/contract-templates/server/errors.ja.ts';
import { errors as partnersContracts } from './partners/contracts/server/errors.ja.ts';
import { errors as partnersDistributions } from './partners/distributions/server/errors.ja.ts';
import { errors as partnersPartnerAnnouncements } from './partners/partner-announcements/server/errors.ja.ts';
import { errors as partnersPartnerApplications } from './partners/partner-applications/server/errors.ja.ts';
import { errors as partnersPartnerHealth } from './partners/partner-health/server/errors.ja.ts';
import { errors as partnersPartnerPages } from './partners/partner-pages/server/errors.ja.ts';
import { errors as partnersPartnerRegions } from './partners/partner-regions/server/errors.ja.ts';
import { errors as partnersPartnerStatuses } from './partners/partner-statuses/server/errors.ja.ts';
import { errors as partnersPartners } from './partners/partners/server/errors.ja.ts';
import { errors as partnersPortalAccess } from './partners/portal-access/server/errors.ja.ts';
import { errors as partnersProgramGates } from './partners/program-gates/server/errors.ja.ts';
import { errors as payoutsAccounting } from './payouts/accounting/server/errors.ja.ts';
import { errors as payoutsLedger } from './payouts/ledger/server/errors.ja.ts';
import { errors as payoutsPaymentFiles } from './payouts/payment-files/server/errors.ja.ts';
import { errors as payoutsPayoutCalendar } from './payouts/payout-calendar/server/errors.ja.ts';
import { errors as payoutsPayoutMethods } from './payouts/payout-methods/server/errors.ja.ts';
import { errors as payoutsPayouts } from './payouts/payouts/server/errors.ja.ts';
import { errors as payoutsReceipts } from './payouts/receipts/server/errors.ja.ts';
import { errors as payoutsSelfBilling } from './payouts/self-billing/server/errors.ja.ts';
import { errors as payoutsStatements } from './payouts/statements/server/errors.ja.ts';
import { errors as payoutsTaxProfiles } from './payouts/tax-profiles/server/errors.ja.ts';
import { errors as payoutsWithholding } from './payouts/withholding/server/errors.ja.ts';
import { errors as platformDebug } from './platform/debug/server/errors.ja.ts';
import { errors as platformExperimental } from './platform/experimental/server/errors.ja.ts';
import { errors as platformFailedJobs } from './platform/failed-jobs/server/errors.ja.ts';
import { errors as platformFeatureFlags } from './platform/feature-flags/server/errors.ja.ts';
import { errors as platformGuide } from './platform/guide/server/errors.ja.ts';
import { errors as platformMailActions } from './platform/mail-actions/server/errors.ja.ts';
import { errors as platformMails } from './platform/mails/server/errors.ja.ts';
import { errors as platformOrganizations } from './platform/organizations/server/errors.ja.ts';
import { errors as platformPrompts } from './platform/prompts/server/errors.ja.ts';
import { errors as platformStoredFiles } from './platform/stored-files/server/errors.ja.ts';
import { errors as platformSuperadmin } from './platform/superadmin/server/errors.ja.ts';
import { errors as portabilityImports } from './portability/imports/server/errors.ja.ts';
import { errors as portabilityProgramFiles } from './portability/program-files/server/errors.ja.ts';
import { errors as referralsPartnersDirectory } from './referrals/partners-directory/server/errors.ja.ts';
import { errors as referralsReferralLinks } from './referrals/referral-links/server/errors.ja.ts';
import { errors as referralsReferralPages } from './referrals/referral-pages/server/errors.ja.ts';
import { errors as referralsReviews } from './referrals/reviews/server/errors.ja.ts';
import { errors as reportingAssistantChats } from './reporting/assistant-chats/server/errors.ja.ts';
import { errors as reportingAssistantProposals } from './reporting/assistant-proposals/server/errors.ja.ts';
import { errors as reportingDashboards } from './reporting/dashboards/server/errors.ja.ts';
import { errors as reportingMcpServers } from './reporting/mcp-servers/server/errors.ja.ts';
import { errors as reportingReportSchedules } from './reporting/report-schedules/server/errors.ja.ts';
import { errors as reportingSavedViews } from './reporting/saved-views/server/errors.ja.ts';
import { errors as setupApprovalChains } from './setup/approval-chains/server/errors.ja.ts';
import { errors as setupCompanySettings } from './setup/company-settings/server/errors.ja.ts';
import { errors as setupCustomFields } from './setup/custom-fields/server/errors.ja.ts';
import { errors as setupExchangeRates } from './setup/exchange-rates/server/errors.ja.ts';
import { errors as setupProgramSettings } from './setup/program-settings/server/errors.ja.ts';
import { errors as setupTags } from './setup/tags/server/errors.ja.ts';
import { errors as workAutomations } from './work/automations/server/errors.ja.ts';
import { errors as workMilestones } from './work/milestones/server/errors.ja.ts';
import { errors as workRecordNotes } from './work/record-notes/server/errors.ja.ts';
import { errors as workTasks } from './work/tasks/server/errors.ja.ts';
import { errors as workWeeklyDigests } from './work/weekly-digests/server/errors.ja.ts';
import { errors as workWorkItems } from './work/work-items/server/errors.ja.ts';
import { errors as server } from '../server/errors.ja.ts';

/** The texts of the server in this language, by place; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'access/invitations': [
    ['access/invitations/server', async () => (await import('./access/invitations/server/texts.ja.ts')).texts],
  ],
  'access/people': [
    ['access/people/server', async () => (await import('./access/people/server/texts.ja.ts')).texts],
  ],
  'access/profile': [
    ['access/profile/server', async () => (await import('./access/profile/server/texts.ja.ts')).letterTexts],
  ],
  'commissions/commission-plans': [
    ['commissions/commission-plans/plain', async () => (await import('./commissions/commission-plans/plain/plan.texts.ja.ts')).planTexts],
    ['commissions/commission-plans/server', async () => (await import('./commissions/commission-plans/server/texts.ja.ts')).texts],
  ],
  'commissions/commissions': [
    ['commissions/commissions/server/work-sums', async () => (await import('./commissions/commissions/server/work-sum-texts.ja.ts')).sumTexts],
  ],
  'commissions/disputes': [
    ['commissions/disputes/server', async () => (await import('./commissions/disputes/server/texts.ja.ts')).texts],
    ['commissions/disputes/server/work-items', async () => (await import('./commissions/disputes/server/work-item-texts.ja.ts')).workTexts],
  ],
  'commissions/manual-commissions': [
    ['commissions/manual-commissions/server', async () => (await import('./commissions/manual-commissions/server/texts.ja.ts')).texts],
  ],
  'deals/deal-registrations': [
    ['deals/deal-registrations/server/gate', async () => (await import('./deals/deal-registrations/server/gate.texts.ja.ts')).gateTexts],
    ['deals/deal-registrations/server', async () => (await import('./deals/deal-registrations/server/texts.ja.ts')).texts],
    ['deals/deal-registrations/server/work-items', async () => (await import('./deals/deal-registrations/server/work-item-texts.ja.ts')).workTexts],
  ],
  'deals/deal-renewals': [
    ['deals/deal-renewals/server/work-items', async () => (await import('./deals/deal-renewals/server/work-item-texts.ja.ts')).workTexts],
  ],
  'deals/distributor-deals': [
    ['deals/distributor-deals/server', async () => (await import('./deals/distributor-deals/server/texts.ja.ts')).texts],
    ['deals/distributor-deals/server/work-items', async () => (await import('./deals/distributor-deals/server/work-item-texts.ja.ts')).workTexts],
  ],
  'deals/fairness': [
    ['deals/fairness/server', async () => (await import('./deals/fairness/server/texts.ja.ts')).texts],
  ],
  'deals/forwarded-deals': [
    ['deals/forwarded-deals/server', async () => (await import('./deals/forwarded-deals/server/texts.ja.ts')).texts],
  ],
  'deals/leads': [
    ['deals/leads/server/gate', async () => (await import('./deals/leads/server/gate.texts.ja.ts')).gateTexts],
    ['deals/leads/server', async () => (await import('./deals/leads/server/texts.ja.ts')).texts],
    ['deals/leads/server/work-items', async () => (await import('./deals/leads/server/work-item-texts.ja.ts')).workTexts],
  ],
  'deals/opportunities': [
    ['deals/opportunities/server', async () => (await import('./deals/opportunities/server/texts.ja.ts')).texts],
    ['deals/opportunities/server/work-items', async () => (await import('./deals/opportunities/server/work-item-texts.ja.ts')).workTexts],
  ],
  'deals/opportunity-notes': [
    ['deals/opportunity-notes/server', async () => (await import('./deals/opportunity-notes/server/texts.ja.ts')).texts],
  ],
  'deals/registration-comments': [
    ['deals/registration-comments/server', async () => (await import('./deals/registration-comments/server/texts.ja.ts')).texts],
  ],
  'ecosystem/account-mapping': [
    ['ecosystem/account-mapping/server', async () => (await import('./ecosystem/account-mapping/server/texts.ja.ts')).texts],
    ['ecosystem/account-mapping/server/work-items', async () => (await import('./ecosystem/account-mapping/server/work-item-texts.ja.ts')).workTexts],
  ],
  'ecosystem/partner-targets': [
    ['ecosystem/partner-targets/server', async () => (await import('./ecosystem/partner-targets/server/texts.ja.ts')).texts],
    ['ecosystem/partner-targets/server/widget', async () => (await import('./ecosystem/partner-targets/server/widget.texts.ja.ts')).widgetTexts],
    ['ecosystem/partner-targets/server/work-items', async () => (await import('./ecosystem/partner-targets/server/work-item-texts.ja.ts')).workTexts],
  ],
  'enablement/certificates': [
    ['enablement/certificates/server/gate', async () => (await import('./enablement/certificates/server/gate.texts.ja.ts')).gateTexts],
    ['enablement/certificates/server', async () => (await import('./enablement/certificates/server/texts.ja.ts')).texts],
    ['enablement/certificates/server/work-items', async () => (await import('./enablement/certificates/server/work-item-texts.ja.ts')).workTexts],
  ],
  'enablement/course-enrollments': [
    ['enablement/course-enrollments/server', async () => (await import('./enablement/course-enrollments/server/texts.ja.ts')).texts],
    ['enablement/course-enrollments/server/work-items', async () => (await import('./enablement/course-enrollments/server/work-item-texts.ja.ts')).workTexts],
  ],
  'enablement/document-requests': [
    ['enablement/document-requests/server/gate', async () => (await import('./enablement/document-requests/server/gate.texts.ja.ts')).gateTexts],
    ['enablement/document-requests/server', async () => (await import('./enablement/document-requests/server/texts.ja.ts')).texts],
    ['enablement/document-requests/server/work-items', async () => (await import('./enablement/document-requests/server/work-item-texts.ja.ts')).workTexts],
  ],
  'enablement/entitlements': [
    ['enablement/entitlements/quantity', async () => (await import('./enablement/entitlements/quantity.texts.ja.ts')).quantityTexts],
    ['enablement/entitlements/server/gate', async () => (await import('./enablement/entitlements/server/gate.texts.ja.ts')).gateTexts],
    ['enablement/entitlements/server', async () => (await import('./enablement/entitlements/server/texts.ja.ts')).texts],
  ],
  'enablement/resource-links': [
    ['enablement/resource-links/server', async () => (await import('./enablement/resource-links/server/texts.ja.ts')).texts],
  ],
  'enablement/resource-requests': [
    ['enablement/resource-requests/server', async () => (await import('./enablement/resource-requests/server/texts.ja.ts')).texts],
  ],
  'enablement/resources': [
    ['enablement/resources/server', async () => (await import('./enablement/resources/server/texts.ja.ts')).texts],
  ],
  'enablement/tier-criteria': [
    ['enablement/tier-criteria/server', async () => (await import('./enablement/tier-criteria/server/texts.ja.ts')).texts],
    ['enablement/tier-criteria/server/work-items', async () => (await import('./enablement/tier-criteria/server/work-item-texts.ja.ts')).workTexts],
    ['enablement/tier-criteria/tier', async () => (await import('./enablement/tier-criteria/tier.texts.ja.ts')).tierTexts],
  ],
  'enablement/tracks': [
    ['enablement/tracks/server', async () => (await import('./enablement/tracks/server/texts.ja.ts')).texts],
    ['enablement/tracks/server/work-items', async () => (await import('./enablement/tracks/server/work-item-texts.ja.ts')).workTexts],
  ],
  'engagement/announcements': [
    ['engagement/announcements/server', async () => (await import('./engagement/announcements/server/texts.ja.ts')).texts],
  ],
  'engagement/chat-channels': [
    ['engagement/chat-channels/server', async () => (await import('./engagement/chat-channels/server/texts.ja.ts')).texts],
  ],
  'engagement/forms': [
    ['engagement/forms/server', async () => (await import('./engagement/forms/server/texts.ja.ts')).texts],
  ],
  'engagement/ideas': [
    ['engagement/ideas/server', async () => (await import('./engagement/ideas/server/texts.ja.ts')).texts],
  ],
  'engagement/notifications': [
    ['engagement/notifications/server', async () => (await import('./engagement/notifications/server/texts.ja.ts')).texts],
  ],
  'incentives/bounties': [
    ['incentives/bounties/server', async () => (await import('./incentives/bounties/server/texts.ja.ts')).texts],
    ['incentives/bounties/server/work-items', async () => (await import('./incentives/bounties/server/work-item-texts.ja.ts')).workTexts],
  ],
  'incentives/mdf-claims': [
    ['incentives/mdf-claims/server', async () => (await import('./incentives/mdf-claims/server/texts.ja.ts')).texts],
    ['incentives/mdf-claims/server/work-items', async () => (await import('./incentives/mdf-claims/server/work-item-texts.ja.ts')).workTexts],
  ],
  'incentives/mdf-requests': [
    ['incentives/mdf-requests/server/gate', async () => (await import('./incentives/mdf-requests/server/gate.texts.ja.ts')).gateTexts],
    ['incentives/mdf-requests/server', async () => (await import('./incentives/mdf-requests/server/texts.ja.ts')).texts],
    ['incentives/mdf-requests/server/work-items', async () => (await import('./incentives/mdf-requests/server/work-item-texts.ja.ts')).workTexts],
  ],
  'integrations/connections': [
    ['integrations/connections/server', async () => (await import('./integrations/connections/server/texts.ja.ts')).texts],
    ['integrations/connections/server/work-items', async () => (await import('./integrations/connections/server/work-item-texts.ja.ts')).workTexts],
  ],
  'integrations/partner-crm': [
    ['integrations/partner-crm/server/work-items', async () => (await import('./integrations/partner-crm/server/work-item-texts.ja.ts')).workTexts],
  ],
  'integrations/webhook-endpoints': [
    ['integrations/webhook-endpoints/server', async () => (await import('./integrations/webhook-endpoints/server/texts.ja.ts')).texts],
    ['integrations/webhook-endpoints/server/work-items', async () => (await import('./integrations/webhook-endpoints/server/work-item-texts.ja.ts')).workTexts],
  ],
  'outreach/campaigns': [
    ['outreach/campaigns/server', async () => (await import('./outreach/campaigns/server/texts.ja.ts')).texts],
  ],
  'outreach/meetings': [
    ['outreach/meetings/server', async () => (await import('./outreach/meetings/server/texts.ja.ts')).texts],
    ['outreach/meetings/server/work-items', async () => (await import('./outreach/meetings/server/work-item-texts.ja.ts')).workTexts],
  ],
  'outreach/record-emails': [
    ['outreach/record-emails/server', async () => (await import('./outreach/record-emails/server/texts.ja.ts')).texts],
  ],
  'outreach/surveys': [
    ['outreach/surveys/server', async () => (await import('./outreach/surveys/server/texts.ja.ts')).texts],
    ['outreach/surveys/server/work-items', async () => (await import('./outreach/surveys/server/work-item-texts.ja.ts')).workTexts],
  ],
  'partners/contracts': [
    ['partners/contracts/consent', async () => (await import('./partners/contracts/consent.texts.ja.ts')).consentTexts],
    ['partners/contracts/server/gate', async () => (await import('./partners/contracts/server/gate.texts.ja.ts')).gateTexts],
    ['partners/contracts/server/seal', async () => (await import('./partners/contracts/server/seal/texts.ja.ts')).texts],
    ['partners/contracts/server/signing', async () => (await import('./partners/contracts/server/signing/texts.ja.ts')).texts],
    ['partners/contracts/server', async () => (await import('./partners/contracts/server/texts.ja.ts')).texts],
    ['partners/contracts/server/work-items', async () => (await import('./partners/contracts/server/work-item-texts.ja.ts')).workTexts],
  ],
  'partners/distributions': [
    ['partners/distributions/server', async () => (await import('./partners/distributions/server/texts.ja.ts')).texts],
    ['partners/distributions/server/work-items', async () => (await import('./partners/distributions/server/work-item-texts.ja.ts')).workTexts],
  ],
  'partners/partner-announcements': [
    ['partners/partner-announcements/server', async () => (await import('./partners/partner-announcements/server/texts.ja.ts')).texts],
  ],
  'partners/partner-applications': [
    ['partners/partner-applications/server', async () => (await import('./partners/partner-applications/server/texts.ja.ts')).texts],
    ['partners/partner-applications/server/work-items', async () => (await import('./partners/partner-applications/server/work-item-texts.ja.ts')).workTexts],
  ],
  'payouts/payout-methods': [
    ['payouts/payout-methods/server/gate', async () => (await import('./payouts/payout-methods/server/gate.texts.ja.ts')).gateTexts],
    ['payouts/payout-methods/server', async () => (await import('./payouts/payout-methods/server/texts.ja.ts')).texts],
    ['payouts/payout-methods/server/work-items', async () => (await import('./payouts/payout-methods/server/work-item-texts.ja.ts')).workTexts],
  ],
  'payouts/payouts': [
    ['payouts/payouts/server/gate', async () => (await import('./payouts/payouts/server/gate.texts.ja.ts')).gateTexts],
    ['payouts/payouts/server', async () => (await import('./payouts/payouts/server/texts.ja.ts')).texts],
    ['payouts/payouts/server/work-items', async () => (await import('./payouts/payouts/server/work-item-texts.ja.ts')).workTexts],
    ['payouts/payouts/settlement', async () => (await import('./payouts/payouts/settlement.texts.ja.ts')).settlementTexts],
  ],
  'payouts/receipts': [
    ['payouts/receipts/explain', async () => (await import('./payouts/receipts/explain.texts.ja.ts')).explainTexts],
    ['payouts/receipts/server/breakdown', async () => (await import('./payouts/receipts/server/breakdown.texts.ja.ts')).breakdownTexts],
  ],
  'payouts/self-billing': [
    ['payouts/self-billing/server/gate', async () => (await import('./payouts/self-billing/server/gate.texts.ja.ts')).gateTexts],
  ],
  'payouts/statements': [
    ['payouts/statements/next-payout', async () => (await import('./payouts/statements/next-payout.texts.ja.ts')).nextPayoutTexts],
    ['payouts/statements/server/pdf', async () => (await import('./payouts/statements/server/pdf.texts.ja.ts')).texts],
    ['payouts/statements/statement', async () => (await import('./payouts/statements/statement.texts.ja.ts')).statementTexts],
  ],
  'payouts/tax-profiles': [
    ['payouts/tax-profiles/server/gate', async () => (await import('./payouts/tax-profiles/server/gate.texts.ja.ts')).gateTexts],
    ['payouts/tax-profiles/server', async () => (await import('./payouts/tax-profiles/server/texts.ja.ts')).texts],
    ['payouts/tax-profiles/server/work-items', async () => (await import('./payouts/tax-profiles/server/work-item-texts.ja.ts')).workTexts],
  ],
  'platform/mail-actions': [
    ['platform/mail-actions/server', async () => (await import('./platform/mail-actions/server/texts.ja.ts')).texts],
  ],
  'platform/mail-replies': [
    ['platform/mail-replies/server', async () => (await import('./platform/mail-replies/server/texts.ja.ts')).texts],
  ],
  'platform/mails': [
    ['platform/mails/server', async () => (await import('./platform/mails/server/texts.ja.ts')).mailTexts],
  ],
  'referrals/partners-directory': [
    ['referrals/partners-directory/server', async () => (await import('./referrals/partners-directory/server/texts.ja.ts')).texts],
  ],
  'referrals/referral-pages': [
    ['referrals/referral-pages/server', async () => (await import('./referrals/referral-pages/server/texts.ja.ts')).texts],
  ],
  'referrals/reviews': [
    ['referrals/reviews/server', async () => (await import('./referrals/reviews/server/texts.ja.ts')).texts],
  ],
  'reporting/assistant-proposals': [
    ['reporting/assistant-proposals/server/work-items', async () => (await import('./reporting/assistant-proposals/server/work-item-texts.ja.ts')).workTexts],
  ],
  'reporting/report-schedules': [
    ['reporting/report-schedules/server', async () => (await import('./reporting/report-schedules/server/texts.ja.ts')).texts],
  ],
  server: [
    ['server/errors', async () => (await import('../server/errors.texts.ja.ts')).texts],
    ['server/http/validation', async () => (await import('../server/http/validation.texts.ja.ts')).texts],
    ['server/site', async () => (await import('../server/site/texts.ja.ts')).texts],
    ['server/site/titles', async () => (await import('../server/site/titles.texts.ja.ts')).pageTitles],
  ],
  web: [
    ['shared/conditions', async () => (await import('../shared/conditions/condition.texts.ja.ts')).conditionTexts],
    ['shared/measures', async () => (await import('../shared/measures.texts.ja.ts')).measureTexts],
  ],
  'work/tasks': [
    ['work/tasks/server', async () => (await import('./work/tasks/server/texts.ja.ts')).texts],
    ['work/tasks/server/work-items', async () => (await import('./work/tasks/server/work-item-texts.ja.ts')).workTexts],
  ],
  'work/weekly-digests': [
    ['work/weekly-digests/server', async () => (await import('./work/weekly-digests/server/texts.ja.ts')).texts],
  ],
  'work/work-items': [
    ['work/work-items/server', async () => (await import('./work/work-items/server/texts.ja.ts')).texts],
  ],
};

/** The constant messages of refusals, by their English. */
export const errors: readonly Readonly<Record<string, string>>[] = [accessApiKeys, accessAuditEvents, accessCompanyHosts, accessImpersonations, accessInvitations, accessPeople, accessPictures, accessProfile, accessProvisioning, accessRoles, accessSamlConnections, accessSingleSignOn, commissionsAccruals, commissionsAttributions, commissionsCommissionPlans, commissionsCommissions, commissionsDisputes, commissionsImportedEarnings, commissionsManualCommissions, commissionsRecalculations, commissionsSimulations, dealsAccounts, dealsDealRegistrations, dealsDealRenewals, dealsDistributorDeals, dealsLeads, dealsOpportunities, dealsOpportunityNotes, dealsOpportunityTypes, dealsRegistrationComments, dealsRegistrationUploads, ecosystemAccountMapping, ecosystemPartnerTargets, ecosystemPrivateIntersection, ecosystemProspects, enablementCertificates, enablementCourseEnrollments, enablementCourses, enablementDocumentFolders, enablementDocumentRequests, enablementDocuments, enablementEntitlements, enablementResourceFolders, enablementResourceLinks, enablementResourceRequests, enablementResources, enablementTierCriteria, enablementTracks, engagementAnnouncements, engagementChatChannels, engagementForms, engagementIdeas, engagementNotifications, engagementPushDevices, incentivesBounties, incentivesMdfClaims, incentivesMdfFunds, incentivesMdfRequests, integrationsConnections, integrationsCrmProviders, integrationsCrmSync, integrationsDealExchange, integrationsDevelopers, integrationsPartnerCrm, integrationsWebhookEndpoints, outreachCampaigns, outreachMeetings, outreachRecordEmails, outreachSurveys, partnersAudiences, partnersContacts, partnersContractTemplates, partnersContracts, partnersDistributions, partnersPartnerAnnouncements, partnersPartnerApplications, partnersPartnerHealth, partnersPartnerPages, partnersPartnerRegions, partnersPartnerStatuses, partnersPartners, partnersPortalAccess, partnersProgramGates, payoutsAccounting, payoutsLedger, payoutsPaymentFiles, payoutsPayoutCalendar, payoutsPayoutMethods, payoutsPayouts, payoutsReceipts, payoutsSelfBilling, payoutsStatements, payoutsTaxProfiles, payoutsWithholding, platformDebug, platformExperimental, platformFailedJobs, platformFeatureFlags, platformGuide, platformMailActions, platformMails, platformOrganizations, platformPrompts, platformStoredFiles, platformSuperadmin, portabilityImports, portabilityProgramFiles, referralsPartnersDirectory, referralsReferralLinks, referralsReferralPages, referralsReviews, reportingAssistantChats, reportingAssistantProposals, reportingDashboards, reportingMcpServers, reportingReportSchedules, reportingSavedViews, setupApprovalChains, setupCompanySettings, setupCustomFields, setupExchangeRates, setupProgramSettings, setupTags, workAutomations, workMilestones, workRecordNotes, workTasks, workWeeklyDigests, workWorkItems, server];

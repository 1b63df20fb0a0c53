import type { Translations } from '#shared/text/texts.ts';
import { errors as accessApiKeys } from './access/api-keys/server/errors.de.ts';
import { errors as accessAuditEvents } from './access/audit-events/server/errors.de.ts';
import { errors as accessCompanyHosts } from './access/company-hosts/server/errors.de.ts';
import { errors as accessImpersonations } from './access/impersonations/server/errors.de.ts';
import { errors as accessInvitations } from './access/invitations/server/errors.de.ts';
import { errors as accessPeople } from './access/people/server/errors.de.ts';
import { errors as accessPictures } from './access/pictures/server/errors.de.ts';
import { errors as accessProfile } from './access/profile/server/errors.de.ts';
import { errors as accessProvisioning } from './access/provisioning/server/errors.de.ts';
import { errors as accessRoles } from './access/roles/server/errors.de.ts';
import { errors as accessSamlConnections } from './access/saml-connections/server/errors.de.ts';
import { errors as accessSingleSignOn } from './access/single-sign-on/server/errors.de.ts';
import { errors as commissionsAccruals } from './commissions/accruals/server/errors.de.ts';
import { errors as commissionsAttributions } from './commissions/attributions/server/errors.de.ts';
import { errors as commissionsCommissionPlans } from './commissions/commission-plans/server/errors.de.ts';
import { errors as commissionsCommissions } from './commissions/commissions/server/errors.de.ts';
import { errors as commissionsDisputes } from './commissions/disputes/server/errors.de.ts';
import { errors as commissionsImportedEarnings } from './commissions/imported-earnings/server/errors.de.ts';
import { errors as commissionsManualCommissions } from './commissions/manual-commissions/server/errors.de.ts';
import { errors as commissionsRecalculations } from './commissions/recalculations/server/errors.de.ts';
import { errors as commissionsSimulations } from './commissions/simulations/server/errors.de.ts';
import { errors as dealsAccounts } from './deals/accounts/server/errors.de.ts';
import { errors as dealsDealRegistrations } from './deals/deal-registrations/server/errors.de.ts';
import { errors as dealsDealRenewals } from './deals/deal-renewals/server/errors.de.ts';
import { errors as dealsDistributorDeals } from './deals/distributor-deals/server/errors.de.ts';
import { errors as dealsLeads } from './deals/leads/server/errors.de.ts';
import { errors as dealsOpportunities } from './deals/opportunities/server/errors.de.ts';
import { errors as dealsOpportunityNotes } from './deals/opportunity-notes/server/errors.de.ts';
import { errors as dealsOpportunityTypes } from './deals/opportunity-types/server/errors.de.ts';
import { errors as dealsRegistrationComments } from './deals/registration-comments/server/errors.de.ts';
import { errors as dealsRegistrationUploads } from './deals/registration-uploads/server/errors.de.ts';
import { errors as ecosystemAccountMapping } from './ecosystem/account-mapping/server/errors.de.ts';
import { errors as ecosystemPartnerTargets } from './ecosystem/partner-targets/server/errors.de.ts';
import { errors as ecosystemPrivateIntersection } from './ecosystem/private-intersection/server/errors.de.ts';
import { errors as ecosystemProspects } from './ecosystem/prospects/server/errors.de.ts';
import { errors as enablementCertificates } from './enablement/certificates/server/errors.de.ts';
import { errors as enablementCourseEnrollments } from './enablement/course-enrollments/server/errors.de.ts';
import { errors as enablementCourses } from './enablement/courses/server/errors.de.ts';
import { errors as enablementDocumentFolders } from './enablement/document-folders/server/errors.de.ts';
import { errors as enablementDocumentRequests } from './enablement/document-requests/server/errors.de.ts';
import { errors as enablementDocuments } from './enablement/documents/server/errors.de.ts';
import { errors as enablementEntitlements } from './enablement/entitlements/server/errors.de.ts';
import { errors as enablementResourceFolders } from './enablement/resource-folders/server/errors.de.ts';
import { errors as enablementResourceLinks } from './enablement/resource-links/server/errors.de.ts';
import { errors as enablementResourceRequests } from './enablement/resource-requests/server/errors.de.ts';
import { errors as enablementResources } from './enablement/resources/server/errors.de.ts';
import { errors as enablementTierCriteria } from './enablement/tier-criteria/server/errors.de.ts';
import { errors as enablementTracks } from './enablement/tracks/server/errors.de.ts';
import { errors as engagementAnnouncements } from './engagement/announcements/server/errors.de.ts';
import { errors as engagementChatChannels } from './engagement/chat-channels/server/errors.de.ts';
import { errors as engagementForms } from './engagement/forms/server/errors.de.ts';
import { errors as engagementIdeas } from './engagement/ideas/server/errors.de.ts';
import { errors as engagementNotifications } from './engagement/notifications/server/errors.de.ts';
import { errors as engagementPushDevices } from './engagement/push-devices/server/errors.de.ts';
import { errors as incentivesBounties } from './incentives/bounties/server/errors.de.ts';
import { errors as incentivesMdfClaims } from './incentives/mdf-claims/server/errors.de.ts';
import { errors as incentivesMdfFunds } from './incentives/mdf-funds/server/errors.de.ts';
import { errors as incentivesMdfRequests } from './incentives/mdf-requests/server/errors.de.ts';
import { errors as integrationsConnections } from './integrations/connections/server/errors.de.ts';
import { errors as integrationsCrmProviders } from './integrations/crm-providers/server/errors.de.ts';
import { errors as integrationsCrmSync } from './integrations/crm-sync/server/errors.de.ts';
import { errors as integrationsDealExchange } from './integrations/deal-exchange/server/errors.de.ts';
import { errors as integrationsDevelopers } from './integrations/developers/server/errors.de.ts';
import { errors as integrationsPartnerCrm } from './integrations/partner-crm/server/errors.de.ts';
import { errors as integrationsWebhookEndpoints } from './integrations/webhook-endpoints/server/errors.de.ts';
import { errors as outreachCampaigns } from './outreach/campaigns/server/errors.de.ts';
import { errors as outreachMeetings } from './outreach/meetings/server/errors.de.ts';
import { errors as outreachRecordEmails } from './outreach/record-emails/server/errors.de.ts';
import { errors as outreachSurveys } from './outreach/surveys/server/errors.de.ts';
import { errors as partnersAudiences } from './partners/audiences/server/errors.de.ts';
import { errors as partnersContacts } from './partners/contacts/server/errors.de.ts';
import { errors as partnersContractTemplates } from './partners/contract-templates/server/errors.de.ts';
import { errors as partnersContracts } from './partners/contracts/server/errors.de.ts';
import { errors as partnersDistributions } from './partners/distributions/server/errors.de.ts';
import { errors as partnersPartnerAnnouncements } from './partners/partner-announcements/server/errors.de.ts';
import { errors as partnersPartnerApplications } from './partners/partner-applications/server/errors.de.ts';
import { errors as partnersPartnerHealth } from './partners/partner-health/server/errors.de.ts';
import { errors as partnersPartnerPages } from './partners/partner-pages/server/errors.de.ts';
import { errors as partnersPartnerRegions } from './partners/partner-regions/server/errors.de.ts';
import { errors as partnersPartnerStatuses } from './partners/partner-statuses/server/errors.de.ts';
import { errors as partnersPartners } from './partners/partners/server/errors.de.ts';
import { errors as partnersPortalAccess } from './partners/portal-access/server/errors.de.ts';
import { errors as partnersProgramGates } from './partners/program-gates/server/errors.de.ts';
import { errors as payoutsAccounting } from './payouts/accounting/server/errors.de.ts';
import { errors as payoutsLedger } from './payouts/ledger/server/errors.de.ts';
import { errors as payoutsPaymentFiles } from './payouts/payment-files/server/errors.de.ts';
import { errors as payoutsPayoutCalendar } from './payouts/payout-calendar/server/errors.de.ts';
import { errors as payoutsPayoutMethods } from './payouts/payout-methods/server/errors.de.ts';
import { errors as payoutsPayouts } from './payouts/payouts/server/errors.de.ts';
import { errors as payoutsReceipts } from './payouts/receipts/server/errors.de.ts';
import { errors as payoutsSelfBilling } from './payouts/self-billing/server/errors.de.ts';
import { errors as payoutsStatements } from './payouts/statements/server/errors.de.ts';
import { errors as payoutsTaxProfiles } from './payouts/tax-profiles/server/errors.de.ts';
import { errors as payoutsWithholding } from './payouts/withholding/server/errors.de.ts';
import { errors as platformDebug } from './platform/debug/server/errors.de.ts';
import { errors as platformExperimental } from './platform/experimental/server/errors.de.ts';
import { errors as platformFailedJobs } from './platform/failed-jobs/server/errors.de.ts';
import { errors as platformFeatureFlags } from './platform/feature-flags/server/errors.de.ts';
import { errors as platformGuide } from './platform/guide/server/errors.de.ts';
import { errors as platformMailActions } from './platform/mail-actions/server/errors.de.ts';
import { errors as platformMails } from './platform/mails/server/errors.de.ts';
import { errors as platformOrganizations } from './platform/organizations/server/errors.de.ts';
import { errors as platformPrompts } from './platform/prompts/server/errors.de.ts';
import { errors as platformStoredFiles } from './platform/stored-files/server/errors.de.ts';
import { errors as platformSuperadmin } from './platform/superadmin/server/errors.de.ts';
import { errors as portabilityImports } from './portability/imports/server/errors.de.ts';
import { errors as portabilityProgramFiles } from './portability/program-files/server/errors.de.ts';
import { errors as referralsPartnersDirectory } from './referrals/partners-directory/server/errors.de.ts';
import { errors as referralsReferralLinks } from './referrals/referral-links/server/errors.de.ts';
import { errors as referralsReferralPages } from './referrals/referral-pages/server/errors.de.ts';
import { errors as referralsReviews } from './referrals/reviews/server/errors.de.ts';
import { errors as reportingAssistantChats } from './reporting/assistant-chats/server/errors.de.ts';
import { errors as reportingAssistantProposals } from './reporting/assistant-proposals/server/errors.de.ts';
import { errors as reportingDashboards } from './reporting/dashboards/server/errors.de.ts';
import { errors as reportingMcpServers } from './reporting/mcp-servers/server/errors.de.ts';
import { errors as reportingReportSchedules } from './reporting/report-schedules/server/errors.de.ts';
import { errors as reportingSavedViews } from './reporting/saved-views/server/errors.de.ts';
import { errors as setupApprovalChains } from './setup/approval-chains/server/errors.de.ts';
import { errors as setupCompanySettings } from './setup/company-settings/server/errors.de.ts';
import { errors as setupCustomFields } from './setup/custom-fields/server/errors.de.ts';
import { errors as setupExchangeRates } from './setup/exchange-rates/server/errors.de.ts';
import { errors as setupProgramSettings } from './setup/program-settings/server/errors.de.ts';
import { errors as setupTags } from './setup/tags/server/errors.de.ts';
import { errors as workAutomations } from './work/automations/server/errors.de.ts';
import { errors as workMilestones } from './work/milestones/server/errors.de.ts';
import { errors as workRecordNotes } from './work/record-notes/server/errors.de.ts';
import { errors as workTasks } from './work/tasks/server/errors.de.ts';
import { errors as workWeeklyDigests } from './work/weekly-digests/server/errors.de.ts';
import { errors as workWorkItems } from './work/work-items/server/errors.de.ts';
import { errors as server } from '../server/errors.de.ts';

/** The texts of the server in this language, by place; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'access/invitations': [
    ['access/invitations/server', async () => (await import('./access/invitations/server/texts.de.ts')).texts],
  ],
  'access/people': [
    ['access/people/server', async () => (await import('./access/people/server/texts.de.ts')).texts],
  ],
  'access/profile': [
    ['access/profile/server', async () => (await import('./access/profile/server/texts.de.ts')).letterTexts],
  ],
  'commissions/commission-plans': [
    ['commissions/commission-plans/plain', async () => (await import('./commissions/commission-plans/plain/plan.texts.de.ts')).planTexts],
    ['commissions/commission-plans/server', async () => (await import('./commissions/commission-plans/server/texts.de.ts')).texts],
  ],
  'commissions/commission-volumes': [
    ['commissions/commission-volumes/server', async () => (await import('./commissions/commission-volumes/server/texts.de.ts')).texts],
  ],
  'commissions/commissions': [
    ['commissions/commissions/server', async () => (await import('./commissions/commissions/server/texts.de.ts')).texts],
    ['commissions/commissions/server/work-sums', async () => (await import('./commissions/commissions/server/work-sum-texts.de.ts')).sumTexts],
  ],
  'commissions/disputes': [
    ['commissions/disputes/server', async () => (await import('./commissions/disputes/server/texts.de.ts')).texts],
    ['commissions/disputes/server/work-items', async () => (await import('./commissions/disputes/server/work-item-texts.de.ts')).workTexts],
  ],
  'commissions/manual-commissions': [
    ['commissions/manual-commissions/server', async () => (await import('./commissions/manual-commissions/server/texts.de.ts')).texts],
  ],
  'deals/deal-registrations': [
    ['deals/deal-registrations/server/gate', async () => (await import('./deals/deal-registrations/server/gate.texts.de.ts')).gateTexts],
    ['deals/deal-registrations/server', async () => (await import('./deals/deal-registrations/server/texts.de.ts')).texts],
    ['deals/deal-registrations/server/work-items', async () => (await import('./deals/deal-registrations/server/work-item-texts.de.ts')).workTexts],
  ],
  'deals/deal-renewals': [
    ['deals/deal-renewals/server/work-items', async () => (await import('./deals/deal-renewals/server/work-item-texts.de.ts')).workTexts],
  ],
  'deals/distributor-deals': [
    ['deals/distributor-deals/server', async () => (await import('./deals/distributor-deals/server/texts.de.ts')).texts],
    ['deals/distributor-deals/server/work-items', async () => (await import('./deals/distributor-deals/server/work-item-texts.de.ts')).workTexts],
  ],
  'deals/fairness': [
    ['deals/fairness/server', async () => (await import('./deals/fairness/server/texts.de.ts')).texts],
  ],
  'deals/forwarded-deals': [
    ['deals/forwarded-deals/server', async () => (await import('./deals/forwarded-deals/server/texts.de.ts')).texts],
  ],
  'deals/leads': [
    ['deals/leads/server/gate', async () => (await import('./deals/leads/server/gate.texts.de.ts')).gateTexts],
    ['deals/leads/server', async () => (await import('./deals/leads/server/texts.de.ts')).texts],
    ['deals/leads/server/work-items', async () => (await import('./deals/leads/server/work-item-texts.de.ts')).workTexts],
  ],
  'deals/opportunities': [
    ['deals/opportunities/server', async () => (await import('./deals/opportunities/server/texts.de.ts')).texts],
    ['deals/opportunities/server/work-items', async () => (await import('./deals/opportunities/server/work-item-texts.de.ts')).workTexts],
  ],
  'deals/opportunity-notes': [
    ['deals/opportunity-notes/server', async () => (await import('./deals/opportunity-notes/server/texts.de.ts')).texts],
  ],
  'deals/registration-comments': [
    ['deals/registration-comments/server', async () => (await import('./deals/registration-comments/server/texts.de.ts')).texts],
  ],
  'ecosystem/account-mapping': [
    ['ecosystem/account-mapping/server', async () => (await import('./ecosystem/account-mapping/server/texts.de.ts')).texts],
    ['ecosystem/account-mapping/server/work-items', async () => (await import('./ecosystem/account-mapping/server/work-item-texts.de.ts')).workTexts],
  ],
  'ecosystem/partner-targets': [
    ['ecosystem/partner-targets/server', async () => (await import('./ecosystem/partner-targets/server/texts.de.ts')).texts],
    ['ecosystem/partner-targets/server/widget', async () => (await import('./ecosystem/partner-targets/server/widget.texts.de.ts')).widgetTexts],
    ['ecosystem/partner-targets/server/work-items', async () => (await import('./ecosystem/partner-targets/server/work-item-texts.de.ts')).workTexts],
  ],
  'enablement/certificates': [
    ['enablement/certificates/server/gate', async () => (await import('./enablement/certificates/server/gate.texts.de.ts')).gateTexts],
    ['enablement/certificates/server', async () => (await import('./enablement/certificates/server/texts.de.ts')).texts],
    ['enablement/certificates/server/work-items', async () => (await import('./enablement/certificates/server/work-item-texts.de.ts')).workTexts],
  ],
  'enablement/course-enrollments': [
    ['enablement/course-enrollments/server', async () => (await import('./enablement/course-enrollments/server/texts.de.ts')).texts],
    ['enablement/course-enrollments/server/work-items', async () => (await import('./enablement/course-enrollments/server/work-item-texts.de.ts')).workTexts],
  ],
  'enablement/document-requests': [
    ['enablement/document-requests/server/gate', async () => (await import('./enablement/document-requests/server/gate.texts.de.ts')).gateTexts],
    ['enablement/document-requests/server', async () => (await import('./enablement/document-requests/server/texts.de.ts')).texts],
    ['enablement/document-requests/server/work-items', async () => (await import('./enablement/document-requests/server/work-item-texts.de.ts')).workTexts],
  ],
  'enablement/entitlements': [
    ['enablement/entitlements/quantity', async () => (await import('./enablement/entitlements/quantity.texts.de.ts')).quantityTexts],
    ['enablement/entitlements/server/gate', async () => (await import('./enablement/entitlements/server/gate.texts.de.ts')).gateTexts],
    ['enablement/entitlements/server', async () => (await import('./enablement/entitlements/server/texts.de.ts')).texts],
  ],
  'enablement/resource-links': [
    ['enablement/resource-links/server', async () => (await import('./enablement/resource-links/server/texts.de.ts')).texts],
  ],
  'enablement/resource-requests': [
    ['enablement/resource-requests/server', async () => (await import('./enablement/resource-requests/server/texts.de.ts')).texts],
  ],
  'enablement/resources': [
    ['enablement/resources/server', async () => (await import('./enablement/resources/server/texts.de.ts')).texts],
  ],
  'enablement/tier-criteria': [
    ['enablement/tier-criteria/server', async () => (await import('./enablement/tier-criteria/server/texts.de.ts')).texts],
    ['enablement/tier-criteria/server/work-items', async () => (await import('./enablement/tier-criteria/server/work-item-texts.de.ts')).workTexts],
    ['enablement/tier-criteria/tier', async () => (await import('./enablement/tier-criteria/tier.texts.de.ts')).tierTexts],
  ],
  'enablement/tracks': [
    ['enablement/tracks/server', async () => (await import('./enablement/tracks/server/texts.de.ts')).texts],
    ['enablement/tracks/server/work-items', async () => (await import('./enablement/tracks/server/work-item-texts.de.ts')).workTexts],
  ],
  'engagement/announcements': [
    ['engagement/announcements/server', async () => (await import('./engagement/announcements/server/texts.de.ts')).texts],
  ],
  'engagement/chat-channels': [
    ['engagement/chat-channels/server', async () => (await import('./engagement/chat-channels/server/texts.de.ts')).texts],
  ],
  'engagement/forms': [
    ['engagement/forms/server', async () => (await import('./engagement/forms/server/texts.de.ts')).texts],
  ],
  'engagement/ideas': [
    ['engagement/ideas/server', async () => (await import('./engagement/ideas/server/texts.de.ts')).texts],
  ],
  'engagement/notifications': [
    ['engagement/notifications/server', async () => (await import('./engagement/notifications/server/texts.de.ts')).texts],
  ],
  'incentives/bounties': [
    ['incentives/bounties/server', async () => (await import('./incentives/bounties/server/texts.de.ts')).texts],
    ['incentives/bounties/server/work-items', async () => (await import('./incentives/bounties/server/work-item-texts.de.ts')).workTexts],
  ],
  'incentives/mdf-claims': [
    ['incentives/mdf-claims/server', async () => (await import('./incentives/mdf-claims/server/texts.de.ts')).texts],
    ['incentives/mdf-claims/server/work-items', async () => (await import('./incentives/mdf-claims/server/work-item-texts.de.ts')).workTexts],
  ],
  'incentives/mdf-requests': [
    ['incentives/mdf-requests/server/gate', async () => (await import('./incentives/mdf-requests/server/gate.texts.de.ts')).gateTexts],
    ['incentives/mdf-requests/server', async () => (await import('./incentives/mdf-requests/server/texts.de.ts')).texts],
    ['incentives/mdf-requests/server/work-items', async () => (await import('./incentives/mdf-requests/server/work-item-texts.de.ts')).workTexts],
  ],
  'integrations/connections': [
    ['integrations/connections/server', async () => (await import('./integrations/connections/server/texts.de.ts')).texts],
    ['integrations/connections/server/work-items', async () => (await import('./integrations/connections/server/work-item-texts.de.ts')).workTexts],
  ],
  'integrations/partner-crm': [
    ['integrations/partner-crm/server/work-items', async () => (await import('./integrations/partner-crm/server/work-item-texts.de.ts')).workTexts],
  ],
  'integrations/webhook-endpoints': [
    ['integrations/webhook-endpoints/server', async () => (await import('./integrations/webhook-endpoints/server/texts.de.ts')).texts],
    ['integrations/webhook-endpoints/server/work-items', async () => (await import('./integrations/webhook-endpoints/server/work-item-texts.de.ts')).workTexts],
  ],
  'outreach/campaigns': [
    ['outreach/campaigns/server', async () => (await import('./outreach/campaigns/server/texts.de.ts')).texts],
  ],
  'outreach/meetings': [
    ['outreach/meetings/server', async () => (await import('./outreach/meetings/server/texts.de.ts')).texts],
    ['outreach/meetings/server/work-items', async () => (await import('./outreach/meetings/server/work-item-texts.de.ts')).workTexts],
  ],
  'outreach/record-emails': [
    ['outreach/record-emails/server', async () => (await import('./outreach/record-emails/server/texts.de.ts')).texts],
  ],
  'outreach/surveys': [
    ['outreach/surveys/server', async () => (await import('./outreach/surveys/server/texts.de.ts')).texts],
    ['outreach/surveys/server/work-items', async () => (await import('./outreach/surveys/server/work-item-texts.de.ts')).workTexts],
  ],
  'partners/contracts': [
    ['partners/contracts/consent', async () => (await import('./partners/contracts/consent.texts.de.ts')).consentTexts],
    ['partners/contracts/server/gate', async () => (await import('./partners/contracts/server/gate.texts.de.ts')).gateTexts],
    ['partners/contracts/server/seal', async () => (await import('./partners/contracts/server/seal/texts.de.ts')).texts],
    ['partners/contracts/server/signing', async () => (await import('./partners/contracts/server/signing/texts.de.ts')).texts],
    ['partners/contracts/server', async () => (await import('./partners/contracts/server/texts.de.ts')).texts],
    ['partners/contracts/server/work-items', async () => (await import('./partners/contracts/server/work-item-texts.de.ts')).workTexts],
  ],
  'partners/distributions': [
    ['partners/distributions/server', async () => (await import('./partners/distributions/server/texts.de.ts')).texts],
    ['partners/distributions/server/work-items', async () => (await import('./partners/distributions/server/work-item-texts.de.ts')).workTexts],
  ],
  'partners/partner-announcements': [
    ['partners/partner-announcements/server', async () => (await import('./partners/partner-announcements/server/texts.de.ts')).texts],
  ],
  'partners/partner-applications': [
    ['partners/partner-applications/server', async () => (await import('./partners/partner-applications/server/texts.de.ts')).texts],
    ['partners/partner-applications/server/work-items', async () => (await import('./partners/partner-applications/server/work-item-texts.de.ts')).workTexts],
  ],
  'partners/partner-health': [
    ['partners/partner-health/server', async () => (await import('./partners/partner-health/server/texts.de.ts')).texts],
  ],
  'payouts/ledger': [
    ['payouts/ledger/server/checkpoints', async () => (await import('./payouts/ledger/server/checkpoints/texts.de.ts')).texts],
  ],
  'payouts/payment-files': [
    ['payouts/payment-files/server', async () => (await import('./payouts/payment-files/server/texts.de.ts')).texts],
  ],
  'payouts/payout-calendar': [
    ['payouts/payout-calendar/server', async () => (await import('./payouts/payout-calendar/server/texts.de.ts')).texts],
  ],
  'payouts/payout-methods': [
    ['payouts/payout-methods/server/gate', async () => (await import('./payouts/payout-methods/server/gate.texts.de.ts')).gateTexts],
    ['payouts/payout-methods/server', async () => (await import('./payouts/payout-methods/server/texts.de.ts')).texts],
    ['payouts/payout-methods/server/work-items', async () => (await import('./payouts/payout-methods/server/work-item-texts.de.ts')).workTexts],
  ],
  'payouts/payouts': [
    ['payouts/payouts/server/gate', async () => (await import('./payouts/payouts/server/gate.texts.de.ts')).gateTexts],
    ['payouts/payouts/server', async () => (await import('./payouts/payouts/server/texts.de.ts')).texts],
    ['payouts/payouts/server/work-items', async () => (await import('./payouts/payouts/server/work-item-texts.de.ts')).workTexts],
    ['payouts/payouts/settlement', async () => (await import('./payouts/payouts/settlement.texts.de.ts')).settlementTexts],
  ],
  'payouts/receipts': [
    ['payouts/receipts/explain', async () => (await import('./payouts/receipts/explain.texts.de.ts')).explainTexts],
    ['payouts/receipts/server/breakdown', async () => (await import('./payouts/receipts/server/breakdown.texts.de.ts')).breakdownTexts],
  ],
  'payouts/self-billing': [
    ['payouts/self-billing/server/gate', async () => (await import('./payouts/self-billing/server/gate.texts.de.ts')).gateTexts],
  ],
  'payouts/statements': [
    ['payouts/statements/next-payout', async () => (await import('./payouts/statements/next-payout.texts.de.ts')).nextPayoutTexts],
    ['payouts/statements/server/pdf', async () => (await import('./payouts/statements/server/pdf.texts.de.ts')).texts],
    ['payouts/statements/statement', async () => (await import('./payouts/statements/statement.texts.de.ts')).statementTexts],
  ],
  'payouts/tax-profiles': [
    ['payouts/tax-profiles/server/gate', async () => (await import('./payouts/tax-profiles/server/gate.texts.de.ts')).gateTexts],
    ['payouts/tax-profiles/server', async () => (await import('./payouts/tax-profiles/server/texts.de.ts')).texts],
    ['payouts/tax-profiles/server/work-items', async () => (await import('./payouts/tax-profiles/server/work-item-texts.de.ts')).workTexts],
  ],
  'platform/mail-actions': [
    ['platform/mail-actions/server', async () => (await import('./platform/mail-actions/server/texts.de.ts')).texts],
  ],
  'platform/mail-replies': [
    ['platform/mail-replies/server', async () => (await import('./platform/mail-replies/server/texts.de.ts')).texts],
  ],
  'platform/mails': [
    ['platform/mails/server', async () => (await import('./platform/mails/server/texts.de.ts')).mailTexts],
  ],
  'referrals/partners-directory': [
    ['referrals/partners-directory/server', async () => (await import('./referrals/partners-directory/server/texts.de.ts')).texts],
  ],
  'referrals/referral-pages': [
    ['referrals/referral-pages/server', async () => (await import('./referrals/referral-pages/server/texts.de.ts')).texts],
  ],
  'referrals/reviews': [
    ['referrals/reviews/server', async () => (await import('./referrals/reviews/server/texts.de.ts')).texts],
  ],
  'reporting/assistant-proposals': [
    ['reporting/assistant-proposals/server/work-items', async () => (await import('./reporting/assistant-proposals/server/work-item-texts.de.ts')).workTexts],
  ],
  'reporting/report-schedules': [
    ['reporting/report-schedules/server', async () => (await import('./reporting/report-schedules/server/texts.de.ts')).texts],
  ],
  server: [
    ['server/errors', async () => (await import('../server/errors.texts.de.ts')).texts],
    ['server/http/validation', async () => (await import('../server/http/validation.texts.de.ts')).texts],
    ['server/site', async () => (await import('../server/site/texts.de.ts')).texts],
    ['server/site/titles', async () => (await import('../server/site/titles.texts.de.ts')).pageTitles],
  ],
  'setup/company-settings': [
    ['setup/company-settings/server', async () => (await import('./setup/company-settings/server/texts.de.ts')).texts],
  ],
  'setup/content-languages': [
    ['setup/content-languages/server', async () => (await import('./setup/content-languages/server/texts.de.ts')).texts],
  ],
  'setup/exchange-rates': [
    ['setup/exchange-rates/server', async () => (await import('./setup/exchange-rates/server/texts.de.ts')).texts],
  ],
  web: [
    ['shared/conditions', async () => (await import('../shared/conditions/condition.texts.de.ts')).conditionTexts],
    ['shared/measures', async () => (await import('../shared/measures.texts.de.ts')).measureTexts],
  ],
  'work/automations': [
    ['work/automations/server', async () => (await import('./work/automations/server/texts.de.ts')).texts],
  ],
  'work/go-live': [
    ['work/go-live/server', async () => (await import('./work/go-live/server/texts.de.ts')).texts],
  ],
  'work/tasks': [
    ['work/tasks/server', async () => (await import('./work/tasks/server/texts.de.ts')).texts],
    ['work/tasks/server/work-items', async () => (await import('./work/tasks/server/work-item-texts.de.ts')).workTexts],
  ],
  'work/weekly-digests': [
    ['work/weekly-digests/server', async () => (await import('./work/weekly-digests/server/texts.de.ts')).texts],
  ],
  'work/work-items': [
    ['work/work-items/server', async () => (await import('./work/work-items/server/texts.de.ts')).texts],
  ],
};

/** The constant messages of refusals, by their English. */
export const errors: readonly Readonly<Record<string, string>>[] = [accessApiKeys, accessAuditEvents, accessCompanyHosts, accessImpersonations, accessInvitations, accessPeople, accessPictures, accessProfile, accessProvisioning, accessRoles, accessSamlConnections, accessSingleSignOn, commissionsAccruals, commissionsAttributions, commissionsCommissionPlans, commissionsCommissions, commissionsDisputes, commissionsImportedEarnings, commissionsManualCommissions, commissionsRecalculations, commissionsSimulations, dealsAccounts, dealsDealRegistrations, dealsDealRenewals, dealsDistributorDeals, dealsLeads, dealsOpportunities, dealsOpportunityNotes, dealsOpportunityTypes, dealsRegistrationComments, dealsRegistrationUploads, ecosystemAccountMapping, ecosystemPartnerTargets, ecosystemPrivateIntersection, ecosystemProspects, enablementCertificates, enablementCourseEnrollments, enablementCourses, enablementDocumentFolders, enablementDocumentRequests, enablementDocuments, enablementEntitlements, enablementResourceFolders, enablementResourceLinks, enablementResourceRequests, enablementResources, enablementTierCriteria, enablementTracks, engagementAnnouncements, engagementChatChannels, engagementForms, engagementIdeas, engagementNotifications, engagementPushDevices, incentivesBounties, incentivesMdfClaims, incentivesMdfFunds, incentivesMdfRequests, integrationsConnections, integrationsCrmProviders, integrationsCrmSync, integrationsDealExchange, integrationsDevelopers, integrationsPartnerCrm, integrationsWebhookEndpoints, outreachCampaigns, outreachMeetings, outreachRecordEmails, outreachSurveys, partnersAudiences, partnersContacts, partnersContractTemplates, partnersContracts, partnersDistributions, partnersPartnerAnnouncements, partnersPartnerApplications, partnersPartnerHealth, partnersPartnerPages, partnersPartnerRegions, partnersPartnerStatuses, partnersPartners, partnersPortalAccess, partnersProgramGates, payoutsAccounting, payoutsLedger, payoutsPaymentFiles, payoutsPayoutCalendar, payoutsPayoutMethods, payoutsPayouts, payoutsReceipts, payoutsSelfBilling, payoutsStatements, payoutsTaxProfiles, payoutsWithholding, platformDebug, platformExperimental, platformFailedJobs, platformFeatureFlags, platformGuide, platformMailActions, platformMails, platformOrganizations, platformPrompts, platformStoredFiles, platformSuperadmin, portabilityImports, portabilityProgramFiles, referralsPartnersDirectory, referralsReferralLinks, referralsReferralPages, referralsReviews, reportingAssistantChats, reportingAssistantProposals, reportingDashboards, reportingMcpServers, reportingReportSchedules, reportingSavedViews, setupApprovalChains, setupCompanySettings, setupCustomFields, setupExchangeRates, setupProgramSettings, setupTags, workAutomations, workMilestones, workRecordNotes, workTasks, workWeeklyDigests, workWorkItems, server];

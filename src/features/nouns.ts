import { registerNouns } from '#shared/nouns/nouns.ts';
import { nouns as apiKeys } from './access/api-keys/nouns.ts';
import { nouns as auditEvents } from './access/audit-events/nouns.ts';
import { nouns as companyHosts } from './access/company-hosts/nouns.ts';
import { nouns as impersonations } from './access/impersonations/nouns.ts';
import { nouns as invitations } from './access/invitations/nouns.ts';
import { nouns as people } from './access/people/nouns.ts';
import { nouns as pictures } from './access/pictures/nouns.ts';
import { nouns as provisioning } from './access/provisioning/nouns.ts';
import { nouns as roles } from './access/roles/nouns.ts';
import { nouns as samlConnections } from './access/saml-connections/nouns.ts';
import { nouns as attributions } from './commissions/attributions/nouns.ts';
import { nouns as commissionPlans } from './commissions/commission-plans/nouns.ts';
import { nouns as commissionVolumes } from './commissions/commission-volumes/nouns.ts';
import { nouns as commissions } from './commissions/commissions/nouns.ts';
import { nouns as disputes } from './commissions/disputes/nouns.ts';
import { nouns as importedEarnings } from './commissions/imported-earnings/nouns.ts';
import { nouns as recalculations } from './commissions/recalculations/nouns.ts';
import { nouns as accounts } from './deals/accounts/nouns.ts';
import { nouns as dealRegistrations } from './deals/deal-registrations/nouns.ts';
import { nouns as dealRenewals } from './deals/deal-renewals/nouns.ts';
import { nouns as distributorDeals } from './deals/distributor-deals/nouns.ts';
import { nouns as fairness } from './deals/fairness/nouns.ts';
import { nouns as forwardedDeals } from './deals/forwarded-deals/nouns.ts';
import { nouns as leads } from './deals/leads/nouns.ts';
import { nouns as opportunities } from './deals/opportunities/nouns.ts';
import { nouns as opportunityLines } from './deals/opportunity-lines/nouns.ts';
import { nouns as opportunityNotes } from './deals/opportunity-notes/nouns.ts';
import { nouns as opportunityParticipants } from './deals/opportunity-participants/nouns.ts';
import { nouns as opportunityTypes } from './deals/opportunity-types/nouns.ts';
import { nouns as productCategories } from './deals/product-categories/nouns.ts';
import { nouns as products } from './deals/products/nouns.ts';
import { nouns as registrationComments } from './deals/registration-comments/nouns.ts';
import { nouns as registrationUploads } from './deals/registration-uploads/nouns.ts';
import { nouns as accountMapping } from './ecosystem/account-mapping/nouns.ts';
import { nouns as partnerTargets } from './ecosystem/partner-targets/nouns.ts';
import { nouns as privateIntersection } from './ecosystem/private-intersection/nouns.ts';
import { nouns as prospects } from './ecosystem/prospects/nouns.ts';
import { nouns as certificates } from './enablement/certificates/nouns.ts';
import { nouns as courseEnrollments } from './enablement/course-enrollments/nouns.ts';
import { nouns as courses } from './enablement/courses/nouns.ts';
import { nouns as documentFolders } from './enablement/document-folders/nouns.ts';
import { nouns as documentRequests } from './enablement/document-requests/nouns.ts';
import { nouns as documents } from './enablement/documents/nouns.ts';
import { nouns as entitlements } from './enablement/entitlements/nouns.ts';
import { nouns as quizzes } from './enablement/quizzes/nouns.ts';
import { nouns as resourceFolders } from './enablement/resource-folders/nouns.ts';
import { nouns as resourceLinks } from './enablement/resource-links/nouns.ts';
import { nouns as resourceRequests } from './enablement/resource-requests/nouns.ts';
import { nouns as resources } from './enablement/resources/nouns.ts';
import { nouns as tierCriteria } from './enablement/tier-criteria/nouns.ts';
import { nouns as tracks } from './enablement/tracks/nouns.ts';
import { nouns as announcements } from './engagement/announcements/nouns.ts';
import { nouns as chatChannels } from './engagement/chat-channels/nouns.ts';
import { nouns as forms } from './engagement/forms/nouns.ts';
import { nouns as ideas } from './engagement/ideas/nouns.ts';
import { nouns as notifications } from './engagement/notifications/nouns.ts';
import { nouns as pushDevices } from './engagement/push-devices/nouns.ts';
import { nouns as bounties } from './incentives/bounties/nouns.ts';
import { nouns as mdfClaims } from './incentives/mdf-claims/nouns.ts';
import { nouns as mdfFunds } from './incentives/mdf-funds/nouns.ts';
import { nouns as mdfRequests } from './incentives/mdf-requests/nouns.ts';
import { nouns as connections } from './integrations/connections/nouns.ts';
import { nouns as crmProviders } from './integrations/crm-providers/nouns.ts';
import { nouns as crmSync } from './integrations/crm-sync/nouns.ts';
import { nouns as dealExchange } from './integrations/deal-exchange/nouns.ts';
import { nouns as partnerCrm } from './integrations/partner-crm/nouns.ts';
import { nouns as portalWidget } from './integrations/portal-widget/nouns.ts';
import { nouns as webhookEndpoints } from './integrations/webhook-endpoints/nouns.ts';
import { nouns as campaigns } from './outreach/campaigns/nouns.ts';
import { nouns as meetings } from './outreach/meetings/nouns.ts';
import { nouns as recordEmails } from './outreach/record-emails/nouns.ts';
import { nouns as surveys } from './outreach/surveys/nouns.ts';
import { nouns as audiences } from './partners/audiences/nouns.ts';
import { nouns as contactTypes } from './partners/contact-types/nouns.ts';
import { nouns as contacts } from './partners/contacts/nouns.ts';
import { nouns as contractTemplates } from './partners/contract-templates/nouns.ts';
import { nouns as contracts } from './partners/contracts/nouns.ts';
import { nouns as distributions } from './partners/distributions/nouns.ts';
import { nouns as partnerAnnouncements } from './partners/partner-announcements/nouns.ts';
import { nouns as partnerApplications } from './partners/partner-applications/nouns.ts';
import { nouns as partnerHealth } from './partners/partner-health/nouns.ts';
import { nouns as partnerPages } from './partners/partner-pages/nouns.ts';
import { nouns as partnerRegions } from './partners/partner-regions/nouns.ts';
import { nouns as partnerStatuses } from './partners/partner-statuses/nouns.ts';
import { nouns as partnerTiers } from './partners/partner-tiers/nouns.ts';
import { nouns as partnerTypes } from './partners/partner-types/nouns.ts';
import { nouns as partners } from './partners/partners/nouns.ts';
import { nouns as programGates } from './partners/program-gates/nouns.ts';
import { nouns as accounting } from './payouts/accounting/nouns.ts';
import { nouns as ledger } from './payouts/ledger/nouns.ts';
import { nouns as paymentFiles } from './payouts/payment-files/nouns.ts';
import { nouns as payoutMethods } from './payouts/payout-methods/nouns.ts';
import { nouns as payouts } from './payouts/payouts/nouns.ts';
import { nouns as selfBilling } from './payouts/self-billing/nouns.ts';
import { nouns as taxProfiles } from './payouts/tax-profiles/nouns.ts';
import { nouns as withholding } from './payouts/withholding/nouns.ts';
import { nouns as experimental } from './platform/experimental/nouns.ts';
import { nouns as failedJobs } from './platform/failed-jobs/nouns.ts';
import { nouns as featureFlags } from './platform/feature-flags/nouns.ts';
import { nouns as inboundMails } from './platform/inbound-mails/nouns.ts';
import { nouns as mailActions } from './platform/mail-actions/nouns.ts';
import { nouns as mailReplies } from './platform/mail-replies/nouns.ts';
import { nouns as mails } from './platform/mails/nouns.ts';
import { nouns as organizations } from './platform/organizations/nouns.ts';
import { nouns as prompts } from './platform/prompts/nouns.ts';
import { nouns as search } from './platform/search/nouns.ts';
import { nouns as storedFiles } from './platform/stored-files/nouns.ts';
import { nouns as superadmin } from './platform/superadmin/nouns.ts';
import { nouns as imports } from './portability/imports/nouns.ts';
import { nouns as programFiles } from './portability/program-files/nouns.ts';
import { nouns as programTemplates } from './portability/program-templates/nouns.ts';
import { nouns as partnersDirectory } from './referrals/partners-directory/nouns.ts';
import { nouns as referralLinks } from './referrals/referral-links/nouns.ts';
import { nouns as referralPages } from './referrals/referral-pages/nouns.ts';
import { nouns as reviews } from './referrals/reviews/nouns.ts';
import { nouns as assistantChats } from './reporting/assistant-chats/nouns.ts';
import { nouns as assistantProposals } from './reporting/assistant-proposals/nouns.ts';
import { nouns as dashboards } from './reporting/dashboards/nouns.ts';
import { nouns as reportSchedules } from './reporting/report-schedules/nouns.ts';
import { nouns as savedViews } from './reporting/saved-views/nouns.ts';
import { nouns as approvalChains } from './setup/approval-chains/nouns.ts';
import { nouns as contentLanguages } from './setup/content-languages/nouns.ts';
import { nouns as customFields } from './setup/custom-fields/nouns.ts';
import { nouns as exchangeRates } from './setup/exchange-rates/nouns.ts';
import { nouns as programSettings } from './setup/program-settings/nouns.ts';
import { nouns as sampleData } from './setup/sample-data/nouns.ts';
import { nouns as tags } from './setup/tags/nouns.ts';
import { nouns as automations } from './work/automations/nouns.ts';
import { nouns as goLive } from './work/go-live/nouns.ts';
import { nouns as milestones } from './work/milestones/nouns.ts';
import { nouns as onboarding } from './work/onboarding/nouns.ts';
import { nouns as recordNotes } from './work/record-notes/nouns.ts';
import { nouns as recordStates } from './work/record-states/nouns.ts';
import { nouns as tasks } from './work/tasks/nouns.ts';
import { nouns as weeklyDigests } from './work/weekly-digests/nouns.ts';
import { nouns as workItems } from './work/work-items/nouns.ts';

/** The nouns of all features with their permissions, written by scripts/contents.mjs from the folders. */
registerNouns({
  access: [
    apiKeys,
    auditEvents,
    companyHosts,
    impersonations,
    invitations,
    people,
    pictures,
    provisioning,
    roles,
    samlConnections,
  ],
  commissions: [
    attributions,
    commissionPlans,
    commissionVolumes,
    commissions,
    disputes,
    importedEarnings,
    recalculations,
  ],
  deals: [
    accounts,
    dealRegistrations,
    dealRenewals,
    distributorDeals,
    fairness,
    forwardedDeals,
    leads,
    opportunities,
    opportunityLines,
    opportunityNotes,
    opportunityParticipants,
    opportunityTypes,
    productCategories,
    products,
    registrationComments,
    registrationUploads,
  ],
  ecosystem: [accountMapping, partnerTargets, privateIntersection, prospects],
  enablement: [
    certificates,
    courseEnrollments,
    courses,
    documentFolders,
    documentRequests,
    documents,
    entitlements,
    quizzes,
    resourceFolders,
    resourceLinks,
    resourceRequests,
    resources,
    tierCriteria,
    tracks,
  ],
  engagement: [announcements, chatChannels, forms, ideas, notifications, pushDevices],
  incentives: [bounties, mdfClaims, mdfFunds, mdfRequests],
  integrations: [connections, crmProviders, crmSync, dealExchange, partnerCrm, portalWidget, webhookEndpoints],
  outreach: [campaigns, meetings, recordEmails, surveys],
  partners: [
    audiences,
    contactTypes,
    contacts,
    contractTemplates,
    contracts,
    distributions,
    partnerAnnouncements,
    partnerApplications,
    partnerHealth,
    partnerPages,
    partnerRegions,
    partnerStatuses,
    partnerTiers,
    partnerTypes,
    partners,
    programGates,
  ],
  payouts: [accounting, ledger, paymentFiles, payoutMethods, payouts, selfBilling, taxProfiles, withholding],
  platform: [
    experimental,
    failedJobs,
    featureFlags,
    inboundMails,
    mailActions,
    mailReplies,
    mails,
    organizations,
    prompts,
    search,
    storedFiles,
    superadmin,
  ],
  portability: [imports, programFiles, programTemplates],
  referrals: [partnersDirectory, referralLinks, referralPages, reviews],
  reporting: [assistantChats, assistantProposals, dashboards, reportSchedules, savedViews],
  setup: [approvalChains, contentLanguages, customFields, exchangeRates, programSettings, sampleData, tags],
  work: [automations, goLive, milestones, onboarding, recordNotes, recordStates, tasks, weeklyDigests, workItems],
});

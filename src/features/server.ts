import type { ServerFeature } from '#server/feature.ts';
import { type Area, withAreas } from '#shared/access/areas.ts';
import './nouns.ts';
import { feature as apiKeys } from './access/api-keys/server/index.ts';
import { feature as auditEvents } from './access/audit-events/server/index.ts';
import { feature as companyHosts } from './access/company-hosts/server/index.ts';
import { feature as impersonations } from './access/impersonations/server/index.ts';
import { feature as invitations } from './access/invitations/server/index.ts';
import { feature as people } from './access/people/server/index.ts';
import { feature as pictures } from './access/pictures/server/index.ts';
import { feature as profile } from './access/profile/server/index.ts';
import { feature as provisioning } from './access/provisioning/server/index.ts';
import { feature as roles } from './access/roles/server/index.ts';
import { feature as samlConnections } from './access/saml-connections/server/index.ts';
import { feature as singleSignOn } from './access/single-sign-on/server/index.ts';
import { feature as accruals } from './commissions/accruals/server/index.ts';
import { feature as attributions } from './commissions/attributions/server/index.ts';
import { feature as commissionPlans } from './commissions/commission-plans/server/index.ts';
import { feature as commissionVolumes } from './commissions/commission-volumes/server/index.ts';
import { feature as commissions } from './commissions/commissions/server/index.ts';
import { feature as disputes } from './commissions/disputes/server/index.ts';
import { feature as importedEarnings } from './commissions/imported-earnings/server/index.ts';
import { feature as manualCommissions } from './commissions/manual-commissions/server/index.ts';
import { feature as recalculations } from './commissions/recalculations/server/index.ts';
import { feature as simulations } from './commissions/simulations/server/index.ts';
import { feature as accounts } from './deals/accounts/server/index.ts';
import { feature as dealRegistrations } from './deals/deal-registrations/server/index.ts';
import { feature as dealRenewals } from './deals/deal-renewals/server/index.ts';
import { feature as distributorDeals } from './deals/distributor-deals/server/index.ts';
import { feature as fairness } from './deals/fairness/server/index.ts';
import { feature as forwardedDeals } from './deals/forwarded-deals/server/index.ts';
import { feature as leads } from './deals/leads/server/index.ts';
import { feature as opportunities } from './deals/opportunities/server/index.ts';
import { feature as opportunityLines } from './deals/opportunity-lines/server/index.ts';
import { feature as opportunityNotes } from './deals/opportunity-notes/server/index.ts';
import { feature as opportunityParticipants } from './deals/opportunity-participants/server/index.ts';
import { feature as opportunityTypes } from './deals/opportunity-types/server/index.ts';
import { feature as productCategories } from './deals/product-categories/server/index.ts';
import { feature as products } from './deals/products/server/index.ts';
import { feature as registrationComments } from './deals/registration-comments/server/index.ts';
import { feature as registrationUploads } from './deals/registration-uploads/server/index.ts';
import { feature as accountMapping } from './ecosystem/account-mapping/server/index.ts';
import { feature as dealDesks } from './ecosystem/deal-desks/server/index.ts';
import { feature as partnerTargets } from './ecosystem/partner-targets/server/index.ts';
import { feature as privateIntersection } from './ecosystem/private-intersection/server/index.ts';
import { feature as prospects } from './ecosystem/prospects/server/index.ts';
import { feature as certificates } from './enablement/certificates/server/index.ts';
import { feature as courseEnrollments } from './enablement/course-enrollments/server/index.ts';
import { feature as courses } from './enablement/courses/server/index.ts';
import { feature as documentFolders } from './enablement/document-folders/server/index.ts';
import { feature as documentRequests } from './enablement/document-requests/server/index.ts';
import { feature as documents } from './enablement/documents/server/index.ts';
import { feature as entitlements } from './enablement/entitlements/server/index.ts';
import { feature as quizzes } from './enablement/quizzes/server/index.ts';
import { feature as resourceFolders } from './enablement/resource-folders/server/index.ts';
import { feature as resourceLinks } from './enablement/resource-links/server/index.ts';
import { feature as resourceMetrics } from './enablement/resource-metrics/server/index.ts';
import { feature as resourceRequests } from './enablement/resource-requests/server/index.ts';
import { feature as resources } from './enablement/resources/server/index.ts';
import { feature as tierCriteria } from './enablement/tier-criteria/server/index.ts';
import { feature as tracks } from './enablement/tracks/server/index.ts';
import { feature as announcements } from './engagement/announcements/server/index.ts';
import { feature as chatChannels } from './engagement/chat-channels/server/index.ts';
import { feature as forms } from './engagement/forms/server/index.ts';
import { feature as ideas } from './engagement/ideas/server/index.ts';
import { feature as notifications } from './engagement/notifications/server/index.ts';
import { feature as pushDevices } from './engagement/push-devices/server/index.ts';
import { feature as bounties } from './incentives/bounties/server/index.ts';
import { feature as mdfClaims } from './incentives/mdf-claims/server/index.ts';
import { feature as mdfFunds } from './incentives/mdf-funds/server/index.ts';
import { feature as mdfRequests } from './incentives/mdf-requests/server/index.ts';
import { feature as connections } from './integrations/connections/server/index.ts';
import { feature as crmProviders } from './integrations/crm-providers/server/index.ts';
import { feature as crmSync } from './integrations/crm-sync/server/index.ts';
import { feature as dealExchange } from './integrations/deal-exchange/server/index.ts';
import { feature as developers } from './integrations/developers/server/index.ts';
import { feature as partnerCrm } from './integrations/partner-crm/server/index.ts';
import { feature as portalWidget } from './integrations/portal-widget/server/index.ts';
import { feature as webhookEndpoints } from './integrations/webhook-endpoints/server/index.ts';
import { feature as campaigns } from './outreach/campaigns/server/index.ts';
import { feature as meetings } from './outreach/meetings/server/index.ts';
import { feature as recordEmails } from './outreach/record-emails/server/index.ts';
import { feature as surveys } from './outreach/surveys/server/index.ts';
import { feature as audiences } from './partners/audiences/server/index.ts';
import { feature as contactTypes } from './partners/contact-types/server/index.ts';
import { feature as contacts } from './partners/contacts/server/index.ts';
import { feature as contractTemplates } from './partners/contract-templates/server/index.ts';
import { feature as contracts } from './partners/contracts/server/index.ts';
import { feature as distributions } from './partners/distributions/server/index.ts';
import { feature as partnerAnnouncements } from './partners/partner-announcements/server/index.ts';
import { feature as partnerApplications } from './partners/partner-applications/server/index.ts';
import { feature as partnerHealth } from './partners/partner-health/server/index.ts';
import { feature as partnerPages } from './partners/partner-pages/server/index.ts';
import { feature as partnerRegions } from './partners/partner-regions/server/index.ts';
import { feature as partnerStatuses } from './partners/partner-statuses/server/index.ts';
import { feature as partnerTiers } from './partners/partner-tiers/server/index.ts';
import { feature as partnerTypes } from './partners/partner-types/server/index.ts';
import { feature as partners } from './partners/partners/server/index.ts';
import { feature as portalAccess } from './partners/portal-access/server/index.ts';
import { feature as programGates } from './partners/program-gates/server/index.ts';
import { feature as accounting } from './payouts/accounting/server/index.ts';
import { feature as ledger } from './payouts/ledger/server/index.ts';
import { feature as paymentFiles } from './payouts/payment-files/server/index.ts';
import { feature as payoutCalendar } from './payouts/payout-calendar/server/index.ts';
import { feature as payoutMethods } from './payouts/payout-methods/server/index.ts';
import { feature as payouts } from './payouts/payouts/server/index.ts';
import { feature as receipts } from './payouts/receipts/server/index.ts';
import { feature as selfBilling } from './payouts/self-billing/server/index.ts';
import { feature as statements } from './payouts/statements/server/index.ts';
import { feature as taxProfiles } from './payouts/tax-profiles/server/index.ts';
import { feature as withholding } from './payouts/withholding/server/index.ts';
import { feature as debug } from './platform/debug/server/index.ts';
import { feature as experimental } from './platform/experimental/server/index.ts';
import { feature as failedJobs } from './platform/failed-jobs/server/index.ts';
import { feature as featureFlags } from './platform/feature-flags/server/index.ts';
import { feature as goKeys } from './platform/go-keys/server/index.ts';
import { feature as guide } from './platform/guide/server/index.ts';
import { feature as inboundMails } from './platform/inbound-mails/server/index.ts';
import { feature as mailActions } from './platform/mail-actions/server/index.ts';
import { feature as mailReplies } from './platform/mail-replies/server/index.ts';
import { feature as mails } from './platform/mails/server/index.ts';
import { feature as organizations } from './platform/organizations/server/index.ts';
import { feature as prompts } from './platform/prompts/server/index.ts';
import { feature as search } from './platform/search/server/index.ts';
import { feature as storedFiles } from './platform/stored-files/server/index.ts';
import { feature as superadmin } from './platform/superadmin/server/index.ts';
import { feature as imports } from './portability/imports/server/index.ts';
import { feature as programFiles } from './portability/program-files/server/index.ts';
import { feature as programTemplates } from './portability/program-templates/server/index.ts';
import { feature as partnersDirectory } from './referrals/partners-directory/server/index.ts';
import { feature as referralLinks } from './referrals/referral-links/server/index.ts';
import { feature as referralPages } from './referrals/referral-pages/server/index.ts';
import { feature as reviews } from './referrals/reviews/server/index.ts';
import { feature as assistantChats } from './reporting/assistant-chats/server/index.ts';
import { feature as assistantProposals } from './reporting/assistant-proposals/server/index.ts';
import { feature as dashboards } from './reporting/dashboards/server/index.ts';
import { feature as mcpServers } from './reporting/mcp-servers/server/index.ts';
import { feature as reportSchedules } from './reporting/report-schedules/server/index.ts';
import { feature as savedViews } from './reporting/saved-views/server/index.ts';
import { feature as approvalChains } from './setup/approval-chains/server/index.ts';
import { feature as companySettings } from './setup/company-settings/server/index.ts';
import { feature as contentLanguages } from './setup/content-languages/server/index.ts';
import { feature as customFields } from './setup/custom-fields/server/index.ts';
import { feature as exchangeRates } from './setup/exchange-rates/server/index.ts';
import { feature as portalApp } from './setup/portal-app/server/index.ts';
import { feature as programSettings } from './setup/program-settings/server/index.ts';
import { feature as sampleData } from './setup/sample-data/server/index.ts';
import { feature as tags } from './setup/tags/server/index.ts';
import { feature as automations } from './work/automations/server/index.ts';
import { feature as goLive } from './work/go-live/server/index.ts';
import { feature as milestones } from './work/milestones/server/index.ts';
import { feature as onboarding } from './work/onboarding/server/index.ts';
import { feature as recordNotes } from './work/record-notes/server/index.ts';
import { feature as recordStates } from './work/record-states/server/index.ts';
import { feature as tasks } from './work/tasks/server/index.ts';
import { feature as weeklyDigests } from './work/weekly-digests/server/index.ts';
import { feature as workItems } from './work/work-items/server/index.ts';

/** Fills a new installation with a realistic program. */
export { createDemoData } from './platform/demo/server/service.ts';

/** The table of contents of the server, written by scripts/contents.mjs from the folders. */
export const features: readonly (ServerFeature & { area: Area })[] = withAreas<ServerFeature>({
  access: [
    apiKeys,
    auditEvents,
    companyHosts,
    impersonations,
    invitations,
    people,
    pictures,
    profile,
    provisioning,
    roles,
    samlConnections,
    singleSignOn,
  ],
  commissions: [
    accruals,
    attributions,
    commissionPlans,
    commissionVolumes,
    commissions,
    disputes,
    importedEarnings,
    manualCommissions,
    recalculations,
    simulations,
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
  ecosystem: [accountMapping, dealDesks, partnerTargets, privateIntersection, prospects],
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
    resourceMetrics,
    resourceRequests,
    resources,
    tierCriteria,
    tracks,
  ],
  engagement: [announcements, chatChannels, forms, ideas, notifications, pushDevices],
  incentives: [bounties, mdfClaims, mdfFunds, mdfRequests],
  integrations: [
    connections,
    crmProviders,
    crmSync,
    dealExchange,
    developers,
    partnerCrm,
    portalWidget,
    webhookEndpoints,
  ],
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
    portalAccess,
    programGates,
  ],
  payouts: [
    accounting,
    ledger,
    paymentFiles,
    payoutCalendar,
    payoutMethods,
    payouts,
    receipts,
    selfBilling,
    statements,
    taxProfiles,
    withholding,
  ],
  platform: [
    debug,
    experimental,
    failedJobs,
    featureFlags,
    goKeys,
    guide,
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
  reporting: [assistantChats, assistantProposals, dashboards, mcpServers, reportSchedules, savedViews],
  setup: [
    approvalChains,
    companySettings,
    contentLanguages,
    customFields,
    exchangeRates,
    portalApp,
    programSettings,
    sampleData,
    tags,
  ],
  work: [automations, goLive, milestones, onboarding, recordNotes, recordStates, tasks, weeklyDigests, workItems],
});

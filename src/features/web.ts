import { type Area, withAreas } from '#shared/access/areas.ts';
import { provideFeatures } from '#web/declared.ts';
import { type WebFeature, withFlag } from '#web/feature.ts';
import { withTexts } from '#web/featureTexts.ts';
import './nouns.ts';
import { feature as apiKeys } from './access/api-keys/web/index.tsx';
import { feature as auditEvents } from './access/audit-events/web/index.tsx';
import { feature as companyHosts } from './access/company-hosts/web/index.tsx';
import { feature as impersonations } from './access/impersonations/web/index.tsx';
import { feature as invitations } from './access/invitations/web/index.tsx';
import { feature as people } from './access/people/web/index.tsx';
import { feature as profile } from './access/profile/web/index.tsx';
import { feature as provisioning } from './access/provisioning/web/index.tsx';
import { feature as roles } from './access/roles/web/index.tsx';
import { feature as samlConnections } from './access/saml-connections/web/index.tsx';
import { feature as accruals } from './commissions/accruals/web/index.tsx';
import { feature as attributions } from './commissions/attributions/web/index.tsx';
import { feature as commissionPlans } from './commissions/commission-plans/web/index.tsx';
import { feature as commissionVolumes } from './commissions/commission-volumes/web/index.tsx';
import { feature as commissions } from './commissions/commissions/web/index.tsx';
import { feature as disputes } from './commissions/disputes/web/index.tsx';
import { feature as importedEarnings } from './commissions/imported-earnings/web/index.tsx';
import { feature as manualCommissions } from './commissions/manual-commissions/web/index.tsx';
import { feature as recalculations } from './commissions/recalculations/web/index.tsx';
import { feature as simulations } from './commissions/simulations/web/index.tsx';
import { feature as accounts } from './deals/accounts/web/index.tsx';
import { feature as dealRegistrations } from './deals/deal-registrations/web/index.tsx';
import { feature as dealRenewals } from './deals/deal-renewals/web/index.tsx';
import { feature as distributorDeals } from './deals/distributor-deals/web/index.tsx';
import { feature as fairness } from './deals/fairness/web/index.tsx';
import { feature as forwardedDeals } from './deals/forwarded-deals/web/index.tsx';
import { feature as leads } from './deals/leads/web/index.tsx';
import { feature as opportunities } from './deals/opportunities/web/index.tsx';
import { feature as opportunityNotes } from './deals/opportunity-notes/web/index.tsx';
import { feature as opportunityTypes } from './deals/opportunity-types/web/index.tsx';
import { feature as productCategories } from './deals/product-categories/web/index.tsx';
import { feature as products } from './deals/products/web/index.tsx';
import { feature as registrationUploads } from './deals/registration-uploads/web/index.tsx';
import { feature as accountMapping } from './ecosystem/account-mapping/web/index.tsx';
import { feature as dealDesks } from './ecosystem/deal-desks/web/index.tsx';
import { feature as partnerTargets } from './ecosystem/partner-targets/web/index.tsx';
import { feature as privateIntersection } from './ecosystem/private-intersection/web/index.tsx';
import { feature as prospects } from './ecosystem/prospects/web/index.tsx';
import { feature as certificates } from './enablement/certificates/web/index.tsx';
import { feature as courseEnrollments } from './enablement/course-enrollments/web/index.tsx';
import { feature as courses } from './enablement/courses/web/index.tsx';
import { feature as documentFolders } from './enablement/document-folders/web/index.tsx';
import { feature as documentRequests } from './enablement/document-requests/web/index.tsx';
import { feature as documents } from './enablement/documents/web/index.tsx';
import { feature as entitlements } from './enablement/entitlements/web/index.tsx';
import { feature as quizzes } from './enablement/quizzes/web/index.tsx';
import { feature as resourceFolders } from './enablement/resource-folders/web/index.tsx';
import { feature as resourceLinks } from './enablement/resource-links/web/index.tsx';
import { feature as resourceMetrics } from './enablement/resource-metrics/web/index.tsx';
import { feature as resourceRequests } from './enablement/resource-requests/web/index.tsx';
import { feature as resources } from './enablement/resources/web/index.tsx';
import { feature as tierCriteria } from './enablement/tier-criteria/web/index.tsx';
import { feature as tracks } from './enablement/tracks/web/index.tsx';
import { feature as announcements } from './engagement/announcements/web/index.tsx';
import { feature as chatChannels } from './engagement/chat-channels/web/index.tsx';
import { feature as forms } from './engagement/forms/web/index.tsx';
import { feature as ideas } from './engagement/ideas/web/index.tsx';
import { feature as notifications } from './engagement/notifications/web/index.tsx';
import { feature as pushDevices } from './engagement/push-devices/web/index.tsx';
import { feature as bounties } from './incentives/bounties/web/index.tsx';
import { feature as mdfClaims } from './incentives/mdf-claims/web/index.tsx';
import { feature as mdfFunds } from './incentives/mdf-funds/web/index.tsx';
import { feature as mdfRequests } from './incentives/mdf-requests/web/index.tsx';
import { feature as connections } from './integrations/connections/web/index.tsx';
import { feature as crmProviders } from './integrations/crm-providers/web/index.tsx';
import { feature as crmSync } from './integrations/crm-sync/web/index.tsx';
import { feature as dealExchange } from './integrations/deal-exchange/web/index.tsx';
import { feature as developers } from './integrations/developers/web/index.tsx';
import { feature as partnerCrm } from './integrations/partner-crm/web/index.tsx';
import { feature as portalWidget } from './integrations/portal-widget/web/index.tsx';
import { feature as webhookEndpoints } from './integrations/webhook-endpoints/web/index.tsx';
import { feature as campaigns } from './outreach/campaigns/web/index.tsx';
import { feature as meetings } from './outreach/meetings/web/index.tsx';
import { feature as recordEmails } from './outreach/record-emails/web/index.tsx';
import { feature as surveys } from './outreach/surveys/web/index.tsx';
import { feature as audiences } from './partners/audiences/web/index.tsx';
import { feature as contactTypes } from './partners/contact-types/web/index.tsx';
import { feature as contacts } from './partners/contacts/web/index.tsx';
import { feature as contractTemplates } from './partners/contract-templates/web/index.tsx';
import { feature as contracts } from './partners/contracts/web/index.tsx';
import { feature as distributions } from './partners/distributions/web/index.tsx';
import { feature as partnerAnnouncements } from './partners/partner-announcements/web/index.tsx';
import { feature as partnerApplications } from './partners/partner-applications/web/index.tsx';
import { feature as partnerHealth } from './partners/partner-health/web/index.tsx';
import { feature as partnerPages } from './partners/partner-pages/web/index.tsx';
import { feature as partnerRegions } from './partners/partner-regions/web/index.tsx';
import { feature as partnerStatuses } from './partners/partner-statuses/web/index.tsx';
import { feature as partnerTiers } from './partners/partner-tiers/web/index.tsx';
import { feature as partnerTypes } from './partners/partner-types/web/index.tsx';
import { feature as partners } from './partners/partners/web/index.tsx';
import { feature as programGates } from './partners/program-gates/web/index.tsx';
import { feature as accounting } from './payouts/accounting/web/index.tsx';
import { feature as ledger } from './payouts/ledger/web/index.tsx';
import { feature as paymentFiles } from './payouts/payment-files/web/index.tsx';
import { feature as payoutMethods } from './payouts/payout-methods/web/index.tsx';
import { feature as payouts } from './payouts/payouts/web/index.tsx';
import { feature as receipts } from './payouts/receipts/web/index.tsx';
import { feature as selfBilling } from './payouts/self-billing/web/index.tsx';
import { feature as statements } from './payouts/statements/web/index.tsx';
import { feature as taxProfiles } from './payouts/tax-profiles/web/index.tsx';
import { feature as withholding } from './payouts/withholding/web/index.tsx';
import { feature as debug } from './platform/debug/web/index.tsx';
import { feature as experimental } from './platform/experimental/web/index.tsx';
import { feature as featureFlags } from './platform/feature-flags/web/index.tsx';
import { feature as goKeys } from './platform/go-keys/web/index.tsx';
import { feature as guide } from './platform/guide/web/index.tsx';
import { feature as inboundMails } from './platform/inbound-mails/web/index.tsx';
import { feature as mailActions } from './platform/mail-actions/web/index.tsx';
import { feature as mailReplies } from './platform/mail-replies/web/index.tsx';
import { feature as mails } from './platform/mails/web/index.tsx';
import { feature as prompts } from './platform/prompts/web/index.tsx';
import { feature as superadmin } from './platform/superadmin/web/index.tsx';
import { feature as imports } from './portability/imports/web/index.tsx';
import { feature as programFiles } from './portability/program-files/web/index.tsx';
import { feature as programTemplates } from './portability/program-templates/web/index.tsx';
import { feature as partnersDirectory } from './referrals/partners-directory/web/index.tsx';
import { feature as referralLinks } from './referrals/referral-links/web/index.tsx';
import { feature as referralPages } from './referrals/referral-pages/web/index.tsx';
import { feature as reviews } from './referrals/reviews/web/index.tsx';
import { feature as assistantChats } from './reporting/assistant-chats/web/index.tsx';
import { feature as assistantProposals } from './reporting/assistant-proposals/web/index.tsx';
import { feature as dashboards } from './reporting/dashboards/web/index.tsx';
import { feature as mcpServers } from './reporting/mcp-servers/web/index.tsx';
import { feature as reportSchedules } from './reporting/report-schedules/web/index.tsx';
import { feature as savedViews } from './reporting/saved-views/web/index.tsx';
import { feature as approvalChains } from './setup/approval-chains/web/index.tsx';
import { feature as companySettings } from './setup/company-settings/web/index.tsx';
import { feature as contentLanguages } from './setup/content-languages/web/index.tsx';
import { feature as customFields } from './setup/custom-fields/web/index.tsx';
import { feature as programSettings } from './setup/program-settings/web/index.tsx';
import { feature as tags } from './setup/tags/web/index.tsx';
import { feature as automations } from './work/automations/web/index.tsx';
import { feature as companyView } from './work/company-view/web/index.tsx';
import { feature as goLive } from './work/go-live/web/index.tsx';
import { feature as milestones } from './work/milestones/web/index.tsx';
import { feature as onboarding } from './work/onboarding/web/index.tsx';
import { feature as recordNotes } from './work/record-notes/web/index.tsx';
import { feature as recordStates } from './work/record-states/web/index.tsx';
import { feature as tasks } from './work/tasks/web/index.tsx';
import { feature as waitingChanges } from './work/waiting-changes/web/index.tsx';
import { feature as weeklyDigests } from './work/weekly-digests/web/index.tsx';
import { feature as workItems } from './work/work-items/web/index.tsx';

const declared = withAreas<WebFeature>({
  access: [
    apiKeys,
    auditEvents,
    companyHosts,
    impersonations,
    invitations,
    people,
    profile,
    provisioning,
    roles,
    samlConnections,
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
    opportunityNotes,
    opportunityTypes,
    productCategories,
    products,
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
    programGates,
  ],
  payouts: [
    accounting,
    ledger,
    paymentFiles,
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
    featureFlags,
    goKeys,
    guide,
    inboundMails,
    mailActions,
    mailReplies,
    mails,
    prompts,
    superadmin,
  ],
  portability: [imports, programFiles, programTemplates],
  referrals: [partnersDirectory, referralLinks, referralPages, reviews],
  reporting: [assistantChats, assistantProposals, dashboards, mcpServers, reportSchedules, savedViews],
  setup: [approvalChains, companySettings, contentLanguages, customFields, programSettings, tags],
  work: [
    automations,
    companyView,
    goLive,
    milestones,
    onboarding,
    recordNotes,
    recordStates,
    tasks,
    waitingChanges,
    weeklyDigests,
    workItems,
  ],
});

/** The table of contents of the web side, written by scripts/contents.mjs from the folders. */
export const features: readonly (WebFeature & { area: Area })[] = declared.map((feature) => ({
  ...withTexts(withFlag(feature), `${feature.area}/${feature.name}`),
  area: feature.area,
}));

provideFeatures(features);

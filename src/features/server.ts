import type { ServerFeature } from '#server/feature.ts';
import { accounts } from './accounts/server/resource.ts';
import { accountRoutes } from './accounts/server/routes.ts';
import { announcementRoutes, noticeRoutes } from './announcements/server/routes.ts';
import { seesAnnouncements } from './announcements/server/sees.ts';
import { apiKeyPlugin } from './api-keys/server/plugin.ts';
import { apiKeys } from './api-keys/server/resource.ts';
import { audiences } from './audiences/server/resource.ts';
import { audienceRoutes } from './audiences/server/routes.ts';
import { usesInAudiences } from './audiences/server/uses.ts';
import { auditJobs, auditSchedules } from './audit-events/server/jobs.ts';
import { auditEvents, organizationEvents } from './audit-events/server/resource.ts';
import { auditRoutes } from './audit-events/server/routes.ts';
import { seesIncentives } from './commission-plans/server/incentives.ts';
import { planJobs, planTopics } from './commission-plans/server/jobs.ts';
import { commissionPlans, planAssignments, planVersions } from './commission-plans/server/resource.ts';
import { planRoutes } from './commission-plans/server/routes.ts';
import { plansForAudience } from './commission-plans/server/uses.ts';
import { commissionJobs, commissionSchedules } from './commissions/server/jobs.ts';
import {
  commissionEvents,
  commissionLines,
  commissionRecalculations,
  exchangeRates,
  openingVolumes,
} from './commissions/server/resource.ts';
import { commissionRoutes } from './commissions/server/routes.ts';
import { trialRoutes } from './commissions/server/trial/routes.ts';
import { organizations } from './company-settings/server/resource.ts';
import { contactTypes } from './contact-types/server/resource.ts';
import { contactFacts } from './contacts/server/facts.ts';
import { contacts } from './contacts/server/resource.ts';
import { customFacts } from './custom-fields/server/facts.ts';
import { customFields } from './custom-fields/server/resource.ts';
import { customFieldRoutes } from './custom-fields/server/routes.ts';
import { seesFields } from './custom-fields/server/sees.ts';
import { dashboardRoutes } from './dashboards/server/routes.ts';
import {
  dealRegistrationJobs,
  dealRegistrationSchedules,
  dealRegistrationTopics,
} from './deal-registrations/server/jobs.ts';
import { receiptRoutes } from './deal-registrations/server/receipt-routes.ts';
import { dealConflicts, dealRegistrations, registrationEvents } from './deal-registrations/server/resource.ts';
import { dealRegistrationRoutes } from './deal-registrations/server/routes.ts';
import { debugRoutes } from './debug/server/routes.ts';
import { documentJobs, documentSchedules } from './documents/server/jobs.ts';
import { documentPlugin } from './documents/server/plugin.ts';
import { documentAccesses, documents, documentVersions } from './documents/server/resource.ts';
import { seesDocuments } from './documents/server/sees.ts';
import { experimentRoutes } from './experimental/server/routes.ts';
import { flagReads, flagRoutes } from './feature-flags/server/routes.ts';
import { goLiveRoutes } from './go-live/server/routes.ts';
import { impersonationRoutes, impersonationStart } from './impersonations/server/routes.ts';
import { importJobs } from './imports/server/jobs.ts';
import { imports } from './imports/server/resource.ts';
import { importPlugin, importRoutes } from './imports/server/routes.ts';
import { invitationPlugin } from './invitations/server/plugin.ts';
import { invitations } from './invitations/server/resource.ts';
import { invitationRoutes } from './invitations/server/routes.ts';
import { journalEntries, ledgerAccounts } from './ledger/server/resource.ts';
import { ledgerRoutes } from './ledger/server/routes.ts';
import { mailJobs } from './mails/server/jobs.ts';
import { mailRoutes } from './mails/server/routes.ts';
import { notificationJobs, notificationSchedules } from './notifications/server/jobs.ts';
import { inAppNotifications } from './notifications/server/resource.ts';
import { notificationRoutes } from './notifications/server/routes.ts';
import { onboardingRoutes } from './onboarding/server/routes.ts';
import { dealFacts, dealsOfPartnerFacts } from './opportunities/server/facts.ts';
import { opportunities, stageEvents } from './opportunities/server/resource.ts';
import { opportunityRoutes } from './opportunities/server/routes.ts';
import { seesDeals } from './opportunities/server/sees.ts';
import { opportunityLines } from './opportunity-lines/server/resource.ts';
import { opportunityNotes } from './opportunity-notes/server/resource.ts';
import { opportunityParticipants } from './opportunity-participants/server/resource.ts';
import { opportunityStages, opportunityTypes } from './opportunity-types/server/resource.ts';
import { opportunityTypeRoutes } from './opportunity-types/server/routes.ts';
import { partnerRegions } from './partner-regions/server/resource.ts';
import { partnerStatuses } from './partner-statuses/server/resource.ts';
import { partnerTiers } from './partner-tiers/server/resource.ts';
import { partnerTypes } from './partner-types/server/resource.ts';
import { partnerFacts } from './partners/server/facts.ts';
import { partnerJobs, partnerSchedules } from './partners/server/jobs.ts';
import { partnerStatusEvents, partners, tierMemberships } from './partners/server/resource.ts';
import { partnerRoutes } from './partners/server/routes.ts';
import { payoutDownloads } from './payouts/server/downloads.ts';
import { payoutBatches, payoutItems, payoutMethods } from './payouts/server/resource.ts';
import { earningsRoutes, payoutRoutes, sealedRoutes } from './payouts/server/routes.ts';
import { peopleJobs } from './people/server/jobs.ts';
import { teamPlugin } from './people/server/plugin.ts';
import { people, teamMembers } from './people/server/resource.ts';
import { picturePlugin } from './pictures/server/plugin.ts';
import { productCategories } from './product-categories/server/resource.ts';
import { products } from './products/server/resource.ts';
import { profileJobs, profileSchedules } from './profile/server/jobs.ts';
import { profilePlugin } from './profile/server/routes.ts';
import { programmeSettings } from './programme-settings/server/resource.ts';
import { programmeTemplateRoutes } from './programme-templates/server/routes.ts';
import { promptRoutes } from './prompts/server/routes.ts';
import { reportJobSchedules, reportJobs } from './report-schedules/server/jobs.ts';
import { reportDeliveries, reportRuns, reportSchedules } from './report-schedules/server/resource.ts';
import { reportPlugin, reportRoutes } from './report-schedules/server/routes.ts';
import { reportsOfAudience } from './report-schedules/server/uses.ts';
import { rolePlugin } from './roles/server/plugin.ts';
import { roles } from './roles/server/resource.ts';
import { sampleDataRoutes } from './sample-data/server/routes.ts';
import { savedViews } from './saved-views/server/resource.ts';
import { viewsOfAudience } from './saved-views/server/uses.ts';
import { singleSignOn } from './single-sign-on/server/plugin.ts';
import { companyDownload } from './superadmin/server/download.ts';
import { superadminJobs } from './superadmin/server/jobs.ts';
import { superadminRoutes } from './superadmin/server/routes.ts';
import { operatorViewAs } from './superadmin/server/view-as.ts';
import { tags } from './tags/server/resource.ts';
import { tagRoutes } from './tags/server/routes.ts';

/** Fills a new installation with a believable programme. */
export { plantDemo } from './demo/server/service.ts';

/** The table of contents of the server: one line per feature. */
export const features: readonly ServerFeature[] = [
  { name: 'accounts', resources: [accounts], routes: accountRoutes },
  { name: 'audiences', resources: [audiences], routes: audienceRoutes, usesAudiences: usesInAudiences },
  {
    name: 'audit-events',
    resources: [auditEvents, organizationEvents],
    routes: auditRoutes,
    jobs: auditJobs,
    schedules: auditSchedules,
  },
  {
    name: 'commission-plans',
    resources: [commissionPlans, planVersions, planAssignments],
    routes: planRoutes,
    jobs: planJobs,
    on: planTopics,
    sees: [seesIncentives],
    usesAudiences: plansForAudience,
  },
  {
    name: 'commissions',
    resources: [commissionLines, commissionEvents, commissionRecalculations, exchangeRates, openingVolumes],
    routes: [...commissionRoutes, ...trialRoutes],
    jobs: commissionJobs,
    schedules: commissionSchedules,
  },
  { name: 'contact-types', resources: [contactTypes] },
  { name: 'contacts', resources: [contacts], facts: [contactFacts] },
  {
    name: 'custom-fields',
    resources: [customFields],
    routes: customFieldRoutes,
    facts: customFacts,
    sees: [seesFields],
  },
  { name: 'dashboards', routes: [...dashboardRoutes, ...earningsRoutes] },
  {
    name: 'documents',
    resources: [documents, documentVersions, documentAccesses],
    jobs: documentJobs,
    schedules: documentSchedules,
    plugin: documentPlugin,
    sees: [seesDocuments],
  },
  { name: 'go-live', plugin: goLiveRoutes },
  { name: 'imports', resources: [imports], routes: importRoutes, jobs: importJobs, plugin: importPlugin },
  { name: 'invitations', resources: [invitations], routes: invitationRoutes, plugin: invitationPlugin },
  { name: 'mails', jobs: mailJobs, plugin: mailRoutes },
  {
    name: 'deal-registrations',
    resources: [dealRegistrations, registrationEvents, dealConflicts],
    routes: dealRegistrationRoutes,
    jobs: dealRegistrationJobs,
    schedules: dealRegistrationSchedules,
    on: dealRegistrationTopics,
    plugin: receiptRoutes,
  },
  {
    name: 'notifications',
    resources: [inAppNotifications],
    routes: notificationRoutes,
    jobs: notificationJobs,
    schedules: notificationSchedules,
  },
  { name: 'onboarding', routes: onboardingRoutes },
  {
    name: 'opportunities',
    resources: [opportunities, stageEvents],
    routes: opportunityRoutes,
    facts: [dealFacts, dealsOfPartnerFacts],
    sees: [seesDeals],
  },
  { name: 'opportunity-lines', resources: [opportunityLines] },
  { name: 'opportunity-notes', resources: [opportunityNotes] },
  { name: 'opportunity-participants', resources: [opportunityParticipants] },
  { name: 'opportunity-types', resources: [opportunityTypes, opportunityStages], routes: opportunityTypeRoutes },
  { name: 'partner-regions', resources: [partnerRegions] },
  {
    name: 'partner-statuses',
    flag: {
      key: 'partner_statuses',
      description: 'The screen where a company words its own partner statuses.',
      default: true,
      // Every partner has a status, so lists of them stay readable.
      guards: 'changes',
    },
    resources: [partnerStatuses],
  },
  { name: 'partner-tiers', resources: [partnerTiers] },
  { name: 'partner-types', resources: [partnerTypes] },
  {
    name: 'partners',
    resources: [partners, tierMemberships, partnerStatusEvents],
    routes: partnerRoutes,
    jobs: partnerJobs,
    schedules: partnerSchedules,
    facts: [partnerFacts],
  },
  { name: 'people', resources: [people, teamMembers], jobs: peopleJobs, plugin: teamPlugin },
  { name: 'company-settings', resources: [organizations] },
  { name: 'roles', resources: [roles], plugin: rolePlugin },
  { name: 'api-keys', resources: [apiKeys], plugin: apiKeyPlugin },
  { name: 'sample-data', routes: sampleDataRoutes },
  { name: 'saved-views', resources: [savedViews], usesAudiences: viewsOfAudience },
  {
    name: 'payouts',
    flag: {
      key: 'payouts',
      description: 'Batches that pay partners, payout details and statements, on both sides.',
      default: true,
    },
    resources: [payoutBatches, payoutItems, payoutMethods],
    routes: payoutRoutes,
    plugin: (api, kernel) => {
      sealedRoutes(api, kernel);
      payoutDownloads(api, kernel);
    },
  },
  { name: 'pictures', plugin: picturePlugin },
  { name: 'product-categories', resources: [productCategories] },
  { name: 'products', resources: [products] },
  {
    name: 'profile',
    jobs: profileJobs,
    schedules: profileSchedules,
    plugin: profilePlugin,
  },
  { name: 'ledger', resources: [ledgerAccounts, journalEntries], routes: ledgerRoutes },
  {
    name: 'report-schedules',
    resources: [reportSchedules, reportRuns, reportDeliveries],
    routes: reportRoutes,
    jobs: reportJobs,
    schedules: reportJobSchedules,
    usesAudiences: reportsOfAudience,
    plugin: reportPlugin,
  },
  { name: 'programme-settings', resources: [programmeSettings] },
  { name: 'programme-templates', routes: programmeTemplateRoutes },
  { name: 'feature-flags', routes: flagReads, plugin: flagRoutes },
  {
    name: 'superadmin',
    routes: superadminRoutes,
    jobs: superadminJobs,
    plugin: (api, kernel) => {
      companyDownload(api, kernel);
      operatorViewAs(api, kernel);
    },
  },
  { name: 'impersonations', routes: impersonationRoutes, plugin: impersonationStart },
  { name: 'announcements', routes: announcementRoutes, plugin: noticeRoutes, sees: [seesAnnouncements] },
  { name: 'prompts', routes: promptRoutes },
  { name: 'debug', plugin: debugRoutes },
  { name: 'experimental', plugin: experimentRoutes },
  {
    name: 'go-keys',
    flag: {
      key: 'go_keys',
      description: 'Two keys lead to a screen: g then d to the dashboard, g then p to partners.',
      default: false,
      experimental: true,
    },
  },
  { name: 'tags', resources: [tags], routes: tagRoutes },
  { name: 'single-sign-on', plugin: singleSignOn },
];

import { registerNouns } from '#shared/nouns.ts';
import { nouns as apiKeys } from './access/api-keys/nouns.ts';
import { nouns as auditEvents } from './access/audit-events/nouns.ts';
import { nouns as impersonations } from './access/impersonations/nouns.ts';
import { nouns as people } from './access/people/nouns.ts';
import { nouns as pictures } from './access/pictures/nouns.ts';
import { nouns as roles } from './access/roles/nouns.ts';
import { nouns as accounts } from './deals/accounts/nouns.ts';
import { nouns as dealRegistrations } from './deals/deal-registrations/nouns.ts';
import { nouns as opportunities } from './deals/opportunities/nouns.ts';
import { nouns as opportunityLines } from './deals/opportunity-lines/nouns.ts';
import { nouns as opportunityNotes } from './deals/opportunity-notes/nouns.ts';
import { nouns as opportunityParticipants } from './deals/opportunity-participants/nouns.ts';
import { nouns as opportunityTypes } from './deals/opportunity-types/nouns.ts';
import { nouns as productCategories } from './deals/product-categories/nouns.ts';
import { nouns as products } from './deals/products/nouns.ts';
import { nouns as documents } from './enablement/documents/nouns.ts';
import { nouns as announcements } from './engagement/announcements/nouns.ts';
import { nouns as mails } from './engagement/mails/nouns.ts';
import { nouns as notifications } from './engagement/notifications/nouns.ts';
import { nouns as commissionPlans } from './money/commission-plans/nouns.ts';
import { nouns as commissions } from './money/commissions/nouns.ts';
import { nouns as ledger } from './money/ledger/nouns.ts';
import { nouns as payouts } from './money/payouts/nouns.ts';
import { nouns as audiences } from './partners/audiences/nouns.ts';
import { nouns as contactTypes } from './partners/contact-types/nouns.ts';
import { nouns as contacts } from './partners/contacts/nouns.ts';
import { nouns as invitations } from './partners/invitations/nouns.ts';
import { nouns as partnerRegions } from './partners/partner-regions/nouns.ts';
import { nouns as partnerStatuses } from './partners/partner-statuses/nouns.ts';
import { nouns as partnerTiers } from './partners/partner-tiers/nouns.ts';
import { nouns as partnerTypes } from './partners/partner-types/nouns.ts';
import { nouns as partners } from './partners/partners/nouns.ts';
import { nouns as experimental } from './platform/experimental/nouns.ts';
import { nouns as featureFlags } from './platform/feature-flags/nouns.ts';
import { nouns as prompts } from './platform/prompts/nouns.ts';
import { nouns as superadmin } from './platform/superadmin/nouns.ts';
import { nouns as dashboards } from './reporting/dashboards/nouns.ts';
import { nouns as reportSchedules } from './reporting/report-schedules/nouns.ts';
import { nouns as savedViews } from './reporting/saved-views/nouns.ts';
import { nouns as companySettings } from './setup/company-settings/nouns.ts';
import { nouns as customFields } from './setup/custom-fields/nouns.ts';
import { nouns as goLive } from './setup/go-live/nouns.ts';
import { nouns as imports } from './setup/imports/nouns.ts';
import { nouns as onboarding } from './setup/onboarding/nouns.ts';
import { nouns as programmeSettings } from './setup/programme-settings/nouns.ts';
import { nouns as programmeTemplates } from './setup/programme-templates/nouns.ts';
import { nouns as sampleData } from './setup/sample-data/nouns.ts';
import { nouns as tags } from './setup/tags/nouns.ts';

/** What each feature calls its tables and who may do what with them, made by scripts/contents.mjs from the folders. */
registerNouns({
  access: [apiKeys, auditEvents, impersonations, people, pictures, roles],
  deals: [
    accounts,
    dealRegistrations,
    opportunities,
    opportunityLines,
    opportunityNotes,
    opportunityParticipants,
    opportunityTypes,
    productCategories,
    products,
  ],
  enablement: [documents],
  engagement: [announcements, mails, notifications],
  money: [commissionPlans, commissions, ledger, payouts],
  partners: [
    audiences,
    contactTypes,
    contacts,
    invitations,
    partnerRegions,
    partnerStatuses,
    partnerTiers,
    partnerTypes,
    partners,
  ],
  platform: [experimental, featureFlags, prompts, superadmin],
  reporting: [dashboards, reportSchedules, savedViews],
  setup: [
    companySettings,
    customFields,
    goLive,
    imports,
    onboarding,
    programmeSettings,
    programmeTemplates,
    sampleData,
    tags,
  ],
});

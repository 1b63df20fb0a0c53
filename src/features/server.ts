import type { ServerFeature } from '#server/feature.ts';
import { feature as accounts } from './accounts/server/index.ts';
import { feature as announcements } from './announcements/server/index.ts';
import { feature as apiKeys } from './api-keys/server/index.ts';
import { feature as audiences } from './audiences/server/index.ts';
import { feature as auditEvents } from './audit-events/server/index.ts';
import { feature as commissionPlans } from './commission-plans/server/index.ts';
import { feature as commissions } from './commissions/server/index.ts';
import { feature as companySettings } from './company-settings/server/index.ts';
import { feature as contactTypes } from './contact-types/server/index.ts';
import { feature as contacts } from './contacts/server/index.ts';
import { feature as customFields } from './custom-fields/server/index.ts';
import { feature as dashboards } from './dashboards/server/index.ts';
import { feature as dealRegistrations } from './deal-registrations/server/index.ts';
import { feature as debug } from './debug/server/index.ts';
import { feature as documents } from './documents/server/index.ts';
import { feature as experimental } from './experimental/server/index.ts';
import { feature as featureFlags } from './feature-flags/server/index.ts';
import { feature as goKeys } from './go-keys/server/index.ts';
import { feature as goLive } from './go-live/server/index.ts';
import { feature as impersonations } from './impersonations/server/index.ts';
import { feature as imports } from './imports/server/index.ts';
import { feature as invitations } from './invitations/server/index.ts';
import { feature as ledger } from './ledger/server/index.ts';
import { feature as mails } from './mails/server/index.ts';
import { feature as notifications } from './notifications/server/index.ts';
import { feature as onboarding } from './onboarding/server/index.ts';
import { feature as opportunities } from './opportunities/server/index.ts';
import { feature as opportunityLines } from './opportunity-lines/server/index.ts';
import { feature as opportunityNotes } from './opportunity-notes/server/index.ts';
import { feature as opportunityParticipants } from './opportunity-participants/server/index.ts';
import { feature as opportunityTypes } from './opportunity-types/server/index.ts';
import { feature as partnerRegions } from './partner-regions/server/index.ts';
import { feature as partnerStatuses } from './partner-statuses/server/index.ts';
import { feature as partnerTiers } from './partner-tiers/server/index.ts';
import { feature as partnerTypes } from './partner-types/server/index.ts';
import { feature as partners } from './partners/server/index.ts';
import { feature as payouts } from './payouts/server/index.ts';
import { feature as people } from './people/server/index.ts';
import { feature as pictures } from './pictures/server/index.ts';
import { feature as productCategories } from './product-categories/server/index.ts';
import { feature as products } from './products/server/index.ts';
import { feature as profile } from './profile/server/index.ts';
import { feature as programmeSettings } from './programme-settings/server/index.ts';
import { feature as programmeTemplates } from './programme-templates/server/index.ts';
import { feature as prompts } from './prompts/server/index.ts';
import { feature as reportSchedules } from './report-schedules/server/index.ts';
import { feature as roles } from './roles/server/index.ts';
import { feature as sampleData } from './sample-data/server/index.ts';
import { feature as savedViews } from './saved-views/server/index.ts';
import { feature as singleSignOn } from './single-sign-on/server/index.ts';
import { feature as superadmin } from './superadmin/server/index.ts';
import { feature as tags } from './tags/server/index.ts';

/** Fills a new installation with a believable programme. */
export { plantDemo } from './demo/server/service.ts';

/** The table of contents of the server: one line per feature. */
export const features: readonly ServerFeature[] = [
  accounts,
  audiences,
  auditEvents,
  commissionPlans,
  commissions,
  contactTypes,
  contacts,
  customFields,
  dashboards,
  documents,
  goLive,
  imports,
  invitations,
  mails,
  dealRegistrations,
  notifications,
  onboarding,
  opportunities,
  opportunityLines,
  opportunityNotes,
  opportunityParticipants,
  opportunityTypes,
  partnerRegions,
  partnerStatuses,
  partnerTiers,
  partnerTypes,
  partners,
  people,
  companySettings,
  roles,
  apiKeys,
  sampleData,
  savedViews,
  payouts,
  pictures,
  productCategories,
  products,
  profile,
  ledger,
  reportSchedules,
  programmeSettings,
  programmeTemplates,
  featureFlags,
  superadmin,
  impersonations,
  announcements,
  prompts,
  debug,
  experimental,
  goKeys,
  tags,
  singleSignOn,
];

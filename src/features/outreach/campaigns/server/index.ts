import type { ServerFeature } from '#server/feature.ts';
import { companyDefaults } from './defaults.ts';
import { demo } from './demo.ts';
import { contactFacts, partnerFacts } from './facts.ts';
import { campaignJobs, campaignSchedules, campaignTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPersonErasure } from './person-erasure.ts';
import { campaignPlugin } from './plugin.ts';
import { preferencePage } from './preference-page.ts';
import { trackingRoutes } from './public-routes.ts';
import { inboundMails } from './reports.ts';
import { emailCampaigns, emailDomains, emailRecipients, emailSuppressions, emailTopics } from './resource.ts';
import { campaignRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { campaignsOfAudience } from './uses.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'campaigns',
  seals: [{ table: 'email_domain_keys', column: 'sealed_key', purpose: 'DKIM keys', place: 'domain_id::text' }],
  doors: {
    mail: ['POST /email_campaigns/:id/schedule', 'POST /email_campaigns/:id/resume', 'POST /email_campaigns/:id/test'],
    address: ['POST /email_campaigns/:id/check_links', 'POST /email_domains/:id/check', 'POST /email_domains'],
  },
  flag: {
    key: 'email_campaigns',
    description: 'Email campaigns to partners and contacts, with their results and unsubscribe pages.',
    default: true,
    isRestricted: true,
  },
  resources: [emailCampaigns, emailTopics, emailDomains, emailSuppressions, emailRecipients],
  routes: campaignRoutes,
  plugin: campaignPlugin,
  jobRules: {
    'campaigns.prepare': { seconds: 600, onGivenUp: 'runs-again' },
    'campaigns.send': { seconds: 120, pool: 'mail', onGivenUp: 'runs-again' },
    'campaigns.clock': { seconds: 600, onGivenUp: 'runs-again' },
    'campaigns.suppress-bounced': { onGivenUp: { says: 'An address that does not exist may get another campaign.' } },
  },
  jobs: campaignJobs,
  on: campaignTopics,
  schedules: campaignSchedules,
  inboundMails,
  workItems,
  onPersonErasure,
  topics,
  facts: [partnerFacts, contactFacts],
  usesAudiences: campaignsOfAudience,
  companyDefaults,
  sampleData,
  demo,
  publicPages: [preferencePage],
  publicRoutes: trackingRoutes,
};

import { sql } from '#server/db/sql.ts';
import { defineAppShortcuts } from '#server/extension-points/app-shortcuts.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';
import type { ServerFeature } from '#server/feature.ts';
import { referralMeasures } from '../measures.ts';
import { closedPage } from './closed-page.ts';
import { linksOfPartnerFacts } from './facts.ts';
import { linksFlag } from './flag.ts';
import { linkJobs, linkSchedules, linkTopics } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { referralLinkPlugin } from './plugin.ts';
import { redirectRoutes } from './redirect/routes.ts';
import { clicks, couponCodes, defaultLinks, referralLinks } from './resource.ts';
import { sampleData } from './sample-data.ts';
import { seesLinks } from './sees.ts';
import { settingsRoutes } from './settings.ts';
import { linkStepRoutes } from './steps.ts';
import { webhookEvents } from './webhook-events.ts';

export const feature: ServerFeature = {
  name: 'referral-links',
  measures: referralMeasures,
  doors: {
    page: [
      'POST /referral_links',
      'PATCH /referral_links/:id',
      'PUT /referral_links/:id',
      'POST /referral_links/:id/resume',
      'POST /referral_links/:id/restore',
    ],
  },
  webhookEvents,
  flag: linksFlag,
  appShortcuts: defineAppShortcuts([
    { key: 'referral_links', side: 'partner', name: 'Links', url: '/referral-links', order: 30 },
  ]),
  resources: [referralLinks, couponCodes, defaultLinks, clicks],
  routes: [...settingsRoutes, ...linkStepRoutes],
  jobs: linkJobs,
  on: linkTopics,
  schedules: linkSchedules,
  usesAudiences: defineAudienceUses(async (call, audience_id) =>
    (
      await call.rows<{ name: string }>(sql`
        select name from default_links
        where organization_id = ${call.organization_id} and audience_id = ${audience_id} and archived_at is null
        order by name`)
    ).map(({ name }) => ({ kind: 'Default link', name, to: '/referral-links?tab=defaults' })),
  ),
  facts: [linksOfPartnerFacts],
  sees: [seesLinks],
  sampleData,
  onPartnerMerge,
  plugin: referralLinkPlugin,
  publicRoutes: redirectRoutes,
  publicPages: [closedPage],
};

import type { ServerFeature } from '#server/feature.ts';
import './application-path.ts';
import { demo } from './demo.ts';
import { partnerPagePlugin } from './plugin.ts';
import { signupPage } from './public-page.ts';
import { partnerPages } from './resource.ts';
import { partnerPageRoutes } from './steps.ts';

export const feature: ServerFeature = {
  name: 'partner-pages',
  doors: { page: ['POST /partner_pages/:id/publish'] },
  flag: {
    key: 'partner_pages',
    description: 'Public pages where companies apply to become partners, and the review of their applications.',
    default: true,
  },
  resources: [partnerPages],
  routes: partnerPageRoutes,
  plugin: partnerPagePlugin,
  publicPages: [signupPage],
  demo,
};

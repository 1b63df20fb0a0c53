import type { ServerFeature } from '#server/feature.ts';
import { action, IdParams } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { CustomerLinks, SharedLink, ShareLinks } from '../schema.ts';
import { demo } from './demo.ts';
import { topics } from './notices.ts';
import { resourceLinkPlugin } from './plugin.ts';
import { linkPages } from './public-pages.ts';
import { resourceLinkOpens, resourceLinks } from './resource.ts';
import { sendToCustomers, shareResource } from './share.ts';
import { linkStepRoutes } from './steps.ts';

export const feature: ServerFeature = {
  name: 'resource-links',
  doors: { mail: ['POST /resources/:id/share', 'POST /resources/:id/send'] },
  partOf: 'resources',
  resources: [resourceLinks, resourceLinkOpens],
  routes: [
    action({
      method: 'POST',
      url: '/resources/:id/share',
      summary: 'Make links for people without an account; their addresses are returned only now',
      can: 'resources:manage',
      modes: ['company'],
      params: IdParams,
      body: ShareLinks,
      response: Type.Array(SharedLink),
      status: 201,
      run: (call, { params, body }) => shareResource(call, params.id, body),
    }),
    action({
      method: 'POST',
      url: '/resources/:id/send',
      summary: 'Send a resource to customers, or make a link to pass on; its address is returned only now',
      can: 'resources:view',
      modes: ['partner'],
      params: IdParams,
      body: CustomerLinks,
      response: Type.Array(SharedLink),
      status: 201,
      run: (call, { params, body }) => sendToCustomers(call, params.id, body),
    }),
    ...linkStepRoutes,
  ],
  plugin: resourceLinkPlugin,
  publicPages: linkPages,
  topics,
  demo,
};

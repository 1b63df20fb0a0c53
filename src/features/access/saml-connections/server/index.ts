import type { ServerFeature } from '#server/feature.ts';
import { samlSettingsRoutes } from './routes.ts';
import { samlSignInRoutes } from './sign-in-routes.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'saml-connections',
  doors: { address: ['PUT /saml_connections', 'POST /saml_domains/:id/verify'] },
  plugin: (api, kernel) => {
    samlSettingsRoutes(api, kernel);
    samlSignInRoutes(api, kernel);
  },
  workItems,
};

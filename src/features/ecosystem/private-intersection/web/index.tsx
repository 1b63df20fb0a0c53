import type { WebFeature } from '#web/feature.ts';

const path = '/clients/mapping/private';

/** A partner compares a file in its own tab; both sides see counts and the log. */
export const feature: WebFeature = {
  name: 'private-intersection',
  flag: 'account_mapping',
  screenTabs: [{ of: 'mapping', path, label: 'Private lists', order: 25 }],
  routes: [
    { path, title: 'Private lists', page: () => import('./private.tsx'), permission: 'mapping_populations:view' },
  ],
};

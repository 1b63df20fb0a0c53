import ToggleRight from 'lucide-react/icons/toggle-right';
import type { WebFeature } from '#web/feature.ts';

const path = '/feature_flags';

export const feature: WebFeature = {
  name: 'feature-flags',
  menu: [{ group: 'Super Admin', label: 'Feature flags', path, icon: ToggleRight, order: 20, superAdmin: true }],
  routes: [
    { path, title: 'Feature flags', superAdmin: true, page: () => import('./list.tsx') },
    { path: `${path}/create`, title: 'New feature flag', superAdmin: true, page: () => import('./create.tsx') },
    {
      path: `${path}/edit/$id`,
      asks: 'feature_flags/$id',
      title: 'Feature flag',
      superAdmin: true,
      page: () => import('./edit.tsx'),
    },
  ],
  search: [
    {
      resource: 'feature_flags',
      label: 'Feature flags',
      icon: ToggleRight,
      superAdmin: true,
      hit: (row) => ({ title: row.key, detail: row.description, to: `${path}/edit/${row.id}` }),
    },
  ],
};

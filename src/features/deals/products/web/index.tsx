import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** Picks a product; hands over the whole row, whose list price others propose. */
export const ProductSelect = lazy(() => import('./ProductSelect.tsx'));

const view = { mode: 'company', permission: 'products:view' } as const;

export const feature: WebFeature = {
  name: 'products',
  menu: [{ group: 'Data Manager', label: 'Products', path: '/products', icon: Package, order: 50, ...view }],
  routes: [{ path: '/products', title: 'Products', page: () => import('./list.tsx'), ...view }],
  actions: [
    { label: 'New product', to: '/products?drawer=create', icon: Plus, mode: 'company', permission: 'products:manage' },
  ],
  search: [
    {
      resource: 'products',
      label: 'Products',
      icon: Package,
      hit: (row) => ({ title: row.name, detail: row.sku, to: `/products?drawer=${row.id}` }),
      ...view,
    },
  ],
};

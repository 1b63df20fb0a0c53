import Building2 from 'lucide-react/icons/building-2';
import Gauge from 'lucide-react/icons/gauge';
import ShieldUser from 'lucide-react/icons/shield-user';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

const path = '/superadmin/companies';
const operators = '/superadmin/people';
const growth = '/superadmin/growth';

export const feature: WebFeature = {
  name: 'superadmin',
  menu: [
    { group: 'Super Admin', label: 'Companies', path, icon: Building2, order: 10, superAdmin: true },
    { group: 'Super Admin', label: 'Super admins', path: operators, icon: ShieldUser, order: 15, superAdmin: true },
    { group: 'Super Admin', label: 'Growth', path: growth, icon: Gauge, order: 55, superAdmin: true },
  ],
  routes: [
    { path, title: 'Companies', superAdmin: true, page: () => import('./list.tsx') },
    { path: operators, title: 'Super admins', superAdmin: true, page: () => import('./operators.tsx') },
    { path: growth, title: 'Growth', superAdmin: true, page: () => import('./growth.tsx') },
    {
      path: `${path}/edit/$id`,
      asks: 'superadmin/companies/$id',
      title: 'Company',
      superAdmin: true,
      page: () => import('./edit.tsx'),
    },
  ],
  search: [
    {
      resource: 'superadmin/companies',
      label: 'Companies of this installation',
      icon: Building2,
      superAdmin: true,
      hit: (row) => ({ title: row.name, detail: row.domain ?? row.slug, to: `${path}/edit/${row.id}` }),
    },
  ],
};

/** Actions of super admins on a record. */
export const OperatorLog = lazy(() => import('./OperatorLog.tsx'));

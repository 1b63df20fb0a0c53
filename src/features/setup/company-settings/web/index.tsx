import Building from 'lucide-react/icons/building';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import Palette from 'lucide-react/icons/palette';
import type { WebFeature } from '#web/feature.ts';

const view = { permission: 'organizations:view' } as const;
const path = '/administration/settings';
const settings = { group: 'Settings', section: 'Company' } as const;

/** For both views: in partner mode it is the partner's own organization. */
export const feature: WebFeature = {
  name: 'company-settings',
  menu: [
    {
      ...settings,
      label: 'Company Settings',
      path,
      icon: Building,
      order: 10,
      mode: 'company',
      keywords: ['logo', 'details'],
      ...view,
    },
    {
      ...settings,
      label: 'Region',
      path: `${path}?tab=region`,
      icon: Globe,
      order: 20,
      keywords: ['currency', 'time zone', 'dates'],
      ...view,
    },
    {
      ...settings,
      label: 'Branding',
      path: `${path}?tab=branding`,
      icon: Palette,
      order: 30,
      // A partner sees the colors of the program's company.
      mode: 'company',
      keywords: ['color', 'logo'],
      ...view,
    },
    {
      ...settings,
      label: 'Your data',
      path: `${path}?tab=data`,
      icon: DatabaseBackup,
      order: 50,
      mode: 'company',
      permission: 'organizations:manage',
      owner: true,
      keywords: ['export', 'download', 'zip'],
    },
    {
      group: 'Settings',
      section: 'People',
      label: 'Security',
      path: `${path}?tab=security`,
      icon: Lock,
      order: 50,
      keywords: ['two-factor', '2fa', 'sessions'],
      ...view,
    },
  ],
  routes: [{ path, title: 'Company Settings', page: () => import('./settings.tsx'), ...view }],
};

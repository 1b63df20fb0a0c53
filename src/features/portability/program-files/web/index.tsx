import FileCode from 'lucide-react/icons/file-code';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'program_files:view' } as const;

export const feature: WebFeature = {
  name: 'program-files',
  flag: 'program_files',
  menu: [
    {
      group: 'Settings',
      section: 'Program',
      label: 'Program files',
      path: '/administration/program-files',
      icon: FileCode,
      order: 30,
      keywords: ['export', 'yaml', 'git', 'staging', 'as code'],
      ...view,
    },
  ],
  routes: [
    { path: '/administration/program-files', title: 'Program files', page: () => import('./screen.tsx'), ...view },
  ],
};

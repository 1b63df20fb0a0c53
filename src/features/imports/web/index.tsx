import FileInput from 'lucide-react/icons/file-input';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'imports:view' } as const;
const manage = { mode: 'company', permission: 'imports:manage' } as const;

export const feature: WebFeature = {
  name: 'imports',
  menu: [{ group: 'Data Manager', label: 'Imports', path: '/imports', icon: FileInput, order: 90, ...view }],
  routes: [
    { path: '/imports', title: 'Imports', page: () => import('./list.tsx'), ...view },
    { path: '/imports/create', title: 'New import', page: () => import('./create.tsx'), ...manage },
    { path: '/imports/show/$id', title: 'Import', page: () => import('./show.tsx'), ...view },
  ],
  actions: [{ label: 'Import a CSV export', to: '/imports/create', icon: FileInput, ...manage }],
};

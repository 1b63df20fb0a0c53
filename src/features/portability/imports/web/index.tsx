import FileInput from 'lucide-react/icons/file-input';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import type { WebFeature } from '#web/feature.ts';

const Upload = lazy(() => import('./ImportUpload.tsx'));
const Run = lazy(() => import('./show.tsx').then(({ ImportRun: Screen }) => ({ default: Screen })));

/** The upload step of an import, for other screens. */
export function ImportUpload(props: { onCreated: (id: string) => unknown; onCancel?: () => unknown }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Upload {...props} />
    </Suspense>
  );
}

/** The remaining steps of an import. */
export function ImportRun(props: { id: string }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Run {...props} />
    </Suspense>
  );
}

const view = { mode: 'company', permission: 'imports:view' } as const;
const manage = { mode: 'company', permission: 'imports:manage' } as const;

export const feature: WebFeature = {
  name: 'imports',
  flag: 'imports',
  menu: [{ group: 'Data Manager', label: 'Imports', path: '/imports', icon: FileInput, order: 90, ...view }],
  routes: [
    { path: '/imports', title: 'Imports', page: () => import('./list.tsx'), ...view },
    { path: '/imports/create', title: 'New import', page: () => import('./create.tsx'), ...manage },
    { path: '/imports/show/$id', asks: 'imports/$id', title: 'Import', page: () => import('./show.tsx'), ...view },
  ],
  actions: [
    {
      label: 'Import files',
      to: '/imports/create',
      icon: FileInput,
      keywords: ['deals', 'partners', 'contacts', 'accounts', 'leads', 'products', 'CRM', 'Excel'],
      ...manage,
    },
  ],
};

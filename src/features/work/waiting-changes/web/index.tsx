import CloudOff from 'lucide-react/icons/cloud-off';
import type { WebFeature } from '#web/feature.ts';

const partner = { mode: 'partner' } as const;

/** The connection of a partner's device: the age of copies, and the changes that wait for a network. */
export const feature: WebFeature = {
  name: 'waiting-changes',
  routes: [
    {
      path: '/waiting-changes',
      title: 'Waiting changes',
      page: () => import('./waiting.tsx'),
      offline: true,
      ...partner,
    },
  ],
  actions: [{ label: 'Waiting changes', to: '/waiting-changes', icon: CloudOff, keywords: ['offline'], ...partner }],
  banner: { isShown: ({ mode }) => mode === 'partner', page: () => import('./Banner.tsx') },
};

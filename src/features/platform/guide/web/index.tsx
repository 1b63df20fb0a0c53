import BookOpenText from 'lucide-react/icons/book-open-text';
import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'guide',
  routes: [
    { path: '/help', title: 'Guide', page: () => import('./list.tsx') },
    { path: '/help/$page', title: 'Guide', page: () => import('./page.tsx') },
  ],
  actions: [
    { label: 'Guide', to: '/help', icon: BookOpenText, keywords: ['help', 'documentation', 'manual', 'how to'] },
  ],
};

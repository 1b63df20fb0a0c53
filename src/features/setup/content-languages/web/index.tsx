import Languages from 'lucide-react/icons/languages';
import type { WebFeature } from '#web/feature.ts';
import { translatedResources } from './useContentLanguages.ts';

const path = '/administration/content-languages';
const guard = { mode: 'company', permission: 'content_translations:view' } as const;

export const feature: WebFeature = {
  name: 'content-languages',
  menu: [
    {
      group: 'Settings',
      section: 'Program',
      label: 'Content languages',
      path,
      icon: Languages,
      order: 910,
      keywords: ['translate', 'translations', 'german', 'french', 'spanish', 'portuguese', 'japanese'],
      ...guard,
    },
  ],
  recordMenu: [
    {
      key: 'translate',
      label: 'Translate',
      ...translatedResources,
      to: ({ resource, id }) => `${path}?drawer=${resource}:${id}`,
      mode: 'company',
      permission: 'content_translations:manage',
    },
  ],
  routes: [{ path, title: 'Content languages', page: () => import('./list.tsx'), ...guard }],
};

import CodeXml from 'lucide-react/icons/code-xml';
import type { WebFeature } from '#web/feature.ts';

const path = '/developers';

export const feature: WebFeature = {
  name: 'developers',
  menu: [
    {
      group: 'Settings',
      section: 'Integrations',
      label: 'Developers',
      path,
      covers: [path],
      icon: CodeXml,
      order: 40,
      forDevelopers: true,
      keywords: ['api', 'reference', 'openapi', 'curl', 'client', 'rest'],
    },
  ],
  screenTabs: [
    { of: 'developers', path, label: 'API reference', order: 10 },
    { of: 'developers', path: `${path}/guides`, label: 'Guides', order: 20 },
  ],
  routes: [
    { path, title: 'API reference', page: () => import('./reference.tsx'), forDevelopers: true },
    { path: `${path}/guides`, title: 'Guides for developers', page: () => import('./guides.tsx'), forDevelopers: true },
  ],
};

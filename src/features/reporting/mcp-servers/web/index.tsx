import Plug from 'lucide-react/icons/plug';
import type { WebFeature } from '#web/feature.ts';

const path = '/developers/apps';

export const feature: WebFeature = {
  name: 'mcp-servers',
  flag: 'ai_assistant',
  screenTabs: [{ of: 'developers', path, label: 'Connect an app', order: 30 }],
  routes: [{ path, title: 'Connect an app', page: () => import('./connect.tsx'), forDevelopers: true }],
  actions: [
    {
      label: 'Connect an app',
      to: path,
      icon: Plug,
      forDevelopers: true,
      keywords: ['mcp', 'assistant', 'claude', 'cursor', 'vs code', 'model context protocol'],
    },
  ],
};

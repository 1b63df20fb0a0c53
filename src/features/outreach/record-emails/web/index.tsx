import Mail from 'lucide-react/icons/mail';
import type { WebFeature } from '#web/feature.ts';
import { mailedTables } from '../schema.ts';

export const feature: WebFeature = {
  name: 'record-emails',
  routes: [],
  composers: [
    {
      on: mailedTables,
      key: 'email',
      label: 'Write email',
      icon: Mail,
      order: 15,
      mode: 'company',
      permission: 'record_emails:manage',
      part: () => import('./EmailForm.tsx'),
    },
  ],
  timelines: mailedTables.map((on) => ({
    on,
    resource: 'record_emails',
    by: 'ref_id',
    at: 'created_at',
    entry: () => import('./emailEntry.tsx'),
    mode: 'company',
    permission: 'record_emails:view',
  })),
};

import Mail from 'lucide-react/icons/mail';
import { later } from '#web/components/later.tsx';
import type { WebFeature } from '#web/feature.ts';

export const MailsCard = later(() => import('./MailsCard.tsx'));
export { useMailEntry, useMailHistory } from './mailHistory.tsx';

export const feature: WebFeature = {
  name: 'mails',
  timelines: ['partners', 'opportunities', 'payout_batches'].map((on) => ({
    on,
    resource: 'mail_outbox',
    by: 'id',
    at: 'created_at',
    answers: { path: (id, shown) => `${on}/${id}/mails?limit=${Math.min(shown, 1000)}`, rows: 'mails' },
    entry: () => import('./mailEntry.tsx'),
  })),
  menu: [
    {
      group: 'Settings',
      section: 'Logs',
      label: 'Sent email',
      path: '/administration/mails',
      icon: Mail,
      order: 20,
      mode: 'company',
      permission: 'mail_outbox:manage',
    },
  ],
  routes: [
    {
      path: '/administration/mails',
      title: 'Sent email',
      mode: 'company',
      permission: 'mail_outbox:manage',
      page: () => import('./outbox.tsx'),
    },
  ],
};

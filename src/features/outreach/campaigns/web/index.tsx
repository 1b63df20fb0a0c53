import Mails from 'lucide-react/icons/mails';
import Plus from 'lucide-react/icons/plus';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'email_campaigns:view' } as const;
const manage = { mode: 'company', permission: 'email_campaigns:manage' } as const;

export const feature: WebFeature = {
  name: 'campaigns',
  flag: 'email_campaigns',
  menu: [
    {
      group: 'Enablement',
      label: 'Email campaigns',
      path: '/email_campaign',
      icon: Mails,
      order: 45,
      keywords: ['newsletter', 'mailing', 'marketing', 'unsubscribe', 'topics', 'sending domain', 'DKIM'],
      ...view,
    },
  ],
  screenTabs: [
    { of: 'campaigns', path: '/email_campaign', label: 'Campaigns', order: 10 },
    { of: 'campaigns', path: '/email_campaign/topics', label: 'Topics', order: 20 },
    { of: 'campaigns', path: '/email_campaign/suppressions', label: 'Suppressed', order: 30 },
    { of: 'campaigns', path: '/email_campaign/domains', label: 'Domains', order: 40 },
  ],
  routes: [
    { path: '/email_campaign', title: 'Email campaigns', page: () => import('./list.tsx'), ...view },
    { path: '/email_campaign/create', title: 'New email campaign', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/email_campaign/edit/$id',
      asks: 'email_campaigns/$id',
      title: 'Edit email campaign',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    {
      path: '/email_campaign/show/$id',
      asks: 'email_campaigns/$id',
      title: 'Email campaign',
      page: () => import('./show.tsx'),
      ...view,
    },
    {
      path: '/email_campaign/topics',
      title: 'Email topics',
      page: () => import('./topics.tsx'),
      mode: 'company',
      permission: 'email_topics:view',
    },
    {
      path: '/email_campaign/suppressions',
      title: 'Suppressed addresses',
      page: () => import('./suppressions.tsx'),
      mode: 'company',
      permission: 'email_suppressions:view',
    },
    {
      path: '/email_campaign/domains',
      title: 'Sending domains',
      page: () => import('./domains.tsx'),
      mode: 'company',
      permission: 'email_domains:view',
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'campaigns',
      label: 'Campaigns',
      group: 'People',
      order: 95,
      mode: 'company',
      permission: 'email_campaign_recipients:view',
      panel: () => import('./PartnerTab.tsx'),
    },
  ],
  timelines: [
    {
      on: 'partners',
      resource: 'email_campaign_recipients',
      by: 'partner_id',
      filters: [{ field: 'status', operator: 'eq', values: ['sent'] }],
      at: 'sent_at',
      entry: () => import('./recipientEntry.ts'),
      mode: 'company',
      permission: 'email_campaign_recipients:view',
    },
  ],
  actions: [{ label: 'New email campaign', to: '/email_campaign/create', icon: Plus, ...manage }],
  search: [
    {
      resource: 'email_campaigns',
      label: 'Email campaigns',
      icon: Mails,
      hit: (row) => ({ title: row.name, to: `/email_campaign/show/${row.id}` }),
      ...view,
    },
  ],
};

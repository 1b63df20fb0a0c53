import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { managerActions } from '#features/partners/partners/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { fillSlot } from '#web/slots.tsx';
import { nouns } from '../nouns.ts';

const view = { permission: 'meetings:view' } as const;
const company = { mode: 'company', permission: 'meetings:view' } as const;

/** The menu has no entry, as specified; partners, the search and dashboards link here. */
export const feature: WebFeature = {
  name: 'meetings',
  flag: 'meetings',
  screenTabs: [{ of: 'work', path: '/partners/meetings', label: 'Meetings', order: 30 }],
  routes: [
    ...nounRoutes('meetings', nouns.meetings, {
      list: () => import('./list.tsx'),
      edit: () => import('./edit.tsx'),
      show: () => import('./show.tsx'),
    }),
    { path: '/partners/meetings/due', title: 'Due meetings', page: () => import('./due.tsx'), ...company },
    {
      path: '/partners/meetings/cadences',
      title: 'Meeting cadences',
      page: () => import('./cadences.tsx'),
      mode: 'company',
      permission: 'meeting_cadences:view',
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'meetings',
      label: 'Meetings',
      group: 'Overview',
      order: 25,
      count: { resource: 'meetings', by: 'partner_id' },
      panel: () => import('./PartnerMeetings.tsx'),
      ...company,
    },
    {
      on: ['opportunities'],
      key: 'meetings',
      label: 'Meetings',
      order: 44,
      panel: () => import('./PartnerMeetings.tsx'),
      ...company,
    },
  ],
  parts: [
    fillSlot(managerActions, {
      order: 10,
      part: () => import('./BookMeeting.tsx'),
      mode: 'partner',
      permission: 'meetings:manage',
    }),
  ],
  composers: [
    {
      on: ['partners'],
      key: 'meeting',
      label: 'Plan meeting',
      icon: CalendarPlus,
      order: 40,
      mode: 'company',
      permission: 'meetings:manage',
      to: (id) => `/partners/meetings/create?partner=${id}`,
    },
  ],
  timelines: [
    {
      on: 'partners',
      resource: 'meetings',
      by: 'partner_id',
      filters: [{ field: 'status', operator: 'eq', values: ['held', 'no_show'] }],
      at: 'starts_at',
      entry: () => import('./meetingEntry.tsx'),
      ...company,
    },
  ],
  actions: [
    {
      label: 'Meetings',
      to: '/partners/meetings',
      icon: CalendarClock,
      keywords: ['QBR', 'review', 'calendar'],
      ...view,
    },
    {
      label: 'Plan meeting',
      to: '/partners/meetings/create',
      icon: CalendarPlus,
      keywords: ['QBR', 'business review', 'call'],
      permission: 'meetings:manage',
    },
  ],
  search: [
    {
      resource: 'meetings',
      label: 'Meetings',
      icon: CalendarClock,
      hit: (row) => ({ title: row.title, detail: row.partner_name, to: `/partners/meetings/show/${row.id}` }),
      ...view,
    },
  ],
};

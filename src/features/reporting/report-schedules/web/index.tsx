import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import Plus from 'lucide-react/icons/plus';
import type { WebFeature } from '#web/feature.ts';

const view = { permission: 'report_schedules:view' } as const;
const manage = { permission: 'report_schedules:manage' } as const;

/** Both modes share this module: each sees the reports of its own side. */
export const feature: WebFeature = {
  name: 'report-schedules',
  flag: 'report_schedules',
  menu: [
    {
      group: 'Company',
      label: 'Reports',
      path: '/report-schedules',
      covers: ['/reports'],
      icon: CalendarClock,
      order: 20,
      daily: { order: 110, mode: 'company' },
      ...view,
    },
  ],
  screenTabs: [
    { of: 'reports', path: '/report-schedules', label: 'Scheduled reports', order: 10 },
    { of: 'reports', path: '/report-schedules/analyses', label: 'Analyses', order: 20, mode: 'company' },
  ],
  routes: [
    {
      path: '/report-schedules/analyses',
      title: 'Analyses',
      page: () => import('./analyses.tsx'),
      mode: 'company',
      ...view,
    },
    { path: '/report-schedules', title: 'Reports', page: () => import('./list.tsx'), ...view },
    { path: '/report-schedules/create', title: 'New report', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/report-schedules/edit/$id',
      asks: 'report_schedules/$id',
      title: 'Edit report',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    {
      path: '/report-schedules/show/$id',
      asks: 'report_schedules/$id',
      title: 'Report',
      page: () => import('./show.tsx'),
      ...view,
    },
    // Every recipient of a report may download it, whatever their role.
    {
      path: '/report-schedules/files/$id',
      asks: 'report_deliveries/$id/file_info',
      title: 'Report file',
      page: () => import('./file.tsx'),
    },
  ],
  actions: [
    {
      label: 'Analyses',
      to: '/report-schedules/analyses',
      icon: ChartColumn,
      keywords: ['report', 'figures', 'statistics'],
      mode: 'company',
      ...view,
    },
    {
      label: 'New report',
      to: '/report-schedules/create',
      icon: Plus,
      keywords: ['schedule', 'export', 'mail', 'csv', 'pdf'],
      ...manage,
    },
  ],
  listLinks: [
    {
      label: 'Create report',
      icon: CalendarClock,
      to: ({ resource, columns, filters, sort }) =>
        `/report-schedules/create?${new URLSearchParams({
          list: JSON.stringify({ object: resource, columns, filters, sort }),
        })}`,
      ...manage,
    },
  ],
  search: [
    {
      resource: 'report_schedules',
      label: 'Reports',
      icon: CalendarClock,
      hit: (row) => ({ title: row.name, detail: row.owner_name, to: `/report-schedules/show/${row.id}` }),
      ...view,
    },
  ],
};

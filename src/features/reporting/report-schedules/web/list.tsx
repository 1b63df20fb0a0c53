import { Button } from 'antd';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { roleWordsOf } from '#features/access/roles/words.ts';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { ReportSchedule } from '../schema.ts';
import { timingSentence } from '../timing.ts';
import { OutsideDialog } from './ExternalRecipientsDialog.tsx';
import { Templates } from './Templates.tsx';
import { texts } from './texts.ts';
import { formatOptions, recipientsText, scheduleLabel, stateOptions, statusOptions } from './words.ts';

const columns: Column<ReportSchedule>[] = sayable([
  { field: 'name', label: 'Name', sortable: true },
  { field: 'object', label: 'Data', sortable: true, value: ({ object }) => roleWordsOf(object).label },
  { field: 'timing', label: 'Schedule', value: ({ timing }) => timingSentence(timing), width: 300 },
  { field: 'next_run_at', label: 'Next run', kind: 'instant', sortable: true },
  { field: 'last_state', label: 'Last result', kind: 'status', options: stateOptions },
  { field: 'recipients', label: 'Recipients', value: ({ recipients }) => recipientsText(recipients), width: 200 },
  { field: 'status', label: 'Status', kind: 'status', options: statusOptions, sortable: true },
  { field: 'format', label: 'Format', value: ({ format }) => scheduleLabel(formatOptions, format), hidden: true },
  { field: 'owner_name', label: 'Owner', kind: 'person', sortable: true, hidden: true },
  { field: 'last_run_at', label: 'Last run', kind: 'relative', sortable: true, hidden: true },
]);
const filters: FilterSpec[] = sayable([
  { field: 'name', label: 'Name', kind: 'text' },
  { field: 'status', label: 'Status', kind: 'multi', options: statusOptions },
  { field: 'last_state', label: 'Last result', kind: 'multi', options: stateOptions },
  { field: 'format', label: 'Format', kind: 'multi', options: formatOptions },
  { field: 'is_mine', label: 'Owned by me', kind: 'bool' },
]);

export default function ReportList() {
  const { mode } = useSession();
  const decidesOutside = useCan('organizations', 'manage') && mode === 'company';
  const mayManage = useCan('report_schedules', 'manage');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ResourceList<ReportSchedule>
        resource="report_schedules"
        title={texts.reports}
        columns={columns}
        filters={filters}
        sort={[{ field: 'name', descending: false }]}
        to={({ id }) => `/report-schedules/show/${id}`}
        create={{ label: texts.newReport, to: '/report-schedules/create' }}
        actions={decidesOutside && <Button onClick={() => setOpen(true)}>{texts.externalRecipients}</Button>}
        empty={{
          icon: CalendarClock,
          text: texts.reportsEmailListDataAtTimes,
          actions: mayManage && <Templates />,
        }}
      />
      {isOpen && <OutsideDialog onClose={() => setOpen(false)} />}
    </>
  );
}

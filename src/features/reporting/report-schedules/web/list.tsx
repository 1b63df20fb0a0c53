import { Button } from 'antd';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { wordsOf } from '#features/access/roles/words.ts';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useCan, useSession } from '#web/session.tsx';
import type { ReportSchedule } from '../schema.ts';
import { timingSentence } from '../timing.ts';
import { OutsideDialog } from './OutsideDialog.tsx';
import { Templates } from './Templates.tsx';
import { formatOptions, labelOf, recipientsText, stateOptions, statusOptions } from './words.ts';

const columns: Column<ReportSchedule>[] = [
  { field: 'name', label: 'Name', sortable: true },
  { field: 'object', label: 'Of', sortable: true, value: ({ object }) => wordsOf(object).label },
  { field: 'timing', label: 'When', value: ({ timing }) => timingSentence(timing), width: 300 },
  { field: 'next_run_at', label: 'Next', kind: 'instant', sortable: true },
  { field: 'last_state', label: 'Last time', kind: 'status', options: stateOptions },
  { field: 'recipients', label: 'To', value: ({ recipients }) => recipientsText(recipients), width: 200 },
  { field: 'status', label: 'State', kind: 'status', options: statusOptions, sortable: true },
  { field: 'format', label: 'As', value: ({ format }) => labelOf(formatOptions, format), hidden: true },
  { field: 'owner_name', label: 'Made by', kind: 'person', sortable: true, hidden: true },
  { field: 'last_run_at', label: 'Last run', kind: 'relative', sortable: true, hidden: true },
];
const filters: FilterSpec[] = [
  { field: 'name', label: 'Name', kind: 'text' },
  { field: 'status', label: 'State', kind: 'multi', options: statusOptions },
  { field: 'last_state', label: 'Last time', kind: 'multi', options: stateOptions },
  { field: 'format', label: 'As', kind: 'multi', options: formatOptions },
  { field: 'is_mine', label: 'Made by me', kind: 'bool' },
];

export default function ReportList() {
  const { mode } = useSession();
  const decidesOutside = useCan('organizations', 'manage') && mode === 'company';
  const mayManage = useCan('report_schedules', 'manage');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ResourceList<ReportSchedule>
        resource="report_schedules"
        title="Reports"
        noun={['report', 'reports']}
        columns={columns}
        filters={filters}
        sort={[{ field: 'name', descending: false }]}
        to={({ id }) => `/report-schedules/show/${id}`}
        create={{ label: 'New report', to: '/report-schedules/create' }}
        actions={decidesOutside && <Button onClick={() => setOpen(true)}>Addresses outside</Button>}
        empty={{
          icon: CalendarClock,
          text: 'A report sends rows of a list by mail, at the times you choose. Everybody who gets it sees only what they may see.',
          actions: mayManage && <Templates />,
        }}
      />
      {isOpen && <OutsideDialog onClose={() => setOpen(false)} />}
    </>
  );
}

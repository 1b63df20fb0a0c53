import Radio from 'lucide-react/icons/radio';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { eventStatusOptions, type TrackedEvent } from '../schema.ts';
import { eventKindOptions, texts as t } from './texts.ts';

const columns: Column<TrackedEvent>[] = sayable([
  { field: 'external_id', label: 'Reference' },
  { field: 'kind', label: 'Type', kind: 'status', options: eventKindOptions, sortable: true },
  { field: 'customer_name', label: 'Customer', width: 200 },
  { field: 'partner_name', label: 'Partner', width: 180 },
  { field: 'link_name', label: 'Link', hidden: true },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'status', label: 'Status', kind: 'status', options: eventStatusOptions, sortable: true },
  { field: 'note', label: 'Reason', width: 280, hidden: true },
  { field: 'occurred_at', label: 'Time', kind: 'instant', sortable: true },
]);
const filters: FilterSpec[] = sayable([
  { field: 'kind', label: 'Type', kind: 'multi', options: eventKindOptions },
  { field: 'status', label: 'Status', kind: 'multi', options: eventStatusOptions },
  { field: 'currency', label: 'Currency', kind: 'text' },
  { field: 'occurred_at', label: 'Time', kind: 'instant' },
]);

export default function EventList() {
  return (
    <ResourceList<TrackedEvent>
      resource="tracked_events"
      columns={columns}
      filters={filters}
      savedViews={false}
      to={({ opportunity_id }) =>
        opportunity_id ? `/commissions/opportunities/show/${opportunity_id}` : '/referral-links?tab=events'
      }
      empty={{ icon: Radio, text: t.noEvents }}
    />
  );
}

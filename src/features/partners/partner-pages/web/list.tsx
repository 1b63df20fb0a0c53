import UserPlus from 'lucide-react/icons/user-plus';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { PartnerPage } from '../schema.ts';
import { decisionTime, stateOptions, stateWords } from './words.ts';

const columns: Column<PartnerPage>[] = [
  { field: 'name', label: 'Name', sortable: true },
  {
    field: 'state',
    label: 'Status',
    sortable: true,
    width: 120,
    render: ({ state }) => <StatusTag tone={stateWords(state).tone}>{stateWords(state).label}</StatusTag>,
  },
  { field: 'views', label: 'Views', kind: 'number', sortable: true, width: 90 },
  { field: 'starts', label: 'Started', kind: 'number', width: 90 },
  { field: 'submissions', label: 'Submitted', kind: 'number', sortable: true, width: 110 },
  { field: 'approvals', label: 'Approved', kind: 'number', sortable: true, width: 110 },
  { field: 'open_applications', label: 'Open', kind: 'number', sortable: true, width: 90 },
  {
    field: 'median_decision_seconds',
    label: 'Median decision time',
    width: 180,
    value: ({ median_decision_seconds }) => decisionTime(median_decision_seconds),
  },
  { field: 'form_name', label: 'Form', hidden: true },
  { field: 'owner_name', label: 'Owner', kind: 'person', hidden: true },
  { field: 'created_at', label: 'Created', kind: 'date', sortable: true, hidden: true },
];

const filters: FilterSpec[] = [
  { field: 'state', label: 'Status', kind: 'multi', options: stateOptions },
  { field: 'type_id', label: 'Partner type', kind: 'reference', resource: 'partner_types' },
  { field: 'owner_user_id', label: 'Owner', kind: 'reference', resource: 'people', labelField: 'full_name' },
];

export default function PartnerPageList() {
  return (
    <ResourceList<PartnerPage>
      resource="partner_pages"
      title="Partner Signup"
      noun={['sign-up page', 'sign-up pages']}
      columns={columns}
      filters={filters}
      to={({ id }) => `/partners/pages/edit/${id}`}
      create={{ label: 'New sign-up page', to: '/partners/pages/create' }}
      empty={{
        icon: UserPlus,
        text: 'A sign-up page explains your program and lets companies apply to become partners.',
      }}
    />
  );
}

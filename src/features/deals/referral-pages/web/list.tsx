import FilePen from 'lucide-react/icons/file-pen';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { ReferralPage } from '../schema.ts';
import { accessOptions, sourceOptions, sourceWords, stateOptions, stateWords } from './words.ts';

const columns: Column<ReferralPage>[] = [
  { field: 'name', label: 'Name', sortable: true },
  {
    field: 'state',
    label: 'Status',
    sortable: true,
    width: 120,
    render: ({ state }) => <StatusTag tone={stateWords(state).tone}>{stateWords(state).label}</StatusTag>,
  },
  { field: 'type_name', label: 'Opportunity type' },
  {
    field: 'partner_from',
    label: 'Partner',
    value: ({ partner_from, partner_name }) => partner_name ?? sourceWords(partner_from),
  },
  { field: 'views', label: 'Views', kind: 'number', sortable: true, width: 90 },
  { field: 'starts', label: 'Started', kind: 'number', width: 90 },
  { field: 'registrations', label: 'Registered', kind: 'number', sortable: true, width: 110 },
  { field: 'approved', label: 'Approved', kind: 'number', sortable: true, width: 110 },
  { field: 'waiting', label: 'Open', kind: 'number', sortable: true, width: 90 },
  { field: 'form_name', label: 'Form', hidden: true },
  { field: 'created_at', label: 'Created', kind: 'date', sortable: true, hidden: true },
];

const filters: FilterSpec[] = [
  { field: 'state', label: 'Status', kind: 'multi', options: stateOptions },
  { field: 'access', label: 'Access', kind: 'multi', options: accessOptions },
  { field: 'partner_from', label: 'Partner from', kind: 'multi', options: sourceOptions },
  { field: 'type_id', label: 'Opportunity type', kind: 'reference', resource: 'opportunity_types' },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
];

export default function ReferralPageList() {
  return (
    <ResourceList<ReferralPage>
      resource="referral_pages"
      title="Deal Reg Forms"
      noun={['deal registration form', 'deal registration forms']}
      columns={columns}
      filters={filters}
      to={({ id }) => `/referral-pages/edit/${id}`}
      create={{ label: 'New form', to: '/referral-pages/create' }}
      empty={{
        icon: FilePen,
        text: 'A deal registration form lets partners, and people who know them, register deals on your website or at an event.',
      }}
    />
  );
}

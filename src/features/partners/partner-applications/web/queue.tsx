import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { PartnerApplication } from '../schema.ts';
import { ApplicationStatusTag, Due, RiskTag } from './parts.tsx';
import { doorOptions, statusOptions } from './words.ts';

const columns: Column<PartnerApplication>[] = [
  { field: 'company_name', label: 'Company', sortable: true },
  { field: 'contact_name', label: 'Applicant', kind: 'person', sortable: true, width: 170 },
  { field: 'status', label: 'Status', sortable: true, width: 150, render: (row) => <ApplicationStatusTag row={row} /> },
  { field: 'flag_count', label: 'Risk', sortable: true, width: 130, render: (row) => <RiskTag row={row} /> },
  { field: 'review_due_at', label: 'Decision due', sortable: true, width: 190, render: (row) => <Due row={row} /> },
  { field: 'owner_name', label: 'Owner', kind: 'person', width: 150 },
  { field: 'country', label: 'Country', width: 130, value: ({ country }) => countryName(country) },
  { field: 'created_at', label: 'Applied', kind: 'relative', sortable: true, width: 120 },
  {
    field: 'door',
    label: 'Kind',
    hidden: true,
    render: ({ door }) => <StatusTag>{door === 'join' ? 'Joins a partner' : 'New partner'}</StatusTag>,
  },
  { field: 'email', label: 'Email', hidden: true },
  { field: 'page_name', label: 'Page', hidden: true },
];

const filters: FilterSpec[] = [
  { field: 'status', label: 'Status', kind: 'multi', options: statusOptions },
  { field: 'page_id', label: 'Page', kind: 'reference', resource: 'partner_pages' },
  { field: 'owner_user_id', label: 'Owner', kind: 'reference', resource: 'people', labelField: 'full_name' },
  { field: 'has_high_risk', label: 'High risk', kind: 'bool' },
  { field: 'door', label: 'Kind', kind: 'select', options: doorOptions },
  { field: 'review_due_at', label: 'Decision due', kind: 'instant' },
  { field: 'created_at', label: 'Applied', kind: 'instant' },
];

/** Applications to become a partner, open ones first. */
export default function ApplicationQueue({ actions }: { actions: ReactNode }) {
  return (
    <ResourceList<PartnerApplication>
      resource="partner_applications"
      title="Sign-ups"
      noun={['application', 'applications']}
      columns={columns}
      filters={filters}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/partners/pending/opportunities/show/${id}?queue=sign-ups`}
      actions={actions}
      empty={{ icon: UserPlus, text: 'Companies that apply on a sign-up page appear here for your decision.' }}
    />
  );
}

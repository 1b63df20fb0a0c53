import Building2 from 'lucide-react/icons/building-2';
import { sayable } from '#shared/text/labels.ts';
import { formatBytes } from '#web/region.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { Company } from '../schema.ts';
import { texts } from './texts.ts';
import { Usage } from './Usage.tsx';
import { companyStatuses } from './words.ts';

const columns: Column<Company>[] = sayable([
  { field: 'name', label: 'Company', sortable: true },
  { field: 'status', label: 'Status', kind: 'status', options: companyStatuses, sortable: true },
  {
    field: 'seats',
    label: 'Team',
    sortable: true,
    width: 150,
    render: ({ seats, max_seats }) => <Usage used={seats} most={max_seats} />,
  },
  {
    field: 'partners',
    label: 'Partners',
    sortable: true,
    width: 150,
    render: ({ partners, max_partners }) => <Usage used={partners} most={max_partners} />,
  },
  {
    field: 'storage_bytes',
    label: 'Storage',
    sortable: true,
    width: 170,
    render: ({ storage_bytes, max_storage_bytes }) => (
      <Usage used={storage_bytes} most={max_storage_bytes} text={formatBytes} />
    ),
  },
  { field: 'last_sign_in_at', label: 'Last sign-in', kind: 'relative', sortable: true },
  { field: 'created_at', label: 'Created', kind: 'date', sortable: true },
  { field: 'domain', label: 'Domain', hidden: true },
]);

const filters: FilterSpec[] = sayable([
  { field: 'status', label: 'Status', kind: 'multi', options: companyStatuses },
  { field: 'name', label: 'Name', kind: 'text' },
  { field: 'partners', label: 'Partners', kind: 'number' },
  { field: 'seats', label: 'Team', kind: 'number' },
  { field: 'last_sign_in_at', label: 'Last sign-in', kind: 'instant' },
  { field: 'created_at', label: 'Created', kind: 'instant' },
]);

export default function CompanyList() {
  return (
    <ResourceList<Company>
      resource="superadmin/companies"
      title={texts.companiesText}
      words={['company', 'companies']}
      columns={columns}
      filters={filters}
      sort={[{ field: 'name', descending: false }]}
      to={({ id }) => `/superadmin/companies/edit/${id}`}
      savedViews={false}
      exportable={false}
      empty={{ icon: Building2, text: texts.companiesAppearHereWhenSomeoneRegisters }}
    />
  );
}

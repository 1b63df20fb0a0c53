import Eye from 'lucide-react/icons/eye';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import type { DocumentAccess } from '../schema.ts';

const kinds = [
  { value: 'viewed', label: 'Viewed', tone: 'blue' },
  { value: 'downloaded', label: 'Downloaded', tone: 'green' },
] as const;
const ways = { person: '', support: ', seen by somebody viewing as them', program: ', a program with their key' };

const columns: Column<DocumentAccess>[] = [
  {
    field: 'user_name',
    label: 'Who',
    sortable: true,
    value: ({ user_name, through }) => `${user_name}${ways[through]}`,
  },
  { field: 'partner_name', label: 'Of', value: ({ partner_name }) => partner_name ?? 'Your company' },
  { field: 'kind', label: 'What', kind: 'status', options: kinds },
  { field: 'version', label: 'Version', kind: 'number', sortable: true },
  { field: 'created_at', label: 'When', kind: 'instant', sortable: true },
];
const filters: FilterSpec[] = [
  { field: 'kind', label: 'What', kind: 'multi', options: kinds },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'created_at', label: 'When', kind: 'instant' },
];

/** Who opened it: for the company's eyes only. */
export function AccessTab({ id }: { id: string }) {
  return (
    <ResourceList<DocumentAccess>
      resource="document_accesses"
      permission="documents"
      noun={['access', 'accesses']}
      columns={columns}
      filters={filters}
      fixed={[{ field: 'document_id', operator: 'eq', values: [id] }]}
      sort={[{ field: 'created_at', descending: true }]}
      savedViews={false}
      empty={{
        icon: Eye,
        text: 'Whoever views or downloads this document appears here. Partners do not see this list.',
      }}
    />
  );
}

import Eye from 'lucide-react/icons/eye';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { DocumentAccess } from '../schema.ts';
import { texts } from './texts.ts';

const kinds = sayable([
  { value: 'viewed', label: 'Viewed', tone: 'blue' },
  { value: 'downloaded', label: 'Downloaded', tone: 'green' },
] as const);
const ways = { person: '', support: ', viewed by someone impersonating them', program: ', with an API key' };

const columns: Column<DocumentAccess>[] = sayable([
  {
    field: 'user_name',
    label: 'Person',
    sortable: true,
    value: ({ user_name, through }) => `${user_name}${ways[through]}`,
  },
  { field: 'partner_name', label: 'Organization', value: ({ partner_name }) => partner_name ?? texts.yourCompany },
  { field: 'kind', label: 'Action', kind: 'status', options: kinds },
  { field: 'version', label: 'Version', kind: 'number', sortable: true },
  { field: 'created_at', label: 'Date', kind: 'instant', sortable: true },
]);
const name: Column<DocumentAccess> = sayable({
  field: 'document_name',
  label: 'Document',
  to: ({ document_id }) => `/documents/${document_id}`,
});
const filters: FilterSpec[] = sayable([
  { field: 'kind', label: 'Action', kind: 'multi', options: kinds },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'created_at', label: 'Date', kind: 'instant' },
]);

/** The log of who opened a document, or the documents of a folder, visible to the company only. */
export default function AccessTab({ id, field = 'document_id' }: { id: string; field?: 'document_id' | 'folder_id' }) {
  return (
    <ResourceList<DocumentAccess>
      resource="document_accesses"
      permission="documents"
      columns={field === 'folder_id' ? [name, ...columns] : columns}
      filters={filters}
      fixed={[{ field, operator: 'eq', values: [id] }]}
      sort={[{ field: 'created_at', descending: true }]}
      savedViews={false}
      empty={{
        icon: Eye,
        text: texts.peopleWhoViewOrDownloadThis,
      }}
    />
  );
}

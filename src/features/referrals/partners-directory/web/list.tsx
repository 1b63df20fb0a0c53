import BookUser from 'lucide-react/icons/book-user';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { directoryFields, type PartnersDirectory } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns: Column<PartnersDirectory>[] = columnsOf(
  directoryFields,
  [
    'name',
    {
      field: 'is_published',
      label: 'State',
      kind: 'status',
      value: ({ is_published }) => (is_published ? 'published' : 'draft'),
      options: [
        { value: 'published', label: 'Published', tone: 'green' },
        { value: 'draft', label: 'Draft', tone: 'gray' },
      ],
    },
    { field: 'published_listings', label: 'Published listings', kind: 'number', sortable: true },
    { field: 'waiting_changes', label: 'Changes to approve', kind: 'number', sortable: true },
  ],
  [{ field: 'created_at', label: 'Created', kind: 'relative', sortable: true, hidden: true }],
);

export default function DirectoryList() {
  return (
    <ResourceList<PartnersDirectory>
      resource="partners_directory"
      title={t.title}
      columns={columns}
      filters={filtersOf(directoryFields, ['is_published'])}
      sort={[{ field: 'name', descending: false }]}
      to={({ id }) => `/partners_directory/show/${id}`}
      create={{ label: t.create, to: '/partners_directory/create' }}
      empty={{ icon: BookUser, text: t.empty }}
    />
  );
}

import FileInput from 'lucide-react/icons/file-input';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { Import } from '../schema.ts';
import { statusWords } from './statuses.ts';

const columns: Column<Import>[] = [
  { field: 'name', label: 'Files', sortable: true },
  {
    field: 'status',
    label: 'Status',
    kind: 'status',
    sortable: true,
    width: 170,
    options: Object.entries(statusWords).map(([value, { label, tone }]) => ({ value, label, tone })),
  },
  { field: 'created_by_name', label: 'Created by', kind: 'person' },
  { field: 'created_at', label: 'Started', kind: 'instant', sortable: true },
  { field: 'finished_at', label: 'Finished', kind: 'instant' },
];

export default function ImportList() {
  return (
    <ResourceList<Import>
      resource="imports"
      title="Imports"
      noun={['import', 'imports']}
      columns={columns}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/imports/show/${id}`}
      create={{ label: 'New import', to: '/imports/create' }}
      empty={{
        icon: FileInput,
        text: 'Import data from your CRM, or any list as CSV or Excel. You review all changes before anything is saved.',
      }}
    />
  );
}

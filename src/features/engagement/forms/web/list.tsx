import { useNavigate } from '@tanstack/react-router';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Form, formFields } from '../schema.ts';
import { NewForm } from './NewForm.tsx';
import { texts as t } from './texts.ts';
import { usePurposes } from './usePurposes.ts';

const filters = filtersOf(formFields);

export default function FormList() {
  const navigate = useNavigate();
  const { labelOf } = usePurposes();
  return (
    <ResourceList<Form>
      resource="forms"
      title={t.title}
      noun={['form', 'forms']}
      columns={columnsOf<Form, typeof formFields>(
        formFields,
        ['name', { of: 'purpose', value: ({ purpose }) => labelOf(purpose) }],
        [
          { field: 'created_at', label: 'Created', kind: 'instant', sortable: true, hidden: true },
          { field: 'updated_at', label: 'Last changed', kind: 'instant', sortable: true, hidden: true },
        ],
      )}
      filters={filters}
      sort={[{ field: 'updated_at', descending: true }]}
      to={({ id }) => `/forms/show/${id}`}
      create={{
        label: t.newForm,
        form: (done) => <NewForm onDone={({ id }) => navigate({ to: `/forms/edit/${id}` })} onCancel={done} />,
      }}
      empty={{ icon: ClipboardList, text: t.empty }}
    />
  );
}

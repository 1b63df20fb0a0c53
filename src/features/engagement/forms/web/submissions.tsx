import ClipboardList from 'lucide-react/icons/clipboard-list';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type FormSubmission, submissionFields } from '../schema.ts';
import { Submission } from './Submission.tsx';
import { texts as t } from './texts.ts';

/** The submissions of all forms, newest first. */
export default function Submissions() {
  const setDrawer = useSetDrawer();
  return (
    <>
      <ResourceList<FormSubmission>
        resource="form_submissions"
        permission="forms"
        title="Form submissions"
        noun={['submission', 'submissions']}
        columns={columnsOf<FormSubmission, typeof submissionFields>(submissionFields, [
          { field: 'created_at', label: 'Submitted', kind: 'instant', sortable: true },
        ])}
        filters={[...filtersOf(submissionFields), { field: 'created_at', label: 'Submitted', kind: 'instant' }]}
        sort={[{ field: 'created_at', descending: true }]}
        onOpen={({ id }) => setDrawer(id)}
        empty={{ icon: ClipboardList, text: t.noSubmissions }}
      />
      <RouteDrawer title="Submission">{(id) => <Submission id={id} />}</RouteDrawer>
    </>
  );
}

import ClipboardList from 'lucide-react/icons/clipboard-list';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { formSubmission } from '../schema.ts';
import { Submission } from './Submission.tsx';
import { texts as t } from './texts.ts';

/** The submissions of all forms, newest first. */
export default function Submissions() {
  const setDrawer = useSetDrawer();
  return (
    <>
      <NounList
        noun={formSubmission}
        permission="forms"
        words={['submission', 'submissions']}
        columns={[{ field: 'created_at', label: t.submittedText, kind: 'instant', sortable: true }]}
        lastFilters={[{ field: 'created_at', label: t.submittedText, kind: 'instant' }]}
        onOpen={({ id }) => setDrawer(id)}
        empty={{ icon: ClipboardList, text: t.noSubmissions }}
      />
      <RouteDrawer title={t.submission}>{(id) => <Submission id={id} />}</RouteDrawer>
    </>
  );
}

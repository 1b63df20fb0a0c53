import PenLine from 'lucide-react/icons/pen-line';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { assignmentSubmission } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function Assignments() {
  return (
    <NounList
      noun={assignmentSubmission}
      permission="course_enrollments"
      title={t.assignments}
      words={['assignment', 'assignments']}
      last={[{ field: 'created_at', label: t.submitted, kind: 'relative', sortable: true }]}
      to={({ id }) => `/training/assignments/${id}`}
      empty={{ icon: PenLine, text: t.assignmentsEmpty }}
    />
  );
}

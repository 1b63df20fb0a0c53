import PenLine from 'lucide-react/icons/pen-line';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type AssignmentSubmission, submissionFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const filters = filtersOf(submissionFields);

export default function Assignments() {
  return (
    <ResourceList<AssignmentSubmission>
      resource="assignment_submissions"
      permission="course_enrollments"
      title={t.assignments}
      noun={['assignment', 'assignments']}
      columns={columnsOf<AssignmentSubmission, typeof submissionFields>(
        submissionFields,
        ['lesson_title', 'learner_name'],
        [{ field: 'created_at', label: t.submitted, kind: 'relative', sortable: true }],
      )}
      filters={filters}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/training/assignments/${id}`}
      empty={{ icon: PenLine, text: t.assignmentsEmpty }}
    />
  );
}

import { Button } from 'antd';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Link } from '#web/components/Link.tsx';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session.tsx';
import { type Course, courseFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const filters = filtersOf(courseFields);

export default function CourseList() {
  const mayManage = useCan('courses', 'manage');
  const maySeeCertificates = useCan('certificate_programs', 'view');
  return (
    <ResourceList<Course>
      resource="courses"
      title={t.title}
      noun={['course', 'courses']}
      columns={columnsOf<Course, typeof courseFields>(
        courseFields,
        ['title'],
        [{ field: 'updated_at', label: 'Last changed', kind: 'relative', sortable: true, hidden: true }],
      )}
      filters={filters}
      sort={[{ field: 'updated_at', descending: true }]}
      to={({ id }) => (mayManage ? `/training/edit/${id}` : `/training/course-analytics/${id}`)}
      create={{ label: t.newCourse, to: '/training/create' }}
      actions={
        <>
          {maySeeCertificates && (
            <Link to="/training/certificates">
              <Button>{t.certificates}</Button>
            </Link>
          )}
          <Link to="/training/learners">
            <Button>{t.learners}</Button>
          </Link>
          {mayManage && (
            <Link to="/training/questions">
              <Button>{t.questionBank}</Button>
            </Link>
          )}
        </>
      }
      empty={{ icon: GraduationCap, text: t.empty }}
    />
  );
}

import { Button } from 'antd';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Link } from '#web/components/Link.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session.tsx';
import { courseNoun } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function CourseList() {
  const mayManage = useCan('courses', 'manage');
  const maySeeCertificates = useCan('certificate_programs', 'view');
  return (
    <NounList
      noun={courseNoun}
      title={t.title}
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

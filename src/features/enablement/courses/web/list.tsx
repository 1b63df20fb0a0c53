import GraduationCap from 'lucide-react/icons/graduation-cap';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { courseNoun } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function CourseList() {
  const mayManage = useCan('courses', 'manage');
  return (
    <NounList
      noun={courseNoun}
      title={t.title}
      to={({ id }) => (mayManage ? `/training/edit/${id}` : `/training/course-analytics/${id}`)}
      create={{ label: t.newCourse, to: '/training/create' }}
      empty={{ icon: GraduationCap, text: t.empty }}
    />
  );
}

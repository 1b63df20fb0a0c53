import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { CourseForm } from './CourseForm.tsx';
import { texts as t } from './texts.ts';

export default function CourseCreate() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t.newCourse} />
      <div style={{ maxWidth: 640 }}>
        <CourseForm
          onDone={({ id }) => navigate({ to: `/training/edit/${id}` })}
          onCancel={() => navigate({ to: '/training' })}
        />
      </div>
    </>
  );
}

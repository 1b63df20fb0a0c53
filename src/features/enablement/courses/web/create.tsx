import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type Course, courseNoun } from '../schema.ts';
import { texts as t } from './texts.ts';

/** A course starts with its title; everything else is in the builder. */
export default function CourseCreate() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t.newCourse} />
      <div style={{ maxWidth: 640 }}>
        <ResourceForm<Course>
          resource="courses"
          submit={t.create}
          toBody={(values) => ({ ...values, language: 'en', is_sequential: false, is_self_enrolled: true })}
          onDone={({ id }) => navigate({ to: `/training/edit/${id}` })}
          onCancel={() => navigate({ to: '/training' })}
        >
          <FieldInput of={courseNoun.fields} name="title" />
        </ResourceForm>
      </div>
    </>
  );
}

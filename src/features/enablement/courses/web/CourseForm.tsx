import { OriginsInput } from '#web/inputs/OriginsInput.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type Course, courseFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const colleagues = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

/** What a course is called and which rules it has; its lessons are in the builder. */
export function CourseForm({
  row,
  onDone,
  onCancel,
}: {
  row?: Course;
  onDone: (course: Course) => void;
  onCancel: () => void;
}) {
  const id = row?.id;
  return (
    <ResourceForm<Course>
      resource="courses"
      {...(id ? { id } : { initial: { language: 'en', is_sequential: false, is_self_enrolled: true } })}
      submit={row ? t.save : t.create}
      onDone={onDone}
      onCancel={onCancel}
    >
      <FieldInputs of={courseFields} section="Course" id={id} special={{ owner_user_id: { only: colleagues } }} />
      <FieldInputs of={courseFields} section="Rules" id={id} />
      <Field name="content_origins" label={t.contentOrigins} help={t.contentOriginsHelp}>
        <OriginsInput />
      </Field>
    </ResourceForm>
  );
}

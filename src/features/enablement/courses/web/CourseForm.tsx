import { OriginsInput } from '#web/inputs/OriginsInput.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { type Course, courseNoun } from '../schema.ts';
import { texts as t } from './texts.ts';

const colleagues = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

/** The name and rules of a course; its lessons are in the builder. */
export function CourseForm({
  row,
  onDone,
  onCancel,
}: {
  row: Course;
  onDone: (course: Course) => void;
  onCancel: () => void;
}) {
  return (
    <NounForm
      noun={courseNoun}
      plain
      special={{ owner_user_id: { only: colleagues } }}
      id={row.id}
      submit={t.save}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Field name="content_origins" label={t.contentOrigins} help={t.contentOriginsHelp}>
        <OriginsInput />
      </Field>
    </NounForm>
  );
}

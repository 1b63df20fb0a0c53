import ClipboardList from 'lucide-react/icons/clipboard-list';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { formFieldsOf } from '../definition.schema.ts';
import { type Form, type FormSubmission, formSubmission } from '../schema.ts';
import { answerText } from './answerText.ts';
import { Submission } from './Submission.tsx';
import { texts as t } from './texts.ts';

/** The submissions of a form; its first fields are columns. */
export function SubmissionsTab({ form }: { form: Form }) {
  const setDrawer = useSetDrawer();
  const answers = formFieldsOf(form.definition)
    .filter(({ type, key }) => !['HIDDEN', 'CONSENT', 'FILE'].includes(type) && key !== 'email')
    .slice(0, 12)
    .map(
      (field, at): Column<FormSubmission> => ({
        field: `answer_${field.key}`,
        label: field.label,
        value: (row) => answerText(field, row.answers[field.key]),
        width: 180,
        ...(at > 2 && { hidden: true }),
      }),
    );
  return (
    <>
      <ResourceList<FormSubmission>
        resource="form_submissions"
        permission="forms"
        columns={columnsOf<FormSubmission, typeof formSubmission.fields>(
          {
            ...formSubmission.fields,
            form_id: { ...formSubmission.fields.form_id, list: 'hidden' },
          } as unknown as typeof formSubmission.fields,
          [{ field: 'created_at', label: t.submittedText, kind: 'instant', sortable: true }, 'email', ...answers],
        )}
        filters={[
          ...filtersOf(formSubmission.fields).filter(({ field }) => field !== 'form_id' && field !== 'purpose'),
          { field: 'created_at', label: t.submittedText, kind: 'instant' },
        ]}
        fixed={[{ field: 'form_id', operator: 'eq', values: [form.id] }]}
        sort={[{ field: 'created_at', descending: true }]}
        onOpen={({ id }) => setDrawer(id)}
        savedViews={false}
        empty={{ icon: ClipboardList, text: t.noSubmissions }}
      />
      <RouteDrawer title={t.submission}>{(id) => <Submission id={id} />}</RouteDrawer>
    </>
  );
}

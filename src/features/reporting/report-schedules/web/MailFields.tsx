import { Form, Segmented } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { Field, LongTextField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { variables } from '../variables.ts';
import { texts as ownTexts } from './texts.ts';
import { formatOptions, scheduleLabel, statusOptions } from './words.ts';

const deliveries = sayable([
  { value: 'attachment', label: 'Attachment' },
  { value: 'link', label: 'Link' },
]);

/** The format and the texts of the email. */
export function MailFields() {
  const format = Form.useWatch<string | undefined>('format');
  return (
    <>
      <Field
        name="format"
        label={ownTexts.format}
        show={(value) => scheduleLabel(formatOptions, String(value))}
        required
      >
        <Segmented aria-label={ownTexts.format} options={formatOptions.map(({ value, label }) => ({ value, label }))} />
      </Field>
      {format !== 'inline' && (
        <Field
          name="delivery"
          label={ownTexts.delivery}
          help={ownTexts.linksRequireSignInAndWork}
          show={(value) => scheduleLabel(deliveries, String(value))}
        >
          <Segmented aria-label={ownTexts.delivery} options={deliveries} />
        </Field>
      )}
      <TextField name="subject" label={ownTexts.subject} max={200} />
      <LongTextField
        name="message"
        label={ownTexts.message}
        help={ownTexts.variablesFilledInForEachRecipient(variables.map(({ name }) => `{{${name}}}`).join(' '))}
      />
      <Pair>
        <SwitchField name="only_if_rows" label={ownTexts.skipEmptyReports} help={ownTexts.emailSentOnlyWhenReportHas} />
        <Field name="status" label={ownTexts.status} show={(value) => scheduleLabel(statusOptions, String(value))}>
          <Segmented
            aria-label={ownTexts.status}
            options={statusOptions.map(({ value, label }) => ({ value, label }))}
          />
        </Field>
      </Pair>
    </>
  );
}

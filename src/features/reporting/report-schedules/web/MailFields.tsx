import { Form, Segmented } from 'antd';
import { Field, LongTextField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { variables } from '../variables.ts';
import { formatOptions, scheduleLabel, statusOptions } from './words.ts';

const deliveries = [
  { value: 'attachment', label: 'Attachment' },
  { value: 'link', label: 'Link' },
];

/** The format and the texts of the email. */
export function MailFields() {
  const format = Form.useWatch<string | undefined>('format');
  return (
    <>
      <Field name="format" label="Format" show={(value) => scheduleLabel(formatOptions, String(value))} required>
        <Segmented options={formatOptions.map(({ value, label }) => ({ value, label }))} />
      </Field>
      {format !== 'inline' && (
        <Field
          name="delivery"
          label="Delivery"
          help="Links require sign-in and work for 30 days. Large files are always sent as links."
          show={(value) => scheduleLabel(deliveries, String(value))}
        >
          <Segmented options={deliveries} />
        </Field>
      )}
      <TextField name="subject" label="Subject" max={200} />
      <LongTextField
        name="message"
        label="Message"
        help={`Variables filled in for each recipient: ${variables.map(({ name }) => `{{${name}}}`).join(' ')}`}
      />
      <Pair>
        <SwitchField
          name="only_if_rows"
          label="Skip empty reports"
          help="The email is sent only when the report has rows."
        />
        <Field name="status" label="Status" show={(value) => scheduleLabel(statusOptions, String(value))}>
          <Segmented options={statusOptions.map(({ value, label }) => ({ value, label }))} />
        </Field>
      </Pair>
    </>
  );
}

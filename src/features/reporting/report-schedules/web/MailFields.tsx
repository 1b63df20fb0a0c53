import { Form, Segmented } from 'antd';
import { Field, LongTextField, SwitchField, TextField } from '#web/resource/fields.tsx';
import { Pair } from '#web/resource/ResourceForm.tsx';
import { variables } from '../variables.ts';
import { formatOptions, labelOf, statusOptions } from './words.ts';

const deliveries = [
  { value: 'attachment', label: 'Attached' },
  { value: 'link', label: 'By a link' },
];

/** How it arrives: in which form, with which words. */
export function MailFields() {
  const format = Form.useWatch<string | undefined>('format');
  return (
    <>
      <Field name="format" label="As" show={(value) => labelOf(formatOptions, String(value))} required>
        <Segmented options={formatOptions.map(({ value, label }) => ({ value, label }))} />
      </Field>
      {format !== 'inline' && (
        <Field
          name="delivery"
          label="The file comes"
          help="A link asks its reader to sign in, and works for 30 days. Large files come by link in any case."
          show={(value) => labelOf(deliveries, String(value))}
        >
          <Segmented options={deliveries} />
        </Field>
      )}
      <TextField name="subject" label="Subject" max={200} />
      <LongTextField
        name="message"
        label="Message"
        help={`Filled in for each reader: ${variables.map(({ name }) => `{{${name}}}`).join(' ')}`}
      />
      <Pair>
        <SwitchField name="only_if_rows" label="Only if there are rows" help="Otherwise an empty report is sent too." />
        <Field name="status" label="State" show={(value) => labelOf(statusOptions, String(value))}>
          <Segmented options={statusOptions.map(({ value, label }) => ({ value, label }))} />
        </Field>
      </Pair>
    </>
  );
}

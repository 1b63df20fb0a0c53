import { type Row, useList } from '#web/resource/data/useResource.ts';
import { OptionField, ReferenceField, TextField } from '#web/resource/form/fields.tsx';
import type { MetricKey } from '../metrics.schema.ts';
import { texts as t } from './texts.ts';

interface CustomField extends Row {
  key: string;
  label: string;
  field_type: string;
}

const ofPeople = [{ field: 'kind', operator: 'eq' as const, values: ['person'] }];

/** What a criterion is about: a custom field, the tag of a document, or a certificate. */
export function SubjectOf({ metric }: { metric: MetricKey }) {
  if (metric === 'custom_field') return <CustomFieldSubject />;
  if (metric === 'certified_people') {
    return (
      <ReferenceField
        name="subject"
        label={t.certificate}
        help={t.certificateHelp}
        resource="certificate_programs"
        only={ofPeople}
      />
    );
  }
  return <TextField name="subject" label={t.tag} help={t.tagHelp} max={60} required />;
}

function CustomFieldSubject() {
  const { data } = useList<CustomField>('custom_fields', {
    filters: [{ field: 'entity', operator: 'eq', values: ['partners'] }],
    start: 0,
    end: 200,
  });
  const options = (data?.rows ?? [])
    .filter(({ field_type }) => field_type === 'DECIMAL' || field_type === 'BOOL')
    .map(({ key, label }) => ({ value: key, label }));
  return (
    <OptionField
      name="subject"
      label={t.field}
      options={options}
      rules={[{ required: true, message: t.fieldRequired }]}
    />
  );
}

import { Flex, Input } from 'antd';
import { useState } from 'react';
import { requestKinds } from '#features/enablement/document-requests/schema.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { type Row, useList } from '#web/resource/data/useResource.ts';
import { OptionField, ReferenceField } from '#web/resource/form/fields.tsx';
import { type MetricKey, REQUEST_PREFIX } from '../metrics.schema.ts';
import { texts as t } from './texts.ts';

interface CustomField extends Row {
  key: string;
  label: string;
  field_type: string;
}

const ofPeople = [{ field: 'kind', operator: 'eq' as const, values: ['person'] }];

/** The subject of a criterion: a custom field, a certificate, a kind of document request, or the tag of a document. */
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
  return (
    <ErrorItem name="subject" label={t.document} rules={[{ required: true, message: t.documentRequired }]}>
      <DocumentInput />
    </ErrorItem>
  );
}

const TAG = 'tag';
const kinds = [
  ...requestKinds.map(({ value, label }) => ({ value: REQUEST_PREFIX + value, label })),
  { value: TAG, label: t.withTag },
];

interface DocumentInputProps {
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

function DocumentInput({ id, value, onChange }: DocumentInputProps) {
  const [isTag, setTag] = useState(!!value && !value.startsWith(REQUEST_PREFIX));
  return (
    <Flex vertical gap={8}>
      <OptionSelect
        id={id}
        options={kinds}
        value={isTag ? TAG : value}
        onChange={(chosen) => {
          setTag(chosen === TAG);
          onChange?.(chosen === TAG ? null : (chosen as string | null));
        }}
      />
      {isTag && (
        <>
          <Input
            aria-label={t.tag}
            placeholder={t.tag}
            maxLength={60}
            value={value ?? ''}
            onChange={({ target }) => onChange?.(target.value || null)}
          />
          <span className="meta">{t.tagHelp}</span>
        </>
      )}
    </Flex>
  );
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

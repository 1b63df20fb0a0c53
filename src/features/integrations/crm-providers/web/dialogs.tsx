import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { type DemoField, type DemoList, type DemoObject, type DemoRecord, demoFields, demoObjects } from '../schema.ts';
import { texts as t } from './texts.ts';

type Values = Record<string, string | number | null | undefined>;

/** Creates or edits a record of Demo CRM. */
export function RecordDialog({
  object,
  record,
  name,
  onClose,
}: {
  object: DemoObject;
  record: DemoRecord | null;
  name: string;
  onClose: () => void;
}) {
  const fields = demoFields[object];
  const save = useWrite<Record<string, string>, unknown>('demo_crm_records', (values) =>
    record
      ? api(`demo_crm_records/${object}/${record.id}`, { method: 'PATCH', body: { values } })
      : api('demo_crm_records', { method: 'POST', body: { object, values } }),
  );
  const submit = (entered: Values) => {
    const values = fields.map(({ name }) => [name, String(entered[name] ?? '')] as const);
    // A new record has only what was entered; an edited one clears what was emptied.
    return save.mutateAsync(Object.fromEntries(record ? values : values.filter(([, value]) => value !== '')));
  };
  return (
    <ActionDialog<Values>
      title={record ? t.editTitle(name) : t.create(object)}
      action={record ? t.save : t.add(object)}
      initial={record ? initialOf(fields, record) : {}}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map((field) => (
        <Form.Item
          key={field.name}
          name={field.name}
          label={field.label}
          rules={field.is_required ? [{ required: true, message: t.isRequired(field.label) }] : []}
        >
          <FieldInput field={field} object={object} />
        </Form.Item>
      ))}
    </ActionDialog>
  );
}

function initialOf(fields: readonly DemoField[], { values }: DemoRecord): Values {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = values[name];
      if (value === undefined) return [name, undefined];
      return [name, kind === 'day' ? value.slice(0, 10) : kind === 'number' ? Number(value) : value];
    }),
  );
}

interface InputProps {
  field: DemoField;
  object: DemoObject;
  id?: string;
  value?: never;
  onChange?: () => void;
}

/** `Form.Item` passes the id, the value and the handler. */
function FieldInput({ field, object, ...rest }: InputProps) {
  switch (field.kind) {
    case 'company':
      return <CompanySelect {...rest} companies={demoObjects[object].companies ?? 'companies'} />;
    case 'choice':
      return <Select {...rest} options={[...(field.options ?? [])]} allowClear={!field.is_required} />;
    case 'number':
      return <NumberInput {...rest} min={0} />;
    case 'day':
      return <DateInput {...rest} />;
    default:
      return <Input {...rest} maxLength={500} />;
  }
}

function CompanySelect({ companies, ...props }: Omit<InputProps, 'field' | 'object'> & { companies: DemoObject }) {
  const { data } = useQuery({
    queryKey: ['demo_crm_records', companies],
    queryFn: ({ signal }) => api<DemoList>('demo_crm_records', { query: { object: companies }, signal }),
  });
  return (
    <Select
      {...props}
      allowClear
      placeholder={t.none}
      showSearch={{ optionFilterProp: 'label' }}
      options={(data?.records ?? []).map(({ id, values }) => ({
        value: id,
        label: values.name ?? values.Name ?? values.domain ?? id,
      }))}
    />
  );
}

/** Merges a record into another one of the same object. */
export function CrmMergeDialog({
  object,
  record,
  others,
  nameOf,
  onClose,
}: {
  object: DemoObject;
  record: DemoRecord;
  others: readonly DemoRecord[];
  nameOf: (record: DemoRecord) => string;
  onClose: () => void;
}) {
  const merge = useWrite<{ into: string }, unknown>('demo_crm_records', (body) =>
    api(`demo_crm_records/${object}/${record.id}/merge`, { method: 'POST', body }),
  );
  return (
    <ActionDialog<{ into: string }>
      title={t.mergeTitle(nameOf(record))}
      action={t.merge}
      text={t.mergeText}
      onSubmit={(values) => merge.mutateAsync(values)}
      onClose={onClose}
    >
      <Form.Item
        name="into"
        label={t.mergeInto}
        rules={[{ required: true, message: t.isRequiredMergeInto(t.mergeInto) }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={others.map((other) => ({ value: other.id, label: nameOf(other) }))}
        />
      </Form.Item>
    </ActionDialog>
  );
}

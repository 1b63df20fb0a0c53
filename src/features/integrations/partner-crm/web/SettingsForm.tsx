import { Alert, App, Button, Flex, Form, Switch } from 'antd';
import { useState } from 'react';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { refusalOf } from '#web/resource/form/refusal.ts';
import {
  type DealField,
  dealFields,
  type FieldPath,
  type PartnerCrmInput,
  type PartnerCrmSettings,
  type RemoteObject,
  type WrittenField,
  writtenFields,
} from '../schema.ts';
import { texts as t } from './texts.ts';

interface SettingsFormProps {
  connection_id: string;
  loaded: PartnerCrmSettings;
  onDone: () => void;
}

/** A path as one value of a select. Field names of a CRM can contain any character, so it is JSON. */
const keyOf = (path: FieldPath | null | undefined) => (path ? JSON.stringify([path.via, path.field]) : undefined);
const pathOf = (key: string | undefined): FieldPath | null => {
  if (!key) return null;
  const [via, field] = JSON.parse(key) as [string | null, string];
  return { via, field };
};

interface Values {
  object: string;
  open_field?: string;
  open_values: string[];
  fields: Partial<Record<DealField, string>>;
  writes_back: boolean;
  write_fields: Partial<Record<WrittenField, string>>;
}

const valuesOf = ({ open_field, fields, write_fields, ...rest }: PartnerCrmInput): Values => ({
  ...rest,
  ...(open_field && { open_field }),
  fields: Object.fromEntries(dealFields.map(({ name }) => [name, keyOf(fields[name])])),
  write_fields: Object.fromEntries(writtenFields.map(({ name }) => [name, write_fields[name] ?? undefined])),
});

const inputOf = ({ open_field, open_values = [], fields, write_fields, ...rest }: Values): PartnerCrmInput => ({
  ...rest,
  open_field: open_field ?? null,
  open_values: open_field ? open_values : [],
  fields: Object.fromEntries(dealFields.map(({ name }) => [name, pathOf(fields[name])])) as PartnerCrmInput['fields'],
  write_fields: Object.fromEntries(writtenFields.map(({ name }) => [name, write_fields?.[name] ?? null])),
});

/** The fields of the object itself, and those of the records to which it refers. */
function pathOptions(object: RemoteObject | undefined, objects: readonly RemoteObject[]) {
  const own = (object?.fields ?? []).filter(({ type }) => type !== 'reference');
  const references = (object?.fields ?? []).filter(({ type, references: to }) => type === 'reference' && to);
  return [
    ...own.map(({ name, label }) => ({ value: keyOf({ via: null, field: name })!, label })),
    ...references.flatMap((reference) =>
      (objects.find(({ name }) => name === reference.references)?.fields ?? [])
        .filter(({ type }) => type !== 'reference')
        .map(({ name, label }) => ({
          value: keyOf({ via: reference.name, field: name })!,
          label: t.through(reference.label, label),
        })),
    ),
  ];
}

/** Chooses which fields of the CRM fill a registration, and which ones Tandem may write. */
export function PartnerCrmSettingsForm({ connection_id, loaded, onDone }: SettingsFormProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [failure, setFailure] = useState<string | null>(null);
  const { objects, is_stored } = loaded;
  const initial = valuesOf(loaded.settings);
  // Before the first render of its fields, the form has no values.
  const values = (Form.useWatch([], form) as Values | undefined) ?? initial;
  const object = objects.find(({ name }) => name === values.object);
  const open = values.open_field;
  const writes = values.writes_back;
  const picklists = (object?.fields ?? []).filter(({ options }) => options.length > 0);
  const stages = picklists.find(({ name }) => name === open)?.options ?? [];
  const paths = pathOptions(object, objects);
  const save = useWrite<PartnerCrmInput, PartnerCrmSettings>(
    'partner_crm_settings',
    (body) => api(`partner_crm/${connection_id}/settings`, { method: 'PUT', body }),
    ['partner_crm_deals', 'connections'],
  );
  const submit = (entered: Values) => {
    setFailure(null);
    save.mutate(inputOf(entered), {
      onSuccess: () => {
        void message.success(t.saved);
        onDone();
      },
      onError: (error) => {
        const { beside, above } = refusalOf(error, (field) => form.getFieldInstance(field.split('.') as never) != null);
        form.setFields(beside.map(([name, errors]) => ({ name: name.split('.') as never, errors })));
        setFailure(above);
      },
    });
  };
  const search = { optionFilterProp: 'label' };
  return (
    <PlainForm form={form} requiredMark="optional" initialValues={initial} onFinish={submit} style={{ marginTop: 16 }}>
      {!is_stored && <Alert type="info" showIcon title={t.proposed} style={{ marginBottom: 16 }} />}
      <Form.Item name="object" label={t.object} rules={[{ required: true }]}>
        <Select showSearch={search} options={objects.map(({ name, label }) => ({ value: name, label }))} />
      </Form.Item>
      <Form.Item name="open_field" label={t.openField} extra={t.openFieldHelp}>
        <Select
          allowClear
          showSearch={search}
          options={picklists.map(({ name, label }) => ({ value: name, label }))}
          onChange={() => form.setFieldValue('open_values', [])}
        />
      </Form.Item>
      {open && (
        <Form.Item name="open_values" label={t.openValues} rules={[{ required: true }]}>
          <Select mode="multiple" showSearch={search} options={stages} />
        </Form.Item>
      )}
      <h4>{t.readFields}</h4>
      {dealFields.map(({ name, label }) => (
        <Form.Item key={name} name={['fields', name]} label={label} rules={[{ required: name === 'account_name' }]}>
          <Select allowClear showSearch={search} placeholder={t.notMapped} options={paths} />
        </Form.Item>
      ))}
      <Form.Item name="writes_back" label={t.writeBack} extra={t.writeBackHelp} valuePropName="checked">
        <Switch />
      </Form.Item>
      {writes &&
        writtenFields.map(({ name, label, types }) => (
          <Form.Item key={name} name={['write_fields', name]} label={label}>
            <Select
              allowClear
              showSearch={search}
              placeholder={t.notWrittenBack}
              options={(object?.fields ?? [])
                .filter((field) => !field.is_read_only && (types as readonly string[]).includes(field.type))
                .map((field) => ({ value: field.name, label: field.label }))}
            />
          </Form.Item>
        ))}
      {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t.save}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </Flex>
    </PlainForm>
  );
}

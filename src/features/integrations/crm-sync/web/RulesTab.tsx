import { Button, Form } from 'antd';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Select } from '#web/inputs/Select.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useCan } from '#web/session/session.tsx';
import { type ObjectMapping, objectMapping, type SyncFilter } from '../schema.ts';
import css from './mapping.module.css';
import { choiceLabel, tableLabel } from './names.ts';
import { texts as t } from './texts.ts';
import type { MappingParts } from './useMappingParts.ts';

interface RulesTabProps {
  mapping: ObjectMapping;
  parts: MappingParts;
}

/** Which records are synchronized, which are created, and how existing ones are recognized. */
export function RulesTab({ mapping, parts }: RulesTabProps) {
  const mayManage = useCan('object_mappings', 'manage');
  const records = tableLabel(mapping.local_table).toLowerCase();
  const remote = mapping.remote_label ?? mapping.remote_object;
  const { fields } = objectMapping;
  const isIn = !parts.local?.is_out_only;
  const choices = (list: readonly FilterField[] | undefined) =>
    (list ?? []).map(({ name, label }) => ({ value: name, label }));
  return (
    <ResourceForm<ObjectMapping>
      resource="object_mappings"
      id={mapping.id}
      toBody={(values) => ({
        ...values,
        in_filters: completeFilters(values.in_filters),
        out_filters: completeFilters(values.out_filters),
      })}
      onDone={() => undefined}
    >
      <fieldset disabled={!mayManage} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        {isIn && (
          <Section
            title={t.fromCrm(parts.crm)}
            text={parts.local?.needs_filter ? t.filterNeeded(records, remote) : t.filterText(remote)}
          >
            <Form.Item name="in_filters" label={t.onlyRemote(remote)}>
              <FilterEditor fields={parts.remote?.fields ?? []} />
            </Form.Item>
            <FieldInput of={fields} name="creates_in" help={t.createsIn(records, remote)} />
            <FieldInput of={fields} name="on_remote_delete" required />
          </Section>
        )}
        <Section title={t.toCrm(parts.crm)} text={t.outText(records)}>
          <Form.Item name="out_filters" label={t.onlyLocal(records)}>
            <FilterEditor fields={parts.local?.fields ?? []} />
          </Form.Item>
          <FieldInput of={fields} name="creates_out" help={t.createsOut(records, parts.crm)} />
          <FieldInput of={fields} name="on_local_delete" required />
        </Section>
        <Section title={t.recognize} text={t.recognizeText}>
          <Pair>
            <Field name="match_local" label={t.fieldOf(t.tandem)}>
              <Select allowClear showSearch={{ optionFilterProp: 'label' }} options={choices(parts.local?.fields)} />
            </Field>
            <Field name="match_remote" label={t.fieldOf(parts.crm)}>
              <Select allowClear showSearch={{ optionFilterProp: 'label' }} options={choices(parts.remote?.fields)} />
            </Field>
          </Pair>
        </Section>
      </fieldset>
    </ResourceForm>
  );
}

const completeFilters = (filters: unknown) =>
  ((filters ?? []) as SyncFilter[]).filter(({ field, equals }) => field !== '' && equals.length > 0);

interface FilterField {
  name: string;
  label: string;
  type: string;
  options?: readonly { value: string; label: string; group?: string }[];
}

interface FilterEditorProps {
  value?: readonly SyncFilter[];
  onChange?: (value: readonly SyncFilter[]) => void;
  fields: readonly FilterField[];
}

/** Conditions that must all hold; the values are those of the side's own picklists. */
function FilterEditor({ value: filters = [], onChange, fields }: FilterEditorProps) {
  const change = (at: number, filter: Partial<SyncFilter>) =>
    onChange?.(filters.map((one, index) => (index === at ? { ...one, ...filter } : one)));
  return (
    <div className={css.pairs}>
      {filters.map((filter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity while they are edited
        <div key={index} className={css.filter}>
          <Select
            aria-label={t.filterField(index + 1)}
            placeholder={t.chooseField}
            value={filter.field || undefined}
            showSearch={{ optionFilterProp: 'label' }}
            options={fields.map(({ name, label }) => ({ value: name, label }))}
            onChange={(field) => change(index, { field, equals: [] })}
          />
          <FilterValues
            label={t.filterValues(index + 1)}
            field={fields.find(({ name }) => name === filter.field)}
            value={filter.equals}
            onChange={(equals) => change(index, { equals })}
          />
          <Button
            type="text"
            icon={<X size={16} />}
            aria-label={t.removeFilter(index + 1)}
            onClick={() => onChange?.(filters.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      <div className={css.row}>
        <Button
          size="small"
          icon={<Plus size={14} />}
          onClick={() => onChange?.([...filters, { field: '', equals: [] }])}
        >
          {t.addFilter}
        </Button>
      </div>
    </div>
  );
}

interface FilterValuesProps {
  label: string;
  field: FilterField | undefined;
  value: SyncFilter['equals'];
  onChange: (value: SyncFilter['equals']) => void;
}

function FilterValues({ label, field, value, onChange }: FilterValuesProps) {
  const options =
    field?.type === 'boolean'
      ? [
          { value: 'true', label: t.yes },
          { value: 'false', label: t.no },
        ]
      : field?.options?.map((option) => ({ value: option.value, label: choiceLabel(option) }));
  const read = (text: string) =>
    field?.type === 'boolean' ? text === 'true' : field?.type === 'number' ? Number(text) : text;
  return (
    <Select
      mode={options ? 'multiple' : 'tags'}
      aria-label={label}
      placeholder={options ? t.chooseValues : t.typeValues}
      disabled={!field}
      value={value.map(String)}
      options={options ?? []}
      onChange={(next: string[]) => onChange(next.map(read))}
    />
  );
}

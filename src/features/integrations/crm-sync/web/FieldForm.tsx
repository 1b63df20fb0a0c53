import { Form, Input } from 'antd';
import { useState } from 'react';
import { Segments } from '#web/components/Segments.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field, OptionField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { conflictRules, directions, type FieldMapping, fieldMapping, type ObjectMapping } from '../schema.ts';
import { allowedDirections } from './directions.ts';
import css from './mapping.module.css';
import { choiceLabel } from './names.ts';
import { texts as t } from './texts.ts';
import type { MappingParts } from './useMappingParts.ts';
import { ValueMapEditor } from './ValueMapEditor.tsx';

interface FieldFormProps {
  mapping: ObjectMapping;
  parts: MappingParts;
  field: FieldMapping | undefined;
  onDone: () => void;
}

type Kind = 'field' | 'fixed_there' | 'fixed_here';

const kindOf = (field: FieldMapping | undefined): Kind =>
  !field || field.fixed_value === null ? 'field' : field.remote_field ? 'fixed_there' : 'fixed_here';

/** One row of the field table with all its options. */
export function FieldForm({ mapping, parts, field, onDone }: FieldFormProps) {
  const [kind, setKind] = useState(kindOf(field));
  const first = mapping.creates_out ? 'both' : 'in';
  return (
    <ResourceForm<FieldMapping>
      resource="field_mappings"
      id={field?.id}
      submit={field ? undefined : t.addField}
      also={['object_mappings']}
      initial={{
        on_create: first,
        on_update: first,
        transform: 'none',
        on_conflict: 'newest',
        fill_if_empty: false,
        first_sync_only: false,
        value_map: [],
        order: (parts.fields.at(-1)?.order ?? 0) + 10,
      }}
      toBody={(values) => ({
        ...values,
        ...(!field && { object_mapping_id: mapping.id }),
        ...(kind !== 'field' && { on_create: kind === 'fixed_there' ? 'out' : 'in', on_update: 'none', value_map: [] }),
        value_map: kind === 'field' ? completePairs(values.value_map) : [],
      })}
      onDone={onDone}
      onCancel={onDone}
    >
      {!field && (
        <div className={css.choice}>
          <Segments
            label={t.kindOfRow}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'field', label: t.kinds.field },
              { value: 'fixed_there', label: t.kinds.fixed_there },
              ...(parts.local?.is_out_only ? [] : [{ value: 'fixed_here' as const, label: t.kinds.fixed_here }]),
            ]}
          />
        </div>
      )}
      {kind !== 'fixed_there' && (
        <SideField name="local_field" label={t.fieldOf(t.tandem)} parts={parts} side="local" isFixed={!!field} />
      )}
      {kind !== 'fixed_here' && (
        <SideField name="remote_field" label={t.fieldOf(parts.crm)} parts={parts} side="remote" isFixed={!!field} />
      )}
      {kind === 'field' ? <Options parts={parts} /> : <FixedValue parts={parts} kind={kind} />}
    </ResourceForm>
  );
}

const completePairs = (pairs: unknown) =>
  ((pairs ?? []) as FieldMapping['value_map']).filter(({ local, remote }) => local !== '' && remote !== '');

interface SideFieldProps {
  name: 'local_field' | 'remote_field';
  label: string;
  parts: MappingParts;
  side: 'local' | 'remote';
  /** The field of an existing row stays, because its history belongs to it. */
  isFixed: boolean;
}

function SideField({ name, label, parts, side, isFixed }: SideFieldProps) {
  const used = new Set(parts.fields.map((row) => row[name]));
  const fields = parts[side]?.fields ?? [];
  return (
    <Field name={name} label={label} required disabled={isFixed}>
      <Select
        disabled={isFixed}
        placeholder={t.chooseField}
        showSearch={{ optionFilterProp: 'label' }}
        options={fields
          .filter((field) => isFixed || !used.has(field.name))
          .map((field) => ({
            value: field.name,
            label: field.is_required ? `${field.label} *` : field.label,
          }))}
      />
    </Field>
  );
}

/** The chosen fields of both sides. */
function useChosen({ local, remote }: MappingParts) {
  const form = Form.useFormInstance();
  const here = Form.useWatch('local_field', form) as string | undefined;
  const there = Form.useWatch('remote_field', form) as string | undefined;
  return {
    local: local?.fields.find(({ name }) => name === here),
    remote: remote?.fields.find(({ name }) => name === there),
  };
}

function FixedValue({ parts, kind }: { parts: MappingParts; kind: Kind }) {
  const { local, remote } = useChosen(parts);
  const options =
    kind === 'fixed_there'
      ? currentOptions(remote?.options)
      : local?.options?.map((option) => ({ value: option.value, label: choiceLabel(option) }));
  const help = t.fixedHelp;
  if (options)
    return (
      <OptionField
        name="fixed_value"
        label={fieldMapping.fields.fixed_value.label}
        required
        options={options}
        help={help}
      />
    );
  return (
    <Field name="fixed_value" label={fieldMapping.fields.fixed_value.label} required help={help}>
      <Input maxLength={2000} autoComplete="off" />
    </Field>
  );
}

/** Archived values of a picklist are valid on old records only. */
const currentOptions = (options: readonly { value: string; label: string; is_archived: boolean }[] | undefined) =>
  options?.filter(({ is_archived }) => !is_archived).map(({ value, label }) => ({ value, label }));

function Options({ parts }: { parts: MappingParts }) {
  const form = Form.useFormInstance();
  const chosen = useChosen(parts);
  const update = Form.useWatch('on_update', form) as FieldMapping['on_update'] | undefined;
  const allowed = allowedDirections(
    {
      local_field: chosen.local?.name ?? null,
      remote_field: chosen.remote?.name ?? null,
      fixed_value: null,
    },
    parts,
  );
  const arrows = directions
    .filter(({ value }) => allowed.includes(value))
    .map(({ value }) => ({ value, label: t.directionsWith[value](parts.crm) }));
  const isPicklist = !!chosen.local?.options || !!chosen.remote?.options;
  return (
    <>
      <Pair>
        <OptionField name="on_create" label={fieldMapping.fields.on_create.label} required options={arrows} />
        <OptionField name="on_update" label={fieldMapping.fields.on_update.label} required options={arrows} />
      </Pair>
      {update === 'both' && (
        <OptionField
          name="on_conflict"
          label={fieldMapping.fields.on_conflict.label}
          required
          options={conflictRules.map(({ value }) => ({ value, label: t.conflictRules[value](parts.crm) }))}
          help={t.conflictHelp}
        />
      )}
      <FieldInput of={fieldMapping.fields} name="transform" required />
      <FieldInput of={fieldMapping.fields} name="fill_if_empty" help={t.fillHelp} />
      <FieldInput of={fieldMapping.fields} name="first_sync_only" help={t.firstHelp} />
      {isPicklist && (
        <Section title={t.values} text={t.valuesText}>
          <Form.Item name="value_map" noStyle>
            <ValueMapEditor
              local={chosen.local?.options ?? null}
              remote={currentOptions(chosen.remote?.options) ?? null}
            />
          </Form.Item>
        </Section>
      )}
    </>
  );
}

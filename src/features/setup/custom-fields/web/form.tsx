import { Form } from 'antd';
import { useState } from 'react';
import { type FieldType, fieldTypes } from '#shared/nouns/field-types.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { Field, OptionField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { plural } from '#web/texts.ts';
import { type CustomEntity, type CustomField, type FieldOption, uniqueTypes } from '../schema.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { StagesInput } from './StagesInput.tsx';
import { accessOptions, tableOptions, typeOptions, typeWords } from './texts.ts';

interface FieldFormProps {
  id?: string;
  entity: CustomEntity;
  onDone: () => void;
}

export function FieldForm({ id, entity, onDone }: FieldFormProps) {
  // Merging options changes the field on the server, so the form reloads.
  const [reading, setReading] = useState(0);
  return (
    <ResourceForm<CustomField>
      key={reading}
      resource="custom_fields"
      id={id}
      initial={{ field_type: 'STRING', partner_access: 'none', is_required: false, is_unique: false }}
      onDone={onDone}
      onCancel={onDone}
      toBody={(values) => (id ? values : { ...values, entity })}
    >
      <TextField name="label" label="Label" required max={120} />
      {!id && (
        <>
          <OptionField name="field_type" label="Type" required options={typeOptions} help="Cannot be changed later." />
          <TextField
            name="key"
            label="Key"
            max={60}
            placeholder="Generated from the label"
            help="Used in the API, imports and filters. Cannot be changed later."
            rules={[
              {
                pattern: /^[a-z][a-z0-9_]*$/,
                message: 'Use lowercase letters, digits and underscores, starting with a letter',
              },
            ]}
          />
        </>
      )}
      <ChoicesOf id={id} onMerged={() => setReading(reading + 1)} />
      <Pair>
        <OptionField name="partner_access" label="Partner access" required options={accessOptions} />
        <TextField name="section" label="Section" max={80} help="Groups fields in forms." />
      </Pair>
      <TextField name="help" label="Help text" max={500} help="Shown below the field." />
      <SwitchField name="is_required" label="Required" />
      <UniqueSwitch />
      {entity === 'opportunities' && (
        <Field
          name="required_stage_ids"
          label="Required in stages"
          help="A deal cannot move to these stages without a value."
          show={(ids) => plural((ids as string[]).length, 'stage', 'stages')}
        >
          <StagesInput />
        </Field>
      )}
    </ResourceForm>
  );
}

/** The options, for types that have them. */
function ChoicesOf({ id, onMerged }: { id?: string; onMerged: () => void }) {
  const isNew = !id;
  const type = useFieldType();
  const labels = (value: unknown) => (value as FieldOption[]).map(({ label }) => label).join(', ');
  return (
    <>
      {!isNew && type && (
        <Form.Item label="Type" htmlFor="shown-type">
          <output id="shown-type">{typeWords[type]}</output>
        </Form.Item>
      )}
      {(type === 'SELECT' || type === 'MULTI_SELECT') && (
        <Field
          name="options"
          label="Options"
          show={labels}
          help={isNew ? undefined : 'A removed option stays on the records that use it but can no longer be selected.'}
          rules={[{ validator: filled }]}
        >
          <OptionsEditor fieldId={id} onMerged={onMerged} />
        </Field>
      )}
      {type === 'REFERENCE' && (
        <Field name="options" label="Links to" show={labels} help="Leave empty to allow all record types.">
          <TablesInput />
        </Field>
      )}
    </>
  );
}

/** The type of the field; for an existing field it comes from the initial values. */
function useFieldType(): FieldType | undefined {
  const form = Form.useFormInstance();
  const watched = Form.useWatch('field_type') as FieldType | undefined;
  return watched ?? fieldTypes.find((known) => known === form.getFieldValue('field_type'));
}

function UniqueSwitch() {
  const type = useFieldType();
  if (!type || !uniqueTypes.includes(type)) return null;
  return <SwitchField name="is_unique" label="Unique" help="No two records may have the same value." />;
}

async function filled(_rule: unknown, options: FieldOption[] | undefined): Promise<void> {
  const live = (options ?? []).filter(({ is_archived }) => !is_archived);
  if (live.length === 0) throw new Error('Add at least one option');
  if (live.some(({ label }) => !label.trim())) throw new Error('Every option needs a label');
}

interface TablesInputProps {
  id?: string;
  value?: FieldOption[];
  onChange?: (options: FieldOption[]) => void;
}

function TablesInput({ id, value = [], onChange }: TablesInputProps) {
  return (
    <OptionSelect
      id={id}
      multiple
      options={tableOptions}
      value={value.map((option) => option.value)}
      onChange={(chosen) =>
        onChange?.(tableOptions.filter((option) => ((chosen ?? []) as string[]).includes(option.value)))
      }
    />
  );
}

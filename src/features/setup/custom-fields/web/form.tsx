import { Form } from 'antd';
import { useState } from 'react';
import { type FieldType, fieldTypes } from '#shared/nouns/field-types.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { Field, OptionField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type CustomEntity, type CustomField, type FieldOption, uniqueTypes } from '../schema.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { StagesInput } from './StagesInput.tsx';
import { accessOptions, texts as ownTexts, tableOptions, typeOptions, typeWords } from './texts.ts';

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
      <TextField name="label" label={ownTexts.label} required max={120} />
      {!id && (
        <>
          <OptionField
            name="field_type"
            label={ownTexts.type}
            required
            options={typeOptions}
            help={ownTexts.cannotBeChangedLater}
          />
          <TextField
            name="key"
            label={ownTexts.key}
            max={60}
            placeholder={ownTexts.generatedFromLabel}
            help={ownTexts.usedInApiImportsAndFilters}
            rules={[
              {
                pattern: /^[a-z][a-z0-9_]*$/,
                message: ownTexts.usingLowercaseLettersDigitsAndUnderscores,
              },
            ]}
          />
        </>
      )}
      <ChoicesOf id={id} onMerged={() => setReading(reading + 1)} />
      <Pair>
        <OptionField name="partner_access" label={ownTexts.partnerAccess} required options={accessOptions} />
        <TextField name="section" label={ownTexts.section} max={80} help={ownTexts.groupsFieldsInForms} />
      </Pair>
      <TextField name="help" label={ownTexts.helpText} max={500} help={ownTexts.shownBelowField} />
      <SwitchField name="is_required" label={ownTexts.required} />
      <UniqueSwitch />
      {entity === 'opportunities' && (
        <Field
          name="required_stage_ids"
          label={ownTexts.requiredInStages}
          help={ownTexts.dealCannotMoveToTheseStages}
          show={(ids) => ownTexts.textLength((ids as string[]).length)}
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
        <Form.Item label={ownTexts.type} htmlFor="shown-type">
          <output id="shown-type">{typeWords[type]}</output>
        </Form.Item>
      )}
      {(type === 'SELECT' || type === 'MULTI_SELECT') && (
        <Field
          name="options"
          label={ownTexts.options}
          show={labels}
          help={isNew ? undefined : ownTexts.removedOptionStaysOnRecordsThat}
          rules={[{ validator: filled }]}
        >
          <OptionsEditor fieldId={id} onMerged={onMerged} />
        </Field>
      )}
      {type === 'REFERENCE' && (
        <Field name="options" label={ownTexts.linksTo} show={labels} help={ownTexts.leaveEmptyToAllowAllRecord}>
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
  return <SwitchField name="is_unique" label={ownTexts.unique} help={ownTexts.noTwoRecordsMayHaveSame} />;
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

import { Form, Input } from 'antd';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { type ContractTemplate, contractTemplate } from '../schema.ts';
import { FieldRows } from './FieldRows.tsx';
import { RolesInput } from './RolesInput.tsx';
import { TermsInput } from './TermsInput.tsx';
import css from './templates.module.css';
import { texts as t } from './texts.ts';

/** Everything about a template but its document. */
export function SettingsTab({ row }: { row: ContractTemplate }) {
  return (
    <div className={css.screen}>
      <ResourceForm<ContractTemplate> resource="contract_templates" id={row.id} onDone={() => {}}>
        <Section title={t.template}>
          <FieldInputs of={contractTemplate.fields} section="Template" id={row.id} />
        </Section>
        <Section title={t.signers} text={t.signersText}>
          <Field name="roles" label={t.signers} show={() => t.signers}>
            <RolesInput />
          </Field>
          {row.source === 'text' && (
            <Form.Item noStyle dependencies={['roles']}>
              {({ getFieldValue }) => (
                <Field name="fields" label={t.fields} help={t.textFieldsText} show={() => t.fields}>
                  <FieldRows roles={getFieldValue('roles') ?? row.roles} />
                </Field>
              )}
            </Form.Item>
          )}
          <FieldInputs of={contractTemplate.fields} section="Signing" id={row.id} />
          <Field name="reminder_days" label={t.reminders} help={t.remindersHelp} show={String}>
            <DaysInput />
          </Field>
        </Section>
        <Section title={t.term}>
          <FieldInputs of={contractTemplate.fields} section="Term" id={row.id} />
        </Section>
        <Section title={t.terms} text={t.termsText}>
          <Field name="terms" label={t.terms} show={() => t.terms}>
            <TermsInput />
          </Field>
        </Section>
      </ResourceForm>
    </div>
  );
}

interface DaysInputProps {
  id?: string;
  value?: number[];
  onChange?: (days: number[]) => void;
}

/** `3, 7, 14`. */
function DaysInput({ id, value = [], onChange }: DaysInputProps) {
  return (
    <Input
      id={id}
      defaultValue={value.join(', ')}
      inputMode="numeric"
      onChange={(event) => {
        const days = event.target.value
          .split(/[^\d]+/)
          .map(Number)
          .filter((day) => day >= 1 && day <= 365);
        onChange?.([...new Set(days)].sort((a, b) => a - b).slice(0, 10));
      }}
    />
  );
}

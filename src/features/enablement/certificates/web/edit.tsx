import { useNavigate, useParams } from '@tanstack/react-router';
import { Form } from 'antd';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { FieldInput, FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field, ReferenceField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import { type CertificateProgram, certificateProgram } from '../schema.ts';
import { texts as t } from './texts.ts';

const ofPeople = [{ field: 'kind', operator: 'eq' as const, values: ['person'] }];

/** The form for a program's name, requirements and validity. */
export default function CertificateEdit() {
  const navigate = useNavigate();
  const toList = useBackToList('/training/certificates');
  const { id } = useParams({ strict: false }) as { id?: string };
  const show = (of: string) => navigate({ to: `/training/certificates/show/${of}` });
  return (
    <>
      <PageHeader title={id ? t.editProgram : t.newProgram} />
      <ResourceForm<CertificateProgram>
        resource="certificate_programs"
        id={id}
        {...(!id && {
          initial: { kind: 'person', valid_months: 12, reminder_days: [30, 7] } as Partial<CertificateProgram>,
          submit: t.create,
        })}
        onDone={(row) => toList(row, !id)}
        onCancel={() => (id ? show(id) : navigate({ to: '/training/certificates' }))}
      >
        <Section title={t.certificateText}>
          <FieldInputs of={certificateProgram.fields} section="Certificate" id={id} />
          {!id && <FieldInput of={certificateProgram.fields} name="kind" />}
        </Section>
        <Section title={t.requirements}>
          <Requirements />
        </Section>
        <Section title={t.validity}>
          <FieldInputs of={certificateProgram.fields} section="Validity" id={id} />
          <Field
            name="reminder_days"
            label={t.reminders}
            help={t.remindersHelp}
            required
            show={(value) => (value as number[]).map(t.daysBefore).join(', ')}
          >
            <ReminderDays />
          </Field>
        </Section>
      </ResourceForm>
    </>
  );
}

/** People complete courses; organizations need certified people. */
function Requirements() {
  const form = Form.useFormInstance();
  const kind = Form.useWatch('kind', { form, preserve: true }) as CertificateProgram['kind'] | undefined;
  if (kind === 'organization') {
    const { program_ids } = certificateProgram.fields;
    return (
      <>
        <ReferenceField
          name="program_ids"
          label={program_ids.label}
          help={program_ids.help}
          resource="certificate_programs"
          only={ofPeople}
          multiple
        />
        <FieldInput of={certificateProgram.fields} name="people_needed" />
      </>
    );
  }
  const { course_ids } = certificateProgram.fields;
  return (
    <ReferenceField
      name="course_ids"
      label={course_ids.label}
      help={course_ids.help}
      resource="courses"
      labelField="title"
      multiple
    />
  );
}

const choices = [90, 60, 30, 14, 7, 3, 1];

function ReminderDays({
  value = [],
  onChange,
  ...input
}: {
  id?: string;
  value?: number[];
  onChange?: (days: number[]) => void;
}) {
  const days = [...new Set([...choices, ...value])].sort((a, b) => b - a);
  return (
    <OptionSelect
      {...input}
      multiple
      options={days.map((day) => ({ value: String(day), label: t.daysBefore(day) }))}
      value={value.map(String)}
      onChange={(next) => onChange?.([next ?? []].flat().map(Number))}
    />
  );
}

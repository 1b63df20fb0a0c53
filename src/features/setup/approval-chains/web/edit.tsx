import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Form } from 'antd';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { apiRows } from '#web/requests/api.ts';
import { Field, LongTextField, OptionField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import type { ApprovalChain, ApprovalSubjects, ChainStep } from '../schema.ts';
import { ConditionsInput } from './ConditionsInput.tsx';
import { StepsInput } from './StepsInput.tsx';
import { approvalTexts as t } from './texts.ts';

const firstStep: ChainStep = { name: '', reviewer: { kind: 'partner_owner' } };

export default function ApprovalChainEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  const back = () => navigate({ to: '/administration/approval-chains' });
  const subjects = useQuery({
    queryKey: ['approval_chains', 'subjects'],
    queryFn: ({ signal }) => apiRows<ApprovalSubjects[number]>('approval_chains/subjects', { signal }),
    staleTime: 60_000,
  });
  return (
    <>
      <PageHeader title={id ? t.edit : t.create} />
      <Loaded query={subjects}>
        {(found) => (
          <ResourceForm<ApprovalChain>
            resource="approval_chains"
            id={id}
            initial={{ is_active: true, subject_table: found[0]?.table, steps: [firstStep] }}
            onDone={back}
            onCancel={back}
          >
            <Section title={t.chain}>
              <TextField name="name" label={t.name} required max={120} />
              <LongTextField name="description" label={t.description} rows={2} />
              <OptionField
                name="subject_table"
                label={t.subject}
                required
                disabled={!!id}
                options={found.map(({ table, label }) => ({ value: table, label }))}
              />
              <SwitchField name="is_active" label={t.active} />
              <SwitchField name="includes_automatic" label={t.automatic} help={t.automaticHelp} />
            </Section>
            <Rules subjects={found} />
          </ResourceForm>
        )}
      </Loaded>
    </>
  );
}

function Rules({ subjects }: { subjects: ApprovalSubjects }) {
  const table = Form.useWatch('subject_table', Form.useFormInstance()) as string | undefined;
  const specs = (subjects.find((one) => one.table === table)?.fields ?? []) as FieldSpec[];
  return (
    <>
      <Section title={t.conditionsTitle}>
        <Field name="conditions" label={t.conditions} show={() => t.conditions}>
          <ConditionsInput specs={specs} empty={t.conditionsEmpty} />
        </Field>
      </Section>
      <Section title={t.stepsTitle}>
        <Field
          name="steps"
          label={t.steps}
          help={t.stepsHelp}
          show={(value) => (value as ChainStep[]).map(({ name }) => name).join(', ')}
          rules={[{ validator: async (_, steps: ChainStep[]) => validateSteps(steps) }]}
        >
          <StepsInput specs={specs} />
        </Field>
      </Section>
    </>
  );
}

async function validateSteps(steps: readonly ChainStep[] = []): Promise<void> {
  if (steps.length === 0) throw new Error(t.missingSteps);
  const unnamed = steps.findIndex(({ name }) => !name.trim());
  if (unnamed >= 0) throw new Error(`${t.step(unnamed + 1)}: ${t.missingName}`);
}

import { Form } from 'antd';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { MoneyField, NumberField, OptionField, SwitchField } from '#web/resource/form/fields.tsx';
import { metricOf, metrics } from '../metrics.schema.ts';
import type { TierCriterion, TierCriterionCreate, TierProgram } from '../schema.ts';
import { SubjectOf } from './subjects.tsx';
import { texts as t } from './texts.ts';

interface CriterionDialogProps {
  program: TierProgram;
  tier_id: string;
  row?: TierCriterion;
  onClose: () => void;
}

export function CriterionDialog({ program, tier_id, row, onClose }: CriterionDialogProps) {
  const [form] = Form.useForm<TierCriterionCreate>();
  const metric = Form.useWatch('metric', form) ?? row?.metric ?? 'closed_revenue';
  const isMandatory = Form.useWatch('is_mandatory', form) ?? row?.is_mandatory ?? true;
  const known = metricOf(metric);
  const save = useWrite<Partial<TierCriterionCreate>, TierCriterion>('tier_criteria', (body) =>
    row
      ? api(`tier_criteria/${row.id}`, { method: 'PATCH', body: { ...body, row_version: row.row_version } })
      : api('tier_criteria', { method: 'POST', body: { ...body, program_id: program.id, tier_id } }),
  );
  return (
    <ActionDialog<TierCriterionCreate>
      title={row ? t.editCriterion : t.addCriterion}
      action={row ? t.saveText : t.addCriterion}
      form={form}
      initial={
        row
          ? { ...row, points: row.points || 10 }
          : { metric: 'closed_revenue', window_months: 12, is_mandatory: true, points: 10 }
      }
      onSubmit={({ window_months, subject, points, ...values }) =>
        save.mutateAsync({
          ...values,
          window_months: known.hasWindow ? (window_months ?? null) : null,
          subject: needsSubject(metric) ? (subject ?? null) : null,
          points: isMandatory ? 0 : points,
        })
      }
      onClose={onClose}
    >
      <OptionField
        name="metric"
        label={t.measure}
        help={known.about}
        options={metrics.map(({ key, label }) => ({ value: key, label }))}
        required
      />
      {needsSubject(metric) && <SubjectOf metric={metric} />}
      {known.unit === 'money' ? (
        <MoneyField name="threshold" label={t.threshold} required />
      ) : (
        <NumberField
          name="threshold"
          label={t.threshold}
          min={1}
          required
          suffix={known.unit === 'percent' ? '%' : undefined}
        />
      )}
      {known.hasWindow && <NumberField name="window_months" label={t.window} help={t.windowHelp} min={1} max={60} />}
      <SwitchField name="is_mandatory" label={t.mandatory} help={t.mandatoryHelp} />
      {!isMandatory && <NumberField name="points" label={t.worth} min={1} max={1000} required />}
    </ActionDialog>
  );
}

const needsSubject = (metric: TierCriterion['metric']) =>
  ['custom_field', 'document', 'certified_people'].includes(metric);

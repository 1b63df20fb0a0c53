import { useNavigate } from '@tanstack/react-router';
import { App, Form } from 'antd';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, ReferenceField, SwitchField } from '#web/resource/form/fields.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Conversion, type Move, type Prospect, prospect, type Stage, stageOptions } from '../schema.ts';
import { prospectSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

const labelOf = (stage: Stage) => stageOptions.find(({ value }) => value === stage)!.label;

export function useProspectMove() {
  return useWrite<Move & { id: string }, Prospect>('prospects', ({ id, ...body }) =>
    api(`prospects/${id}/move`, { method: 'POST', body }),
  );
}

interface DialogProps {
  row: Pick<Prospect, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks why a prospect leaves the pipeline. */
export function LostDialog({ row, stage, onClose }: DialogProps & { stage: 'lost' | 'not_a_fit' }) {
  const move = useProspectMove();
  return (
    <ActionDialog<{ reason?: string | null }>
      title={`${t.markAs(labelOf(stage))}: ${row.name}`}
      action={t.markAs(labelOf(stage))}
      danger
      text={t.moveText(stage)}
      onSubmit={({ reason }) => move.mutateAsync({ id: row.id, stage, reason: reason ?? null })}
      onClose={onClose}
    >
      <LongTextField name="reason" label={t.reason} />
    </ActionDialog>
  );
}

export function ConvertDialog({ row, onSubmit, onDone, onClose }: StepDialogEnds & { row: Prospect }) {
  const navigate = useNavigate();
  const [form] = Form.useForm<Conversion>();
  const mayInvite = useCan('invitations', 'manage') && row.contact_email !== null;
  const partner_id = Form.useWatch('partner_id', { form, preserve: true });
  const invites = Form.useWatch('invites', { form, preserve: true });
  return (
    <ActionDialog<Conversion, Prospect>
      title={t.convertTitle(row.name)}
      action={prospectSteps.steps.convert.label}
      text={prospectSteps.steps.convert.text}
      form={form}
      initial={{ type_id: row.type_id, region_id: row.region_id, owner_user_id: row.owner_user_id, invites: mayInvite }}
      onSubmit={(values) => onSubmit(values) as Promise<Prospect>}
      onDone={(made) => {
        onDone();
        navigate({ to: `/partners/show/${made.partner_id}` as string });
      }}
      onClose={onClose}
    >
      <ReferenceField name="partner_id" label={t.existingPartner} help={t.existingHelp} resource="partners" />
      {!partner_id && (
        <>
          <FieldInput of={prospect.fields} name="type_id" help={null} />
          <FieldInput of={prospect.fields} name="region_id" />
          <ReferenceField name="tier_id" label={t.tier} resource="partner_tiers" />
          <FieldInput of={prospect.fields} name="owner_user_id" />
        </>
      )}
      {mayInvite && <SwitchField name="invites" label={t.invites} help={row.contact_email ?? undefined} />}
      {mayInvite && invites && <LongTextField name="message" label={t.message} help={t.messageHelp} rows={2} />}
    </ActionDialog>
  );
}

const declined = [{ field: 'status', operator: 'eq' as const, values: ['rejected'] }];

export function FromApplicationDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const create = useWrite<{ application_id: string }, Prospect>('prospects', (body) =>
    api('prospects/from_application', { method: 'POST', body }),
  );
  return (
    <ActionDialog<{ application_id: string }, Prospect>
      title={t.fromApplication}
      action={t.addProspect}
      text={t.fromApplicationHelp}
      onSubmit={(values) => create.mutateAsync(values)}
      onDone={(row) => {
        void message.success(t.added);
        navigate({ to: `/partners/prospecting/show/${row.id}` as string });
      }}
      onClose={onClose}
    >
      <ReferenceField
        name="application_id"
        label={t.application}
        resource="partner_applications"
        labelField="company_name"
        only={declined}
        required
      />
    </ActionDialog>
  );
}

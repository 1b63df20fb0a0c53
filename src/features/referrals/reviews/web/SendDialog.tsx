import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import type { Review } from '../schema.ts';
import { reviewSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';
import { useCandidates } from './useCandidates.ts';

/** A partner asked for a review: the company chooses who gets the link. */
export function ReviewSendDialog({ row, ...ends }: StepDialogEnds & { row: Review }) {
  const { label, text } = reviewSteps.steps.send;
  const { data: candidates } = useCandidates({
    partner_id: row.partner_id ?? undefined,
    opportunity_id: row.opportunity_id ?? undefined,
  });
  return (
    <ActionDialog<{ contact_id: string }>
      title={label}
      action={label}
      text={text(row)}
      disabled={!candidates?.length}
      {...ends}
    >
      {candidates?.length === 0 && <p className="meta">{t.noCandidates}</p>}
      <OptionField
        name="contact_id"
        label={t.customer}
        required={t.customerRequired}
        options={(candidates ?? []).map(({ contact_id, contact_name, contact_email }) => ({
          value: contact_id!,
          label: `${contact_name} (${contact_email})`,
        }))}
      />
    </ActionDialog>
  );
}

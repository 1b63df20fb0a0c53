import { api } from '#web/requests/api.ts';
import { CustomInput } from '#web/resource/custom-fields/CustomFieldInputs.tsx';
import { useCustomFields } from '#web/resource/custom-fields/customFields.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Opportunity, StageMove } from '../../schema.ts';
import type { StageMoveInProgress } from './model.ts';
import { texts } from './texts.ts';

interface NeededDialogProps extends StageMoveInProgress {
  /** The details of the move that were entered already. */
  details: Partial<StageMove>;
  /** The fields the stage needs, by key. */
  needed: readonly string[];
  onSend: (moving: StageMoveInProgress, details: Partial<StageMove>) => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the fields that a stage needs, then moves the deal. */
export function RequiredFieldsDialog({
  deal,
  stage,
  undo,
  details,
  needed,
  onSend,
  onDone,
  onCancel,
}: NeededDialogProps) {
  const fields = useCustomFields('opportunities').filter(({ key }) => needed.includes(key));
  // An untouched switch means no.
  const untouched = Object.fromEntries(
    fields.filter(({ field_type }) => field_type === 'BOOL').map(({ key }) => [key, false]),
  );
  const fillIn = async ({ custom: given }: { custom?: Record<string, unknown> }) => {
    const custom = { ...untouched, ...JSON.parse(JSON.stringify(given ?? {})) };
    const { row_version } = await api<Opportunity>(`opportunities/${deal.id}`, {
      method: 'PATCH',
      body: { custom, row_version: deal.row_version },
    });
    await onSend({ deal: { ...deal, row_version }, stage, undo }, details);
  };
  return (
    <ActionDialog<{ custom?: Record<string, unknown> }>
      title={texts.requiredFieldsFor(stage.name)}
      action={texts.saveAndMoveTo(stage.name)}
      text={texts.canMoveToOnceTheseFields(<strong>{deal.name}</strong>, <strong>{stage.name}</strong>)}
      disabled={fields.length === 0}
      onSubmit={fillIn}
      onDone={onDone}
      onClose={onCancel}
    >
      {fields.map((field) => (
        <CustomInput key={field.key} field={{ ...field, is_required: field.field_type !== 'BOOL' }} disabled={false} />
      ))}
    </ActionDialog>
  );
}

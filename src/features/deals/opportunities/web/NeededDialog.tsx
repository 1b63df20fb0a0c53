import { api } from '#web/api.ts';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { CustomInput } from '#web/resource/CustomFieldInputs.tsx';
import { useCustomFields } from '#web/resource/customFields.ts';
import type { Opportunity, StageMove } from '../schema.ts';
import type { Moving } from './useMove.tsx';

interface NeededDialogProps extends Moving {
  /** What was answered about the move already. */
  details: Partial<StageMove>;
  /** The fields the stage needs, by key. */
  needed: readonly string[];
  onSend: (moving: Moving, details: Partial<StageMove>) => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the fields that a stage needs, then moves the deal. */
export function NeededDialog({ deal, stage, undo, details, needed, onSend, onDone, onCancel }: NeededDialogProps) {
  const fields = useCustomFields('opportunities').filter(({ key }) => needed.includes(key));
  // A switch that nobody touches says no.
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
      title={`What ${stage.name} needs`}
      action={`Save and move to ${stage.name}`}
      text={
        <>
          <strong>{deal.name}</strong> moves to <strong>{stage.name}</strong> with this filled in.
        </>
      }
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

import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { LostReason, Opportunity, StageMove } from '../../schema.ts';
import { ClosingFields } from './ClosingFields.tsx';
import type { Stage } from './model.ts';

interface MoveDialogProps {
  deal: Pick<Opportunity, 'name' | 'status' | 'opened_on'>;
  stage: Stage;
  onSend: (details: Partial<StageMove>) => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

interface Details {
  on?: string;
  reason_code?: LostReason;
  reason?: string;
}

const titles = { open: 'Reopen deal?', won: 'Mark as won?', lost: 'Mark as lost?' } as const;
const buttons = { open: 'Reopen deal', won: 'Mark as won', lost: 'Mark as lost' } as const;

/**
 * Asks for the details a move requires: the day it was won, the lost reason, or the reason for reopening a won deal.
 */
export function MoveDialog({ deal, stage, onSend, onDone, onCancel }: MoveDialogProps) {
  const { category } = stage;
  return (
    <ActionDialog<Details>
      title={titles[category]}
      action={buttons[category]}
      danger={category === 'lost'}
      text={
        <>
          <strong>{deal.name}</strong> moves to <strong>{stage.name}</strong>.
          {category === 'won' && ' Its partners earn commission.'}
        </>
      }
      onSubmit={onSend}
      onDone={onDone}
      onClose={onCancel}
    >
      <ClosingFields category={category} takesBack={deal.status === 'won'} opened_on={deal.opened_on} />
    </ActionDialog>
  );
}

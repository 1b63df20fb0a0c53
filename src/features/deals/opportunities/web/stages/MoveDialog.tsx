import { Form } from 'antd';
import { sayableWords } from '#shared/text/labels.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { LostReason, Opportunity, StageMove } from '../../schema.ts';
import { moveEffects } from '../slots.ts';
import { ClosingFields } from './ClosingFields.tsx';
import type { Stage } from './model.ts';
import { texts } from './texts.ts';

interface MoveDialogProps {
  deal: Pick<Opportunity, 'id' | 'name' | 'status' | 'opened_on'>;
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

const titles = sayableWords({ open: 'Reopen deal?', won: 'Mark as won?', lost: 'Mark as lost?' } as const);
const buttons = sayableWords({ open: 'Reopen deal', won: 'Mark as won', lost: 'Mark as lost' } as const);

/**
 * Asks for the details a move requires: the day it was won, the lost reason, or the reason for reopening a won deal.
 */
export function MoveDialog({ deal, stage, onSend, onDone, onCancel }: MoveDialogProps) {
  const { category } = stage;
  const [form] = Form.useForm<Details>();
  const on = Form.useWatch('on', form);
  return (
    <ActionDialog<Details>
      form={form}
      title={titles[category]}
      action={buttons[category]}
      danger={category === 'lost'}
      text={texts.movesTo(<strong>{deal.name}</strong>, <strong>{stage.name}</strong>)}
      onSubmit={onSend}
      onDone={onDone}
      onClose={onCancel}
    >
      <ClosingFields category={category} takesBack={deal.status === 'won'} opened_on={deal.opened_on} />
      {(category === 'won' || deal.status === 'won') && (
        <SlotParts
          slot={moveEffects}
          props={{
            id: deal.id,
            move: {
              stage_id: stage.id,
              ...(on && { on }),
              ...(category === 'lost' && { reason_code: 'other' as const }),
              ...(deal.status === 'won' && { reason: texts.preview }),
            },
          }}
        />
      )}
    </ActionDialog>
  );
}

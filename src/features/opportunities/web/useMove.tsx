import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { ApiError, api } from '#web/api.ts';
import type { StageOfType } from '../../opportunity-types/schema.ts';
import type { Opportunity, StageMove } from '../schema.ts';
import { MoveDialog } from './MoveDialog.tsx';

export type Stage = Pick<StageOfType, 'id' | 'name' | 'category' | 'colour'>;
type Deal = Pick<Opportunity, 'id' | 'name' | 'status' | 'stage_id' | 'opened_on' | 'row_version'>;

interface Moving {
  deal: Deal;
  stage: Stage;
  /** Puts the screen back when the move is cancelled or refused. */
  undo?: () => void;
}

const touched = [
  'opportunities',
  'opportunity_stage_events',
  'commission_lines',
  'commission_events',
  'accounts',
  'audit_events',
];

/** Whether the server will take the move at all. */
export function mayMove(deal: Pick<Deal, 'status'>, stage: Pick<Stage, 'category'>): boolean {
  return !(deal.status === 'lost' && stage.category === 'won');
}

/** Moves deals between stages; asks first where the move needs a day or a reason. */
export function useMove(): { move: (moving: Moving) => void; dialog: ReactNode } {
  const client = useQueryClient();
  const { message } = App.useApp();
  const [asking, setAsking] = useState<Moving | null>(null);

  const send = useCallback(
    async ({ deal, stage, undo }: Moving, details: Partial<StageMove> = {}) => {
      try {
        const body: StageMove = { stage_id: stage.id, row_version: deal.row_version, ...details };
        await api(`opportunities/${deal.id}/move`, { method: 'POST', body });
        message.success(`${deal.name}: ${stage.name}`);
      } catch (error) {
        if (error instanceof ApiError && error.status === 422) throw error;
        undo?.();
        message.error((error as Error).message);
      }
      await Promise.all(touched.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
    [client, message],
  );

  const move = useCallback(
    (moving: Moving) => {
      const { deal, stage, undo } = moving;
      if (stage.id === deal.stage_id) return;
      if (!mayMove(deal, stage)) {
        undo?.();
        message.warning('A lost deal is opened again before it can be won.');
        return;
      }
      const asks =
        deal.status === 'won' ? stage.category !== 'won' : stage.category !== 'open' && stage.category !== deal.status;
      if (asks) setAsking(moving);
      else void send(moving);
    },
    [message, send],
  );

  const dialog = asking && (
    <MoveDialog
      {...asking}
      onCancel={() => {
        asking.undo?.();
        setAsking(null);
      }}
      onSend={(details) => send(asking, details)}
      onDone={() => setAsking(null)}
    />
  );
  return { move, dialog };
}

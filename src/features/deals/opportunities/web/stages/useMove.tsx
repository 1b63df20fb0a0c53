import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ApiError, api } from '#web/requests/api.ts';
import type { StageMove } from '../../schema.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { Deal, Stage, StageMoveInProgress } from './model.ts';
import { RequiredFieldsDialog } from './RequiredFieldsDialog.tsx';
import { texts } from './texts.ts';

/** The resources that a move changes in addition to the deal. */
export const touched = [
  'opportunities',
  'opportunity_stage_events',
  'commission_lines',
  'commission_events',
  'accounts',
  'audit_events',
];

/** Whether the server will take the move at all. */
export function canMove(deal: Pick<Deal, 'status'>, stage: Pick<Stage, 'category'>): boolean {
  return !(deal.status === 'lost' && stage.category === 'won');
}

interface Lacking {
  moving: StageMoveInProgress;
  details: Partial<StageMove>;
  needed: string[];
}

/** The custom fields a refusal names, if it names nothing else. */
function neededIn(error: unknown): string[] {
  const names = error instanceof ApiError && error.status === 422 ? Object.keys(error.errors) : [];
  return names.every((name) => name.startsWith('custom.')) ? names.map((name) => name.slice('custom.'.length)) : [];
}

/** Moves deals between stages; asks where the move needs a day or a reason, and where the stage needs what is not filled in. */
export function useDealMove(): { move: (moving: StageMoveInProgress) => void; dialog: ReactNode } {
  const client = useQueryClient();
  const { message } = App.useApp();
  const [asking, setAsking] = useState<StageMoveInProgress | null>(null);
  const [lacking, setLacking] = useState<Lacking | null>(null);
  /** The last move of each deal; the next one waits for it to avoid a version conflict. */
  const sent = useRef(new Map<string, Promise<number>>());

  const send = useCallback(
    async (moving: StageMoveInProgress, details: Partial<StageMove> = {}, isAsking = false) => {
      const { deal, stage, undo } = moving;
      const before = sent.current.get(deal.id);
      const moved = (async () => {
        const row_version = Math.max((await before?.catch(() => 0)) ?? 0, deal.row_version);
        const body: StageMove = { stage_id: stage.id, row_version, ...details };
        return (await api<Deal>(`opportunities/${deal.id}/move`, { method: 'POST', body })).row_version;
      })();
      sent.current.set(deal.id, moved);
      try {
        await moved;
        message.success(`${deal.name}: ${stage.name}`);
      } catch (error) {
        const needed = neededIn(error);
        if (needed.length > 0) return setLacking({ moving, details, needed });
        if (isAsking && error instanceof ApiError && error.status === 422) throw error;
        undo?.();
        message.error((error as Error).message);
      }
      await Promise.all(touched.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
    [client, message],
  );

  const move = useCallback(
    (moving: StageMoveInProgress) => {
      const { deal, stage, undo } = moving;
      if (stage.id === deal.stage_id) return;
      if (!canMove(deal, stage)) {
        undo?.();
        message.warning(texts.reopenThisLostDealBeforeYou);
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
      onSend={(details) => send(asking, details, true)}
      onDone={() => setAsking(null)}
    />
  );
  const needs = lacking && (
    <RequiredFieldsDialog
      {...lacking.moving}
      details={lacking.details}
      needed={lacking.needed}
      onSend={(moving, details) => send(moving, details, true)}
      onDone={() => setLacking(null)}
      onCancel={() => {
        lacking.moving.undo?.();
        setLacking(null);
      }}
    />
  );
  return {
    move,
    dialog: (
      <>
        {dialog}
        {needs}
      </>
    ),
  };
}

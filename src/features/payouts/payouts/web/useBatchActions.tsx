import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { startsFrom } from '#shared/nouns/define-steps.ts';
import { type ApiError, api } from '#web/requests/api.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { BatchPreview, ItemStatus, PayoutBatch, PayoutItem } from '../schema.ts';
import { batchSteps, paymentSteps } from '../steps.schema.ts';
import { payoutSteps } from './slots.ts';

const { steps } = batchSteps;

/** Resources in addition to the payout that a step changes on the server. */
export const touched = [
  'payout_items',
  'payout_exports',
  'payment_files',
  'payment_formats',
  'commission_lines',
  'ledger_accounts',
  'journal_entries',
];

export const useSend = (path: string) =>
  useWrite<object, unknown>('payout_batches', (body) => api(path, { method: 'POST', body }), touched).mutateAsync;

export type BatchDialog = 'approve' | 'pay' | 'cancel' | null;

/** Payments with these statuses can be marked as paid or failed. */
export const payableStatuses: readonly ItemStatus[] = paymentSteps.steps.fail.from;

/** The number of payments of the payout with one of these statuses. */
function useCount(batch: PayoutBatch, statuses: readonly ItemStatus[]): number {
  const list = useList<PayoutItem>(
    'payout_items',
    {
      filters: [
        { field: 'batch_id', operator: 'eq', values: [batch.id] },
        { field: 'status', operator: 'eq', values: [...statuses] },
      ],
      start: 0,
      end: 1,
    },
    { enabled: batch.status === 'approved' || batch.status === 'processing' },
  );
  return list.data?.total ?? 0;
}

/** The actions available in the current status of a payout. */
export function useBatchActions(batch: PayoutBatch, preview: BatchPreview | undefined) {
  const { message } = App.useApp();
  const client = useQueryClient();
  const { user } = useSession();
  const [dialog, setDialog] = useState<BatchDialog>(null);
  const toPay = useCount(batch, payableStatuses);
  const step = useWrite<{ name: string; body?: object }, unknown>(
    'payout_batches',
    ({ name, body }) => api(`payout_batches/${batch.id}/${name}`, { method: 'POST', body }),
    touched,
  );
  const send = (name: string, body?: object) =>
    step.mutateAsync({ name, body }).catch((error: ApiError) => {
      message.error(error.message);
      // Something changed in the meantime: reload, so that the user sees the current state.
      if (error.status === 409)
        for (const name of ['payout_batches', 'payout_items', 'audit_events'])
          void client.invalidateQueries({ queryKey: [name] });
    });
  const busy = step.isPending;
  // The hash of the preview the user has seen; the server rejects the step if it changed in the meantime.
  const seen = preview ? { preview_hash: preview.preview_hash } : {};
  const isOwn = batch.created_by === user.id || batch.submitted_by === user.id;
  const hasApproved = batch.approvals.some(({ user_id }) => user_id === user.id);
  // If no second person is required, the person who prepared it can approve too.
  const mayApprove = !hasApproved && (!isOwn || batch.approvals_needed === 0);
  const hasMoved = (preview?.changes.length ?? 0) > 0;
  const hasAny = (preview?.item_count ?? batch.item_count) > 0;

  const buttons = () => {
    switch (batch.status) {
      case 'draft':
        return (
          <Button
            type="primary"
            loading={busy}
            disabled={!preview || !hasAny || hasMoved}
            onClick={() => send('submit', seen)}
          >
            {steps.submit.label}
          </Button>
        );
      case 'pending_approval':
        return (
          <>
            <Button loading={busy} onClick={() => send('reopen')}>
              {steps.reopen.label}
            </Button>
            {mayApprove && (
              <Button
                type="primary"
                loading={busy}
                disabled={!preview || hasMoved}
                onClick={() => setDialog('approve')}
              >
                {steps.approve.label}
              </Button>
            )}
          </>
        );
      case 'approved':
      case 'processing':
        return (
          <>
            <SlotParts slot={payoutSteps} props={{ batch }} />
            {toPay > 0 && (
              <Button type="primary" onClick={() => setDialog('pay')}>
                {steps.pay.label}
              </Button>
            )}
          </>
        );
      default:
        return null;
    }
  };
  const menu = startsFrom(steps.cancel, batch.status)
    ? [{ key: 'cancel', label: steps.cancel.label, danger: true, onClick: () => setDialog('cancel') }]
    : undefined;
  return { buttons: buttons(), menu, send, busy, dialog, setDialog };
}

export type BatchActions = ReturnType<typeof useBatchActions>;

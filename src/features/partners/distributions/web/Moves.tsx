import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReferenceField } from '#web/resource/form/fields.tsx';
import { useCan, useSession } from '#web/session.tsx';
import type { DistributionForPartner } from '../schema.ts';
import { texts as t } from './texts.ts';

export type Shown = DistributionForPartner & { id: string; row_version: number };

interface Step {
  id: string;
  name: 'accept' | 'end' | 'make_default' | 'match';
  body: Record<string, unknown>;
}

export function useDistributionStep() {
  return useWrite<Step, Shown>(
    'distributions',
    ({ id, name, body }) => api<Shown>(`distributions/${id}/${name}`, { method: 'POST', body }),
    ['work_items', 'audit_events'],
  );
}

/** The steps that the reader can take on a distribution. */
export function DistributionMoves({ row }: { row: Shown }) {
  const { message } = App.useApp();
  const { mode } = useSession();
  const showFailure = useErrorMessage();
  const mayManage = useCan('distributions', 'manage');
  const step = useDistributionStep();
  const [dialog, setDialog] = useState<'end' | 'match' | null>(null);
  if (!mayManage || row.status === 'ended') return null;
  const isProposal = row.status === 'proposed';
  const isUnmatched = mode === 'company' && isProposal && (!row.partner_id || !row.distributor_id);
  const mayAccept = isProposal && !isUnmatched && row.my_side !== row.proposed_by;
  const take = (name: 'accept' | 'make_default', said: string) =>
    step
      .mutateAsync({ id: row.id, name, body: { row_version: row.row_version } })
      .then(() => void message.success(said), showFailure);
  const isOwnProposal = isProposal && row.my_side === row.proposed_by;
  const endLabel = isOwnProposal ? t.withdraw : isProposal ? t.decline : t.end;
  return (
    <>
      {isUnmatched && (
        <Button type="primary" onClick={() => setDialog('match')}>
          {t.match}
        </Button>
      )}
      {row.status === 'active' && !row.is_default && row.my_side !== 'distributor' && (
        <Button loading={step.isPending} onClick={() => take('make_default', t.madeDefault)}>
          {t.makeDefault}
        </Button>
      )}
      <Button onClick={() => setDialog('end')}>{endLabel}</Button>
      {mayAccept && (
        <Button type="primary" loading={step.isPending} onClick={() => take('accept', t.accepted)}>
          {t.accept}
        </Button>
      )}
      {dialog === 'end' && (
        <ActionDialog<{ reason?: string }>
          title={isProposal && !isOwnProposal ? t.declineTitle : endLabel}
          action={endLabel}
          danger
          text={isProposal ? t.declineText : t.endText}
          onSubmit={({ reason }) =>
            step.mutateAsync({
              id: row.id,
              name: 'end',
              body: { row_version: row.row_version, ...(reason?.trim() && { reason: reason.trim() }) },
            })
          }
          onClose={() => setDialog(null)}
        >
          <Form.Item name="reason" label="Reason (optional)">
            <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus />
          </Form.Item>
        </ActionDialog>
      )}
      {dialog === 'match' && (
        <ActionDialog<{ partner_id: string }>
          title={t.match}
          action={t.match}
          text={t.matchText}
          onSubmit={({ partner_id }) =>
            step.mutateAsync({ id: row.id, name: 'match', body: { partner_id, row_version: row.row_version } })
          }
          onClose={() => setDialog(null)}
        >
          <ReferenceField name="partner_id" label={t.partner} resource="partners" required />
        </ActionDialog>
      )}
    </>
  );
}

import { App, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { useCan, useSession } from '#web/session.tsx';
import type { MoveApproval, TierMove } from '../move.schema.ts';
import { alsoChanged } from './data.ts';
import { texts as t } from './texts.ts';

/** Buttons that approve or reject a proposed move. */
export function MoveActions({ row }: { row: TierMove }) {
  const { mode } = useSession();
  const mayDecide = useCan('tier_moves', 'manage') && mode === 'company';
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  if (!mayDecide || row.status !== 'proposed') return null;
  return (
    <Flex gap={8} justify="flex-end">
      <Button size="small" onClick={() => setOpen('reject')}>
        {t.reject}
      </Button>
      <Button size="small" type="primary" onClick={() => setOpen('approve')}>
        {t.approve}
      </Button>
      {open && <DecisionDialog row={row} step={open} onClose={() => setOpen(null)} />}
    </Flex>
  );
}

function DecisionDialog({ row, step, onClose }: { row: TierMove; step: 'approve' | 'reject'; onClose: () => void }) {
  const { message } = App.useApp();
  const decide = useWrite<MoveApproval, TierMove>(
    'tier_moves',
    (body) => api(`tier_moves/${row.id}/${step}`, { method: 'POST', body }),
    alsoChanged,
  );
  const kind = row.kind as 'promotion' | 'demotion' | 'appeal';
  const isApproval = step === 'approve';
  return (
    <ActionDialog<MoveApproval>
      title={`${isApproval ? t.approveTitle : t.rejectTitle}: ${row.partner_name ?? ''}`}
      action={isApproval ? t.approve : t.reject}
      danger={!isApproval}
      text={(isApproval ? t.approveText : t.rejectText)[kind]}
      onSubmit={async (values) => {
        await decide.mutateAsync(values);
        message.success(isApproval ? t.approved : t.rejected);
      }}
      onClose={onClose}
    >
      {isApproval && kind === 'appeal' && (
        <ErrorItem name="until" label={t.keepUntil} extra={t.keepUntilHelp}>
          <DateInput />
        </ErrorItem>
      )}
      {isApproval ? (
        <Form.Item name="reason" label={t.optionalReason}>
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      ) : (
        <ReasonItem max={2000} autoFocus />
      )}
    </ActionDialog>
  );
}

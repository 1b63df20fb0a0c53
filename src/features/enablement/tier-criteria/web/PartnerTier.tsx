import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { useCan } from '#web/session.tsx';
import type { TierLock, TierStanding } from '../schema.ts';
import { alsoChanged, useStanding, useTiers } from './data.ts';
import { Moves } from './Moves.tsx';
import { Standing } from './Standing.tsx';
import { texts as t } from './texts.ts';

/** The tier tab of a partner. */
export default function PartnerTier({ id }: { on: string; id: string }) {
  const { data } = useStanding(id);
  const mayManage = useCan('tier_standings', 'manage');
  const { message } = App.useApp();
  const sayFailure = useErrorMessage();
  const [open, setOpen] = useState<'lock' | 'unlock' | null>(null);
  const evaluate = useWrite<null, TierStanding>(
    'tier_standings',
    () => api(`partners/${id}/evaluate_tier`, { method: 'POST', body: {} }),
    alsoChanged,
  );
  if (!data) return null;
  const row = data.rows[0];
  const run = () => evaluate.mutate(null, { onSuccess: () => void message.success(t.evaluated), onError: sayFailure });
  return (
    <Flex vertical gap={16}>
      <Standing
        row={row}
        actions={
          mayManage && (
            <Flex gap={8}>
              {row && (
                <Button onClick={() => setOpen(row.is_locked ? 'unlock' : 'lock')}>
                  {row.is_locked ? t.unlock : t.lock}
                </Button>
              )}
              <Button onClick={run} loading={evaluate.isPending}>
                {t.evaluate}
              </Button>
            </Flex>
          )
        }
      />
      <Moves partner_id={id} />
      {row && open && <LockDialog row={row} step={open} onClose={() => setOpen(null)} />}
    </Flex>
  );
}

function LockDialog({ row, step, onClose }: { row: TierStanding; step: 'lock' | 'unlock'; onClose: () => void }) {
  const { message } = App.useApp();
  const tiers = useTiers();
  const isLock = step === 'lock';
  const send = useWrite<TierLock, TierStanding>(
    'tier_standings',
    (body) => api(`tier_standings/${row.id}/${step}`, { method: 'POST', body }),
    alsoChanged,
  );
  return (
    <ActionDialog<TierLock>
      title={isLock ? t.lockTitle : t.unlock}
      action={isLock ? t.lock : t.unlock}
      text={isLock ? t.lockText : undefined}
      initial={isLock ? { tier_id: row.tier_id ?? undefined } : {}}
      onSubmit={async (values) => {
        await send.mutateAsync(values);
        message.success(isLock ? t.locked : t.unlocked);
      }}
      onClose={onClose}
    >
      {isLock && (
        <>
          <ErrorItem name="tier_id" label={t.tier} rules={[{ required: true, message: t.chooseTier }]}>
            <OptionSelect
              options={(tiers.data?.rows ?? []).map(({ id, name, color }) => ({ value: id, label: name, color }))}
            />
          </ErrorItem>
          <ErrorItem name="until" label={t.lockUntil} extra={t.lockUntilHelp}>
            <DateInput />
          </ErrorItem>
        </>
      )}
      <ReasonItem help={t.lockReason} max={2000} />
    </ActionDialog>
  );
}

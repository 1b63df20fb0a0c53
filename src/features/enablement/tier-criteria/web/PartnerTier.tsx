import { App, Button, Flex } from 'antd';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import type { TierStanding } from '../schema.ts';
import { standingSteps } from '../steps.schema.ts';
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
              {row && <LockSteps row={row} />}
              <Button onClick={run} loading={evaluate.isPending}>
                {t.evaluate}
              </Button>
            </Flex>
          )
        }
      />
      <Moves partner_id={id} />
    </Flex>
  );
}

function LockSteps({ row }: { row: TierStanding }) {
  const tiers = useTiers();
  const { label } = standingSteps.steps.lock.input.tier_id;
  const { buttons, dialog } = useSteps(standingSteps, row, {
    also: alsoChanged,
    special: {
      lock: {
        hidden: row.is_locked,
        initial: { tier_id: row.tier_id ?? undefined },
        inputs: {
          tier_id: (
            <ErrorItem name="tier_id" label={label} rules={[{ required: true, message: t.chooseTier }]}>
              <OptionSelect
                options={(tiers.data?.rows ?? []).map(({ id, name, color }) => ({ value: id, label: name, color }))}
              />
            </ErrorItem>
          ),
        },
      },
    },
  });
  return (
    <>
      {buttons}
      {dialog}
    </>
  );
}

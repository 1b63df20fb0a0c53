import { App, Button } from 'antd';
import { useState } from 'react';
import type { Partner } from '#features/partners/partners/schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { regionToday } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useRemove, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { DateField, LongTextField } from '#web/resource/form/fields.tsx';
import { useCan } from '#web/session/session.tsx';
import { type GateState, type GateWaiver, gateWaiver } from '../schema.ts';
import { texts } from './texts.ts';

const RESOURCE = gateWaiver.name;

type Input = Pick<GateWaiver, 'reason' | 'ends_on'>;

/** The waiver of a requirement, or the button that waives it while the partner lacks it. */
export function Requirement({ partner, requirement }: { partner: Partner; requirement: GateState }) {
  const { message } = App.useApp();
  const [asking, setAsking] = useState(false);
  const mayWaive = useCan(RESOURCE, 'manage');
  const showFailure = useErrorMessage();
  const remove = useRemove(RESOURCE, ['program_gates']);
  const write = useWrite<Input, GateWaiver>(
    RESOURCE,
    ({ reason, ends_on }) =>
      api(RESOURCE, {
        method: 'POST',
        body: { partner_id: partner.id, gate_id: requirement.gate_id, reason, ...(ends_on && { ends_on }) },
      }),
    ['program_gates'],
  );
  const { waiver, label } = requirement;
  if (waiver)
    return (
      <span>
        {texts.waivedBy(waiver.waived_by_name)}
        {waiver.ends_on && <> {texts.until(<DateText value={waiver.ends_on} />)}</>}: {waiver.reason}{' '}
        {mayWaive && (
          <Button
            type="link"
            size="small"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(waiver.id, {
                onSuccess: () => void message.success(texts.waiverRemoved),
                onError: showFailure,
              })
            }
          >
            {texts.removeWaiver}
          </Button>
        )}
      </span>
    );
  if (requirement.is_met || !mayWaive) return null;
  return (
    <span>
      <Button size="small" onClick={() => setAsking(true)} aria-label={texts.waive(label)}>
        {texts.waiveText}
      </Button>
      {asking && (
        <ActionDialog<Input>
          title={texts.waive(label)}
          action={texts.waiveRequirement}
          text={texts.canGoOnWithoutPartnerDoes(partner.name, label)}
          onSubmit={(values) => write.mutateAsync(values)}
          onClose={() => setAsking(false)}
        >
          <LongTextField name="reason" label={texts.reason} max={1000} required />
          <DateField
            name="ends_on"
            label={texts.untilText}
            help={texts.withoutDateWaiverHoldsUntilYou}
            min={regionToday()}
          />
        </ActionDialog>
      )}
    </span>
  );
}

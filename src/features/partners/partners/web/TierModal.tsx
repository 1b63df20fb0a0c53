import { App } from 'antd';
import { addDays } from '#shared/time/dates.ts';
import { regionToday } from '#web/region.ts';
import { type Row, useAction, useList } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { DateField, LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import type { Partner, TierChange } from '../schema.ts';
import { texts } from './texts.ts';

interface Tier extends Row {
  name: string;
  color: string | null;
}
const none = 'none';

export function TierModal({ row, onClose }: { row: Partner; onClose: () => void }) {
  const { message } = App.useApp();
  const tiers = useList<Tier>('partner_tiers', { sort: [{ field: 'order', descending: false }], start: 0, end: 200 });
  const change = useAction<TierChange, Partner>(
    'partners',
    () => `partners/${row.id}/tier`,
    (input) => input,
    ['tier_memberships', 'audit_events'],
  );
  const save = async ({ tier_id, effective_to, ...values }: TierChange) => {
    await change.mutateAsync({
      ...values,
      tier_id: tier_id === none ? null : tier_id,
      // People name the last day; on the wire the end is the first day after.
      effective_to: effective_to && addDays(effective_to, 1),
    });
    message.success(texts.tierChanged);
  };
  const options = [
    ...(tiers.data?.rows ?? []).map(({ id, name, color }) => ({ value: id, label: name, color })),
    { value: none, label: texts.noTier, color: null },
  ];
  return (
    <ActionDialog<TierChange>
      title={texts.changeTier(row.name)}
      action={texts.changeTierText}
      initial={{ tier_id: row.tier_id ?? undefined, effective_from: regionToday() }}
      onSubmit={save}
      onClose={onClose}
    >
      <OptionField name="tier_id" label={texts.tier} required={texts.chooseATier} options={options} />
      <Pair>
        <DateField name="effective_from" label={texts.fromText} required={texts.chooseStartDate} />
        <DateField name="effective_to" label={texts.lastDay} help={texts.defaultsToNoEndDate} />
      </Pair>
      <LongTextField name="reason" label={texts.reason} rows={2} help={texts.pastDateCorrectsHistoryEarlierEntries} />
    </ActionDialog>
  );
}

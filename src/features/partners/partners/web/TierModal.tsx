import { App, Form, Input } from 'antd';
import { addDays } from '#shared/dates.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { RefusingItem } from '#web/inputs/refusal.tsx';
import { regionToday } from '#web/region.ts';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { Pair } from '#web/resource/ResourceForm.tsx';
import { type Row, useAction, useList } from '#web/resource/useResource.ts';
import type { Partner, TierChange } from '../schema.ts';

interface Tier extends Row {
  name: string;
  colour: string | null;
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
    message.success('Tier changed');
  };
  const options = [
    ...(tiers.data?.rows ?? []).map(({ id, name, colour }) => ({ value: id, label: name, colour })),
    { value: none, label: 'No tier', colour: null },
  ];
  return (
    <ActionDialog<TierChange>
      title={`Change the tier of ${row.name}`}
      action="Change"
      initial={{ tier_id: row.tier_id ?? undefined, effective_from: regionToday() }}
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item name="tier_id" label="Tier" rules={[{ required: true, message: 'Choose a tier' }]}>
        <OptionSelect options={options} />
      </Form.Item>
      <Pair>
        <RefusingItem name="effective_from" label="From" rules={[{ required: true, message: 'Say from when' }]}>
          <DateInput />
        </RefusingItem>
        <RefusingItem name="effective_to" label="Last day" extra="Empty: until further notice.">
          <DateInput />
        </RefusingItem>
      </Pair>
      <Form.Item
        name="reason"
        label="Reason"
        extra="A day in the past corrects history; what was known before stays readable."
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={2000} />
      </Form.Item>
    </ActionDialog>
  );
}

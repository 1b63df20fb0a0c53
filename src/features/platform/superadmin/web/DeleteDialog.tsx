import { Alert, App, Form, Input } from 'antd';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { RefusingItem } from '#web/inputs/refusal.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useAction } from '#web/resource/useResource.ts';
import { type Company, type DeletionRequest, MOST_GRACE_DAYS } from '../schema.ts';

/** The name is typed out, because nothing brings a company back once its grace is over. */
export function DeleteDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { message } = App.useApp();
  const act = useAction<DeletionRequest, Company>(
    'superadmin/companies',
    () => `superadmin/companies/${company.id}/delete`,
    (input) => input,
    ['operator_events'],
  );
  const submit = async (input: DeletionRequest) => {
    await act.mutateAsync(input);
    message.success('The deletion is scheduled');
  };
  return (
    <ActionDialog<DeletionRequest>
      title={`Delete ${company.name}?`}
      action="Schedule the deletion"
      danger
      initial={{ grace_days: 30 }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert
        type="warning"
        showIcon
        style={{ marginBottom: 16 }}
        title="Everything it owns goes: partners, deals, commissions, payouts, files, and the accounts of people who belong nowhere else. Until the grace is over you can call it off, and its people see the day on every screen."
      />
      <RefusingItem name="grace_days" label="Days of grace" rules={[{ required: true, message: 'Say how many days' }]}>
        <NumberInput min={1} max={MOST_GRACE_DAYS} />
      </RefusingItem>
      <ReasonItem label="Reason" min={5} />
      <Form.Item
        name="name"
        label={`Type "${company.name}" to confirm`}
        rules={[{ required: true, message: 'Type the name of the company' }]}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </ActionDialog>
  );
}

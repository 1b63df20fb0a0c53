import { Alert, App, Form, Input } from 'antd';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { type Company, type DeletionRequest, MAX_GRACE_DAYS } from '../schema.ts';

/** The name must be typed, because the deletion is final after the grace period. */
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
    message.success('Deletion scheduled');
  };
  return (
    <ActionDialog<DeletionRequest>
      title={`Delete ${company.name}?`}
      action="Schedule deletion"
      danger
      initial={{ grace_days: 30 }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert
        type="warning"
        showIcon
        style={{ marginBottom: 16 }}
        title="All data of the company will be deleted: partners, deals, commissions, payouts, files, and the logins of people who belong to no other company. You can cancel the deletion during the grace period. Until then, its users see the date on every screen."
      />
      <ErrorItem
        name="grace_days"
        label="Grace period (days)"
        rules={[{ required: true, message: 'Enter the number of days' }]}
      >
        <NumberInput min={1} max={MAX_GRACE_DAYS} />
      </ErrorItem>
      <ReasonItem label="Reason" min={5} />
      <Form.Item
        name="name"
        label={`Type "${company.name}" to confirm`}
        rules={[{ required: true, message: 'Enter the name of the company' }]}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </ActionDialog>
  );
}

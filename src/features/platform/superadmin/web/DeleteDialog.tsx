import { Alert, App, Form, Input } from 'antd';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { type Company, type DeletionRequest, MAX_GRACE_DAYS } from '../schema.ts';
import { texts } from './texts.ts';

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
    message.success(texts.deletionScheduled);
  };
  return (
    <ActionDialog<DeletionRequest>
      title={texts.delete(company.name)}
      action={texts.scheduleDeletion}
      danger
      initial={{ grace_days: 30 }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={texts.allDataCompanyWillBeDeleted} />
      <ErrorItem
        name="grace_days"
        label={texts.gracePeriodDays}
        rules={[{ required: true, message: texts.enterNumberDays }]}
      >
        <NumberInput min={1} max={MAX_GRACE_DAYS} />
      </ErrorItem>
      <ReasonItem label={texts.reason} min={5} />
      <Form.Item
        name="name"
        label={texts.typeToConfirm(company.name)}
        rules={[{ required: true, message: texts.enterNameCompany }]}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </ActionDialog>
  );
}

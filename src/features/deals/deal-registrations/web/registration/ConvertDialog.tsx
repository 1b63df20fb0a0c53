import { Form, Radio } from 'antd';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import type { DealRegistration } from '../../schema.ts';
import { registrationSteps } from '../../steps.schema.ts';
import { texts } from './texts.ts';

interface Filled {
  how: 'new' | 'existing';
  account_id?: string | null;
  opportunity_id?: string;
}

/** Opens a deal for an approved registration, or links the one there is. */
export function ConvertDialog({ row, onSubmit, ...ends }: StepDialogEnds & { row: DealRegistration }) {
  const [form] = Form.useForm<Filled>();
  const how = Form.useWatch('how', form) ?? 'new';
  const send = ({ how: chosen, account_id, opportunity_id }: Filled) =>
    onSubmit(chosen === 'existing' ? { opportunity_id } : { ...(account_id && { account_id }) });
  return (
    <ActionDialog<Filled>
      title={registrationSteps.steps.convert.label}
      action={how === 'existing' ? texts.linkOpportunity : texts.createOpportunity}
      text={texts.registrationBecomesOpportunityInYourPipeline(row.partner_name)}
      form={form}
      initial={{ how: 'new' }}
      onSubmit={send}
      {...ends}
    >
      <Form.Item name="how">
        <Radio.Group
          options={[
            { value: 'new', label: texts.newOpportunity },
            { value: 'existing', label: texts.existingOpportunity },
          ]}
        />
      </Form.Item>
      {how === 'new' ? (
        <Form.Item name="account_id" label={texts.account} extra={texts.defaultsToMatchedByWebsiteOr(row.account_name)}>
          <ReferenceSelect resource="accounts" placeholder={row.account_name} />
        </Form.Item>
      ) : (
        <Form.Item
          name="opportunity_id"
          label={texts.opportunity}
          rules={[{ required: true, message: texts.chooseAnOpportunity }]}
        >
          <ReferenceSelect resource="opportunities" only={[{ field: 'status', operator: 'ne', values: ['lost'] }]} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}

import { Form, Radio } from 'antd';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import type { DealRegistration } from '../schema.ts';
import { useMove } from './useMove.ts';

interface Filled {
  how: 'new' | 'existing';
  account_id?: string | null;
  opportunity_id?: string;
}

/** Opens a deal for an approved registration, or links the one there is. */
export function ConvertDialog({ row, onClose }: { row: DealRegistration; onClose: () => void }) {
  const [form] = Form.useForm<Filled>();
  const how = Form.useWatch('how', form) ?? 'new';
  const { tryMove } = useMove(row);
  const send = ({ how: chosen, account_id, opportunity_id }: Filled) =>
    tryMove({
      move: 'convert',
      body: chosen === 'existing' ? { opportunity_id } : { ...(account_id && { account_id }) },
    });
  return (
    <ActionDialog<Filled>
      title="Open the deal"
      action={how === 'existing' ? 'Link deal' : 'Open deal'}
      text={`The registration becomes a deal of your pipeline with ${row.partner_name} as its source. When it is won, the registration is closed and the commission follows.`}
      form={form}
      initial={{ how: 'new' }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="how">
        <Radio.Group
          options={[
            { value: 'new', label: 'A new deal' },
            { value: 'existing', label: 'A deal that exists' },
          ]}
        />
      </Form.Item>
      {how === 'new' ? (
        <Form.Item
          name="account_id"
          label="Company"
          extra={`Left empty, ${row.account_name} is looked up by its website and made if you do not know it.`}
        >
          <ReferenceSelect resource="accounts" placeholder={row.account_name} />
        </Form.Item>
      ) : (
        <Form.Item name="opportunity_id" label="Deal" rules={[{ required: true, message: 'Choose the deal' }]}>
          <ReferenceSelect resource="opportunities" only={[{ field: 'status', operator: 'ne', values: ['lost'] }]} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}

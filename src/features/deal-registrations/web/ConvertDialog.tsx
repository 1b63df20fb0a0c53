import { Alert, Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
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
  const [refusal, setRefusal] = useState<string | null>(null);
  const { tryMove, isPending } = useMove(row);
  const send = async ({ how: chosen, account_id, opportunity_id }: Filled) => {
    setRefusal(null);
    const body = chosen === 'existing' ? { opportunity_id } : { ...(account_id && { account_id }) };
    try {
      await tryMove({ move: 'convert', body });
      onClose();
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  return (
    <Modal
      open
      title="Open the deal"
      okText={how === 'existing' ? 'Link deal' : 'Open deal'}
      okButtonProps={{ loading: isPending }}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <p style={{ margin: '4px 0 16px', color: 'var(--text-2)' }}>
        The registration becomes a deal of your pipeline with {row.partner_name} as its source. When it is won, the
        registration is closed and the commission follows.
      </p>
      {refusal && <Alert type="error" showIcon title={refusal} role="alert" style={{ marginBottom: 16 }} />}
      <Form<Filled>
        form={form}
        layout="vertical"
        requiredMark="optional"
        initialValues={{ how: 'new' }}
        onFinish={send}
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
      </Form>
    </Modal>
  );
}

import { App, Form, Modal } from 'antd';
import { useState } from 'react';
import { useUpdate } from '#web/resource/useResource.ts';
import type { Partner } from '../schema.ts';
import { StatusFields } from './StatusFields.tsx';

export function StatusModal({ row, onClose }: { row: Partner; onClose: () => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const [failure, setFailure] = useState<string | null>(null);
  const update = useUpdate<Partner>('partners', ['partner_status_events', 'audit_events']);
  const save = async (values: Record<string, unknown>) => {
    setFailure(null);
    try {
      const changed = await update.mutateAsync({ id: row.id, values });
      message.success(`${row.name} is now ${changed.status_name}`);
      onClose();
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <Modal
      open
      title={`Change the status of ${row.name}`}
      okText="Change"
      onOk={form.submit}
      confirmLoading={update.isPending}
      onCancel={onClose}
      width={480}
      styles={{ body: { paddingTop: 8 } }}
    >
      <Form form={form} layout="vertical" onFinish={save} requiredMark={false}>
        <StatusFields from={row} />
        {failure && (
          <p role="alert" style={{ color: 'var(--danger)' }}>
            {failure}
          </p>
        )}
      </Form>
    </Modal>
  );
}

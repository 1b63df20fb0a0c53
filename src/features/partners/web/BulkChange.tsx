import { Form, Modal } from 'antd';
import { useState } from 'react';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { useTags } from '#web/resource/useTags.ts';
import { plural } from '#web/texts.ts';
import type { Partner, PartnerBulkChange } from '../schema.ts';
import { StatusFields } from './StatusFields.tsx';
import type { BulkKind } from './useBulkChange.ts';

type Change = PartnerBulkChange['change'];

interface BulkChangeModalProps {
  kind: BulkKind;
  rows: readonly Partner[];
  onSend: (rows: readonly Partner[], change: Change) => Promise<boolean>;
  onDone: (done: boolean) => void;
}

const titles: Record<BulkKind, string> = {
  status: 'Change the status',
  owner: 'Change the owner',
  tags: 'Change the tags',
};
const colleagues = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

export function BulkChangeModal({ kind, rows, onSend, onDone }: BulkChangeModalProps) {
  const [form] = Form.useForm<Change>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (values: Change) => {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await onSend(rows, kind === 'owner' ? { owner_user_id: values.owner_user_id ?? null } : values));
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };

  const known = useTags('partners');

  return (
    <Modal
      open
      title={`${titles[kind]} of ${plural(rows.length, 'partner', 'partners')}`}
      okText="Change"
      onOk={form.submit}
      confirmLoading={busy}
      onCancel={() => onDone(false)}
      width={480}
      styles={{ body: { paddingTop: 8 } }}
    >
      <Form form={form} layout="vertical" onFinish={save} requiredMark={false}>
        {kind === 'status' && <StatusFields />}
        {kind === 'owner' && (
          <Form.Item name="owner_user_id" label="Owner" extra="Leave empty to have none.">
            <ReferenceSelect resource="people" labelField="full_name" only={colleagues} />
          </Form.Item>
        )}
        {kind === 'tags' && (
          <>
            <Form.Item name="add_tags" label="Add">
              <TagsInput suggestions={known.map(({ value }) => value)} />
            </Form.Item>
            <Form.Item name="remove_tags" label="Take away">
              <TagsInput suggestions={[...new Set(rows.flatMap(({ tags }) => tags))]} />
            </Form.Item>
          </>
        )}
        {failure && (
          <p role="alert" style={{ color: 'var(--danger)' }}>
            {failure}
          </p>
        )}
      </Form>
    </Modal>
  );
}

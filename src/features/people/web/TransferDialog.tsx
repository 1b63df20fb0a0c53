import { App, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/resource/useResource.ts';
import type { TeamMember } from '../schema.ts';

/** Makes somebody an owner, beside oneself or instead. */
export function TransferDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { message } = App.useApp();
  const [stays, setStays] = useState(true);
  const transfer = useAction<boolean>(
    'team_members',
    () => `team_members/${member.id}/make_owner`,
    (stays_owner) => ({ stays_owner }),
    ['people', 'session'],
  );
  const send = () =>
    transfer.mutateAsync(stays).then(
      () => {
        message.success(`${member.full_name} is an owner now`);
        onClose();
      },
      (error: Error) => void message.error(error.message),
    );
  return (
    <Modal
      open
      title={`Make ${member.full_name} an owner`}
      okText="Make owner"
      onOk={send}
      confirmLoading={transfer.isPending}
      onCancel={onClose}
      width={480}
    >
      <p style={{ marginBottom: 12, color: 'var(--text-2)' }}>
        Owners may do everything, and decide who else is one. A company always has at least one.
      </p>
      <Radio.Group
        value={stays}
        onChange={({ target }) => setStays(target.value as boolean)}
        style={{ display: 'grid', gap: 8 }}
        options={[
          { value: true, label: 'I stay an owner too' },
          { value: false, label: 'I hand over and become an administrator' },
        ]}
      />
    </Modal>
  );
}

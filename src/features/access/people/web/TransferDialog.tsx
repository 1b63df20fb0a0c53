import { App, Form, Radio } from 'antd';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { TeamMember } from '../schema.ts';

/** Makes someone an owner; the caller stays one or steps down. */
export function TransferDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { message } = App.useApp();
  const transfer = useAction<{ stays_owner: boolean }>(
    'team_members',
    () => `team_members/${member.id}/make_owner`,
    (input) => input,
    ['people', 'session'],
  );
  const send = async (input: { stays_owner: boolean }) => {
    await transfer.mutateAsync(input);
    message.success(`${member.full_name} is now an owner`);
  };
  return (
    <ActionDialog
      title={`Make ${member.full_name} an owner`}
      action="Make owner"
      text="Owners can do everything and decide who else is an owner. A company always has at least one owner."
      initial={{ stays_owner: true }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="stays_owner" label="Your own role">
        <Radio.Group
          style={{ display: 'grid', gap: 8 }}
          options={[
            { value: true, label: 'Stay an owner' },
            { value: false, label: 'Become an administrator' },
          ]}
        />
      </Form.Item>
    </ActionDialog>
  );
}

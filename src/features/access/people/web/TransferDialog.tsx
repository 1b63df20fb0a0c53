import { App, Form, Radio } from 'antd';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { useAction } from '#web/resource/useResource.ts';
import type { TeamMember } from '../schema.ts';

/** Makes somebody an owner, beside oneself or instead. */
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
    message.success(`${member.full_name} is an owner now`);
  };
  return (
    <ActionDialog
      title={`Make ${member.full_name} an owner`}
      action="Make owner"
      text="Owners may do everything, and decide who else is one. A company always has at least one."
      initial={{ stays_owner: true }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="stays_owner" label="And you">
        <Radio.Group
          style={{ display: 'grid', gap: 8 }}
          options={[
            { value: true, label: 'I stay an owner too' },
            { value: false, label: 'I hand over and become an administrator' },
          ]}
        />
      </Form.Item>
    </ActionDialog>
  );
}

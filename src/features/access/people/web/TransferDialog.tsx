import { App, Form, Radio } from 'antd';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { TeamMember } from '../schema.ts';
import { texts } from './texts.ts';

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
    message.success(texts.nowOwner(member.full_name));
  };
  return (
    <ActionDialog
      title={texts.makeAnOwner(member.full_name)}
      action={texts.makeOwner}
      text={texts.ownersCanDoEverythingAndDecide}
      initial={{ stays_owner: true }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="stays_owner" label={texts.yourOwnRole}>
        <Radio.Group
          style={{ display: 'grid', gap: 8 }}
          options={[
            { value: true, label: texts.stayAnOwner },
            { value: false, label: texts.becomeAnAdministrator },
          ]}
        />
      </Form.Item>
    </ActionDialog>
  );
}

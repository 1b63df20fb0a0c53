import { App, Form } from 'antd';
import { choiceOf, roleHelp, roleOf } from '#features/access/roles/names.ts';
import { RoleSelect } from '#features/access/roles/web/index.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { TeamMember } from '../schema.ts';
import { texts } from './texts.ts';

interface RoleDialogProps {
  member: TeamMember;
  /** Reactivates a deactivated member. */
  isReturn: boolean;
  onClose: () => void;
}

export function RoleDialog({ member, isReturn, onClose }: RoleDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<{ choice: string }>();
  const present = member.role === 'owner' ? undefined : choiceOf(member);
  const choice = Form.useWatch('choice', form) ?? present;
  const save = useWrite<{ choice: string }, TeamMember>(
    'team_members',
    ({ choice }) =>
      isReturn
        ? api(`team_members/${member.id}/reactivate`, { method: 'POST', body: roleOf(choice) })
        : api(`team_members/${member.id}`, {
            method: 'PATCH',
            body: { ...roleOf(choice), row_version: member.row_version },
          }),
    ['people', 'roles'],
  );
  const send = async (values: { choice: string }) => {
    await save.mutateAsync(values);
    message.success(isReturn ? texts.isReactivated(member.full_name) : texts.roleChanged);
  };
  return (
    <ActionDialog
      title={isReturn ? texts.reactivate(member.full_name) : texts.changeRole(member.full_name)}
      action={isReturn ? texts.reactivateText : texts.changeRoleText}
      text={isReturn && texts.theyCanSignInAgainRecords}
      form={form}
      initial={{ choice: present }}
      shownAs={{ role: 'choice', role_id: 'choice' }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item
        name="choice"
        label={texts.role}
        extra={choice && roleHelp(choice)}
        rules={[{ required: true, message: texts.chooseARole }]}
      >
        <RoleSelect />
      </Form.Item>
    </ActionDialog>
  );
}

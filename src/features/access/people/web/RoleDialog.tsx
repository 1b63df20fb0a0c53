import { App, Form } from 'antd';
import { choiceOf, roleHelp, roleOf } from '#features/access/roles/names.ts';
import { RoleSelect } from '#features/access/roles/web/index.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { TeamMember } from '../schema.ts';

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
    message.success(isReturn ? `${member.full_name} is reactivated` : 'Role changed');
  };
  return (
    <ActionDialog
      title={isReturn ? `Reactivate ${member.full_name}` : `Change the role of ${member.full_name}`}
      action={isReturn ? 'Reactivate' : 'Change role'}
      text={isReturn && 'They can sign in again. Records that were handed over stay with their new owners.'}
      form={form}
      initial={{ choice: present }}
      shownAs={{ role: 'choice', role_id: 'choice' }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item
        name="choice"
        label="Role"
        extra={choice && roleHelp(choice)}
        rules={[{ required: true, message: 'Choose a role' }]}
      >
        <RoleSelect />
      </Form.Item>
    </ActionDialog>
  );
}

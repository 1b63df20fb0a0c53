import { App, Form, Modal } from 'antd';
import { useState } from 'react';
import { ApiError, api } from '#web/api.ts';
import { useWrite } from '#web/resource/useResource.ts';
import { choiceOf, roleHelp, roleOf } from '../../roles/names.ts';
import { RoleSelect } from '../../roles/web/index.tsx';
import type { TeamMember } from '../schema.ts';

interface RoleDialogProps {
  member: TeamMember;
  /** Somebody who was deactivated comes back. */
  isReturn: boolean;
  onClose: () => void;
}

export function RoleDialog({ member, isReturn, onClose }: RoleDialogProps) {
  const { message } = App.useApp();
  const [choice, setChoice] = useState(member.role === 'owner' ? '' : choiceOf(member));
  const [failure, setFailure] = useState<string | null>(null);
  const save = useWrite<void, TeamMember>(
    'team_members',
    () =>
      isReturn
        ? api(`team_members/${member.id}/reactivate`, { method: 'POST', body: roleOf(choice) })
        : api(`team_members/${member.id}`, {
            method: 'PATCH',
            body: { ...roleOf(choice), row_version: member.row_version },
          }),
    ['people', 'roles'],
  );
  const send = () =>
    save.mutateAsync().then(
      () => {
        message.success(isReturn ? `${member.full_name} is back` : 'Role changed');
        onClose();
      },
      (error: Error) => setFailure(error instanceof ApiError ? error.message : String(error)),
    );
  return (
    <Modal
      open
      title={isReturn ? `Let ${member.full_name} back in` : `Role of ${member.full_name}`}
      okText={isReturn ? 'Reactivate' : 'Change role'}
      okButtonProps={{ disabled: choice === '' }}
      confirmLoading={save.isPending}
      onOk={send}
      onCancel={onClose}
      width={480}
    >
      {isReturn && (
        <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>
          They sign in as before. What they looked after stays with whoever has it now.
        </p>
      )}
      <Form layout="vertical" requiredMark={false}>
        <Form.Item label="Role" htmlFor="member-role" extra={roleHelp(choice)}>
          <RoleSelect id="member-role" value={choice || null} onChange={setChoice} />
        </Form.Item>
      </Form>
      {failure && (
        <p role="alert" style={{ color: 'var(--danger)' }}>
          {failure}
        </p>
      )}
    </Modal>
  );
}

import { App, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { ApiError } from '#web/api.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { useAction } from '#web/resource/useResource.ts';
import { useSession } from '#web/session.tsx';
import { INVITATION_DAYS, type Invitation, type InvitationCreate } from '../schema.ts';
import { companyRoleOptions, partnerRoleHelp, partnerRoleOptions } from './texts.ts';

interface InviteModalProps {
  /** Without one a colleague is invited. */
  partner?: { id: string; name: string };
  initial?: Partial<InvitationCreate>;
  onClose: () => void;
}

export function InviteModal({ partner, initial, onClose }: InviteModalProps) {
  const { message } = App.useApp();
  const { role: mine, mode } = useSession();
  const [form] = Form.useForm<InvitationCreate>();
  const [failure, setFailure] = useState<string | null>(null);
  const role = Form.useWatch('role', form);
  const invite = useAction<InvitationCreate, Invitation>(
    'invitations',
    () => 'invitations',
    (input) => input,
    ['contacts', 'partners', 'mail_outbox'],
  );

  const send = async (values: InvitationCreate) => {
    setFailure(null);
    try {
      const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as InvitationCreate;
      const partner_id = mode === 'company' && partner ? { partner_id: partner.id } : {};
      await invite.mutateAsync({ ...filled, ...partner_id });
      message.success(`Invitation sent to ${values.email}`);
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.errors) : [];
      form.setFields(fields.map(([name, errors]) => ({ name: name as keyof InvitationCreate, errors })));
      setFailure((error as Error).message);
    }
  };

  const roles = partner
    ? partnerRoleOptions
    : companyRoleOptions.filter(({ value }) => value !== 'owner' || mine === 'owner');
  return (
    <Modal
      open
      title={partner ? `Invite somebody of ${partner.name}` : 'Invite a colleague'}
      okText="Send invitation"
      onOk={form.submit}
      confirmLoading={invite.isPending}
      onCancel={onClose}
      width={480}
      styles={{ body: { paddingTop: 8 } }}
    >
      <Form<InvitationCreate>
        form={form}
        layout="vertical"
        onFinish={send}
        requiredMark={false}
        initialValues={{ role: partner ? 'partner_admin' : 'partner_manager', ...initial }}
      >
        <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>
          They get a mail with a link that works once and for {INVITATION_DAYS} days.
        </p>
        <Form.Item
          name="email"
          label="E-mail"
          rules={[
            { required: true, message: 'E-mail is required' },
            { type: 'email', message: 'Invalid email address' },
          ]}
        >
          <Input type="email" autoComplete="off" maxLength={254} autoFocus={!initial?.email} />
        </Form.Item>
        <Form.Item name="full_name" label="Name">
          <Input autoComplete="off" maxLength={200} />
        </Form.Item>
        <Form.Item
          name="role"
          label="Role"
          extra={role && partnerRoleHelp[role]}
          rules={[{ required: true, message: 'Choose a role' }]}
        >
          <OptionSelect options={roles} />
        </Form.Item>
        <Form.Item name="message" label="Personal line">
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={2000} />
        </Form.Item>
        {failure && (
          <p role="alert" style={{ color: 'var(--danger)' }}>
            {failure}
          </p>
        )}
      </Form>
    </Modal>
  );
}

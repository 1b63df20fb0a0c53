import { App, Form, Input } from 'antd';
import { roleHelp, roleOf } from '#features/access/roles/names.ts';
import { RoleSelect } from '#features/access/roles/web/index.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { Field, LongTextField, TextField } from '#web/resource/form/fields.tsx';
import { useSession } from '#web/session/session.tsx';
import { INVITATION_DAYS, type Invitation, type InvitationCreate } from '../schema.ts';
import { texts } from './texts.ts';

/** The role is chosen as one value, and sent as its key and perhaps an id. */
type Values = Omit<InvitationCreate, 'role' | 'role_id'> & { choice: string };

interface InviteModalProps {
  /** The partner of the invited user; without one a team member is invited. */
  partner?: { id: string; name: string };
  initial?: Partial<Values>;
  onClose: () => void;
}

export function InviteModal({ partner, initial, onClose }: InviteModalProps) {
  const { message } = App.useApp();
  const { mode } = useSession();
  const [form] = Form.useForm<Values>();
  const values = { choice: partner ? 'partner_admin' : 'partner_manager', ...initial };
  // `useWatch` returns the value one render late; without the fallback the buttons would move after the first paint.
  const choice = Form.useWatch('choice', form) ?? values.choice;
  const invite = useAction<InvitationCreate, Invitation>(
    'invitations',
    () => 'invitations',
    (input) => input,
    ['contacts', 'partners', 'mail_outbox'],
  );

  const send = async ({ choice, ...given }: Values) => {
    const { role, role_id } = roleOf(choice);
    const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as Omit<Values, 'choice'>;
    const partner_id = mode === 'company' && partner ? { partner_id: partner.id } : {};
    await invite.mutateAsync({ ...filled, role, ...(role_id && { role_id }), ...partner_id });
    message.success(texts.invitationSentTo(given.email));
  };

  return (
    <ActionDialog<Values>
      title={partner ? texts.inviteUserFrom(partner.name) : texts.inviteTeamMember}
      action={texts.sendInvitation}
      text={texts.theyGetEmailWithLinkThat(INVITATION_DAYS)}
      form={form}
      initial={values}
      shownAs={{ role: 'choice' }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item
        name="email"
        label={texts.email}
        rules={[
          { required: true, message: texts.emailIsRequired },
          { type: 'email', message: texts.invalidEmailAddress },
        ]}
      >
        <Input type="email" autoComplete="off" maxLength={254} autoFocus={!initial?.email} />
      </Form.Item>
      <TextField name="full_name" label={texts.name} />
      <Field name="choice" label={texts.role} help={choice && roleHelp(choice)} required={texts.chooseARole}>
        <RoleSelect side={partner ? 'partner' : 'company'} />
      </Field>
      <LongTextField name="message" label={texts.personalMessage} rows={2} />
    </ActionDialog>
  );
}

import { App, Button, Form, Input } from 'antd';
import type { Invitation, InvitationCreate } from '#features/access/invitations/schema.ts';
import type { TeamMember } from '#features/access/people/schema.ts';
import { builtInRoles, roleName } from '#features/access/roles/names.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ApiError } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useAction, useCreate, useList } from '#web/resource/data/useResource.ts';
import type { Mode } from '#web/session/credentials.ts';
import { useSession } from '#web/session/session.tsx';
import css from '../inline.module.css';
import { useOneAtATime } from '../useOneAtATime.ts';
import { useBeforeLeaving } from '../WizardContext.ts';
import { texts } from './texts.ts';

type Values = Pick<InvitationCreate, 'email' | 'role'>;

/** Owners are made later, in the settings. */
const rolesOf = (mode: Mode) =>
  builtInRoles(mode).flatMap((value) => (value === 'owner' ? [] : { value, label: roleName(value) }));

export function TeamMembers() {
  const { message } = App.useApp();
  const { user, mode } = useSession();
  const roles = rolesOf(mode);
  const [form] = Form.useForm<Values>();
  const people = useList<TeamMember>('team_members', {
    filters: [{ field: 'status', operator: 'eq', values: ['active'] }],
    start: 0,
    end: 50,
  });
  const waiting = useList<Invitation>('invitations', {
    filters: [
      { field: 'status', operator: 'eq', values: ['open'] },
      // A partner's list holds only invitations to the partner.
      ...(mode === 'company' ? [{ field: 'partner_id', operator: 'eq' as const, values: [''] }] : []),
    ],
    sort: [{ field: 'created_at', descending: true }],
    start: 0,
    end: 50,
  });
  const invite = useCreate<Invitation, Values>('invitations', ['mail_outbox']);
  const withdraw = useAction<Invitation>('invitations', ({ id }) => `invitations/${id}/revoke`);
  const sayFailure = useErrorMessage();

  const send = useOneAtATime(async () => {
    if (!form.getFieldValue('email')?.trim()) return true;
    const values = await form.validateFields().catch(() => null);
    if (!values) return false;
    try {
      await invite.mutateAsync({ ...values, email: values.email.trim() });
      form.resetFields(['email']);
      message.success(texts.invitationSentTo(values.email));
      return true;
    } catch (error) {
      const errors = error instanceof ApiError ? (error.errors.email ?? [error.message]) : [(error as Error).message];
      form.setFields([{ name: 'email', errors }]);
      return false;
    }
  });
  useBeforeLeaving(async () => ((await send()) ? {} : false));

  return (
    <>
      <Form<Values>
        form={form}
        // Shows our messages, not the browser's.
        noValidate
        onFinish={send}
        initialValues={{ role: mode === 'partner' ? 'partner_sales' : 'admin' }}
        className={css.quick}
        validateTrigger="onSubmit"
        style={{ gridTemplateColumns: undefined }}
      >
        <Form.Item
          name="email"
          style={{ margin: 0, gridColumn: 'span 2' }}
          rules={[{ type: 'email', message: texts.invalidEmailAddress }]}
        >
          <Input
            type="email"
            placeholder="name@company.com"
            aria-label={texts.email}
            maxLength={254}
            autoComplete="off"
          />
        </Form.Item>
        <Form.Item name="role" style={{ margin: 0 }}>
          <OptionSelect options={roles} aria-label={texts.role} />
        </Form.Item>
        <Button htmlType="submit" loading={invite.isPending}>
          {texts.invite}
        </Button>
      </Form>
      <ul className={css.list} aria-label={texts.team}>
        {people.data?.rows.map((person) => (
          <li key={person.id} className={css.person}>
            <Avatar name={person.full_name} src={person.image_url} size={24} />
            <span>
              {person.full_name}
              {person.id === user.id && ' (you)'} <span className="meta">{person.email}</span>
            </span>
            <StatusTag tone="green">{roleName(person.role)}</StatusTag>
          </li>
        ))}
        {waiting.data?.rows.map((invitation) => (
          <li key={invitation.id} className={css.person}>
            <Avatar name={invitation.email} size={24} />
            <span>
              {invitation.email} <span className="meta">{roleName(invitation.role)}</span>
            </span>
            <StatusTag tone="amber">{texts.invited}</StatusTag>
            <Button size="small" type="text" onClick={() => withdraw.mutate(invitation, { onError: sayFailure })}>
              {texts.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

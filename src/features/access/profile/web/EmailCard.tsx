import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Profile } from '../schema.ts';
import { PasswordItem } from './PasswordItem.tsx';
import css from './Profile.module.css';
import { texts } from './texts.ts';
import { useAccount } from './useProfile.ts';

/** The email address the user signs in with. */
export function EmailCard({ profile }: { profile: Profile }) {
  const { message } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const { act } = useAccount();
  const tell = (work: Promise<unknown>, text: string) =>
    work.then(
      () => message.success(text),
      (error: Error) => message.error(error.message),
    );
  const confirm = () => tell(act('email/confirmation'), texts.emailSentTo(profile.email));
  const keep = () => tell(act('email/cancel'), texts.emailChangeCanceled);
  return (
    <Card title={texts.email}>
      <ul className={css.rows}>
        <li className={css.row}>
          <span className={css.named}>
            {profile.email}
            <StatusTag tone={profile.email_verified ? 'green' : 'amber'}>
              {profile.email_verified ? texts.confirmed : texts.notConfirmed}
            </StatusTag>
          </span>
          {!profile.email_verified && <Button onClick={confirm}>{texts.sendConfirmationAgain}</Button>}
          {profile.has_password && <Button onClick={() => setOpen(true)}>{texts.changeEmail}</Button>}
        </li>
        {profile.new_email && (
          <li className={css.row}>
            <span className={css.named}>
              {profile.new_email}
              <StatusTag tone="amber">{texts.waitingForConfirmation}</StatusTag>
            </span>
            <Button onClick={keep}>{texts.cancelChange}</Button>
          </li>
        )}
      </ul>
      {isOpen && <EmailDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface Change {
  email: string;
  password: string;
}

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp();
  const { act } = useAccount();
  const send = async (values: Change) => {
    await act('email', { ...values, email: values.email.trim() });
    message.success(texts.openLinkWeSentTo(values.email));
  };
  return (
    <ActionDialog<Change>
      title={texts.changeEmail}
      action={texts.sendLink}
      text={texts.weWillEmailLinkToNew}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item
        name="email"
        label={texts.newEmail}
        validateTrigger={['onBlur', 'onSubmit']}
        rules={[
          { required: true, message: texts.emailIsRequired },
          { type: 'email', message: texts.invalidEmailAddress },
        ]}
      >
        <Input type="email" maxLength={254} autoComplete="off" autoFocus />
      </Form.Item>
      <PasswordItem label={texts.yourPassword} />
    </ActionDialog>
  );
}

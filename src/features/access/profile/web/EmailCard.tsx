import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Profile } from '../schema.ts';
import { PasswordItem } from './PasswordItem.tsx';
import css from './Profile.module.css';
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
  const confirm = () => tell(act('email/confirmation'), `Email sent to ${profile.email}`);
  const keep = () => tell(act('email/cancel'), 'Email change canceled');
  return (
    <Card title="Email">
      <ul className={css.rows}>
        <li className={css.row}>
          <span className={css.named}>
            {profile.email}
            <StatusTag tone={profile.email_verified ? 'green' : 'amber'}>
              {profile.email_verified ? 'Confirmed' : 'Not confirmed'}
            </StatusTag>
          </span>
          {!profile.email_verified && <Button onClick={confirm}>Send confirmation again</Button>}
          {profile.has_password && <Button onClick={() => setOpen(true)}>Change email</Button>}
        </li>
        {profile.new_email && (
          <li className={css.row}>
            <span className={css.named}>
              {profile.new_email}
              <StatusTag tone="amber">Waiting for confirmation</StatusTag>
            </span>
            <Button onClick={keep}>Cancel change</Button>
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
    message.success(`Open the link we sent to ${values.email}`);
  };
  return (
    <ActionDialog<Change>
      title="Change email"
      action="Send link"
      text="We will email a link to the new address. Your email changes when you open the link."
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item
        name="email"
        label="New email"
        validateTrigger={['onBlur', 'onSubmit']}
        rules={[
          { required: true, message: 'Email is required' },
          { type: 'email', message: 'Invalid email address' },
        ]}
      >
        <Input type="email" maxLength={254} autoComplete="off" autoFocus />
      </Form.Item>
      <PasswordItem label="Your password" />
    </ActionDialog>
  );
}

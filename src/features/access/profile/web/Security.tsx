import { App, Button, Form } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import type { Profile } from '../schema.ts';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordItem } from './PasswordItem.tsx';
import css from './Profile.module.css';
import { TwoFactorCard } from './TwoFactorCard.tsx';
import { useAccount } from './useProfile.ts';
import { useSubmit } from './useSubmit.ts';

export function Security({ profile }: { profile: Profile }) {
  if (!profile.has_password) {
    return (
      <div className={css.column}>
        <Card title="Sign-in">
          <p className={css.text}>
            You sign in through your company’s identity provider. Manage your password and two-factor authentication
            there.
          </p>
        </Card>
      </div>
    );
  }
  return (
    <div className={css.column}>
      <PasswordCard email={profile.email} />
      <TwoFactorCard profile={profile} />
      <PasskeysCard />
    </div>
  );
}

interface Change {
  password: string;
  new_password: string;
  confirm: string;
}

function PasswordCard({ email }: { email: string }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Change>();
  const { act } = useAccount();
  const { submit, isBusy, failure } = useSubmit(form, async ({ password, new_password }) => {
    await act('password', { password, new_password });
    form.resetFields();
    message.success('Password changed. You are signed out of all other sessions.');
  });
  return (
    <Card title="Password">
      <PlainForm<Change> form={form} name="password_change" requiredMark={false} onFinish={submit}>
        {/* Password managers keep the new password under this address. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordItem label="Current password" />
        <PasswordItem
          name="new_password"
          label="New password"
          help="At least 8 characters. Avoid common words."
          isNew
          rules={[{ min: 8, message: 'At least 8 characters' }]}
        />
        <PasswordItem
          name="confirm"
          label="Confirm password"
          isNew
          required="Confirm password is required"
          dependencies={['new_password']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, value) =>
                !value || value === getFieldValue('new_password')
                  ? Promise.resolve()
                  : Promise.reject(new Error('Passwords do not match')),
            }),
          ]}
        />
        {failure && (
          <p role="alert" className={css.failure}>
            {failure}
          </p>
        )}
        <Button type="primary" htmlType="submit" loading={isBusy}>
          Change password
        </Button>
      </PlainForm>
    </Card>
  );
}

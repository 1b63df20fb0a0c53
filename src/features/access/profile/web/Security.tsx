import { App, Button, Form } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import type { Profile } from '../schema.ts';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordItem } from './PasswordItem.tsx';
import css from './Profile.module.css';
import { TwoFactorCard } from './TwoFactorCard.tsx';
import { texts } from './texts.ts';
import { useAccount } from './useProfile.ts';
import { useSubmit } from './useSubmit.ts';

export function Security({ profile }: { profile: Profile }) {
  if (!profile.has_password) {
    return (
      <div className={css.column}>
        <Card title="Sign-in">
          <p className={css.text}>{texts.youSignInThroughYourCompanys}</p>
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
    message.success(texts.passwordChangedYouSignedOutAll);
  });
  return (
    <Card title={texts.password}>
      <PlainForm<Change> form={form} name="password_change" requiredMark={false} onFinish={submit}>
        {/* Password managers keep the new password under this address. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordItem label={texts.currentPassword} />
        <PasswordItem
          name="new_password"
          label={texts.newPassword}
          help={texts.atLeast8CharactersAvoidCommon}
          isNew
          rules={[{ min: 8, message: texts.atLeast8Characters }]}
        />
        <PasswordItem
          name="confirm"
          label={texts.confirmPassword}
          isNew
          required={texts.confirmPasswordRequired}
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
          {texts.changePassword}
        </Button>
      </PlainForm>
    </Card>
  );
}

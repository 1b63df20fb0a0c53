import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { PictureInput } from '#web/inputs/PictureInput.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import type { Profile, ProfileUpdate } from '../schema.ts';
import css from './Profile.module.css';
import { texts } from './texts.ts';
import { useAccount } from './useProfile.ts';
import { useSubmit } from './useSubmit.ts';

export function PersonCard({ profile }: { profile: Profile }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<ProfileUpdate>();
  const [isDirty, setDirty] = useState(false);
  const { act } = useAccount();
  const forget = useUnsavedWarning(isDirty);
  const { submit, isBusy, failure } = useSubmit(form, async ({ full_name, username, image_url, phone }) => {
    const changes = { full_name, username: username || null, image_url: image_url ?? null, phone: phone || null };
    await act('', changes, 'PATCH');
    forget();
    setDirty(false);
    message.success(texts.saved);
  });
  return (
    <Card title={texts.personalDetails}>
      <PlainForm<ProfileUpdate>
        form={form}
        name="person"
        requiredMark={false}
        initialValues={profile}
        onFinish={submit}
        onValuesChange={() => setDirty(true)}
      >
        <Form.Item name="image_url" label={texts.photo} extra={texts.pngJpegWebpOrGifAt}>
          <PictureInput label={texts.photo} shape="round" />
        </Form.Item>
        <Form.Item
          name="full_name"
          label={texts.name}
          rules={[{ required: true, whitespace: true, message: texts.nameIsRequired }]}
        >
          <Input maxLength={200} autoComplete="name" />
        </Form.Item>
        <Form.Item name="phone" label={texts.phone} extra={texts.optionalShownToPartnersYouManage}>
          <Input type="tel" maxLength={60} autoComplete="tel" />
        </Form.Item>
        {profile.has_password && (
          <Form.Item name="username" label={texts.username} extra={texts.optionalYouCanSignInWith}>
            <Input maxLength={40} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
        )}
        {failure && (
          <p role="alert" className={css.failure}>
            {failure}
          </p>
        )}
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isDirty}>
          {texts.save}
        </Button>
      </PlainForm>
    </Card>
  );
}

import { App, Form } from 'antd';
import { api } from '#web/api.ts';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useSession } from '#web/session.tsx';
import type { EmailCampaign } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useCampaignStep } from './useCampaignStep.ts';

interface Props {
  row: EmailCampaign;
  onClose: () => void;
}

const times = [
  { value: 'now', label: t.sendNow },
  { value: 'later', label: t.sendLater },
];

/** Starts a campaign now or at a time. */
export function SendDialog({ row, onClose }: Props) {
  const { message } = App.useApp();
  const step = useCampaignStep(row.id);
  const [form] = Form.useForm<{ when: string; at?: string | null }>();
  const when = Form.useWatch('when', form);
  return (
    <ActionDialog<{ when: string; at?: string | null }>
      title={t.sendTitle}
      action={when === 'later' ? t.sendLater : t.sendNow}
      text={t.sendText}
      form={form}
      initial={{ when: 'now' }}
      onSubmit={({ at }) => step.mutateAsync({ step: 'schedule', body: when === 'later' ? { at } : {} })}
      onDone={() => {
        void message.success(when === 'later' ? t.scheduled : t.started);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="when" label={t.sendWhen}>
        <OptionSelect options={times} />
      </Form.Item>
      {when === 'later' && (
        <Form.Item name="at" label={t.at} rules={[{ required: true, message: t.atRequired }]}>
          <InstantInput />
        </Form.Item>
      )}
    </ActionDialog>
  );
}

export function TestDialog({ row, onClose }: Props) {
  const { message } = App.useApp();
  const { user } = useSession();
  return (
    <ActionDialog<{ to: string[] }>
      title={t.testTitle}
      action={t.test}
      text={t.testText}
      initial={{ to: [user.email] }}
      onSubmit={({ to }) => api(`email_campaigns/${row.id}/test`, { method: 'POST', body: { to } })}
      onDone={() => {
        void message.success(t.tested);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="to" label={t.testTo} extra={t.testToHelp} rules={[{ required: true, message: t.testRequired }]}>
        <TagsInput />
      </Form.Item>
    </ActionDialog>
  );
}

export function CancelDialog({ row, onClose }: Props) {
  const { message } = App.useApp();
  const step = useCampaignStep(row.id);
  return (
    <ActionDialog<object>
      title={t.cancel}
      action={t.cancel}
      danger
      text={t.cancelText}
      onSubmit={() => step.mutateAsync({ step: 'cancel' })}
      onDone={() => {
        void message.success(t.canceled);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

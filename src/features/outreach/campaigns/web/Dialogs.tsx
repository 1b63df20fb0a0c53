import { App, Form } from 'antd';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import type { EmailCampaign } from '../schema.ts';
import { campaignSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

const times = [
  { value: 'now', label: t.sendNow },
  { value: 'later', label: t.sendLater },
];

/** Starts a campaign now or at a time. */
export function CampaignSendDialog({ onSubmit, ...ends }: StepDialogEnds) {
  const [form] = Form.useForm<{ when: string; at?: string | null }>();
  const when = Form.useWatch('when', form);
  return (
    <ActionDialog<{ when: string; at?: string | null }>
      title={t.sendTitle}
      action={when === 'later' ? t.sendLater : t.sendNow}
      text={campaignSteps.steps.schedule.text}
      form={form}
      initial={{ when: 'now' }}
      {...ends}
      onSubmit={({ at }) => onSubmit(when === 'later' ? { at } : {})}
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

export function TestDialog({ row, onClose }: { row: EmailCampaign; onClose: () => void }) {
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

import { App, Button, Form, Input, Switch } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { type ChatChannel, type ChatChannelCreate, type ChatChannels, channelKinds } from '../schema.ts';
import { texts as t } from './texts.ts';

interface ChannelFormProps {
  channel: ChatChannel | undefined;
  topics: ChatChannels['topics'];
  onDone: () => void;
}

/** The topics that most teams want, of either side. */
const usual = ['registration_approvals', 'deadlines', 'decisions'];

/** The address is never shown; an empty one keeps it. */
export function ChannelForm({ channel, topics, onDone }: ChannelFormProps) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const [form] = Form.useForm<ChatChannelCreate>();
  const kind = Form.useWatch('kind', form) ?? channel?.kind ?? 'slack';
  const save = useWrite<ChatChannelCreate, ChatChannels>('chat_channels', ({ kind: chosen, address, ...values }) =>
    channel
      ? api(`chat_channels/${channel.id}`, { method: 'PATCH', body: { ...values, ...(address && { address }) } })
      : api('chat_channels', { method: 'POST', body: { ...values, kind: chosen, address } }),
  );
  const submit = (values: ChatChannelCreate) =>
    save.mutate(values, {
      onSuccess: () => {
        void message.success(t.saved);
        onDone();
      },
      onError: showError,
    });
  return (
    <PlainForm
      form={form}
      requiredMark="optional"
      initialValues={
        channel ?? {
          kind: 'slack',
          is_on: true,
          topics: usual.filter((key) => topics.some((topic) => topic.key === key)),
        }
      }
      onFinish={submit}
    >
      <Form.Item name="name" label={t.name} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="kind" label={t.kind} rules={[{ required: true }]}>
        <Select options={[...channelKinds]} disabled={channel !== undefined} />
      </Form.Item>
      <Form.Item
        name="address"
        label={t.address}
        help={channel ? t.replace : t.addressHelp[kind]}
        rules={[{ required: !channel }, { type: 'url', message: t.enterAddressThatStartsWithHttps }]}
      >
        <Input.Password autoComplete="off" maxLength={2_000} />
      </Form.Item>
      <Form.Item name="topics" label={t.topics} rules={[{ required: true }]}>
        <Select mode="multiple" options={topics.map(({ key, label }) => ({ value: key, label }))} />
      </Form.Item>
      <Form.Item name="is_on" label={t.isOn} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t.save}
      </Button>
    </PlainForm>
  );
}

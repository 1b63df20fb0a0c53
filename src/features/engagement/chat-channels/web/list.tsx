import { useQuery } from '@tanstack/react-query';
import { App, Button, Flex } from 'antd';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useDrawer } from '#web/resource/form/useDrawer.ts';
import { type ChatChannel, type ChatChannels, channelKinds } from '../schema.ts';
import { ChannelForm } from './ChannelForm.tsx';
import { texts as t } from './texts.ts';

/** The channels that get notifications, with a test message for each. */
export default function ChatChannelsScreen() {
  const [drawer, setDrawer] = useDrawer();
  const list = useQuery({
    queryKey: ['chat_channels'],
    queryFn: ({ signal }) => api<ChatChannels>('chat_channels', { signal }),
  });
  const add = (
    <Button type="primary" onClick={() => setDrawer('create')}>
      {t.add}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.title}>{add}</PageHeader>
      <Loaded query={list}>
        {({ channels, topics }) => {
          const open = channels.find(({ id }) => id === drawer);
          return (
            <>
              {channels.length === 0 ? (
                <EmptyState icon={MessagesSquare} title={t.none}>
                  {t.noneText}
                </EmptyState>
              ) : (
                <Flex vertical gap={16}>
                  {channels.map((channel) => (
                    <Channel key={channel.id} channel={channel} topics={topics} onEdit={() => setDrawer(channel.id)} />
                  ))}
                </Flex>
              )}
              <FormDrawer
                open={drawer === 'create' || open !== undefined}
                title={open ? t.edit(open.name) : t.add}
                onClose={() => setDrawer(null)}
              >
                {(drawer === 'create' || open) && (
                  <ChannelForm key={drawer} channel={open} topics={topics} onDone={() => setDrawer(null)} />
                )}
              </FormDrawer>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

interface ChannelProps {
  channel: ChatChannel;
  topics: ChatChannels['topics'];
  onEdit: () => void;
}

function Channel({ channel, topics, onEdit }: ChannelProps) {
  const { message, modal } = App.useApp();
  const showError = useErrorMessage();
  const { id, name, kind, is_on, last_error, last_sent_at } = channel;
  const test = useWrite<undefined, ChatChannels>('chat_channels', () =>
    api(`chat_channels/${id}/test`, { method: 'POST', body: {} }),
  );
  const remove = useWrite<undefined, void>('chat_channels', () => api(`chat_channels/${id}`, { method: 'DELETE' }));
  const runTest = () =>
    test.mutate(undefined, {
      onSuccess: ({ channels }) => {
        const error = channels.find((one) => one.id === id)?.last_error;
        if (error) void message.error(t.failed(error));
        else void message.success(t.tested);
      },
      onError: showError,
    });
  const askRemove = () =>
    modal.confirm({
      title: t.removeTitle(name),
      content: t.removeText,
      okText: t.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync(undefined).catch(showError),
    });
  const chosen = topics.filter(({ key }) => channel.topics.includes(key)).map(({ label }) => label);
  return (
    <Card>
      <Flex wrap gap={12} align="center" justify="space-between">
        <div>
          <h2>
            {name}{' '}
            <StatusTag tone={last_error ? 'red' : is_on ? 'green' : 'gray'}>
              {`${channelKinds.find(({ value }) => value === kind)?.label} · ${is_on ? t.isOn : t.off}`}
            </StatusTag>
          </h2>
          <p className="meta">{chosen.join(', ')}</p>
          {last_error && <p role="alert">{last_error}</p>}
          {last_sent_at && (
            <p className="meta">
              {t.lastSent}: <DateText value={last_sent_at} as="relative" />
            </p>
          )}
        </div>
        <Flex wrap gap={8}>
          <Button loading={test.isPending} onClick={runTest}>
            {t.test}
          </Button>
          <Button onClick={onEdit}>{t.editShort}</Button>
          <Button danger onClick={askRemove}>
            {t.remove}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}

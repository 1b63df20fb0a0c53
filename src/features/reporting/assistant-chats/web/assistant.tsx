import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOne } from '#web/resource/data/useResource.ts';
import type { AssistantChat } from '../schema.ts';
import css from './assistant.module.css';
import { ChatList } from './ChatList.tsx';
import { ConversationView } from './ConversationView.tsx';
import { useConversation } from './stream/useConversation.ts';
import { texts as t } from './texts.ts';

/** The person's conversations and the one of the address: `/ai_assistant?chat=…`. */
export default function Assistant() {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { chat } = useSearch({ strict: false }) as { chat?: string };
  const chat_id = chat ?? null;
  const input = useRef<TextAreaRef>(null);
  const [shows, setShows] = useState<'list' | 'chat'>('chat');
  const onCreated = useCallback(
    (id: string) => void navigate({ to: '/ai_assistant', search: { chat: id } as never, replace: true }),
    [navigate],
  );
  const conversation = useConversation(chat_id, onCreated);
  const title = useOne<AssistantChat>('assistant_chats', chat).data?.title;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation is shown, with the focus in its field
  useEffect(() => {
    setShows('chat');
    input.current?.focus({ preventScroll: true });
  }, [chat_id]);

  const begin = () => {
    setShows('chat');
    if (chat_id === null) input.current?.focus();
    else void navigate({ to: '/ai_assistant', search: {} as never });
  };
  const remove = (id: string) => {
    message.destroy();
    if (id === chat_id) void navigate({ to: '/ai_assistant', search: {} as never, replace: true });
  };
  return (
    <div className={css.page} data-shows={shows}>
      <ChatList current={chat_id} onNew={begin} onOpen={() => setShows('chat')} onRemoved={remove} />
      <div className={css.main}>
        <div className={css.head}>
          <Button
            type="text"
            icon={<MessagesSquare size={16} />}
            aria-label={t.showConversations}
            title={t.showConversations}
            onClick={() => setShows('list')}
          />
          <h1>{title ?? t.assistant}</h1>
          <Button
            type="text"
            icon={<Plus size={16} />}
            aria-label={t.newConversation}
            title={t.newConversation}
            onClick={begin}
          />
        </div>
        <ConversationView conversation={conversation} input={input} />
      </div>
    </div>
  );
}

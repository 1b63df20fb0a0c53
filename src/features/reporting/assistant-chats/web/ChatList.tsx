import { Button, Form, Input } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useList, useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { AssistantChat } from '../schema.ts';
import css from './assistant.module.css';
import { texts as t } from './texts.ts';

interface ChatListProps {
  current: string | null;
  onNew: () => void;
  onOpen: () => void;
  onRemoved: (id: string) => void;
}

const STEP = 50;

/** The person's own conversations, the latest first. */
export function ChatList({ current, onNew, onOpen, onRemoved }: ChatListProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(STEP);
  const [renamed, setRenamed] = useState<AssistantChat | null>(null);
  const q = useDebounced(text.trim(), 300);
  const { data, error, refetch } = useList<AssistantChat>('assistant_chats', {
    sort: [{ field: 'asked_at', descending: true }],
    start: 0,
    end: shown,
    ...(q && { q }),
  });
  const remove = useRemoveWithUndo('assistant_chats');
  return (
    <nav className={css.list} aria-label={t.conversations}>
      <div className={css.listHead}>
        <h1>{t.assistant}</h1>
        <Button size="small" icon={<Plus size={14} />} onClick={onNew}>
          {t.newConversation.split(' ')[0]}
        </Button>
      </div>
      <Input
        type="search"
        allowClear
        aria-label={t.searchConversations}
        placeholder={t.searchConversations}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && !data && <ErrorState error={error} reset={refetch} />}
      {!data && !error && <SkeletonBar width="80%" />}
      {data && data.rows.length === 0 && <p className="meta">{q ? t.nothingFound : t.noConversations}</p>}
      {data && data.rows.length > 0 && (
        <ul className={css.chats}>
          {data.rows.map((chat) => (
            <li key={chat.id} data-current={chat.id === current}>
              <Link to={`/ai_assistant?chat=${chat.id}`} current={chat.id === current} onClick={onOpen}>
                <span className={css.line}>{chat.title}</span>
                <span className={`meta ${css.line}`}>
                  <DateText value={chat.asked_at} as="relative" />
                </span>
              </Link>
              <DropMenu
                placement="bottomRight"
                items={[
                  { key: 'rename', label: t.rename, onClick: () => setRenamed(chat) },
                  {
                    key: 'delete',
                    label: t.delete,
                    danger: true,
                    onClick: () => {
                      remove(chat.id, t.deleted);
                      onRemoved(chat.id);
                    },
                  },
                ]}
              >
                <Button
                  type="text"
                  size="small"
                  icon={<Ellipsis size={14} />}
                  aria-label={t.conversationMenu(chat.title)}
                />
              </DropMenu>
            </li>
          ))}
          {data.total > data.rows.length && (
            <Button type="text" onClick={() => setShown(shown + STEP)}>
              {t.showMore}
            </Button>
          )}
        </ul>
      )}
      {renamed && <RenameDialog chat={renamed} onClose={() => setRenamed(null)} />}
    </nav>
  );
}

function RenameDialog({ chat, onClose }: { chat: AssistantChat; onClose: () => void }) {
  const update = useUpdate<AssistantChat>('assistant_chats');
  return (
    <ActionDialog<{ title: string }>
      title={t.renameTitle}
      action={t.save}
      initial={{ title: chat.title }}
      onSubmit={({ title }) =>
        update.mutateAsync({ id: chat.id, values: { title: title.trim() }, row_version: chat.row_version })
      }
      onClose={onClose}
    >
      <Form.Item name="title" label={t.title} rules={[{ required: true, whitespace: true, message: t.enterTitle }]}>
        <Input maxLength={200} />
      </Form.Item>
    </ActionDialog>
  );
}

import { App, Button, Input } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pin from 'lucide-react/icons/pin';
import { useState } from 'react';
import { WholeMail } from '#features/platform/mail-replies/web/index.tsx';
import { DropMenu, type MenuEntry } from '#web/components/DropMenu.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { ThreadItem } from '#web/thread/ThreadItem.tsx';
import type { OpportunityNote } from '../schema.ts';
import css from './notes.module.css';
import { texts } from './texts.ts';

/** A partner's row has no visibility and no partner, because they only see shared notes and their own. */
export function NoteItem({ note }: { note: OpportunityNote }) {
  const { user, mode, role } = useSession();
  const { message } = App.useApp();
  const mayManage = useCan('opportunity_notes', 'manage');
  const update = useUpdate<OpportunityNote>('opportunity_notes');
  const remove = useRemoveWithUndo('opportunity_notes');
  const [draft, setDraft] = useState<string | null>(null);
  const isMine = note.author_user_id === user.id;

  const change = (values: Partial<OpportunityNote>) =>
    update
      .mutateAsync({ id: note.id, values, row_version: note.row_version })
      .catch((error: Error) => void message.error(error.message));
  const save = async () => {
    if (draft?.trim() && draft !== note.body) await change({ body: draft });
    setDraft(null);
  };
  const items: MenuEntry[] = [
    ...(mode === 'company'
      ? [
          {
            key: 'pin',
            label: note.is_pinned ? texts.unpin : texts.pin,
            onClick: () => change({ is_pinned: !note.is_pinned }),
          },
        ]
      : []),
    ...(isMine ? [{ key: 'edit', label: texts.edit, onClick: () => setDraft(note.body) }] : []),
    ...(isMine || (mode === 'company' && (role === 'owner' || role === 'admin'))
      ? [{ key: 'remove', label: texts.delete, danger: true, onClick: () => remove(note.id, texts.noteDeleted) }]
      : []),
  ];

  return (
    <ThreadItem
      author={note.author_name}
      at={note.created_at}
      side={
        note.author_partner_name
          ? `of ${note.author_partner_name}`
          : mode === 'partner' && note.author_partner_id && 'your company'
      }
      tags={
        <>
          {note.is_pinned && (
            <span className="meta">
              <Pin size={12} aria-hidden="true" /> {texts.pinned}
            </span>
          )}
          {mode === 'company' &&
            (note.visibility === 'partner' ? (
              <StatusTag tone="blue">{texts.shared}</StatusTag>
            ) : (
              <StatusTag tone="gray">{texts.internal}</StatusTag>
            ))}
        </>
      }
      actions={
        mayManage &&
        items.length > 0 && (
          <DropMenu items={items} placement="bottomRight">
            <Button
              type="text"
              size="small"
              icon={<Ellipsis size={16} />}
              aria-label={texts.moreActionsNoteBy(note.author_name)}
            />
          </DropMenu>
        )
      }
    >
      {draft === null ? (
        <>
          <Markdown>{note.body}</Markdown>
          <WholeMail
            about={{ table: 'opportunities', id: note.opportunity_id }}
            words={{ table: 'opportunity_notes', id: note.id }}
          />
        </>
      ) : (
        <div className={css.editing}>
          <Input.TextArea
            autoFocus
            aria-label={texts.editNote}
            maxLength={20_000}
            autoSize={{ minRows: 2, maxRows: 16 }}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div>
            <Button type="primary" size="small" loading={update.isPending} onClick={save}>
              {texts.save}
            </Button>{' '}
            <Button size="small" onClick={() => setDraft(null)}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      )}
    </ThreadItem>
  );
}

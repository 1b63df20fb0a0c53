import { App, Button, Input, Segmented } from 'antd';
import Lock from 'lucide-react/icons/lock';
import Users from 'lucide-react/icons/users';
import { type KeyboardEvent, useState } from 'react';
import { useCreate } from '#web/resource/useResource.ts';
import { useSession } from '#web/session.tsx';
import { useUnsavedWarning } from '#web/unsaved.ts';
import type { NoteVisibility, OpportunityNote } from '../schema.ts';
import css from './notes.module.css';

interface NoteComposerProps {
  opportunityId: string;
  startsAs: NoteVisibility;
}

/** Who will read it is chosen before it is sent and shown by colour and word: a shared note cannot be taken back. */
export function NoteComposer({ opportunityId, startsAs }: NoteComposerProps) {
  const { mode } = useSession();
  const { message } = App.useApp();
  const create = useCreate<OpportunityNote>('opportunity_notes');
  const [body, setBody] = useState('');
  const [chosen, setChosen] = useState<NoteVisibility | null>(null);
  const visibility = mode === 'partner' ? 'partner' : (chosen ?? startsAs);
  useUnsavedWarning(body.trim() !== '');

  const send = async () => {
    if (!body.trim()) return;
    try {
      await create.mutateAsync({ opportunity_id: opportunityId, body, ...(mode === 'company' && { visibility }) });
      setBody('');
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <div className={css.composer} data-visibility={visibility}>
      <Input.TextArea
        variant="borderless"
        aria-label="New note"
        placeholder={
          mode === 'partner'
            ? 'Write to the company…'
            : visibility === 'partner'
              ? 'Write to the partners of this deal…'
              : 'Write a note for your colleagues…'
        }
        maxLength={20_000}
        autoSize={{ minRows: 2, maxRows: 12 }}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={sendByKey}
      />
      <div className={css.composerFoot}>
        {mode === 'company' && (
          <Segmented<NoteVisibility>
            size="small"
            value={visibility}
            onChange={setChosen}
            aria-label="Who reads it"
            options={[
              { value: 'internal', label: 'Internal', icon: <Lock size={12} /> },
              { value: 'partner', label: 'Shared', icon: <Users size={12} /> },
            ]}
          />
        )}
        <span className="meta">
          {mode === 'partner'
            ? 'The company reads it, other partners do not. Markdown works.'
            : visibility === 'partner'
              ? 'Every partner of this deal reads it.'
              : 'Only your company reads it. Markdown works.'}
        </span>
        <Button type="primary" size="small" loading={create.isPending} disabled={!body.trim()} onClick={send}>
          {visibility === 'partner' && mode === 'company' ? 'Share' : 'Add note'}
        </Button>
      </div>
    </div>
  );
}

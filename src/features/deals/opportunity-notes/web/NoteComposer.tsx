import { App, Button, Segmented } from 'antd';
import Lock from 'lucide-react/icons/lock';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { RichTextInput } from '#web/inputs/RichTextInput.tsx';
import { useCreate } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session.tsx';
import { useUnsavedWarning } from '#web/unsaved.ts';
import type { NoteVisibility, OpportunityNote } from '../schema.ts';
import css from './notes.module.css';

interface NoteComposerProps {
  opportunityId: string;
  startsAs: NoteVisibility;
}

/** Visibility is chosen before sending and shown by color and word, because a shared note cannot be recalled. */
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

  return (
    <div className={css.composer} data-visibility={visibility}>
      <RichTextInput
        aria-label="New note"
        placeholder={
          mode === 'partner'
            ? 'Write to the company…'
            : visibility === 'partner'
              ? 'Write to the partners of this deal…'
              : 'Write a note for your team…'
        }
        rows={2}
        bare
        value={body}
        onChange={setBody}
        onSend={() => void send()}
      />
      <div className={css.composerFoot}>
        {mode === 'company' && (
          <Segmented<NoteVisibility>
            size="small"
            value={visibility}
            onChange={setChosen}
            aria-label="Visibility"
            options={[
              { value: 'internal', label: 'Internal', icon: <Lock size={12} /> },
              { value: 'partner', label: 'Shared', icon: <Users size={12} /> },
            ]}
          />
        )}
        <span className="meta">
          {mode === 'partner'
            ? 'Visible to the company but not to other partners.'
            : visibility === 'partner'
              ? 'Visible to all partners on this deal.'
              : 'Visible only to your company.'}
        </span>
        <Button type="primary" size="small" loading={create.isPending} disabled={!body.trim()} onClick={send}>
          {visibility === 'partner' && mode === 'company' ? 'Share note' : 'Add note'}
        </Button>
      </div>
    </div>
  );
}

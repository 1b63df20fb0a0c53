import { App } from 'antd';
import { useState } from 'react';
import { RichTextInput } from '#web/inputs/RichTextInput.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { useCreate } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import { ThreadComposer } from '#web/thread/ThreadComposer.tsx';
import type { NoteVisibility, OpportunityNote } from '../schema.ts';
import { texts } from './texts.ts';

interface NoteComposerProps {
  opportunityId: string;
  startsAs: NoteVisibility;
}

/** Writes a note on a deal. A partner's note is always shared. */
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
    <ThreadComposer<NoteVisibility>
      isEmpty={!body.trim()}
      isSending={create.isPending}
      send={send}
      label={visibility === 'partner' && mode === 'company' ? texts.shareNote : texts.addNote}
      help={
        mode === 'partner'
          ? texts.visibleToCompanyButNotTo
          : visibility === 'partner'
            ? texts.visibleToAllPartnersOnThis
            : texts.visibleOnlyToYourCompany
      }
      visibility={
        mode === 'company' ? { value: visibility, options: ['internal', 'partner'], onChange: setChosen } : undefined
      }
    >
      <RichTextInput
        aria-label={texts.newNote}
        placeholder={
          mode === 'partner'
            ? texts.writeToCompany
            : visibility === 'partner'
              ? texts.writeToPartnersThisDeal
              : texts.writeNoteForYourTeam
        }
        rows={2}
        bare
        value={body}
        onChange={setBody}
        onSend={() => void send()}
      />
    </ThreadComposer>
  );
}

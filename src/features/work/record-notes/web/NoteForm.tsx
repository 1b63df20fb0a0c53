import { App } from 'antd';
import { useState } from 'react';
import type { ComposerProps } from '#web/feature.ts';
import { RichTextInput } from '#web/inputs/RichTextInput.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { useCreate } from '#web/resource/data/useResource.ts';
import { ThreadComposer } from '#web/thread/ThreadComposer.tsx';
import type { RecordNote } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Writes an internal note about a record. */
export default function NoteForm({ on, id, onDone }: ComposerProps) {
  const { message } = App.useApp();
  const create = useCreate<RecordNote>('record_notes');
  const [body, setBody] = useState('');
  const forget = useUnsavedWarning(body.trim() !== '');
  const send = async () => {
    if (!body.trim() || create.isPending) return;
    try {
      await create.mutateAsync({ ref_table: on, ref_id: id, body });
      forget();
      onDone();
    } catch (error) {
      void message.error((error as Error).message);
    }
  };
  return (
    <ThreadComposer isEmpty={!body.trim()} isSending={create.isPending} send={send} label={t.add} help={t.help}>
      <RichTextInput
        aria-label={t.label}
        placeholder={t.placeholder}
        rows={2}
        bare
        value={body}
        onChange={setBody}
        onSend={() => void send()}
      />
    </ThreadComposer>
  );
}

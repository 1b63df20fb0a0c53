import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import type { ComposerProps } from '#web/feature.ts';
import { RichTextInput } from '#web/inputs/RichTextInput.tsx';
import { useCreate } from '#web/resource/data/useResource.ts';
import { useUnsavedWarning } from '#web/unsaved.ts';
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
    <Flex vertical gap={8}>
      <RichTextInput
        aria-label={t.label}
        placeholder={t.placeholder}
        rows={2}
        bare
        value={body}
        onChange={setBody}
        onSend={() => void send()}
      />
      <Flex justify="space-between" align="center" gap={8} wrap>
        <span className="meta">{t.help}</span>
        <Button type="primary" size="small" loading={create.isPending} disabled={!body.trim()} onClick={send}>
          {t.add}
        </Button>
      </Flex>
    </Flex>
  );
}

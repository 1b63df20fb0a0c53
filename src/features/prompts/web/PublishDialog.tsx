import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { ApiError, api } from '#web/api.ts';
import { useWrite } from '#web/resource/useResource.ts';
import type { Prompt, PromptVersion } from '../schema.ts';

interface PublishDialogProps {
  prompt: Prompt;
  /** The draft, or an earlier version to go back to. */
  version: PromptVersion;
  onClose: () => void;
}

/** From then on this version is what is asked. */
export function PublishDialog({ prompt, version, onClose }: PublishDialogProps) {
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const isDraft = version.state === 'draft';
  const act = useWrite<void, PromptVersion[]>(
    'prompts',
    () =>
      api(`prompts/${prompt.id}/${isDraft ? 'publish' : 'rollback'}`, {
        method: 'POST',
        body: { note: note || null, ...(!isDraft && { number: version.number }) },
      }),
    ['operator_events'],
  );
  const publish = async () => {
    try {
      await act.mutateAsync();
      onClose();
    } catch (error) {
      const said = error instanceof ApiError ? Object.values(error.errors).flat() : [];
      setProblems(said.length > 0 ? said : [(error as Error).message]);
    }
  };
  return (
    <Modal
      open
      title={isDraft ? `Publish version ${version.number}?` : `Go back to version ${version.number}?`}
      okText={isDraft ? 'Publish' : 'Go back'}
      okButtonProps={{ loading: act.isPending }}
      onOk={publish}
      onCancel={onClose}
    >
      <p style={{ marginBottom: 12 }}>
        {isDraft
          ? 'Its tests run once more first. After that it is never edited: the next change begins a new version.'
          : 'It is asked again exactly as it was. A draft stays a draft.'}
      </p>
      {problems.map((problem) => (
        <Alert key={problem} type="error" showIcon title={problem} style={{ marginBottom: 8 }} />
      ))}
      <Input
        aria-label="Note"
        placeholder="What is different, and why"
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Modal>
  );
}

import { Form, Input } from 'antd';
import { api } from '#web/api.ts';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
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
  const isDraft = version.state === 'draft';
  const act = useWrite<{ note?: string }, PromptVersion[]>(
    'prompts',
    ({ note }) =>
      api(`prompts/${prompt.id}/${isDraft ? 'publish' : 'rollback'}`, {
        method: 'POST',
        body: { note: note || null, ...(!isDraft && { number: version.number }) },
      }),
    ['operator_events'],
  );
  return (
    <ActionDialog
      title={isDraft ? `Publish version ${version.number}?` : `Go back to version ${version.number}?`}
      action={isDraft ? 'Publish' : 'Go back'}
      text={
        isDraft
          ? 'Its tests run once more first. After that it is never edited: the next change begins a new version.'
          : 'It is asked again exactly as it was. A draft stays a draft.'
      }
      onSubmit={act.mutateAsync}
      onClose={onClose}
    >
      <Form.Item name="note" label="Note">
        <Input placeholder="What is different, and why" maxLength={500} />
      </Form.Item>
    </ActionDialog>
  );
}

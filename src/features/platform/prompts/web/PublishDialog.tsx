import { Form, Input } from 'antd';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Prompt, PromptVersion } from '../schema.ts';

interface PublishDialogProps {
  prompt: Prompt;
  /** The draft, or an earlier version to go back to. */
  version: PromptVersion;
  onClose: () => void;
}

/** Publishes a draft or an earlier version. */
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
      title={isDraft ? `Publish version ${version.number}?` : `Publish version ${version.number} again?`}
      action={isDraft ? 'Publish' : 'Publish again'}
      text={
        isDraft
          ? 'The tests run again first. A published version cannot be edited; the next change creates a new version.'
          : 'This version is used again, unchanged. Your draft is kept.'
      }
      onSubmit={act.mutateAsync}
      onClose={onClose}
    >
      <Form.Item name="note" label="Note">
        <Input placeholder="What changed and why" maxLength={500} />
      </Form.Item>
    </ActionDialog>
  );
}

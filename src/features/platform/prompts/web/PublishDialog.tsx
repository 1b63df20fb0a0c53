import { Form, Input } from 'antd';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Prompt, PromptVersion } from '../schema.ts';
import { texts } from './texts.ts';

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
      title={isDraft ? texts.publishVersion(version.number) : texts.publishVersionAgain(version.number)}
      action={isDraft ? texts.publish : texts.publishAgain}
      text={isDraft ? texts.testsRunAgainFirstPublishedVersion : texts.thisVersionUsedAgainUnchangedYour}
      onSubmit={act.mutateAsync}
      onClose={onClose}
    >
      <Form.Item name="note" label={texts.note}>
        <Input placeholder={texts.whatChangedAndWhy} maxLength={500} />
      </Form.Item>
    </ActionDialog>
  );
}

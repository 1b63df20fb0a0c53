import { App, Form, Input } from 'antd';
import { api } from '#web/api.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { type Idea, type IdeaAnswer, ideaStatuses } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The dialog for the company's decision about an idea. */
export function AnswerDialog({ row, onClose }: { row: Idea; onClose: () => void }) {
  const { message } = App.useApp();
  const answer = useWrite<IdeaAnswer, Idea>('ideas', (body) => api(`ideas/${row.id}/answer`, { method: 'POST', body }));
  return (
    <ActionDialog<IdeaAnswer>
      title={t.answer}
      action={t.answer}
      text={t.answerText}
      initial={{ status: row.status, reply: row.reply }}
      onSubmit={({ status, reply }) => answer.mutateAsync({ status, reply: reply?.trim() || null })}
      onDone={() => {
        void message.success(t.saved);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="status" label={t.filter}>
        <OptionSelect options={ideaStatuses} />
      </Form.Item>
      <Form.Item name="reply" label={t.reply}>
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
    </ActionDialog>
  );
}

import { App, Form, Input } from 'antd';
import { api } from '#web/api.ts';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { RequestAnswer, ResourceRequest } from '../schema.ts';
import { texts as t } from './texts.ts';

interface AnswerDialogProps {
  row: ResourceRequest;
  step: 'answer' | 'decline';
  onClose: () => void;
}

/** Answers a request with a text, a resource or both, or declines it with a reason. */
export default function AnswerDialog({ row, step, onClose }: AnswerDialogProps) {
  const { message } = App.useApp();
  const send = useWrite<RequestAnswer, ResourceRequest>('resource_requests', (body) =>
    api<ResourceRequest>(`resource_requests/${row.id}/${step}`, { method: 'POST', body }),
  );
  const isAnswer = step === 'answer';
  return (
    <ActionDialog<RequestAnswer>
      title={isAnswer ? t.answerTitle(row.title) : t.declineTitle(row.title)}
      action={isAnswer ? t.answer : t.decline}
      danger={!isAnswer}
      text={row.details ?? t.answerText}
      onSubmit={({ answer, resource_id }) =>
        send.mutateAsync(
          isAnswer ? { answer: answer ?? null, resource_id: resource_id ?? null } : { answer: answer ?? '' },
        )
      }
      onDone={() => {
        message.success(isAnswer ? t.answered : t.declined);
        onClose();
      }}
      onClose={onClose}
    >
      {isAnswer && (
        <Form.Item name="resource_id" label={t.resource} extra={t.resourceHelp}>
          <ReferenceSelect resource="resources" only={[{ field: 'status', operator: 'eq', values: ['published'] }]} />
        </Form.Item>
      )}
      <Form.Item
        name="answer"
        label={isAnswer ? t.answerField : t.reason}
        {...(!isAnswer && { extra: t.reasonHelp, rules: [{ required: true, message: t.reasonRequired }] })}
      >
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
    </ActionDialog>
  );
}

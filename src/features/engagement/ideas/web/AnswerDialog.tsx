import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Idea } from '../schema.ts';
import { type IdeaAnswer, ideaSteps } from '../steps.schema.ts';

const { label, text, input } = ideaSteps.steps.answer;

interface AnswerDialogProps {
  row: Idea;
  onSubmit: (body: IdeaAnswer) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog for the company's decision about an idea. An empty text removes the answer. */
export function AnswerDialog({ row, onSubmit, onDone, onClose }: AnswerDialogProps) {
  return (
    <ActionDialog<IdeaAnswer>
      title={label}
      action={label}
      text={text}
      initial={{ status: row.status, reply: row.reply }}
      onSubmit={({ status, reply }) => onSubmit({ status, reply: reply?.trim() || null })}
      onDone={onDone}
      onClose={onClose}
    >
      <FieldInput of={input} name="status" />
      <FieldInput of={input} name="reply" />
    </ActionDialog>
  );
}

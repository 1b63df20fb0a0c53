import { App, Button } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { useOne, useRemove } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type QuizQuestion, quizQuestion } from '../schema.ts';
import { emptyContent } from './emptyContent.ts';
import { KindAndContent } from './KindAndContent.tsx';
import { texts as t } from './texts.ts';

/** The form for a new or an existing question. */
export function QuestionForm({ id, onDone }: { id?: string; onDone: () => void }) {
  if (!id) return <Filled initial={{ points: 1, content: emptyContent('single') }} onDone={onDone} />;
  return <Existing id={id} onDone={onDone} />;
}

function Existing({ id, onDone }: { id: string; onDone: () => void }) {
  const question = useOne<QuizQuestion>('quiz_questions', id);
  const remove = useRemove('quiz_questions');
  const { message } = App.useApp();
  return (
    <Loaded query={question}>
      {(row) => (
        <>
          <Filled id={id} onDone={onDone} />
          {!row.archived_at && (
            <Button
              danger
              type="text"
              loading={remove.isPending}
              onClick={() =>
                remove.mutate(id, {
                  onSuccess: () => {
                    message.success(t.archived);
                    onDone();
                  },
                  onError: (error) => void message.error(error.message),
                })
              }
            >
              {t.archive}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

function Filled({ id, initial, onDone }: { id?: string; initial?: Partial<QuizQuestion>; onDone: () => void }) {
  const { message } = App.useApp();
  return (
    <ResourceForm<QuizQuestion>
      resource="quiz_questions"
      {...(id ? { id } : { initial: initial ?? {} })}
      submit={id ? t.save : t.create}
      onDone={() => {
        if (id) message.success(t.saved);
        onDone();
      }}
      onCancel={onDone}
    >
      <FieldInput of={quizQuestion.fields} name="prompt" />
      <Field name="content" label={t.type} required>
        <KindAndContent />
      </Field>
      <FieldInput of={quizQuestion.fields} name="pool" />
      <FieldInput of={quizQuestion.fields} name="points" />
      <FieldInput of={quizQuestion.fields} name="explanation" />
    </ResourceForm>
  );
}

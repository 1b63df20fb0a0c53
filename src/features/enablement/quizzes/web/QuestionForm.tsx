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

interface QuestionFormProps {
  id?: string;
  onDone: () => void;
  /** The form stands inside a screen instead of a drawer. */
  isInPlace?: boolean;
}

/** The form for a new or an existing question. */
export function QuestionForm({ id, onDone, isInPlace = false }: QuestionFormProps) {
  if (!id) return <Filled initial={{ points: 1, content: emptyContent('single') }} onDone={onDone} />;
  return isInPlace ? <Filled id={id} onDone={onDone} isSmall /> : <Existing id={id} onDone={onDone} />;
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

interface FilledProps {
  id?: string;
  initial?: Partial<QuizQuestion>;
  onDone: () => void;
  isSmall?: boolean;
}

function Filled({ id, initial, onDone, isSmall = false }: FilledProps) {
  const { message } = App.useApp();
  return (
    <ResourceForm<QuizQuestion>
      resource="quiz_questions"
      isSmall={isSmall}
      {...(isSmall && { name: `question_${id}` })}
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

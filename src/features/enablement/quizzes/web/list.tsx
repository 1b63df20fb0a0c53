import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useState } from 'react';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type QuizQuestion, questionFields } from '../schema.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { texts as t } from './texts.ts';

const filters = filtersOf(questionFields);

export default function QuestionList() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <ResourceList<QuizQuestion>
        resource="quiz_questions"
        title={t.title}
        noun={['question', 'questions']}
        columns={columnsOf<QuizQuestion, typeof questionFields>(
          questionFields,
          ['prompt'],
          [{ field: 'updated_at', label: 'Last changed', kind: 'relative', sortable: true, hidden: true }],
        )}
        filters={filters}
        sort={[{ field: 'created_at', descending: true }]}
        onOpen={({ id }) => setOpen(id)}
        create={{ label: t.newQuestion, form: (done) => <QuestionForm onDone={done} /> }}
        empty={{ icon: CircleHelp, text: t.empty }}
      />
      <FormDrawer open={open !== null} title={t.editQuestion} onClose={() => setOpen(null)}>
        {open && <QuestionForm id={open} onDone={() => setOpen(null)} />}
      </FormDrawer>
    </>
  );
}

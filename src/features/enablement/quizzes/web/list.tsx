import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useState } from 'react';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { quizQuestion } from '../schema.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { texts as t } from './texts.ts';

export default function QuestionList() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <NounList
        noun={quizQuestion}
        title={t.title}
        words={['question', 'questions']}
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

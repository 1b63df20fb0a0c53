import { useState } from 'react';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import type { QuestionContent, QuestionKind } from '../question.schema.ts';
import { quizQuestion } from '../schema.ts';
import { ContentInput } from './ContentInput.tsx';
import { emptyContent } from './emptyContent.ts';
import { texts as t } from './texts.ts';

/** The kind of question and its content are one value. */
export function KindAndContent({
  id,
  value,
  onChange,
}: {
  id?: string;
  value?: QuestionContent;
  onChange?: (content: QuestionContent) => void;
}) {
  const content = value ?? emptyContent('single');
  // Switching the kind keeps the content entered for the previous one.
  const [kept, setKept] = useState<Partial<Record<QuestionKind, QuestionContent>>>({});
  return (
    <>
      <OptionSelect
        id={id}
        aria-label={t.type}
        options={quizQuestion.fields.kind.options}
        value={content.kind}
        onChange={(kind) => {
          setKept({ ...kept, [content.kind]: content });
          onChange?.(kept[kind as QuestionKind] ?? emptyContent(kind as QuestionKind, content));
        }}
      />
      <div style={{ marginTop: 12 }}>
        <ContentInput content={content} onChange={(next) => onChange?.(next)} />
      </div>
    </>
  );
}

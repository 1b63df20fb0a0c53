import { App, Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { useCreate } from '#web/resource/data/useResource.ts';
import type { QuestionContent } from '../question.schema.ts';
import type { QuizQuestion, QuizQuestionCreate } from '../schema.ts';
import { emptyContent } from './emptyContent.ts';
import { KindAndContent } from './KindAndContent.tsx';
import css from './questions.module.css';
import { texts as t } from './texts.ts';

interface QuestionWriterProps {
  /** The pool of the bank that keeps the question. */
  pool: string;
  onSaved: (id: string) => void;
}

/** Writes a question where it is used, and saves it to the bank. */
export default function QuestionWriter({ pool, onSaved }: QuestionWriterProps) {
  const { message } = App.useApp();
  const [prompt, setPrompt] = useState('');
  const [content, setContent] = useState<QuestionContent>(emptyContent('single'));
  const create = useCreate<QuizQuestion, QuizQuestionCreate>('quiz_questions');
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const save = async () => {
    try {
      const { id } = await create.mutateAsync({
        prompt: prompt.trim(),
        pool: pool.trim().slice(0, 80) || t.defaultPool,
        points: 1,
        content: withoutBlanks(content),
      });
      setPrompt('');
      setContent(emptyContent(content.kind));
      onSaved(id);
      area.current?.querySelector('textarea')?.focus();
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the library restyles fieldset and legend
    <div
      ref={area}
      role="group"
      aria-label={t.newQuestion}
      className={css.writer}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || prompt.trim() === '') return;
        event.preventDefault();
        event.stopPropagation();
        void save();
      }}
    >
      <label htmlFor={id}>{t.newQuestion}</label>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={2000}
        placeholder={t.promptPlaceholder}
        value={prompt}
        onChange={({ target }) => setPrompt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          area.current?.querySelector<HTMLInputElement>('li input:not([type=radio], [type=checkbox])')?.focus();
        }}
      />
      <KindAndContent value={content} onChange={setContent} />
      <Button type="primary" loading={create.isPending} disabled={prompt.trim() === ''} onClick={() => void save()}>
        {t.saveQuestion}
      </Button>
    </div>
  );
}

/** Lines that were left empty are no options. */
function withoutBlanks(content: QuestionContent): QuestionContent {
  if ('options' in content) {
    const kept = content.options.map((text, at) => ({ text: text.trim(), at })).filter(({ text }) => text !== '');
    const correct = kept.flatMap(({ at }, index) => (content.correct.includes(at) ? [index] : []));
    return { ...content, options: kept.map(({ text }) => text), correct };
  }
  if ('items' in content) return { ...content, items: content.items.filter((text) => text.trim() !== '') };
  if ('pairs' in content) return { ...content, pairs: content.pairs.filter(({ left, right }) => left || right) };
  return content;
}

import { Button, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Segments } from '#web/components/Segments.tsx';
import { Tick } from '#web/components/Tick.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import type { QuestionContent } from '../question.schema.ts';
import css from './questions.module.css';
import { texts as t } from './texts.ts';

interface ContentInputProps<C extends QuestionContent = QuestionContent> {
  content: C;
  onChange: (content: QuestionContent) => void;
}

/** The inputs for a question's content and its correct answer, by kind. */
export function ContentInput({ content, onChange }: ContentInputProps) {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return <OptionsInput content={content} onChange={onChange} />;
    case 'true_false':
      return (
        <Segments
          label={t.statement}
          value={content.is_true ? 'true' : 'false'}
          options={[
            { value: 'true', label: t.isTrue },
            { value: 'false', label: t.isFalse },
          ]}
          onChange={(value) => onChange({ ...content, is_true: value === 'true' })}
        />
      );
    case 'order':
      return (
        <Lines
          help={`${t.items}. ${t.itemsHelp}`}
          add={t.addItem}
          count={content.items.length}
          name={t.item}
          onAdd={() => onChange({ ...content, items: [...content.items, ''] })}
          onRemove={(at) => onChange({ ...content, items: content.items.toSpliced(at, 1) })}
        >
          {(at) => (
            <Input
              aria-label={t.item(at + 1)}
              value={content.items[at]}
              maxLength={500}
              onChange={({ target }) => onChange({ ...content, items: content.items.with(at, target.value) })}
            />
          )}
        </Lines>
      );
    case 'match':
      return (
        <Lines
          help={`${t.pairs}. ${t.pairsHelp}`}
          add={t.addPair}
          count={content.pairs.length}
          name={t.left}
          onAdd={() => onChange({ ...content, pairs: [...content.pairs, { left: '', right: '' }] })}
          onRemove={(at) => onChange({ ...content, pairs: content.pairs.toSpliced(at, 1) })}
        >
          {(at) =>
            (['left', 'right'] as const).map((side) => (
              <Input
                key={side}
                aria-label={t[side](at + 1)}
                placeholder={t[side](at + 1)}
                value={content.pairs[at]![side]}
                maxLength={500}
                onChange={({ target }) =>
                  onChange({
                    ...content,
                    pairs: content.pairs.with(at, { ...content.pairs[at]!, [side]: target.value }),
                  })
                }
              />
            ))
          }
        </Lines>
      );
    case 'numeric':
      return (
        <div className={css.pair}>
          {(['value', 'tolerance'] as const).map((part) => (
            <NumberInput
              key={part}
              aria-label={t[part]}
              placeholder={t[part]}
              decimals={6}
              value={content[part]}
              suffix={t[part]}
              {...(part === 'tolerance' && { min: 0 })}
              onChange={(next) => onChange({ ...content, [part]: next ?? 0 })}
            />
          ))}
        </div>
      );
    case 'short_text':
      return (
        <>
          <TagsInput
            aria-label={t.accepted}
            value={content.accepted}
            onChange={(accepted) => onChange({ ...content, accepted })}
          />
          <p className={css.help}>{`${t.accepted}. ${t.acceptedHelp}`}</p>
          <Tick
            label={t.caseSensitive}
            isNamed
            checked={content.is_case_sensitive}
            onChange={() => onChange({ ...content, is_case_sensitive: !content.is_case_sensitive })}
          />
        </>
      );
  }
}

function OptionsInput({ content, onChange }: ContentInputProps<Extract<QuestionContent, { options: string[] }>>) {
  const { kind, options, correct } = content;
  const mark = (at: number) => {
    if (kind === 'single') return [at];
    return correct.includes(at) ? correct.filter((one) => one !== at) : [...correct, at];
  };
  return (
    <Lines
      help={kind === 'single' ? t.optionsSingle : t.optionsMultiple}
      add={t.addOption}
      count={options.length}
      name={t.option}
      onAdd={() => onChange({ ...content, options: [...options, ''] })}
      onRemove={(at) =>
        onChange({
          ...content,
          options: options.toSpliced(at, 1),
          correct: correct.filter((one) => one !== at).map((one) => (one > at ? one - 1 : one)),
        })
      }
    >
      {(at) => (
        <>
          <input
            type={kind === 'single' ? 'radio' : 'checkbox'}
            className={css.mark}
            aria-label={t.isCorrect(at + 1)}
            checked={correct.includes(at)}
            onChange={() => onChange({ ...content, correct: mark(at) })}
          />
          <Input
            aria-label={t.option(at + 1)}
            placeholder={t.option(at + 1)}
            value={options[at]}
            maxLength={500}
            onChange={({ target }) => onChange({ ...content, options: options.with(at, target.value) })}
          />
        </>
      )}
    </Lines>
  );
}

const MOST_LINES = 20;

interface LinesProps {
  help: string;
  add: string;
  count: number;
  name: (at: number) => string;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
}

function Lines({ help, add, count, name, onAdd, onRemove, children }: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const isAdding = useRef(false);
  const inputs = () => [
    ...list.current!.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])'),
  ];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new line is there when the number has changed
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    list
      .current!.lastElementChild?.querySelector<HTMLInputElement>('input:not([type=radio], [type=checkbox])')
      ?.focus();
  }, [count]);
  /** Enter goes to the next line and, in the last one, adds a line. */
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
    const all = inputs();
    const at = all.indexOf(target);
    if (at < 0) return;
    event.preventDefault();
    const next = all[at + 1];
    if (next) next.focus();
    else if (target.value.trim() !== '' && count < MOST_LINES) {
      isAdding.current = true;
      onAdd();
    }
  };
  return (
    <>
      <p className={css.help}>{help}</p>
      <ul ref={list} onKeyDown={press}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={at} className={css.line}>
            {children(at)}
            <Button
              type="text"
              icon={<Trash size={14} />}
              disabled={count <= 2}
              aria-label={t.remove(name(at + 1))}
              onClick={() => onRemove(at)}
            />
          </li>
        ))}
      </ul>
      {count < MOST_LINES && (
        <Button type="text" size="small" icon={<Plus size={14} />} onClick={onAdd}>
          {add}
        </Button>
      )}
    </>
  );
}

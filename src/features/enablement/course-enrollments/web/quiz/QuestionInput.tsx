import { Button, Input } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId } from 'react';
import type { Answer, OpenQuestion } from '#features/enablement/quizzes/question.schema.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { quizTexts as t } from '../player/texts.ts';
import css from './quiz.module.css';

interface QuestionInputProps {
  question: OpenQuestion;
  value: Answer;
  onChange: (answer: Answer) => void;
}

/** The input of one question. Answers are positions in the given order of the options. */
export function QuestionInput({ question, value, onChange }: QuestionInputProps) {
  const name = useId();
  const { kind, options = [], choices = [] } = question;
  switch (kind) {
    case 'single':
      return (
        <>
          <p className={css.help}>{t.chooseOne}</p>
          {options.map((text, at) => (
            <label key={text} className={css.option}>
              <input type="radio" name={name} checked={value === at} onChange={() => onChange(at)} />
              {text}
            </label>
          ))}
        </>
      );
    case 'multiple': {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <>
          <p className={css.help}>{t.chooseAll}</p>
          {options.map((text, at) => (
            <label key={text} className={css.option}>
              <input
                type="checkbox"
                checked={chosen.includes(at)}
                onChange={() => onChange(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at])}
              />
              {text}
            </label>
          ))}
        </>
      );
    }
    case 'true_false':
      return [true, false].map((one) => (
        <label key={String(one)} className={css.option}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          {one ? t.true : t.false}
        </label>
      ));
    case 'order':
      return <OrderInput options={options} value={value} onChange={onChange} />;
    case 'match': {
      const chosen = Array.isArray(value) ? value : options.map(() => -1);
      return (
        <>
          <p className={css.help}>{t.matchHelp}</p>
          {options.map((text, at) => (
            <div key={text} className={css.match}>
              <span>{text}</span>
              <OptionSelect
                aria-label={text}
                placeholder={t.choose}
                value={chosen[at] === -1 ? null : String(chosen[at])}
                options={choices.map((choice, place) => ({ value: String(place), label: choice }))}
                onChange={(next) => onChange(chosen.with(at, next === null ? -1 : Number(next)))}
              />
            </div>
          ))}
        </>
      );
    }
    default:
      return (
        <>
          <p className={css.help}>{kind === 'numeric' ? t.numberHelp : t.textHelp}</p>
          <Input
            aria-label={question.prompt}
            inputMode={kind === 'numeric' ? 'decimal' : 'text'}
            maxLength={kind === 'numeric' ? 30 : 500}
            autoComplete="off"
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => onChange(target.value)}
          />
        </>
      );
  }
}

/** Options are sorted by buttons, which work by touch and by keyboard. */
function OrderInput({
  options,
  value,
  onChange,
}: {
  options: string[];
  value: Answer;
  onChange: (answer: Answer) => void;
}) {
  const order = Array.isArray(value) && value.length === options.length ? value : options.map((_, at) => at);
  const move = (at: number, by: number) => {
    const next = [...order];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    onChange(next);
  };
  return (
    <>
      <p className={css.help}>{t.orderHelp}</p>
      <ol className={css.order}>
        {order.map((place, at) => (
          <li key={place}>
            <span className="figures">{at + 1}.</span>
            <span>{options[place]}</span>
            <Button
              type="text"
              icon={<ArrowUp size={16} />}
              disabled={at === 0}
              aria-label={t.up(options[place]!)}
              onClick={() => move(at, -1)}
            />
            <Button
              type="text"
              icon={<ArrowDown size={16} />}
              disabled={at === order.length - 1}
              aria-label={t.down(options[place]!)}
              onClick={() => move(at, 1)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

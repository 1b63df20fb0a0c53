import { Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { Tick } from '#web/components/Tick.tsx';
import { type Answers, type Question, ratings } from '../questions.schema.ts';
import css from './surveys.module.css';
import { texts as t } from './texts.ts';

type Answer = Answers[string];

interface FrameProps {
  label: string;
  isOptional?: boolean;
  isMissing: boolean;
  children: ReactNode;
}

function Frame({ label, isOptional, isMissing, children }: FrameProps) {
  const id = useId();
  return (
    <fieldset className={css.asking} aria-describedby={isMissing ? id : undefined}>
      <legend>
        {label}
        {isOptional && <span className="meta"> ({t.optional.toLowerCase()})</span>}
      </legend>
      {children}
      {isMissing && (
        <p id={id} className={css.missing}>
          {t.missing}
        </p>
      )}
    </fieldset>
  );
}

interface ScaleProps {
  values: readonly number[];
  value: number | null;
  onChange: (value: number) => void;
}

/** Native radios: the arrow keys are theirs. */
function Scale({ values, value, onChange }: ScaleProps) {
  const name = useId();
  return (
    <div className={css.scale} style={{ '--steps': values.length } as object}>
      {values.map((step) => (
        <label key={step}>
          <input type="radio" name={name} checked={step === value} onChange={() => onChange(step)} />
          {step}
        </label>
      ))}
    </div>
  );
}

const scores = Array.from({ length: 11 }, (_, score) => score);

interface ScoreProps {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  isMissing: boolean;
}

export function ScoreInput({ label, value, onChange, isMissing }: ScoreProps) {
  return (
    <Frame label={label} isMissing={isMissing}>
      <Scale values={scores} value={value} onChange={onChange} />
      <div className={css.ends}>
        <span>{t.unlikely}</span>
        <span>{t.likely}</span>
      </div>
    </Frame>
  );
}

interface AnswerProps {
  question: Question;
  value: Answer | undefined;
  onChange: (value: Answer) => void;
  isMissing: boolean;
}

export function AnswerInput({ question, value, onChange, isMissing }: AnswerProps) {
  const { kind, label, options = [], required } = question;
  const name = useId();
  const chosen = Array.isArray(value) ? value : [];
  return (
    <Frame label={label} isOptional={!required} isMissing={isMissing}>
      {kind === 'rating' && (
        <Scale values={ratings} value={typeof value === 'number' ? value : null} onChange={onChange} />
      )}
      {kind === 'choice' &&
        options.map((option) => (
          <label key={option} className={css.option}>
            <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
            {option}
          </label>
        ))}
      {kind === 'several' &&
        options.map((option) => (
          <div key={option} className={css.option}>
            <Tick
              label={option}
              isNamed
              checked={chosen.includes(option)}
              onChange={() =>
                onChange(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option])
              }
            />
          </div>
        ))}
      {kind === 'text' && (
        <Input.TextArea
          aria-label={label}
          maxLength={4000}
          autoSize={{ minRows: 3, maxRows: 12 }}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Frame>
  );
}

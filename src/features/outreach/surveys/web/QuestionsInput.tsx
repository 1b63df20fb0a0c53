import { Button, Input } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Tick } from '#web/components/Tick.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { MOST_QUESTIONS, type Question, type QuestionKind, questionKinds } from '../questions.schema.ts';
import css from './surveys.module.css';
import { texts as t } from './texts.ts';

const kinds = questionKinds.map((value) => ({ value, label: t.kinds[value] }));
const newKey = () => `q_${Math.random().toString(36).slice(2, 10)}`;
const isChoice = (kind: QuestionKind) => kind === 'choice' || kind === 'several';

interface Props {
  id?: string;
  value?: Question[];
  onChange?: (questions: Question[]) => void;
}

/** The questions of a survey, in order. */
export function QuestionsInput({ id, value = [], onChange = () => {} }: Props) {
  const move = (at: number, by: -1 | 1) => {
    const next = value.toSpliced(at, 1);
    onChange(next.toSpliced(at + by, 0, value[at]!));
  };
  return (
    <div id={id} className={css.questions}>
      {value.map((question, at) => (
        <QuestionFields
          key={question.key}
          question={question}
          number={at + 1}
          isLast={at === value.length - 1}
          onChange={(next) => onChange(value.with(at, next))}
          onMove={(by) => move(at, by)}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {value.length < MOST_QUESTIONS && (
        <Button
          icon={<Plus size={16} />}
          onClick={() => onChange([...value, { key: newKey(), kind: 'rating', label: '' }])}
        >
          {t.addQuestion}
        </Button>
      )}
    </div>
  );
}

interface QuestionProps {
  question: Question;
  number: number;
  isLast: boolean;
  onChange: (question: Question) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function QuestionFields({ question, number, isLast, onChange, onMove, onRemove }: QuestionProps) {
  const { kind, label, options, required = false } = question;
  const name = t.question(number);
  const setKind = (next: QuestionKind) => {
    const { options: _, ...rest } = question;
    onChange({ ...rest, kind: next, ...(isChoice(next) && { options: options ?? [] }) });
  };
  return (
    <fieldset className={css.question}>
      <legend>{name}</legend>
      <div className={css.tools}>
        <Button
          type="text"
          size="small"
          icon={<ArrowUp size={14} />}
          aria-label={t.moveUp(name)}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDown size={14} />}
          aria-label={t.moveDown(name)}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Button
          type="text"
          size="small"
          icon={<Trash size={14} />}
          aria-label={t.removeQuestion(name)}
          onClick={onRemove}
        />
      </div>
      <Input
        value={label}
        maxLength={300}
        placeholder={t.questionText}
        aria-label={`${name}: ${t.questionText}`}
        onChange={(event) => onChange({ ...question, label: event.target.value })}
      />
      <div className={css.kind}>
        <OptionSelect
          aria-label={`${name}: ${t.kind}`}
          options={kinds}
          value={kind}
          onChange={(next) => next && setKind(next as QuestionKind)}
        />
        <Tick
          label={t.required}
          isNamed
          checked={required}
          onChange={() => onChange({ ...question, required: !required })}
        />
      </div>
      {isChoice(kind) && (
        <>
          <TagsInput
            aria-label={`${name}: ${t.options}`}
            placeholder={t.options}
            value={options ?? []}
            onChange={(next) => onChange({ ...question, options: next.slice(0, 12) })}
          />
          <p className="meta">{t.optionsHelp}</p>
        </>
      )}
    </fieldset>
  );
}

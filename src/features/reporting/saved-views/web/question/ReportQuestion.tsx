import { Form } from 'antd';
import type { DescribedKind, Query } from '#shared/query/query.ts';
import { MOST_GROUPINGS } from '#shared/query/query.ts';
import { Select } from '#web/inputs/Select.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { texts as t } from '../texts.ts';
import { changedQuestion } from './address.ts';
import { FilterFields } from './FilterFields.tsx';
import type { QuestionPartProps } from './model.ts';
import { OrderFields } from './OrderFields.tsx';
import { groupChoices, measureChoices, ROWS } from './options.ts';
import { PeriodFields } from './PeriodFields.tsx';
import css from './question.module.css';

interface QuestionFormProps {
  kinds: readonly DescribedKind[];
  question: Query | null;
  onChange: (question: Query) => void;
}

/** The parts of a question. Each change is asked at once. */
export function ReportQuestion({ kinds, question, onChange }: QuestionFormProps) {
  const kind = kinds.find((one) => one.kind === question?.of);
  return (
    <PlainForm component="div" className={css.form!}>
      <Form.Item label={t.data} htmlFor="report-data">
        <Select<string | null>
          id="report-data"
          value={question?.of ?? null}
          placeholder={t.chooseData}
          showSearch={{ optionFilterProp: 'label' }}
          // Fields and filters of one kind do not apply to another.
          onChange={(of) => of && onChange({ of, measure: 'count' })}
          options={kinds
            .map(({ kind: value, many }) => ({ value, label: many.charAt(0).toUpperCase() + many.slice(1) }))
            .sort((a, b) => a.label.localeCompare(b.label))}
        />
      </Form.Item>
      {kind && question && (
        <Parts
          kind={kind}
          kinds={kinds}
          question={question}
          onChange={(change) => onChange(changedQuestion(question, change))}
        />
      )}
    </PlainForm>
  );
}

function Parts({ kinds, ...props }: QuestionPartProps & { kinds: readonly DescribedKind[] }) {
  const { kind, question, onChange } = props;
  const groups = groupChoices(kind);
  const chosen = question.by ?? [];
  // A unit of the period's day, as questions in words have it, stays as it is.
  const others = chosen.filter((name) => !groups.some(({ value }) => value === name));
  const choose = (measure: string) =>
    onChange(
      measure === ROWS
        ? { measure: undefined, by: undefined, compare: undefined, order: undefined, fields: undefined }
        : { measure, fields: undefined, ...(question.measure === undefined && { order: undefined }) },
    );
  return (
    <>
      <Form.Item label={t.figure} htmlFor="report-figure">
        <Select<string>
          id="report-figure"
          value={question.measure ?? ROWS}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={choose}
          options={measureChoices(kind)}
        />
      </Form.Item>
      {question.measure && (
        <Form.Item label={t.by} htmlFor="report-by">
          <Select<string[]>
            id="report-by"
            mode="multiple"
            maxCount={MOST_GROUPINGS}
            value={chosen}
            placeholder={t.noGroups}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(by) => onChange({ by, order: undefined })}
            options={[...others.map((value) => ({ value, label: value })), ...groups]}
          />
        </Form.Item>
      )}
      <FilterFields {...props} kinds={kinds} />
      <PeriodFields {...props} />
      <OrderFields {...props} />
    </>
  );
}

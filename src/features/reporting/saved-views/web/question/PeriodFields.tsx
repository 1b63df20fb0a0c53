import { Form } from 'antd';
import { type Period, periods } from '#shared/figures.ts';
import { periodName } from '#shared/measures.ts';
import { capitalized } from '#shared/nouns/nouns.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { regionToday } from '#web/region.ts';
import { texts as t } from '../texts.ts';
import type { QuestionPartProps } from './model.ts';
import { dayChoices, declaredMeasure, periodDay } from './options.ts';
import css from './question.module.css';

const ALL = 'all';
const periodOptions = [
  { value: ALL, label: t.allTime },
  ...periods.map((value) => ({ value, label: value === 'custom' ? t.custom : capitalized(periodName(value)) })),
];

/** The days of the rows, which day decides, and what they are compared with. */
export function PeriodFields({ kind, question, onChange }: QuestionPartProps) {
  const { period: named, from, to, on, compare, measure } = question;
  const period: Period | undefined = named ?? (from ? 'custom' : undefined);
  const days = dayChoices(kind);
  const own = declaredMeasure(kind, question)?.on;
  if (days.length === 0) return null;
  const choose = (next: string) => {
    if (next === ALL)
      onChange({ period: undefined, from: undefined, to: undefined, on: undefined, compare: undefined });
    else {
      const today = regionToday();
      const custom =
        next === 'custom' ? { from: `${today.slice(0, 4)}-01-01`, to: today } : { from: undefined, to: undefined };
      onChange({ period: next as Period, on: on ?? periodDay(kind, question), ...custom });
    }
  };
  return (
    <>
      <Form.Item label={t.period} htmlFor="report-period">
        <Select<string> id="report-period" value={period ?? ALL} onChange={choose} options={periodOptions} />
      </Form.Item>
      {period === 'custom' && (
        <div className={css.pair}>
          <Form.Item label={t.from} htmlFor="report-from">
            <DateInput
              id="report-from"
              value={from ?? null}
              max={to}
              onChange={(day) => day && onChange({ from: day })}
            />
          </Form.Item>
          <Form.Item label={t.to} htmlFor="report-to">
            <DateInput id="report-to" value={to ?? null} min={from} onChange={(day) => day && onChange({ to: day })} />
          </Form.Item>
        </div>
      )}
      {period && !own && (
        <Form.Item label={t.on} htmlFor="report-on">
          <Select<string | null>
            id="report-on"
            value={on ?? null}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(day) => day && onChange({ on: day })}
            options={days}
          />
        </Form.Item>
      )}
      {period && measure && (
        <Form.Item label={t.compare} htmlFor="report-compare">
          <Select<string>
            id="report-compare"
            value={compare ?? ALL}
            onChange={(next) => onChange({ compare: next === ALL ? undefined : (next as 'previous' | 'last_year') })}
            options={[
              { value: ALL, label: t.noComparison },
              { value: 'previous', label: t.previous },
              { value: 'last_year', label: t.lastYear },
            ]}
          />
        </Form.Item>
      )}
    </>
  );
}

import { Form } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { texts as t } from '../texts.ts';
import type { QuestionPartProps } from './model.ts';
import { groupChoices } from './options.ts';
import css from './question.module.css';

const USUAL = 'usual';
const NO_LIMIT = 0;
const limits = [5, 10, 25, 100];

/** The order of groups, and how many of them or of the rows are shown. */
export function OrderFields({ kind, question, onChange }: QuestionPartProps) {
  const { measure, by = [], order, limit } = question;
  const isGrouped = measure !== undefined && by.length > 0;
  if (measure !== undefined && !isGrouped) return null;
  const groups = groupChoices(kind);
  const orders = [
    { value: USUAL, label: t.usualOrder },
    ...(isGrouped
      ? [
          { value: '-value', label: t.largest },
          { value: 'value', label: t.smallest },
          ...by.map((value) => ({ value, label: groups.find((one) => one.value === value)?.label ?? value })),
        ]
      : []),
  ];
  // A list keeps the order with which it was asked.
  const options =
    order && !orders.some(({ value }) => value === order) ? [...orders, { value: order, label: order }] : orders;
  const counts = limit && !limits.includes(limit) ? [...limits, limit].sort((a, b) => a - b) : limits;
  return (
    <div className={css.pair}>
      {options.length > 1 && (
        <Form.Item label={t.order} htmlFor="report-order">
          <Select<string>
            id="report-order"
            value={order ?? USUAL}
            onChange={(next) => onChange({ order: next === USUAL ? undefined : next })}
            options={options}
          />
        </Form.Item>
      )}
      <Form.Item label={t.limit} htmlFor="report-limit">
        <Select<number>
          id="report-limit"
          value={limit ?? NO_LIMIT}
          onChange={(next) => onChange({ limit: next === NO_LIMIT ? undefined : next })}
          options={[
            { value: NO_LIMIT, label: t.everything },
            ...counts.map((value) => ({ value, label: t.first(value) })),
          ]}
        />
      </Form.Item>
    </div>
  );
}

import { Checkbox, Input, Radio } from 'antd';
import { useEffect, useState } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { addDays } from '#shared/time/dates.ts';
import { rollingRanges } from '#shared/time/rolling-dates.ts';
import { DateInput } from '../../inputs/DateInput.tsx';
import { MoneyInput } from '../../inputs/MoneyInput.tsx';
import { NumberInput } from '../../inputs/NumberInput.tsx';
import { ReferenceSelect } from '../../inputs/ReferenceSelect.tsx';
import { regionCurrency, regionTimeZone, regionToday, startOfDay } from '../../region.ts';
import { useDebounced } from '../data/useDebounced.ts';
import { texts as t } from '../texts.ts';
import css from './FilterBar.module.css';
import {
  dayRangeToInstants,
  type FilterSpec,
  filtersOn,
  instantsToDayRange,
  isRollingRange,
  legibleRange,
  type Range,
  writeRange,
} from './filters.ts';

interface EditorProps {
  spec: FilterSpec;
  filters: readonly Filter[];
  /** Receives the new conditions on this field. */
  onChange: (next: Filter[]) => void;
}

/** The content of a filter's popover. Every change applies at once. */
export function FilterEditor({ spec, filters, onChange }: EditorProps) {
  const values = filtersOn(filters, spec.field).flatMap((filter) => filter.values);
  const anyOf = (next: readonly string[]) =>
    onChange(next.length > 0 ? [{ field: spec.field, operator: 'eq', values: [...next] }] : []);
  switch (spec.kind) {
    case 'text':
      return <TextEditor spec={spec} value={values[0] ?? ''} onChange={onChange} />;
    case 'select':
      return (
        <Radio.Group
          className={css.choices}
          value={values[0]}
          onChange={(event) => anyOf([event.target.value as string])}
          options={spec.options.map(({ value, label }) => ({ value, label }))}
        />
      );
    case 'multi':
      return (
        <Checkbox.Group
          className={css.choices}
          value={values}
          onChange={(next) => anyOf(next as string[])}
          options={spec.options.map(({ value, label }) => ({ value, label }))}
        />
      );
    case 'bool':
      return (
        <Radio.Group
          className={css.choices}
          value={values[0]}
          onChange={(event) => anyOf([event.target.value as string])}
          options={[
            { value: 'true', label: t.yes },
            { value: 'false', label: t.no },
          ]}
        />
      );
    case 'reference':
      return (
        <ReferenceSelect
          multiple
          autoFocus
          defaultOpen
          resource={spec.resource}
          labelField={spec.labelField}
          only={spec.only}
          value={values}
          onChange={anyOf}
          aria-label={spec.label}
        />
      );
    case 'date':
    case 'instant': {
      const range = legibleRange(filters, spec);
      const isInstant = spec.kind === 'instant';
      const write = (next: Range) =>
        onChange(
          writeRange(spec.field, isInstant && !isRollingRange(next) ? dayRangeToInstants(next, startOfDay) : next),
        );
      return (
        <DayRange
          rolling={spec.rolling}
          range={isInstant && !isRollingRange(range) ? instantsToDayRange(range, regionTimeZone()) : range}
          onChange={write}
        />
      );
    }
    case 'money':
      return (
        <Ends
          range={legibleRange(filters, spec)}
          onChange={(range) => onChange(writeRange(spec.field, range))}
          input={(value, change, label) => (
            <MoneyInput
              aria-label={label}
              placeholder={label}
              currency={spec.currency ?? regionCurrency()}
              value={value === null ? null : Number(value)}
              onChange={(minor) => change(minor === null ? null : String(minor))}
            />
          )}
        />
      );
    case 'number':
      return (
        <Ends
          range={legibleRange(filters, spec)}
          onChange={(range) => onChange(writeRange(spec.field, range))}
          input={(value, change, label) => (
            <NumberInput
              decimals={8}
              aria-label={label}
              placeholder={label}
              value={value === null ? null : Number(value)}
              onChange={(next) => change(next === null ? null : String(next))}
            />
          )}
        />
      );
  }
}

function TextEditor({ spec, value, onChange }: { spec: FilterSpec; value: string; onChange: EditorProps['onChange'] }) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, 300);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed and has settled is a change
  useEffect(() => {
    if (settled !== value) onChange(settled ? [{ field: spec.field, operator: 'like', values: [settled] }] : []);
  }, [settled]);
  return (
    <Input
      autoFocus
      aria-label={`${spec.label} ${t.contains}`}
      placeholder={t.contains}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

interface EndsProps {
  range: Range;
  onChange: (range: Range) => void;
  input: (value: string | null, change: (value: string | null) => void, label: string) => React.ReactNode;
}

function Ends({ range, onChange, input }: EndsProps) {
  return (
    <div className={css.ends}>
      {input(range.from, (from) => onChange({ ...range, from }), t.from)}
      {input(range.to, (to) => onChange({ ...range, to }), t.to)}
    </div>
  );
}

interface DayRangeProps {
  range: Range;
  onChange: (range: Range) => void;
  rolling?: boolean | undefined;
}

function DayRange({ range, onChange, rolling }: DayRangeProps) {
  const today = regionToday();
  const isMoving = isRollingRange(range);
  const fixed: [string, Range][] = [
    [t.today, { from: today, to: today }],
    [t.last7, { from: addDays(today, -6), to: today }],
    [t.last30, { from: addDays(today, -29), to: today }],
    [t.last90, { from: addDays(today, -89), to: today }],
    [t.thisMonth, { from: `${today.slice(0, 7)}-01`, to: today }],
    [t.thisYear, { from: `${today.slice(0, 4)}-01-01`, to: today }],
  ];
  const presets = rolling ? rollingRanges.map(({ label, from, to }): [string, Range] => [label, { from, to }]) : fixed;
  return (
    <>
      <div className={css.presets}>
        {presets.map(([label, preset]) => (
          <button
            key={label}
            type="button"
            aria-pressed={preset.from === range.from && preset.to === range.to}
            onClick={() => onChange(preset)}
          >
            {label}
          </button>
        ))}
      </div>
      <Ends
        range={isMoving ? { from: null, to: null } : range}
        onChange={onChange}
        input={(value, change, label) => (
          <DateInput aria-label={label} placeholder={label} value={value} onChange={change} />
        )}
      />
    </>
  );
}

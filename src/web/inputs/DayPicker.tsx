import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import './companyClock.ts';
import { useRefusal } from './refusal.tsx';
import { type DayLimits, problemOf, readDay } from './typedDay.ts';

interface DayPickerProps
  extends DayLimits,
    Pick<
      ComponentProps<typeof DatePicker>,
      'id' | 'disabled' | 'placeholder' | 'showTime' | 'aria-label' | 'aria-describedby'
    > {
  value: Dayjs | null;
  onChange: (day: Dayjs | null) => void;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

/** What a form's item gives its input, beside the value. */
export type DayEvents = Pick<DayPickerProps, 'onBlur'>;

/**
 * A day to pick or to type. Of text that is none that may be chosen it is said why, and the form around is not sent; the
 * library would put the day before it back without a word.
 */
export function DayPicker({
  formats,
  unit,
  min,
  minIs,
  max,
  value,
  onChange,
  onBlur,
  placeholder = '',
  ...rest
}: DayPickerProps) {
  const { problem, tell, said } = useRefusal();
  /** Stands in the field instead of the value: the day that may not be chosen, or nothing where the text was none. */
  const [refused, setRefused] = useState<{ day: Dayjs | null } | null>(null);
  // When the field is left, the library has already put it back.
  const typed = useRef<string>(undefined);

  // The form may set the value: reset, a conflict resolved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another day
  useEffect(() => {
    setRefused(null);
    tell(undefined);
  }, [value?.valueOf(), tell]);

  const judge = (text: string) => {
    typed.current = undefined;
    const found = text ? problemOf(text, { formats, unit, min, minIs, max }) : undefined;
    tell(found);
    setRefused(found ? { day: readDay(text, formats) ?? null } : null);
    if (!text && value) onChange(null);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    const text = typed.current ?? (event.target as HTMLInputElement).value;
    if (refused || typed.current !== undefined) judge(text.trim());
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') typed.current = undefined;
    if (event.key !== 'Enter') return;
    // It takes the day that was typed; the form around it, half filled in perhaps, is not sent by it.
    event.preventDefault();
    if (typed.current) judge(typed.current.trim());
  };
  const choose = (day: Dayjs | null) => {
    typed.current = undefined;
    tell(undefined);
    setRefused(null);
    onChange(day);
  };
  return (
    <div
      style={{ width: '100%' }}
      onInput={({ target }) => {
        typed.current = (target as HTMLInputElement).value;
      }}
    >
      <DatePicker
        {...rest}
        {...(problem && { status: 'error' })}
        picker={unit === 'month' ? 'month' : 'date'}
        format={formats}
        minDate={min}
        maxDate={max}
        style={{ width: '100%' }}
        placeholder={placeholder}
        value={refused ? refused.day : value}
        onChange={choose}
        onKeyDown={press}
        onBlur={leave}
      />
      {said}
    </div>
  );
}

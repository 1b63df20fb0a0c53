import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { KeyboardEvent } from 'react';
import { regionLocale } from '../region.ts';

interface DateInputProps {
  id?: string;
  /** `YYYY-MM-DD`: a calendar date, no time zone. */
  value?: string | null;
  onChange?: (day: string | null) => void;
  disabled?: boolean;
  placeholder?: string;
  min?: string;
  max?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

const shapes: Record<string, string> = { 'en-US': 'MMM D, YYYY', 'en-CA': 'MMM D, YYYY', 'en-GB': 'D MMM YYYY' };

/** Enter takes the day that was typed; the form around it, half filled in perhaps, is not sent by it. */
export function chooseByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Shows the company's way of writing a date and also takes what everybody understands: 2026-03-01. */
export function DateInput({ value, onChange, min, max, placeholder = '', ...rest }: DateInputProps) {
  return (
    <DatePicker
      {...rest}
      onKeyDown={chooseByEnter}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : null)}
      format={[shapes[regionLocale()] ?? 'YYYY-MM-DD', 'YYYY-MM-DD']}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      placeholder={placeholder}
    />
  );
}

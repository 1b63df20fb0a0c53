import dayjs from 'dayjs';
import { regionLocale } from '../region.ts';
import { type DayEvents, DayPicker } from './DayPicker.tsx';

interface DateInputProps extends DayEvents {
  id?: string;
  /** `YYYY-MM-DD`: a calendar date without a time zone. */
  value?: string | null;
  onChange?: (day: string | null) => void;
  disabled?: boolean;
  placeholder?: string;
  autoFocus?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  min?: string | undefined;
  minIs?: string;
  max?: string | undefined;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

const shapes: Record<string, string> = {
  'en-US': 'MMM D, YYYY',
  'en-CA': 'MMM D, YYYY',
  'en-GB': 'D MMM YYYY',
};

/** Shows dates in the company's format, and understands what people type: 2026-03-01, 31 March, next friday. */
export function DateInput({ value, onChange, min, max, ...rest }: DateInputProps) {
  return (
    <DayPicker
      {...rest}
      shape={shapes[regionLocale()] ?? 'YYYY-MM-DD'}
      min={min ? dayjs(min) : undefined}
      max={max ? dayjs(max) : undefined}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : null)}
    />
  );
}

import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import './companyClock.ts';
import { useRefusal } from './refusal.tsx';
import { loadRelativeDays } from './relativeDays.ts';
import { type DayLimits, problemOf, readDay, understoodDay } from './typedDay.ts';

interface DayPickerProps
  extends Omit<DayLimits, 'base'>,
    Pick<
      ComponentProps<typeof DatePicker>,
      'id' | 'disabled' | 'placeholder' | 'showTime' | 'autoFocus' | 'defaultOpen' | 'aria-label' | 'aria-describedby'
    > {
  value: Dayjs | null;
  onChange: (day: Dayjs | null) => void;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

/** Follows the text that the library gets, so that it is a day in no format. */
const UNREAD = '\u200b';

/** A text that is no day, which the library would drop: it stays in the field beside its problem. */
const RefusedText = createContext<string | undefined>(undefined);

function UnreadInput({ value = '', onChange, 'aria-invalid': _, ...rest }: ComponentProps<'input'>) {
  const refusedText = useContext(RefusedText);
  return (
    <input
      {...rest}
      value={refusedText ?? String(value).replace(UNREAD, '')}
      onChange={(event) => {
        const { value: text } = event.target;
        onChange?.({ ...event, target: { ...event.target, value: text && text + UNREAD } });
      }}
    />
  );
}

const unread = { input: UnreadInput };

/** The props that a form item passes to its input in addition to the value. */
export type DayEvents = Pick<DayPickerProps, 'onBlur'>;

/**
 * Selects a day, or accepts it as text, and says in the calendar what it understood. For a text that is not understood
 * or not allowed it shows the reason and blocks the form. The library does not read the text: it would accept the
 * part that it knows, and silently restore the former day.
 */
export function DayPicker({
  shape,
  unit = 'day',
  min,
  minIs,
  max,
  value,
  onChange,
  onBlur,
  placeholder = '',
  ...rest
}: DayPickerProps) {
  const { problem, report, message } = useRefusal();
  /** Replaces the value in the field: a day out of range, or a text that is no day, until it is changed. */
  const [refused, setRefused] = useState<{ day: Dayjs | null; text: string | undefined } | null>(null);
  const [understood, setUnderstood] = useState<string>();
  // The text is kept because the library has already restored the former day when the field loses the focus.
  const typed = useRef<string>(undefined);
  const limits: DayLimits = { shape, unit, base: value, min, minIs, max };

  // The form may set the value: on a reset, or when a conflict is resolved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another day
  useEffect(() => {
    setRefused(null);
    report(undefined);
  }, [value?.valueOf(), report]);

  const judge = (text: string) => {
    typed.current = undefined;
    setUnderstood(undefined);
    const found = text ? problemOf(text, limits) : undefined;
    const day = readDay(text, limits) ?? null;
    report(found);
    setRefused(found ? { day, text: day ? undefined : text } : null);
    if (!found && day && !day.isSame(value)) onChange(day);
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
    // Enter accepts the typed day and must not submit the form, which may be incomplete.
    event.preventDefault();
    if (typed.current) judge(typed.current.trim());
  };
  const choose = (day: Dayjs | null) => {
    typed.current = undefined;
    setUnderstood(undefined);
    report(undefined);
    setRefused(null);
    onChange(day);
  };
  return (
    <div
      style={{ width: '100%' }}
      onInput={({ target }) => {
        typed.current = (target as HTMLInputElement).value;
        if (refused?.text !== undefined) setRefused({ ...refused, text: undefined });
        setUnderstood(understoodDay(typed.current.trim(), limits));
      }}
    >
      <RefusedText value={refused?.text}>
        <DatePicker
          {...rest}
          {...(problem && { status: 'error' })}
          picker={unit === 'month' ? 'month' : 'date'}
          format={shape}
          components={unread}
          minDate={min}
          maxDate={max}
          style={{ width: '100%' }}
          placeholder={placeholder}
          value={refused ? refused.day : value}
          renderExtraFooter={() => understood && <span role="status">{understood}</span>}
          onChange={choose}
          onFocus={() => void loadRelativeDays()}
          onKeyDown={press}
          onBlur={leave}
        />
      </RefusedText>
      {message}
    </div>
  );
}

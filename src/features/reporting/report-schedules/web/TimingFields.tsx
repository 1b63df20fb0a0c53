import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { Select } from '#web/inputs/Select.tsx';
import { TimeInput } from '#web/inputs/TimeInput.tsx';
import { TimeZoneSelect } from '#web/inputs/TimeZoneSelect.tsx';
import { regionLocale } from '#web/region.ts';
import { ApiError, api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { Field } from '#web/resource/form/fields.tsx';
import type { Timing, TimingAnswer } from '../schema.ts';
import { timingSentence } from '../timing.ts';
import css from './Reports.module.css';
import { texts } from './texts.ts';

const kinds = sayable([
  { value: 'daily', label: 'Every day' },
  { value: 'weekdays', label: 'Monday to Friday' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'last_business_day', label: 'Last working day of the month' },
  { value: 'cron', label: 'Custom (cron expression)' },
]);
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({ label, value: index + 1 }));
const days = sayable([
  ...Array.from({ length: 28 }, (_, index) => ({ value: index + 1, label: texts.day(index + 1) })),
  { value: 0, label: 'Last day' },
]);

/** When it is sent, in whose time. */
export function TimingFields() {
  return (
    <>
      <Field name="timing" label={texts.frequency} required show={(value) => timingSentence(value as Timing)}>
        <TimingInput />
      </Field>
      <Field name="timezone" label={texts.timeZone} required>
        <TimeZoneSelect />
      </Field>
      <NextTimes />
    </>
  );
}

function begun(kind: Timing['kind'], time: string): Timing {
  switch (kind) {
    case 'weekly':
      return { kind, time, weekdays: [1] };
    case 'monthly':
      return { kind, time, day: 1 };
    case 'cron': {
      const [hour, minute] = time.split(':').map(Number);
      return { kind, cron: `${minute} ${hour} * * 1-5` };
    }
    default:
      return { kind, time };
  }
}

function TimingInput({ id, value, onChange }: { id?: string; value?: Timing; onChange?: (timing: Timing) => void }) {
  if (!value) return null;
  const time = value.kind === 'cron' ? '08:00' : value.time;
  return (
    <div className={css.line}>
      <Select
        id={id}
        style={{ flex: '1 1 220px' }}
        value={value.kind}
        onChange={(kind: Timing['kind']) => onChange?.(begun(kind, time))}
        options={kinds}
      />
      {value.kind === 'monthly' && (
        <Select
          aria-label={texts.dayMonth}
          style={{ width: 140 }}
          value={value.day}
          onChange={(day: number) => onChange?.({ ...value, day })}
          options={days}
        />
      )}
      {value.kind === 'cron' ? (
        <Input
          aria-label={texts.cronExpression}
          style={{ flex: '1 1 180px', fontFamily: 'monospace' }}
          value={value.cron}
          maxLength={100}
          onChange={(event) => onChange?.({ ...value, cron: event.target.value })}
        />
      ) : (
        <span style={{ width: 120 }}>
          <TimeInput
            aria-label={texts.timeOfDay}
            value={value.time}
            onChange={(time) => time && onChange?.({ ...value, time })}
          />
        </span>
      )}
      {value.kind === 'weekly' && (
        <Checkbox.Group
          aria-label={texts.daysWeek}
          value={value.weekdays}
          onChange={(next) => next.length > 0 && onChange?.({ ...value, weekdays: next as number[] })}
          options={weekdays}
        />
      )}
      {value.kind === 'cron' && <span className="meta">{texts.minuteHourDayMonthDayWeek}</span>}
    </div>
  );
}

/** The sentence, and the next five times as they come, summer time and all. */
function NextTimes() {
  const timing = useDebounced(Form.useWatch<Timing | undefined>('timing'), 300);
  const timezone = Form.useWatch<string | undefined>('timezone') ?? 'UTC';
  const times = useQuery({
    queryKey: ['report_schedules', 'times', timing, timezone],
    queryFn: ({ signal }) =>
      api<TimingAnswer>('report_schedules/times', { method: 'POST', body: { timing, timezone }, signal }),
    enabled: !!timing,
    retry: false,
  });
  if (!timing) return null;
  const write = new Intl.DateTimeFormat(regionLocale(), { dateStyle: 'full', timeStyle: 'short', timeZone: timezone });
  return (
    <section className={css.times} aria-label={texts.nextRuns} aria-live="polite">
      <strong>{timingSentence(timing)}</strong>
      {times.error ? (
        <p role="alert">
          {times.error instanceof ApiError
            ? texts.scheduleNotValid(Object.values(times.error.errors).flat().join(' '))
            : times.error.message}
        </p>
      ) : (
        <ol>
          {(times.data?.next ?? []).map((at) => (
            <li key={at}>{write.format(new Date(at))}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

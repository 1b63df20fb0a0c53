import { Input } from 'antd';
import { useState } from 'react';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { regionLocale } from '#web/region.ts';
import type { Trigger } from '../definition.schema.ts';
import { rhythms, scheduleCron, scheduledTime, timeOfDay } from '../schedule-text.ts';
import type { Catalog } from '../schema.ts';
import css from './automations.module.css';
import { FlowField } from './FlowField.tsx';
import { texts as t } from './texts.ts';

/** The values that start the flow. */
export function ToValues({
  trigger,
  record,
  onChange,
}: {
  trigger: Trigger;
  record: Catalog['records'][number];
  onChange: (to: string[] | null) => void;
}) {
  const field = record.watched.find((one) => one.field === trigger.field);
  if (!field) return null;
  const value = (trigger.to ?? []).map(String);
  return (
    <FlowField label={t.becomes}>
      {(id) => (
        <Select
          id={id}
          mode={field.options ? 'multiple' : 'tags'}
          aria-label={t.becomes}
          placeholder={t.anyValue}
          style={{ width: '100%' }}
          value={value}
          onChange={(next: string[]) => onChange(next.length > 0 ? next : null)}
          options={field.options ?? []}
        />
      )}
    </FlowField>
  );
}

/** A number of days before or after a date. */
export function DaysField({
  days,
  problem,
  onChange,
}: {
  days: number;
  problem: string | undefined;
  onChange: (days: number) => void;
}) {
  const isBefore = days < 0;
  return (
    <FlowField label={t.days} problem={problem}>
      {(id) => (
        <div className={css.inline}>
          <NumberInput
            id={id}
            min={0}
            max={730}
            value={Math.abs(days)}
            onChange={(next) => onChange((isBefore ? -1 : 1) * (next ?? 0))}
          />
          <Select
            aria-label={t.direction}
            value={isBefore ? 'before' : 'after'}
            onChange={(next: string) => onChange((next === 'before' ? -1 : 1) * (Math.abs(days) || 1))}
            options={[
              { value: 'before', label: t.daysBefore },
              { value: 'after', label: t.daysAfter },
            ]}
          />
        </div>
      )}
    </FlowField>
  );
}

/** The times of a schedule. */
export function Times({
  cron,
  problem,
  onChange,
}: {
  cron: string;
  problem: string | undefined;
  onChange: (cron: string) => void;
}) {
  const time = scheduledTime(cron);
  const [isOther, setOther] = useState(!time);
  const { rhythm, hour, minute } = time ?? { rhythm: '* * 1-5', hour: 9, minute: 0 };
  return (
    <>
      <FlowField label={t.times}>
        {(id) => (
          <Select
            id={id}
            aria-label={t.times}
            style={{ width: '100%' }}
            value={isOther ? OTHER : rhythm}
            onChange={(next: string) => {
              setOther(next === OTHER);
              if (next !== OTHER) onChange(scheduleCron({ rhythm: next, hour, minute }));
            }}
            options={[...rhythms, { value: OTHER, label: t.customTimes }]}
          />
        )}
      </FlowField>
      {isOther ? (
        <FlowField label={t.cron} help={t.cronHelp} problem={problem}>
          {(id) => <Input id={id} value={cron} maxLength={100} onChange={({ target }) => onChange(target.value)} />}
        </FlowField>
      ) : (
        <FlowField label={t.timeOfDay} problem={problem}>
          {(id) => (
            <Select
              id={id}
              aria-label={t.timeOfDay}
              style={{ width: '100%' }}
              value={hour * 60 + minute}
              onChange={(next: number) =>
                onChange(scheduleCron({ rhythm, hour: Math.floor(next / 60), minute: next % 60 }))
              }
              options={timesOfDay(hour * 60 + minute)}
            />
          )}
        </FlowField>
      )}
    </>
  );
}

const OTHER = 'other';

/** The half hours of a day, and the time that is set. */
function timesOfDay(current: number) {
  const times = Array.from({ length: 48 }, (_, at) => at * 30);
  return [...new Set([...times, current])]
    .sort((a, b) => a - b)
    .map((value) => ({ value, label: timeOfDay(Math.floor(value / 60), value % 60, regionLocale()) }));
}

import { Input } from 'antd';
import { useState } from 'react';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import type { Trigger } from '../definition.schema.ts';
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
  const isKnown = t.schedules.some(({ value }) => value === cron);
  const [isOther, setOther] = useState(!isKnown);
  return (
    <>
      <FlowField label={t.times}>
        {(id) => (
          <Select
            id={id}
            aria-label={t.times}
            style={{ width: '100%' }}
            value={isOther ? 'other' : cron}
            onChange={(next: string) => {
              setOther(next === 'other');
              if (next !== 'other') onChange(next);
            }}
            options={[...t.schedules, { value: 'other', label: t.customTimes }]}
          />
        )}
      </FlowField>
      {isOther && (
        <FlowField label={t.cron} help={t.cronHelp} problem={problem}>
          {(id) => <Input id={id} value={cron} maxLength={100} onChange={({ target }) => onChange(target.value)} />}
        </FlowField>
      )}
    </>
  );
}

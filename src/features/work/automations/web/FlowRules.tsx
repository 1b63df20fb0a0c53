import { Card } from '#web/components/Card.tsx';
import { Tick } from '#web/components/Tick.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { DEFAULT_PER_DAY, DEFAULT_PER_HOUR, type Definition, reentryOptions } from '../definition.schema.ts';
import css from './automations.module.css';
import { FlowField } from './FlowField.tsx';
import type { PanelProps } from './PanelProps.ts';
import { texts as t } from './texts.ts';

/** The rules about repetition, and the limits. */
export function FlowRules({
  definition,
  problems,
  onChange,
  hasRecord,
}: Pick<PanelProps, 'definition' | 'problems' | 'onChange'> & { hasRecord: boolean }) {
  const problemOf = (field: string) => problems.find((one) => one.step === 'flow' && one.field === field)?.text;
  return (
    <Card title={t.rules}>
      <div className={css.fields}>
        {hasRecord && (
          <FlowField label={t.repetition} problem={problemOf('reentry')}>
            {(id) => (
              <Select
                id={id}
                aria-label={t.repetition}
                style={{ width: '100%' }}
                value={definition.reentry ?? 'when_finished'}
                onChange={(reentry: NonNullable<Definition['reentry']>) =>
                  onChange({
                    ...definition,
                    reentry,
                    ...(reentry === 'after_days' && { reentry_days: definition.reentry_days ?? 30 }),
                  })
                }
                options={reentryOptions.map(({ value, label }) => ({ value, label }))}
              />
            )}
          </FlowField>
        )}
        {definition.reentry === 'after_days' && (
          <FlowField label={t.repetitionDays} problem={problemOf('reentry_days')}>
            {(id) => (
              <NumberInput
                id={id}
                min={1}
                max={730}
                value={definition.reentry_days ?? null}
                onChange={(reentry_days) => onChange({ ...definition, reentry_days })}
              />
            )}
          </FlowField>
        )}
        <Tick
          label={t.stopsOnReply}
          isNamed
          checked={definition.stops_on_reply === true}
          onChange={() => onChange({ ...definition, stops_on_reply: definition.stops_on_reply !== true })}
        />
        <FlowField label={t.perHour}>
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={10_000}
              value={definition.max_per_hour ?? DEFAULT_PER_HOUR}
              onChange={(max_per_hour) => onChange({ ...definition, max_per_hour })}
            />
          )}
        </FlowField>
        <FlowField label={t.perDay} help={t.limitsHelp}>
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={100_000}
              value={definition.max_per_day ?? DEFAULT_PER_DAY}
              onChange={(max_per_day) => onChange({ ...definition, max_per_day })}
            />
          )}
        </FlowField>
      </div>
    </Card>
  );
}

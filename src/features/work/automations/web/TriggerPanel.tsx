import { Input } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { type Trigger, triggerKinds } from '../definition.schema.ts';
import { flowVariables } from '../variables.ts';
import css from './automations.module.css';
import { ConditionsField } from './ConditionsField.tsx';
import { FlowField } from './FlowField.tsx';
import { FlowRules } from './FlowRules.tsx';
import type { PanelProps } from './PanelProps.ts';
import { eventChoices } from './ParamInput.tsx';
import { automationRecordOf, tableOf } from './sentences.ts';
import { InboundHook } from './systems/InboundHook.tsx';
import { DaysField, Times, ToValues } from './TriggerFields.tsx';
import { texts as t } from './texts.ts';

/** The editor of what starts a flow, of its conditions and its rules. */
export function TriggerPanel({ id, catalog, definition, specs, problems, onChange }: PanelProps) {
  const { trigger } = definition;
  const table = tableOf(catalog, definition);
  const record = automationRecordOf(catalog, table);
  const change = (next: Partial<Trigger>) => onChange({ ...definition, trigger: { ...trigger, ...next } });
  // Conditions about another kind of record would all be wrong.
  const changeTable = (next: string | null, more: Partial<Trigger> = {}) =>
    onChange({
      ...definition,
      when: next === table ? (definition.when ?? null) : null,
      trigger: { ...trigger, table: next, field: null, to: null, ...more },
    });
  const own = problems.filter(({ step }) => step === 'trigger');
  const problemOf = (field: string) => own.find((problem) => problem.field === field)?.text;
  const mayDoWithout = trigger.kind === 'schedule' || trigger.kind === 'webhook';
  return (
    <div className={css.fields}>
      <Card title={t.start}>
        <div className={css.fields}>
          <FlowField label={t.start} help={triggerKinds.find(({ value }) => value === trigger.kind)?.help}>
            {(field) => (
              <Select
                id={field}
                aria-label={t.start}
                style={{ width: '100%' }}
                value={trigger.kind}
                onChange={(kind: Trigger['kind']) =>
                  onChange({
                    ...definition,
                    trigger: {
                      kind,
                      table,
                      ...(kind === 'date' && { days: -30 }),
                      ...(kind === 'schedule' && { cron: '0 9 * * 1-5' }),
                    },
                    ...(kind === 'schedule' && { reentry: 'after_days' as const, reentry_days: 30 }),
                  })
                }
                options={triggerKinds.map(({ value, label }) => ({ value, label }))}
              />
            )}
          </FlowField>
          {trigger.kind === 'event' ? (
            <FlowField label={t.event} problem={problemOf('event')}>
              {(field) => (
                <Select
                  id={field}
                  aria-label={t.event}
                  style={{ width: '100%' }}
                  showSearch={{ optionFilterProp: 'label' }}
                  value={trigger.event ?? undefined}
                  onChange={(event: string) => {
                    const found = catalog.records.find(({ events }) => events.some(({ key }) => key === event));
                    changeTable(found?.table ?? null, { event });
                  }}
                  options={eventChoices(catalog, null)}
                />
              )}
            </FlowField>
          ) : (
            <FlowField label={t.record} problem={problemOf('table')}>
              {(field) => (
                <Select
                  id={field}
                  aria-label={t.record}
                  style={{ width: '100%' }}
                  showSearch={{ optionFilterProp: 'label' }}
                  value={trigger.table ?? (mayDoWithout ? '' : undefined)}
                  onChange={(next: string) => changeTable(next || null)}
                  options={[
                    ...(mayDoWithout ? [{ value: '', label: t.noRecord }] : []),
                    ...catalog.records
                      .filter((one) => trigger.kind !== 'date' || one.dates.length > 0)
                      .filter((one) => trigger.kind !== 'change' || one.watched.length > 0)
                      .map((one) => ({ value: one.table, label: one.one.charAt(0).toUpperCase() + one.one.slice(1) })),
                  ]}
                />
              )}
            </FlowField>
          )}
          {trigger.kind === 'change' && record && (
            <>
              <FlowField label={t.field} problem={problemOf('field')}>
                {(field) => (
                  <Select
                    id={field}
                    aria-label={t.field}
                    style={{ width: '100%' }}
                    showSearch={{ optionFilterProp: 'label' }}
                    value={trigger.field ?? undefined}
                    onChange={(next: string) => change({ field: next, to: null })}
                    options={record.watched.map((one) => ({ value: one.field, label: one.label }))}
                  />
                )}
              </FlowField>
              <ToValues trigger={trigger} record={record} onChange={(to) => change({ to })} />
            </>
          )}
          {trigger.kind === 'date' && record && (
            <>
              <FlowField label={t.date} problem={problemOf('field')}>
                {(field) => (
                  <Select
                    id={field}
                    aria-label={t.date}
                    style={{ width: '100%' }}
                    value={trigger.field ?? undefined}
                    onChange={(next: string) => change({ field: next })}
                    options={record.dates.map((one) => ({ value: one.field, label: one.label }))}
                  />
                )}
              </FlowField>
              <DaysField days={trigger.days ?? 0} problem={problemOf('days')} onChange={(days) => change({ days })} />
            </>
          )}
          {trigger.kind === 'schedule' && (
            <Times cron={trigger.cron ?? ''} problem={problemOf('cron')} onChange={(cron) => change({ cron })} />
          )}
          {trigger.kind === 'button' && (
            <FlowField label={t.buttonLabel} help={t.buttonHelp} problem={problemOf('label')}>
              {(field) => (
                <Input
                  id={field}
                  maxLength={60}
                  value={trigger.label ?? ''}
                  onChange={({ target }) => change({ label: target.value })}
                />
              )}
            </FlowField>
          )}
          {trigger.kind === 'webhook' && <InboundHook id={id} trigger={trigger} problems={own} onChange={change} />}
        </div>
      </Card>
      {(table || flowVariables(definition).length > 0) && (
        <Card title={t.conditions}>
          <div className={css.fields}>
            <p className={css.help}>{t.conditionsHelp}</p>
            <ConditionsField
              when={definition.when ?? null}
              specs={specs}
              onChange={(when) => onChange({ ...definition, when })}
            />
          </div>
        </Card>
      )}
      <FlowRules definition={definition} problems={problems} onChange={onChange} hasRecord={table !== null} />
    </div>
  );
}

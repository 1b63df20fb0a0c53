import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { FieldSpec } from '#shared/condition-kinds.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions.ts';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { ConditionBuilder } from '#web/conditions/ConditionBuilder.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { regionCurrency } from '#web/region.ts';
import {
  allSteps,
  DEFAULT_PER_DAY,
  DEFAULT_PER_HOUR,
  type Definition,
  type Params,
  reentryOptions,
  type Step,
  type Trigger,
  triggerKinds,
} from '../definition.schema.ts';
import type { Catalog, Problem } from '../schema.ts';
import css from './automations.module.css';
import { changeStep, tableAt } from './edits.ts';
import { eventChoices, ParamInput } from './ParamInput.tsx';
import { recordOf, tableOf } from './sentences.ts';
import { texts as t } from './texts.ts';
import { useFacts } from './useCatalog.ts';

interface PanelProps {
  id: string;
  catalog: Catalog;
  definition: Definition;
  specs: readonly FieldSpec[];
  problems: readonly Problem[];
  selected: string;
  step: Step | undefined;
  onChange: (definition: Definition) => void;
}

/** The editor of the selected part, beside the flow. */
export function Panel(props: PanelProps) {
  const { catalog, definition, step } = props;
  if (!step) return <TriggerPanel {...props} />;
  const spec = catalog.steps.find(({ kind }) => kind === step.kind);
  const relationTable = (table: string | null, key: string) =>
    recordOf(catalog, table)?.relations.find((relation) => relation.key === key)?.table ?? null;
  const table = tableAt(definition, step.id, tableOf(catalog, definition), relationTable);
  return (
    <Card title={spec?.label ?? step.kind}>
      <StepPanel key={step.id} {...props} step={step} table={table} />
    </Card>
  );
}

function StepPanel({
  catalog,
  definition,
  problems,
  step,
  table,
  onChange,
}: PanelProps & { step: Step; table: string | null }) {
  const spec = catalog.steps.find(({ kind }) => kind === step.kind);
  const facts = useFacts(step.kind === 'branch' ? table : null);
  const change = (next: Partial<Step>) => onChange(changeStep(definition, step.id, (one) => ({ ...one, ...next })));
  const changeParams = (params: Params) => change({ params: { ...step.params, ...params } });
  if (!spec) return null;
  const problemOf = (field: string) => problems.find((one) => one.step === step.id && one.field === field)?.text;
  return (
    <div className={css.fields}>
      <p className={css.help}>{spec.about}</p>
      {spec.params
        .filter(({ shown }) => !shown || shown.is.includes(String(step.params[shown.name] ?? '')))
        .map((param) => (
          <ParamInput
            key={param.name}
            catalog={catalog}
            spec={param}
            step={step}
            table={table}
            problem={problemOf(param.name)}
            onChange={(value) => changeParams({ [param.name]: value })}
          />
        ))}
      {step.kind === 'branch' && (
        <ConditionsField
          when={step.when ?? null}
          specs={[...(facts.data ?? []), ...answersIn(definition)]}
          onChange={(when) => change({ when })}
        />
      )}
    </div>
  );
}

/** The answers of AI steps, which branches can ask. */
const answersIn = ({ steps }: Definition): FieldSpec[] =>
  allSteps(steps)
    .filter(({ kind }) => kind === 'ai')
    .map(({ id }) => ({ field: `step.${id}`, label: t.answerOf(id), group: t.answers, kind: 'words' }));

function ConditionsField({
  when,
  specs,
  onChange,
}: {
  when: AnyWhen | null;
  specs: readonly FieldSpec[];
  onChange: (when: AnyWhen | null) => void;
}) {
  const groups = (when?.any ?? []).map(({ all }) => all);
  return (
    <ConditionBuilder
      groups={groups}
      specs={specs}
      currency={regionCurrency()}
      onChange={(next: AnyCondition[][]) => onChange(next.length === 0 ? null : { any: next.map((all) => ({ all })) })}
    />
  );
}

function TriggerPanel({ id, catalog, definition, specs, problems, onChange }: PanelProps) {
  const { trigger } = definition;
  const table = tableOf(catalog, definition);
  const record = recordOf(catalog, table);
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
          <Field label={t.start} help={triggerKinds.find(({ value }) => value === trigger.kind)?.help}>
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
                      ...(kind === 'schedule' && { cron: t.schedules[1].value }),
                    },
                    ...(kind === 'schedule' && { reentry: 'after_days' as const, reentry_days: 30 }),
                  })
                }
                options={triggerKinds.map(({ value, label }) => ({ value, label }))}
              />
            )}
          </Field>
          {trigger.kind === 'event' ? (
            <Field label={t.event} problem={problemOf('event')}>
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
            </Field>
          ) : (
            <Field label={t.record} problem={problemOf('table')}>
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
            </Field>
          )}
          {trigger.kind === 'change' && record && (
            <>
              <Field label={t.field} problem={problemOf('field')}>
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
              </Field>
              <ToValues trigger={trigger} record={record} onChange={(to) => change({ to })} />
            </>
          )}
          {trigger.kind === 'date' && record && (
            <>
              <Field label={t.date} problem={problemOf('field')}>
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
              </Field>
              <DaysField days={trigger.days ?? 0} problem={problemOf('days')} onChange={(days) => change({ days })} />
            </>
          )}
          {trigger.kind === 'schedule' && (
            <Times cron={trigger.cron ?? ''} problem={problemOf('cron')} onChange={(cron) => change({ cron })} />
          )}
          {trigger.kind === 'button' && (
            <Field label={t.buttonLabel} help={t.buttonHelp} problem={problemOf('label')}>
              {(field) => (
                <Input
                  id={field}
                  maxLength={60}
                  value={trigger.label ?? ''}
                  onChange={({ target }) => change({ label: target.value })}
                />
              )}
            </Field>
          )}
          {trigger.kind === 'webhook' && <Hook id={id} />}
        </div>
      </Card>
      {table && (
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
      <Rules definition={definition} problems={problems} onChange={onChange} hasRecord={table !== null} />
    </div>
  );
}

interface FieldProps {
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  children: (id: string) => React.ReactNode;
}

function Field({ label, help, problem, children }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help && <p className={css.help}>{help}</p>}
      {problem && <p className={css.problem}>{problem}</p>}
    </div>
  );
}

function ToValues({
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
    <Field label={t.becomes}>
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
    </Field>
  );
}

function DaysField({
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
    <Field label={t.days} problem={problem}>
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
    </Field>
  );
}

function Times({
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
      <Field label={t.times}>
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
      </Field>
      {isOther && (
        <Field label={t.cron} help={t.cronHelp} problem={problem}>
          {(id) => <Input id={id} value={cron} maxLength={100} onChange={({ target }) => onChange(target.value)} />}
        </Field>
      )}
    </>
  );
}

/** The address for another system; its secret is shown once. */
function Hook({ id }: { id: string }) {
  const [hook, setHook] = useState<{ path: string; secret: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      setHook(await api(`automations/${id}/create_hook`, { method: 'POST', body: {} }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.field}>
      <p className={css.help}>{t.hookHelp}</p>
      {hook ? (
        <>
          <span className={css.label}>{t.hookPath}</span>
          <span className={css.inline}>
            <code className={css.code}>{`${window.location.origin}${hook.path}`}</code>
            <CopyButton text={`${window.location.origin}${hook.path}`} />
          </span>
          <span className={css.label}>{t.hookSecret}</span>
          <span className={css.inline}>
            <code className={css.code}>{hook.secret}</code>
            <CopyButton text={hook.secret} />
          </span>
          <p className={css.help}>{t.hookOnce}</p>
        </>
      ) : (
        <Button loading={isBusy} onClick={() => void create()}>
          {t.createHook}
        </Button>
      )}
    </div>
  );
}

function Rules({
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
          <Field label={t.repetition} problem={problemOf('reentry')}>
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
          </Field>
        )}
        {definition.reentry === 'after_days' && (
          <Field label={t.repetitionDays} problem={problemOf('reentry_days')}>
            {(id) => (
              <NumberInput
                id={id}
                min={1}
                max={730}
                value={definition.reentry_days ?? null}
                onChange={(reentry_days) => onChange({ ...definition, reentry_days })}
              />
            )}
          </Field>
        )}
        <Field label={t.perHour}>
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={10_000}
              value={definition.max_per_hour ?? DEFAULT_PER_HOUR}
              onChange={(max_per_hour) => onChange({ ...definition, max_per_hour })}
            />
          )}
        </Field>
        <Field label={t.perDay} help={t.limitsHelp}>
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={100_000}
              value={definition.max_per_day ?? DEFAULT_PER_DAY}
              onChange={(max_per_day) => onChange({ ...definition, max_per_day })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import { Tick } from '#web/components/Tick.tsx';
import { ConditionBuilder } from '#web/conditions/ConditionBuilder.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { regionCurrency } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { TrackStep } from '../definition.schema.ts';
import type { StepKindRow } from '../schema.ts';
import css from './Checklist.module.css';
import { texts as t } from './texts.ts';

interface Props {
  step: TrackStep;
  kinds: readonly StepKindRow[];
  onChange: (values: Partial<TrackStep>) => void;
}

/** The properties of one step. */
export function StepFields({ step, kinds, onChange }: Props) {
  const isCompany = useSession().mode === 'company';
  const kind = kinds.find(({ key }) => key === step.kind);
  const isWait = step.kind === 'wait';
  const choose = (key: string) => {
    const next = kinds.find((one) => one.key === key)!;
    onChange({
      kind: key,
      ref_id: null,
      side: isCompany ? next.side : 'partner',
      wait_days: key === 'wait' ? 7 : null,
      asks_file: false,
      ...(step.title === t.newStep && { title: next.label }),
    });
  };
  return (
    <div className={css.fields}>
      <div>
        {t.stepKind}
        <Select
          style={{ width: '100%' }}
          aria-label={t.stepKind}
          value={step.kind}
          options={kinds.map(({ key, label }) => ({ value: key, label }))}
          onChange={(key) => choose(String(key))}
        />
      </div>
      {kind && <p className="meta">{kind.description}</p>}
      <div>
        {t.stepTitle}
        <Input
          aria-label={t.stepTitle}
          value={step.title}
          maxLength={200}
          onChange={(event) => event.target.value.trim() && onChange({ title: event.target.value })}
        />
      </div>
      {kind?.refers && (
        <div>
          {kind.refers.label}
          <ReferenceSelect
            aria-label={kind.refers.label}
            resource={kind.refers.resource}
            value={step.ref_id ?? null}
            onChange={(ref_id) => onChange({ ref_id })}
          />
        </div>
      )}
      <div>
        {t.stepHelp}
        <Input.TextArea
          aria-label={t.stepHelp}
          value={step.help ?? ''}
          maxLength={2000}
          rows={3}
          onChange={(event) => onChange({ help: event.target.value })}
        />
      </div>
      {isWait && (
        <div>
          {t.waitDays}
          <NumberInput
            aria-label={t.waitDays}
            min={1}
            max={1000}
            value={step.wait_days ?? null}
            onChange={(days) => onChange({ wait_days: days as number | null })}
          />
        </div>
      )}
      <div>
        {t.dueDays}
        <NumberInput
          aria-label={t.dueDays}
          min={1}
          max={1000}
          value={step.due_days ?? null}
          onChange={(days) => onChange({ due_days: days as number | null })}
        />
        <span className="meta">{t.dueHelp}</span>
      </div>
      <div>
        {t.points}
        <NumberInput
          aria-label={t.points}
          min={0}
          max={10_000}
          value={step.points ?? null}
          onChange={(points) => onChange({ points: points as number | null })}
        />
      </div>
      {isCompany && kind?.by_hand && (
        <div>
          {t.side}
          <Select
            style={{ width: '100%' }}
            aria-label={t.side}
            value={step.side}
            options={(['partner', 'company'] as const).map((value) => ({ value, label: t.sides[value] }))}
            onChange={(side) => onChange({ side: side as TrackStep['side'] })}
          />
        </div>
      )}
      <Tick
        label={t.required}
        isNamed
        checked={step.is_required}
        onChange={() => onChange({ is_required: !step.is_required })}
      />
      {isCompany && !isWait && step.kind !== 'approval' && (
        <Tick
          label={t.approval}
          isNamed
          checked={step.needs_approval ?? false}
          onChange={() => onChange({ needs_approval: !step.needs_approval })}
        />
      )}
      {isCompany && kind?.by_hand && (
        <Tick
          label={t.asksFile}
          isNamed
          checked={step.asks_file ?? false}
          onChange={() => onChange({ asks_file: !step.asks_file })}
        />
      )}
      {isCompany && <StepCondition step={step} onChange={onChange} />}
    </div>
  );
}

function StepCondition({ step, onChange }: Pick<Props, 'step' | 'onChange'>) {
  const vocabulary = useQuery({
    queryKey: ['audiences', 'vocabulary', 'partners'],
    queryFn: async ({ signal }) =>
      (await api<{ facts: FieldSpec[] }>('audiences/vocabulary', { query: { entity: 'partners' }, signal })).facts,
    staleTime: 60_000,
  });
  return (
    <div>
      {t.condition}
      <ConditionBuilder
        groups={(step.when?.any ?? []).map(({ all }) => all) as never}
        onChange={(groups) =>
          onChange({ when: groups.length > 0 ? ({ any: groups.map((all) => ({ all })) } as never) : null })
        }
        specs={vocabulary.data ?? []}
        currency={regionCurrency()}
        empty={t.noCondition}
      />
    </div>
  );
}

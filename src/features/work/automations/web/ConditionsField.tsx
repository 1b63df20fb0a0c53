import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions/conditions.ts';
import { ConditionBuilder } from '#web/conditions/ConditionBuilder.tsx';
import { regionCurrency } from '#web/region.ts';

export function ConditionsField({
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

import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { ConditionBuilder } from '#web/conditions/ConditionBuilder.tsx';
import { regionCurrency } from '#web/region.ts';

interface ConditionsInputProps {
  value?: AnyWhen | null;
  onChange?: (when: AnyWhen | null) => void;
  specs: readonly FieldSpec[];
  empty: string;
}

/** Conditions as the value of a form's field. */
export function ConditionsInput({ value, onChange, specs, empty }: ConditionsInputProps) {
  return (
    <ConditionBuilder
      groups={(value?.any ?? []).map(({ all }) => all)}
      onChange={(groups) => onChange?.(groups.length > 0 ? { any: groups.map((all) => ({ all })) } : null)}
      specs={specs}
      currency={regionCurrency()}
      empty={empty}
    />
  );
}

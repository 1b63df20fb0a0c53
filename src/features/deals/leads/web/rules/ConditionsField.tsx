import { useQuery } from '@tanstack/react-query';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions/conditions.ts';
import { ConditionBuilder } from '#web/conditions/ConditionBuilder.tsx';
import { regionCurrency } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { Field } from '#web/resource/form/fields.tsx';
import { texts } from './texts.ts';

/** Conditions about partners, in addition to the audience. */
export function ConditionsField() {
  const vocabulary = useQuery({
    queryKey: ['audiences', 'vocabulary', 'partners'],
    queryFn: async ({ signal }) =>
      (await api<{ facts: FieldSpec[] }>('audiences/vocabulary', { query: { entity: 'partners' }, signal })).facts,
    staleTime: 60_000,
  });
  return (
    <Field
      name="conditions"
      label={texts.conditions}
      help={texts.partnersMustAlsoMeetThese}
      show={() => texts.conditions}
    >
      <Conditions specs={vocabulary.data ?? []} />
    </Field>
  );
}

interface ConditionsProps {
  value?: AnyWhen | null;
  onChange?: (when: AnyWhen | null) => void;
  specs: readonly FieldSpec[];
}

function Conditions({ value, onChange, specs }: ConditionsProps) {
  return (
    <ConditionBuilder
      groups={(value?.any ?? []).map(({ all }) => all)}
      onChange={(groups: AnyCondition[][]) =>
        onChange?.(groups.length > 0 ? { any: groups.map((all) => ({ all })) } : null)
      }
      specs={specs}
      currency={regionCurrency()}
      empty={texts.noConditionsEveryPartnerAudienceMay}
    />
  );
}

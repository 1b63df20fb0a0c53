import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { FlagRule } from '#shared/flags.ts';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { useUnsavedWarning } from '#web/unsaved.ts';
import type { FeatureFlag } from '../schema.ts';
import { RuleCard } from './RuleCard.tsx';

const blank: FlagRule = {
  organizations: [],
  roles: [],
  rollout_ppm: 1_000_000,
  stickiness: 'organization',
  starts_at: null,
  ends_at: null,
  is_on: true,
};

interface RulesProps {
  flag: FeatureFlag;
  onSave: (values: Partial<FeatureFlag>) => Promise<unknown>;
}

/** In order: the first that applies decides. Changes wait for Save. */
export function Rules({ flag, onSave }: RulesProps) {
  const [edited, setEdited] = useState<FlagRule[] | null>(null);
  const [saving, setSaving] = useState(false);
  useUnsavedWarning(edited !== null);
  const rules = edited ?? flag.rules;
  const replace = (index: number, ...with_: FlagRule[]) => setEdited(rules.toSpliced(index, 1, ...with_));
  const move = (index: number, by: number) => {
    const next = rules.toSpliced(index, 1);
    setEdited(next.toSpliced(index + by, 0, rules[index]!));
  };
  const { refusals, isRefused } = useRefusals();
  const save = async () => {
    if (isRefused()) return;
    setSaving(true);
    await onSave({ rules });
    setSaving(false);
    setEdited(null);
  };
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {rules.length === 0 && (
        <p className="meta">
          No rules: whoever is not switched by name gets the default. A rule reaches companies, roles, a share of
          either, or a span of time.
        </p>
      )}
      <Refusals value={refusals}>
        {rules.map((rule, index) => (
          <RuleCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
            key={index}
            number={index + 1}
            rule={rule}
            onChange={(next) => replace(index, next)}
            onRemove={() => replace(index)}
            onUp={index > 0 ? () => move(index, -1) : undefined}
            onDown={index < rules.length - 1 ? () => move(index, 1) : undefined}
          />
        ))}
      </Refusals>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button icon={<Plus size={16} />} onClick={() => setEdited([...rules, blank])}>
          Add a rule
        </Button>
        {edited && (
          <>
            <Button type="primary" loading={saving} onClick={save}>
              Save rules
            </Button>
            <Button onClick={() => setEdited(null)}>Discard</Button>
          </>
        )}
      </div>
    </div>
  );
}

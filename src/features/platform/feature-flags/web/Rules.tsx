import { App, Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { FlagRule } from '#shared/access/flags.ts';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { SavedByOthers } from '#web/resource/form/SavedByOthers.tsx';
import { useOverwrite } from '#web/resource/form/useOverwrite.ts';
import type { FeatureFlag } from '../schema.ts';
import { RuleCard } from './RuleCard.tsx';
import { texts } from './texts.ts';

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
  onSave: (rules: FlagRule[], row_version?: number) => Promise<unknown>;
}

/** The first rule that applies decides. Changes are sent on save. */
export function Rules({ flag, onSave }: RulesProps) {
  const { message } = App.useApp();
  const [edited, setEdited] = useState<FlagRule[] | null>(null);
  const { begin, end, attempt, theirs } = useOverwrite<FeatureFlag>();
  const [saving, setSaving] = useState(false);
  useUnsavedWarning(edited !== null);
  const rules = edited ?? flag.rules;
  const edit = (next: FlagRule[]) => {
    begin(flag);
    setEdited(next);
  };
  const discard = () => {
    end();
    setEdited(null);
  };
  const replace = (index: number, ...with_: FlagRule[]) => edit(rules.toSpliced(index, 1, ...with_));
  const move = (index: number, by: number) => {
    const next = rules.toSpliced(index, 1);
    edit(next.toSpliced(index + by, 0, rules[index]!));
  };
  const { refusals, isRefused } = useRefusals();
  const save = async (over?: number) => {
    if (isRefused()) return;
    setSaving(true);
    try {
      if (await attempt((row_version) => onSave(rules, row_version), over)) setEdited(null);
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {theirs && (
        <SavedByOthers
          title={texts.someoneElseChangedThisFlagIn}
          onTheirs={discard}
          onMine={() => save(theirs.row_version)}
        />
      )}
      {rules.length === 0 && <p className="meta">{texts.noRulesYetEveryoneWithoutOverride}</p>}
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
        <Button icon={<Plus size={16} />} onClick={() => edit([...rules, blank])}>
          {texts.addRule}
        </Button>
        {edited && (
          <>
            <Button type="primary" loading={saving} onClick={() => save()}>
              {texts.saveRules}
            </Button>
            <Button onClick={discard}>{texts.discard}</Button>
          </>
        )}
      </div>
    </div>
  );
}

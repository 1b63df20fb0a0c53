import { Button, Input } from 'antd';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Select } from '#web/inputs/Select.tsx';
import css from './mapping.module.css';
import { choiceLabel } from './names.ts';
import { texts as t } from './texts.ts';

export interface ValuePair {
  local: string;
  remote: string;
}

export interface Choice {
  value: string;
  label: string;
  group?: string;
}

interface ValueMapEditorProps {
  value?: readonly ValuePair[];
  onChange?: (value: readonly ValuePair[]) => void;
  /** The values of a picklist; null for a field that takes any text. */
  local: readonly Choice[] | null;
  remote: readonly Choice[] | null;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Pairs of the values that are still free and have the same name on both sides. */
export function matchingPairs(
  pairs: readonly ValuePair[],
  local: readonly Choice[],
  remote: readonly Choice[],
): ValuePair[] {
  const used = new Set(pairs.map((pair) => pair.local));
  return local
    .filter(({ value }) => !used.has(value))
    .flatMap(({ value, label }) => {
      const match = remote.find((one) => same(one.label, label) || same(one.value, value));
      return match ? [{ local: value, remote: match.value }] : [];
    });
}

/** Which value of Tandem stands for which value of the CRM. */
export function ValueMapEditor({ value: pairs = [], onChange, local, remote }: ValueMapEditorProps) {
  const change = (at: number, pair: Partial<ValuePair>) =>
    onChange?.(pairs.map((one, index) => (index === at ? { ...one, ...pair } : one)));
  const matches = local && remote ? matchingPairs(pairs, local, remote) : [];
  const unmapped = local ? local.filter(({ value }) => !pairs.some((pair) => pair.local === value)) : [];
  return (
    <div className={css.pairs}>
      {pairs.map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity while they are typed
        <div key={index} className={css.pair}>
          <Side
            label={t.localValue(index + 1)}
            choices={local}
            value={pair.local}
            onChange={(next) => change(index, { local: next })}
          />
          <ArrowLeftRight size={16} aria-hidden="true" className={css.between} />
          <Side
            label={t.remoteValue(index + 1)}
            choices={remote}
            value={pair.remote}
            onChange={(next) => change(index, { remote: next })}
          />
          <Button
            type="text"
            icon={<X size={16} />}
            aria-label={t.removePair(index + 1)}
            onClick={() => onChange?.(pairs.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      <div className={css.row}>
        <Button
          size="small"
          icon={<Plus size={14} />}
          onClick={() => onChange?.([...pairs, { local: unmapped[0]?.value ?? '', remote: '' }])}
        >
          {t.addPair}
        </Button>
        {matches.length > 0 && (
          <Button size="small" onClick={() => onChange?.([...pairs, ...matches])}>
            {t.pairByName(matches.length)}
          </Button>
        )}
      </div>
      {unmapped.length > 0 && pairs.length > 0 && (
        <p className="meta">{t.unmapped(unmapped.map(choiceLabel).join(', '))}</p>
      )}
    </div>
  );
}

function Side({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly Choice[] | null;
  value: string;
  onChange: (value: string) => void;
}) {
  return choices ? (
    <Select
      aria-label={label}
      value={value || undefined}
      placeholder={t.chooseValue}
      options={choices.map((choice) => ({ value: choice.value, label: choiceLabel(choice) }))}
      showSearch={choices.length > 8 ? { optionFilterProp: 'label' } : false}
      onChange={(next) => onChange(next ?? '')}
    />
  ) : (
    <Input aria-label={label} value={value} maxLength={200} onChange={(event) => onChange(event.target.value)} />
  );
}

import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import {
  type FieldSpec,
  newCondition,
  operatorLabel,
  operatorsFor,
  specOf,
  withTest,
} from '#shared/conditions/condition-kinds.ts';
import type { AnyCondition } from '#shared/conditions/conditions.ts';
import { Select } from '../inputs/Select.tsx';
import css from './Conditions.module.css';
import { ConditionValue } from './ConditionValue.tsx';
import { texts } from './texts.ts';

export interface ConditionBuilderProps {
  /** The groups are alternatives; within a group all conditions must hold. */
  groups: readonly AnyCondition[][];
  onChange: (groups: AnyCondition[][]) => void;
  specs: readonly FieldSpec[];
  /** The currency of amounts without their own. */
  currency: string;
  /** The text shown while there is no condition. */
  empty?: string;
  /** The path of the conditions in the edited data, such as `rules.0.when`, by which other parts can focus an input. */
  path?: string;
  /** The problems at a path such as `any.0.all.1.value`. */
  problems?: (path: string) => ReactNode;
}

/** The form for conditions of commission rules, audiences and other features. */
export function ConditionBuilder({
  groups,
  onChange,
  specs,
  currency,
  empty,
  path = '',
  problems,
}: ConditionBuilderProps) {
  const builder = useRef<HTMLDivElement>(null);
  // A selector of the element that gets the focus when the change is on the screen.
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const target = builder.current?.querySelector<HTMLElement>(next.current);
    next.current = null;
    target?.focus();
  });
  const fresh = () => newCondition(specs[0]!);
  const setGroup = (index: number, all: AnyCondition[]) =>
    onChange(groups.map((group, at) => (at === index ? all : group)).filter((group) => group.length > 0));
  const remove = (index: number, at: number) => {
    const all = groups[index]!.toSpliced(at, 1);
    next.current = all.length > 0 ? place(index, Math.max(0, at - 1)) : '[data-add-group]';
    setGroup(index, all);
  };
  const hasFields = groups.length > 0 || specs.length > 0;

  return (
    <div className={css.builder} ref={builder}>
      {groups.length === 0 && empty && <p className={css.hint}>{empty}</p>}
      {groups.map((all, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity but their place
        <Fragment key={index}>
          {index > 0 && <span className={css.word}>{texts.or}</span>}
          <fieldset className={css.group} style={{ margin: 0, minWidth: 0 }}>
            <legend className="only-for-readers">{texts.groupAllThese(index + 1)}</legend>
            {all.map((condition, at) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={at}
                place={`${index}.${at}`}
                path={`${path}.any.${index}.all.${at}.value`}
                word={at === 0 ? 'if' : 'and'}
                condition={condition}
                specs={specs}
                currency={currency}
                problems={
                  problems && ['field', 'op', 'value'].map((part) => problems(`any.${index}.all.${at}.${part}`))
                }
                onChange={(changed) => setGroup(index, all.with(at, changed))}
                onRemove={() => remove(index, at)}
              />
            ))}
            <div>
              <Button
                type="text"
                size="small"
                icon={<Plus size={14} />}
                onClick={() => {
                  next.current = place(index, all.length);
                  setGroup(index, [...all, fresh()]);
                }}
              >
                {texts.and}
              </Button>
            </div>
          </fieldset>
        </Fragment>
      ))}
      <div>
        <Button
          size="small"
          data-add-group
          disabled={!hasFields}
          icon={<Plus size={14} />}
          onClick={() => {
            next.current = place(groups.length, 0);
            onChange([...groups, [fresh()]]);
          }}
        >
          {groups.length === 0 ? texts.addCondition : texts.orIf}
        </Button>
      </div>
    </div>
  );
}

const place = (group: number, at: number) => `[data-place="${group}.${at}"] input`;

interface ConditionRowProps {
  place: string;
  path: string;
  word: string;
  condition: AnyCondition;
  specs: readonly FieldSpec[];
  currency: string;
  problems: ReactNode[] | undefined;
  onChange: (condition: AnyCondition) => void;
  onRemove: () => void;
}

function ConditionRow({
  place: at,
  path,
  word,
  condition,
  specs,
  currency,
  problems,
  onChange,
  onRemove,
}: ConditionRowProps) {
  const declared = specOf(specs, condition.field);
  const spec = declared.spec ?? deletedField(condition.field);
  const op = operatorLabel(condition, spec.kind);
  const isNegative = op === 'nin' || op === 'neq';
  return (
    <div className={css.condition} data-place={at} data-path={path}>
      <span className={css.word}>{word}</span>
      <Select
        aria-label={texts.field}
        value={spec.field}
        popupMatchSelectWidth={260}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(field) => onChange(newCondition(specs.find((one) => one.field === field)!))}
        options={grouped(declared.spec ? specs : [spec, ...specs])}
      />
      <Select
        aria-label={texts.operator}
        value={op}
        popupMatchSelectWidth={180}
        onChange={(test) => onChange(withTest(condition, test, spec.kind))}
        options={operatorsFor(spec.kind)}
      />
      <div className={css.value}>
        <ConditionValue
          condition={{ ...condition, op }}
          spec={spec}
          currency={declared.currency ?? currency}
          onChange={(value) => onChange({ field: condition.field, op, value })}
          onCurrency={(code) => onChange({ ...condition, field: `${spec.field}.${code}` })}
        />
        {isNegative && <p className={css.hint}>{texts.recordsWithoutValueNotIncluded}</p>}
        {!declared.spec && <p className={css.error}>{texts.thisFieldWasDeletedSoNothing}</p>}
        {problems}
      </div>
      <Button
        type="text"
        className={css.remove}
        icon={<X size={16} />}
        aria-label={texts.removeCondition}
        onClick={onRemove}
      />
    </div>
  );
}

function grouped(specs: readonly FieldSpec[]) {
  const groups = [...new Set(specs.map(({ group }) => group))];
  return groups.map((group) => ({
    label: group,
    options: specs.filter((spec) => spec.group === group).map(({ field, label }) => ({ value: field, label })),
  }));
}

/** Describes a field that was deleted, so that its condition is still shown and can be removed. */
function deletedField(field: string): FieldSpec {
  return { field, label: field.replace(/^.*custom\./, ''), group: 'Gone', kind: 'words' };
}

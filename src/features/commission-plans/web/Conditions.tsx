import { Button, Select } from 'antd';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Fragment, useMemo } from 'react';
import type { Condition } from '#shared/conditions.ts';
import type { Rule } from '../schema.ts';
import { ConditionValue } from './ConditionValue.tsx';
import { type FieldSpec, fieldSpecs, newCondition, shownOperator, testsOf, withTest } from './condition-fields.ts';
import { groupsOf, whenOf } from './editing.ts';
import { useEditor } from './editor.ts';
import css from './PlanEditor.module.css';
import { ProblemTexts, useProblems } from './problems.tsx';

interface ConditionsProps {
  rule: Rule;
  path: string;
  onChange: (change: Partial<Rule>) => void;
}

/** When a rule applies: groups of conditions of which one must hold whole. No condition at all means every deal. */
export function Conditions({ rule, path, onChange }: ConditionsProps) {
  const { vocabulary } = useEditor();
  const specs = useMemo(() => fieldSpecs(vocabulary), [vocabulary]);
  const groups = groupsOf(rule.when);
  const problems = useProblems(`${path}.when`);
  const set = (next: Condition[][]) => onChange({ when: whenOf(next) });
  const setGroup = (index: number, all: Condition[]) => set(groups.map((group, at) => (at === index ? all : group)));
  const fresh = () => newCondition(specs[0]!);

  return (
    <section className={css.part} data-path={`${path}.when`}>
      <h3>When it applies</h3>
      <ProblemTexts problems={problems} />
      {groups.length === 0 && <p className={css.help}>To every deal, because no condition is set.</p>}
      {groups.map((all, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity but their place
        <Fragment key={index}>
          {index > 0 && <span className={css.word}>or</span>}
          <div className={css.group}>
            {all.map((condition, at) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={at}
                word={at === 0 ? 'if' : 'and'}
                condition={condition}
                specs={specs}
                path={`${path}.when.any.${index}.all.${at}`}
                onChange={(next) =>
                  setGroup(
                    index,
                    all.map((one, place) => (place === at ? next : one)),
                  )
                }
                onRemove={() =>
                  setGroup(
                    index,
                    all.filter((_, place) => place !== at),
                  )
                }
              />
            ))}
            <div>
              <Button
                type="text"
                size="small"
                icon={<Plus size={14} />}
                onClick={() => setGroup(index, [...all, fresh()])}
              >
                And
              </Button>
            </div>
          </div>
        </Fragment>
      ))}
      <div>
        <Button size="small" icon={<Plus size={14} />} onClick={() => set([...groups, [fresh()]])}>
          {groups.length === 0 ? 'Add a condition' : 'Or if…'}
        </Button>
      </div>
    </section>
  );
}

interface ConditionRowProps {
  word: string;
  condition: Condition;
  specs: readonly FieldSpec[];
  path: string;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

function ConditionRow({ word, condition, specs, path, onChange, onRemove }: ConditionRowProps) {
  const spec = specs.find(({ field }) => field === condition.field) ?? unknownField(condition.field);
  const problems = [...useProblems(`${path}.field`), ...useProblems(`${path}.op`), ...useProblems(`${path}.value`)];
  return (
    <div className={css.condition} data-path={`${path}.value`}>
      <span className={css.word}>{word}</span>
      <Select
        aria-label="Field"
        value={condition.field}
        popupMatchSelectWidth={240}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(field) => onChange(newCondition(specs.find((one) => one.field === field)!))}
        options={grouped(specs)}
      />
      <Select
        aria-label="Test"
        value={shownOperator(condition, spec.kind)}
        onChange={(op) => onChange(withTest(condition, op, spec.kind))}
        options={testsOf(spec.kind)}
      />
      <div>
        <ConditionValue
          condition={condition}
          spec={spec}
          label={spec.label}
          onChange={(value) => onChange({ field: condition.field, op: shownOperator(condition, spec.kind), value })}
        />
        <ProblemTexts problems={problems} />
      </div>
      <Button
        type="text"
        className={css.remove}
        icon={<X size={16} />}
        aria-label="Remove condition"
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

/** A custom field that was removed since: still shown, so that it can be taken out. */
function unknownField(field: string): FieldSpec {
  return { field, label: field.replace('custom.', ''), group: 'Your own fields', kind: 'words' };
}

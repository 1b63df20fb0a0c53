import { useMemo } from 'react';
import type { Condition } from '#shared/conditions/conditions.ts';
import { ConditionBuilder } from '#web/conditions/ConditionBuilder.tsx';
import type { Rule } from '../../schema.ts';
import { fieldSpecs } from './condition-fields.ts';
import { planGroups, whenOf } from './editing.ts';
import { useEditor } from './editor.ts';
import css from './PlanEditor.module.css';
import { ProblemTexts, useProblems, useProblemsBelow } from './problems.tsx';
import { texts } from './texts.ts';

interface ConditionsProps {
  rule: Rule;
  path: string;
  onChange: (change: Partial<Rule>) => void;
}

/**
 * The conditions of a rule: groups, of which one must match entirely. A rule without conditions applies to every deal.
 */
export function Conditions({ rule, path, onChange }: ConditionsProps) {
  const { vocabulary } = useEditor();
  const specs = useMemo(() => fieldSpecs(vocabulary), [vocabulary]);
  const problems = useProblems(`${path}.when`);
  const below = useProblemsBelow(`${path}.when.`);
  return (
    <section className={css.part} data-path={`${path}.when`}>
      <h3>{texts.conditions}</h3>
      <ProblemTexts problems={problems} />
      <ConditionBuilder
        groups={planGroups(rule.when)}
        // No field of a plan is a day, so no operator that compares with today is offered.
        onChange={(groups) => onChange({ when: whenOf(groups as Condition[][]) })}
        specs={specs}
        path={`${path}.when`}
        currency={vocabulary.currency}
        empty={texts.appliesToEveryDeal}
        problems={(place) => (
          <ProblemTexts key={place} problems={below.filter((one) => one.path === `${path}.when.${place}`)} />
        )}
      />
    </section>
  );
}

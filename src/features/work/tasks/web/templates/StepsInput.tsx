import { Button, Input } from 'antd';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { sides } from '../../schema.ts';
import type { TemplateStep } from '../../template.schema.ts';
import css from '../tasks.module.css';
import { texts as t } from '../texts.ts';

interface StepsInputProps {
  value?: TemplateStep[];
  onChange?: (steps: TemplateStep[]) => void;
}

/** The steps of a template in their order. A step can wait for an earlier one. */
export function StepsInput({ value = [], onChange }: StepsInputProps) {
  const change = (at: number, patch: Partial<TemplateStep>) =>
    onChange?.(value.map((step, index) => (index === at ? { ...step, ...patch } : step)));
  const remove = (at: number) => onChange?.(withoutLostReferences(value.toSpliced(at, 1)));
  const moveUp = (at: number) =>
    onChange?.(withoutLostReferences(value.toSpliced(at - 1, 2, value[at]!, value[at - 1]!)));
  const add = () => onChange?.([...value, { key: freeKey(value), title: '', side: 'company', due_days: null }]);
  return (
    <div>
      {value.map((step, at) => (
        <div key={step.key} className={css.templateStep}>
          <div>
            <span>{t.stepTitle}</span>
            <Input
              aria-label={t.stepTitle}
              value={step.title}
              maxLength={200}
              onChange={({ target }) => change(at, { title: target.value })}
            />
          </div>
          <div>
            <span>{t.side}</span>
            <Select
              aria-label={t.side}
              value={step.side}
              onChange={(side) => change(at, { side: side as TemplateStep['side'], assignee_role: null })}
              options={sides.map(({ value: side, label }) => ({ value: side, label }))}
            />
          </div>
          <div>
            <span>{t.dueDays}</span>
            <NumberInput
              aria-label={t.dueDays}
              min={0}
              max={3650}
              value={step.due_days ?? null}
              onChange={(due_days) => change(at, { due_days })}
            />
          </div>
          <div>
            <span>{t.waitsFor}</span>
            <Select
              aria-label={t.waitsFor}
              allowClear
              value={step.blocked_by ?? undefined}
              onChange={(blocked_by) => change(at, { blocked_by: (blocked_by as string | undefined) ?? null })}
              options={value.slice(0, at).map(({ key, title }) => ({ value: key, label: title }))}
            />
          </div>
          <span>
            <Button
              type="text"
              icon={<ArrowUp size={16} />}
              disabled={at === 0}
              aria-label={t.moveUp(step.title)}
              onClick={() => moveUp(at)}
            />
            <Button
              type="text"
              icon={<Trash size={16} />}
              aria-label={t.removeStep(step.title)}
              onClick={() => remove(at)}
            />
          </span>
        </div>
      ))}
      <Button icon={<Plus size={16} />} onClick={add} style={{ marginTop: 12 }}>
        {t.addStep}
      </Button>
    </div>
  );
}

/** A step that waits for one that is gone, or now comes later, waits for none. */
function withoutLostReferences(steps: readonly TemplateStep[]): TemplateStep[] {
  const seen = new Set<string>();
  return steps.map((step) => {
    const isLost = step.blocked_by && !seen.has(step.blocked_by);
    seen.add(step.key);
    return isLost ? { ...step, blocked_by: null } : step;
  });
}

function freeKey(steps: readonly TemplateStep[]): string {
  const used = new Set(steps.map(({ key }) => key));
  let at = steps.length + 1;
  while (used.has(`step-${at}`)) at += 1;
  return `step-${at}`;
}

import { Button } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import Zap from 'lucide-react/icons/zap';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import type { Definition, Step } from '../definition.schema.ts';
import type { Catalog, Problem, StepSpec } from '../schema.ts';
import css from './automations.module.css';
import { insertStep, moveStep, newStep, type Place, removeStep } from './edits.ts';
import { StepIcon } from './StepIcon.tsx';
import { automationRecordOf, tableOf, triggerText, whenText } from './sentences.ts';
import { texts as t } from './texts.ts';
import { useSentence } from './useSentence.ts';

interface FlowProps {
  catalog: Catalog;
  definition: Definition;
  specs: readonly FieldSpec[];
  problems: readonly Problem[];
  selected: string;
  isReadOnly: boolean;
  onSelect: (part: string) => void;
  onChange: (definition: Definition) => void;
}

/** The flow as sentences from top to bottom. */
export function Flow(props: FlowProps) {
  const { catalog, definition, specs, problems, selected, onSelect } = props;
  const when = whenText(definition.when, specs);
  const table = tableOf(catalog, definition);
  return (
    <ol className={css.flow} aria-label={t.flow}>
      <li>
        <Part
          isSelected={selected === 'trigger'}
          problems={problems.filter(({ step }) => step === 'trigger' || step === 'when')}
          onSelect={() => onSelect('trigger')}
          icon={<Zap size={16} />}
          word={t.when}
          text={triggerText(catalog, definition.trigger)}
          more={when ? t.onlyIf(when) : table ? t.noConditions : undefined}
        />
      </li>
      <Steps {...props} steps={definition.steps} of={null} block="steps" table={table} />
      <li className={css.end}>{t.end}</li>
    </ol>
  );
}

interface PartProps {
  isSelected: boolean;
  problems: readonly Problem[];
  onSelect: () => void;
  icon: React.ReactNode;
  word?: string;
  text: string;
  more?: string | undefined;
}

function Part({ isSelected, problems, onSelect, icon, word, text, more }: PartProps) {
  return (
    <button
      type="button"
      className={css.part}
      aria-pressed={isSelected}
      data-broken={problems.length > 0 || undefined}
      onClick={onSelect}
    >
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <span>
          {word && <b>{word} </b>}
          {text}
        </span>
        {more && <span className={css.more}>{more}</span>}
        {problems.map((problem) => (
          <span key={`${problem.field}${problem.text}`} className={css.problem}>
            <CircleAlert size={14} /> {problem.text}
          </span>
        ))}
      </span>
    </button>
  );
}

interface StepsProps extends FlowProps {
  steps: readonly Step[];
  of: string | null;
  block: Place['block'];
  table: string | null;
}

function Steps({ steps, of, block, table, ...props }: StepsProps) {
  const { catalog, definition, isReadOnly, onChange, onSelect } = props;
  const add = (at: number) => (spec: StepSpec) => {
    const step = newStep(definition, spec);
    onChange(insertStep(definition, { of, block, at }, step));
    onSelect(step.id);
  };
  return (
    <>
      {steps.map((step, at) => (
        <li key={step.id}>
          {!isReadOnly && <AddStep catalog={catalog} table={table} onAdd={add(at)} />}
          <StepPart {...props} step={step} table={table} isFirst={at === 0} isLast={at === steps.length - 1} />
        </li>
      ))}
      {!isReadOnly && (
        <li>
          <AddStep catalog={catalog} table={table} onAdd={add(steps.length)} isLast />
        </li>
      )}
    </>
  );
}

interface StepPartProps extends FlowProps {
  step: Step;
  table: string | null;
  isFirst: boolean;
  isLast: boolean;
}

function StepPart({ step, table, isFirst, isLast, ...props }: StepPartProps) {
  const { catalog, definition, specs, problems, selected, isReadOnly, onSelect, onChange } = props;
  const spec = catalog.steps.find(({ kind }) => kind === step.kind);
  const text = useSentence(catalog, spec, step, table);
  const own = problems.filter((problem) => problem.step === step.id);
  const isSelected = selected === step.id;
  const relation = automationRecordOf(catalog, table)?.relations.find(({ key }) => key === step.params.relation);
  const sentence = step.kind === 'branch' ? `${t.branchIf} ${whenText(step.when, specs) || '…'}` : text;
  return (
    <>
      <div className={css.row}>
        <Part
          isSelected={isSelected}
          problems={own}
          onSelect={() => onSelect(step.id)}
          icon={<StepIcon kind={step.kind} />}
          text={sentence}
        />
        {isSelected && !isReadOnly && (
          <span className={css.tools}>
            <Button
              type="text"
              size="small"
              icon={<ArrowUp size={14} />}
              aria-label={t.moveUp}
              disabled={isFirst}
              onClick={() => onChange(moveStep(definition, step.id, -1))}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDown size={14} />}
              aria-label={t.moveDown}
              disabled={isLast}
              onClick={() => onChange(moveStep(definition, step.id, 1))}
            />
            <Button
              type="text"
              size="small"
              icon={<Trash size={14} />}
              aria-label={t.removeStep}
              onClick={() => {
                onChange(removeStep(definition, step.id));
                onSelect('trigger');
              }}
            />
          </span>
        )}
      </div>
      {step.kind === 'branch' && (
        <div className={css.branches}>
          {(['then', 'else'] as const).map((block) => (
            <section key={block} aria-label={block === 'then' ? t.thenDo : t.otherwise}>
              <h4>{block === 'then' ? t.thenDo : t.otherwise}</h4>
              <ol className={css.flow}>
                <Steps {...props} steps={step[block] ?? []} of={step.id} block={block} table={table} />
              </ol>
            </section>
          ))}
        </div>
      )}
      {step.kind === 'each' && (
        <div className={css.branches}>
          <section>
            <ol className={css.flow}>
              <Steps {...props} steps={step.steps ?? []} of={step.id} block="steps" table={relation?.table ?? null} />
            </ol>
          </section>
        </div>
      )}
    </>
  );
}

interface AddStepProps {
  catalog: Catalog;
  table: string | null;
  onAdd: (spec: StepSpec) => void;
  isLast?: boolean;
}

/** The menu of the steps that work here, by group. */
function AddStep({ catalog, table, onAdd, isLast = false }: AddStepProps) {
  const offered = catalog.steps.filter(({ tables }) => tables === null || (table !== null && tables.includes(table)));
  const groups = [...new Set(offered.map(({ group }) => group))];
  return (
    <div className={css.add} data-last={isLast || undefined}>
      <DropMenu
        items={groups.map((group) => ({
          type: 'group' as const,
          label: group,
          children: offered
            .filter((spec) => spec.group === group)
            .map((spec) => ({
              key: spec.kind,
              icon: <StepIcon kind={spec.kind} />,
              label: spec.label,
              onClick: () => onAdd(spec),
            })),
        }))}
      >
        <Button
          size="small"
          type={isLast ? 'default' : 'text'}
          icon={<Plus size={14} />}
          aria-label={isLast ? t.addStep : t.addStepHere}
        >
          {isLast ? t.addStep : undefined}
        </Button>
      </DropMenu>
    </div>
  );
}

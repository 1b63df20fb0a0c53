import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Input } from 'antd';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { type ChainStep, MAX_STEPS } from '../schema.ts';
import { ConditionsInput } from './ConditionsInput.tsx';
import { ReviewerInput } from './ReviewerInput.tsx';
import css from './StepsInput.module.css';
import { approvalTexts as t } from './texts.ts';

interface StepsInputProps {
  value?: ChainStep[];
  onChange?: (steps: ChainStep[]) => void;
  specs: readonly FieldSpec[];
}

/** The steps of a chain, arranged by dragging or by keys. */
export function StepsInput({ value = [], onChange, specs }: StepsInputProps) {
  const keys = useKeys(value.length);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => {
    keys.current = arrayMove(keys.current, from, to);
    onChange?.(arrayMove(value, from, to));
  };
  const remove = (at: number) => {
    keys.current = keys.current.toSpliced(at, 1);
    onChange?.(value.toSpliced(at, 1));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id)
          move(keys.current.indexOf(active.id as string), keys.current.indexOf(over.id as string));
      }}
    >
      <SortableContext items={keys.current} strategy={verticalListSortingStrategy}>
        <ol className={css.steps}>
          {value.map((step, at) => (
            <StepItem
              key={keys.current[at]}
              id={keys.current[at]!}
              position={at + 1}
              step={step}
              specs={specs}
              onChange={(changed) => onChange?.(value.with(at, { ...step, ...changed }))}
              onRemove={value.length > 1 ? () => remove(at) : undefined}
            />
          ))}
        </ol>
      </SortableContext>
      <Button
        icon={<Plus size={16} />}
        disabled={value.length >= MAX_STEPS}
        onClick={() => onChange?.([...value, { name: '', reviewer: { kind: 'partner_owner' } }])}
      >
        {t.addStep}
      </Button>
    </DndContext>
  );
}

/** Steps have no identity of their own; while they are dragged they need one. */
function useKeys(count: number) {
  const keys = useRef<string[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current.push(`step-${next.current++}`);
  if (keys.current.length > count) keys.current.length = count;
  return keys;
}

interface StepItemProps {
  id: string;
  position: number;
  step: ChainStep;
  specs: readonly FieldSpec[];
  onChange: (changed: Partial<ChainStep>) => void;
  onRemove: (() => void) | undefined;
}

function StepItem({ id, position, step, specs, onChange, onRemove }: StepItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const title = step.name.trim() || t.step(position);
  return (
    <li
      ref={setNodeRef}
      className={css.step}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={css.head}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={css.grip}
          {...attributes}
          {...listeners}
          aria-label={t.drag(title)}
        >
          <GripVertical size={16} />
        </button>
        <strong>{t.step(position)}</strong>
        {onRemove && (
          <Button
            type="text"
            size="small"
            icon={<Trash size={14} />}
            aria-label={t.removeStep(title)}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={css.field}>
        <label htmlFor={`${id}-name`}>{t.stepName}</label>
        <Input
          id={`${id}-name`}
          value={step.name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <p className="meta">{t.stepNameHelp}</p>
      </div>
      <ReviewerInput
        id={`${id}-reviewer`}
        label={t.reviewer}
        value={step.reviewer}
        onChange={(reviewer) => reviewer && onChange({ reviewer })}
      />
      <ReviewerInput
        id={`${id}-substitute`}
        label={t.substitute}
        help={t.substituteHelp}
        none={t.noSubstitute}
        value={step.substitute}
        onChange={(substitute) => onChange({ substitute, ...(!substitute && { substitute_after_hours: null }) })}
      />
      {step.substitute && (
        <div className={css.field}>
          <label htmlFor={`${id}-hours`}>{t.hours}</label>
          <NumberInput
            id={`${id}-hours`}
            min={1}
            max={720}
            suffix={t.hoursUnit}
            value={step.substitute_after_hours ?? null}
            onChange={(hours) => onChange({ substitute_after_hours: hours })}
          />
          <p className="meta">{t.hoursHelp}</p>
        </div>
      )}
      <fieldset className={css.field}>
        <legend>{t.stepConditions}</legend>
        <ConditionsInput
          value={step.conditions}
          onChange={(conditions) => onChange({ conditions })}
          specs={specs}
          empty={t.stepConditionsEmpty}
        />
      </fieldset>
    </li>
  );
}

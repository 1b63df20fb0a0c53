import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Input } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import type { TrackDefinition, TrackStage, TrackStep } from '../definition.schema.ts';
import { trackSchedule } from '../schedule.ts';
import type { StepKindRow, Track } from '../schema.ts';
import css from './Checklist.module.css';
import { addStage, addStep, changeStage, changeStep, moveStage, moveStep, removeStage, removeStep } from './edits.ts';
import { StepFields } from './StepFields.tsx';
import { texts as t } from './texts.ts';

interface Props {
  definition: TrackDefinition;
  order: Track['step_order'];
  kinds: readonly StepKindRow[];
  onChange: (definition: TrackDefinition) => void;
}

/** Stages and steps, reordered by dragging or by keyboard, and the properties of the selected step. */
export function DefinitionBuilder({ definition, order, kinds, onChange }: Props) {
  const [selected, setSelected] = useState<string | null>(definition.stages[0]?.steps[0]?.key ?? null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { days } = trackSchedule(definition, order);
  const step = definition.stages.flatMap(({ steps }) => steps).find(({ key }) => key === selected);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(moveStep(definition, String(active.id), String(over.id)));
  };
  return (
    <div className={css.builder}>
      <div>
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
          {definition.stages.map((stage, at) => (
            <Stage
              key={stage.key}
              stage={stage}
              opensAfter={(key) => days.get(key)?.opens ?? 0}
              isFirst={at === 0}
              isLast={at === definition.stages.length - 1}
              kinds={kinds}
              selected={selected}
              onSelect={setSelected}
              onName={(name) => onChange(changeStage(definition, stage.key, name))}
              onMove={(by) => onChange(moveStage(definition, at, by))}
              onRemove={() => onChange(removeStage(definition, stage.key))}
              onRemoveStep={(key) => onChange(removeStep(definition, key))}
              onAdd={() => {
                const { next, key } = addStep(definition, stage.key, t.newStep);
                onChange(next);
                setSelected(key);
              }}
            />
          ))}
        </DndContext>
        <Button icon={<Plus size={16} />} onClick={() => onChange(addStage(definition, t.newStage))}>
          {t.addStage}
        </Button>
      </div>
      <Card title={t.step}>
        {step ? (
          <StepFields
            key={step.key}
            step={step}
            kinds={kinds}
            onChange={(values) => onChange(changeStep(definition, step.key, values))}
          />
        ) : (
          <p className="meta">{t.chooseStep}</p>
        )}
      </Card>
    </div>
  );
}

interface StageProps {
  stage: TrackStage;
  /** The days from the start until the step can open. */
  opensAfter: (step: string) => number;
  isFirst: boolean;
  isLast: boolean;
  kinds: readonly StepKindRow[];
  selected: string | null;
  onSelect: (key: string) => void;
  onName: (name: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRemoveStep: (key: string) => void;
  onAdd: () => void;
}

function Stage({ stage, opensAfter, isFirst, isLast, kinds, selected, onSelect, onRemoveStep, ...on }: StageProps) {
  const { setNodeRef } = useDroppable({ id: `stage:${stage.key}` });
  return (
    <section ref={setNodeRef} className={css.stage} aria-label={stage.name}>
      <header>
        <Input
          variant="borderless"
          value={stage.name}
          maxLength={120}
          aria-label={t.stageName}
          onChange={(event) => on.onName(event.target.value)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowUp size={14} />}
          aria-label={t.moveStageUp(stage.name)}
          disabled={isFirst}
          onClick={() => on.onMove(-1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDown size={14} />}
          aria-label={t.moveStageDown(stage.name)}
          disabled={isLast}
          onClick={() => on.onMove(1)}
        />
        <Button
          type="text"
          size="small"
          icon={<Trash size={14} />}
          aria-label={t.remove(stage.name)}
          onClick={on.onRemove}
        />
      </header>
      <SortableContext items={stage.steps.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol>
          {stage.steps.map((step) => (
            <StepRow
              key={step.key}
              step={step}
              notes={[
                kinds.find(({ key }) => key === step.kind)?.label ?? step.kind,
                !step.is_required && t.optional,
                opensAfter(step.key) > 0 && t.opensAfter(opensAfter(step.key)),
              ]}
              isSelected={step.key === selected}
              onSelect={() => onSelect(step.key)}
              onRemove={() => onRemoveStep(step.key)}
            />
          ))}
        </ol>
      </SortableContext>
      {stage.steps.length === 0 && (
        <p className="meta" style={{ padding: '8px 16px' }}>
          {t.noSteps}
        </p>
      )}
      <Button type="text" size="small" icon={<Plus size={14} />} style={{ margin: 8 }} onClick={on.onAdd}>
        {t.addStep}
      </Button>
    </section>
  );
}

interface StepRowProps {
  step: TrackStep;
  notes: readonly (string | false)[];
  isSelected: boolean;
  onSelect: () => void;
  onRemove: () => void;
}

function StepRow({ step, notes, isSelected, onSelect, onRemove }: StepRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: step.key,
  });
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-selected={isSelected || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={css.grip}
        {...attributes}
        {...listeners}
        aria-label={t.drag(step.title)}
      >
        <GripVertical size={16} />
      </button>
      <button type="button" className={css.label} aria-pressed={isSelected} onClick={onSelect}>
        {step.title}
        <span>{notes.filter(Boolean).join(' · ')}</span>
      </button>
      <Button
        type="text"
        size="small"
        icon={<Trash size={14} />}
        aria-label={t.remove(step.title)}
        onClick={onRemove}
      />
    </li>
  );
}

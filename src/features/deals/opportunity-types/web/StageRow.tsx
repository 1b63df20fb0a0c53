import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Input } from 'antd';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ColorButton } from '#web/inputs/ColorButton.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import type { OpportunityStage } from '../schema.ts';
import css from './stages.module.css';
import { texts } from './texts.ts';

interface StageRowProps {
  stage: OpportunityStage;
  /** The last of its category stays. */
  isLast: boolean;
  onChange: (values: Partial<OpportunityStage>) => void;
  onRemove: () => void;
}

/** Name, color and chance of one stage, each saved when it is left. */
export function StageRow({ stage, isLast, onChange, onRemove }: StageRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: stage.id,
  });
  const [name, setName] = useState(stage.name);
  const [chance, setChance] = useState(stage.probability);
  const rename = () => {
    if (!name.trim()) setName(stage.name);
    else if (name.trim() !== stage.name) onChange({ name: name.trim() });
  };
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={css.grip}
        {...attributes}
        {...listeners}
        aria-label={texts.move(stage.name)}
      >
        <GripVertical size={16} />
      </button>
      <ColorButton label={texts.colorOf(stage.name)} value={stage.color} onChange={(color) => onChange({ color })} />
      <Input
        className={css.name}
        variant="borderless"
        aria-label={texts.nameOf(stage.name)}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={rename}
        onPressEnter={(event) => event.currentTarget.blur()}
      />
      {stage.category === 'open' && (
        <div className={css.chance}>
          <NumberInput
            aria-label={texts.probabilityOf(stage.name)}
            min={0}
            max={100}
            suffix="%"
            value={chance}
            onChange={(probability) => setChance(probability ?? stage.probability)}
            onBlur={() => chance !== stage.probability && onChange({ probability: chance })}
          />
        </div>
      )}
      <Button
        type="text"
        icon={<Trash size={16} />}
        aria-label={texts.remove(stage.name)}
        title={isLast ? texts.youCannotRemoveLastStageIn : undefined}
        disabled={isLast}
        onClick={onRemove}
      />
    </li>
  );
}

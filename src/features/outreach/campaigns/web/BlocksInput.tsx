import { DndContext } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useMovable } from '#web/resource/ordered/useMovable.ts';
import { type Block, type BlockKind, MOST_BLOCKS } from '../blocks.schema.ts';
import type { Problem } from '../problems.ts';
import { BlockFields } from './BlockFields.tsx';
import { newBlock } from './blockEdits.ts';
import css from './campaigns.module.css';
import { texts as t } from './texts.ts';

interface Props {
  id?: string;
  value?: Block[];
  onChange?: (blocks: Block[]) => void;
  problems: readonly Problem[];
  /** Parts that nobody has written in yet show no problems. */
  isNew: boolean;
}

/** The blocks of an email, from top to bottom. They are moved by dragging or by keys. */
export function BlocksInput({ id, value = [], onChange = () => {}, problems, isNew }: Props) {
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const kinds = Object.keys(t.kinds) as BlockKind[];
  const nameAt = (at: number) => t.block(at + 1, t.kinds[value[at]!.kind]);
  const movable = useMovable({
    ids: value.map(({ key }) => key),
    nameOf: (key) => nameAt(value.findIndex((block) => block.key === key)),
    onMove: (from, to) => onChange(arrayMove(value, from, to)),
  });
  return (
    <div id={id} className={css.blocks}>
      <DndContext {...movable}>
        <SortableContext items={value.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          {value.map((block, at) => (
            <BlockItem
              key={block.key}
              block={block}
              name={nameAt(at)}
              problems={
                isNew && !written.has(block.key) ? [] : problems.filter((problem) => problem.block === block.key)
              }
              onChange={(next) => {
                setWritten(new Set([...written, block.key]));
                onChange(value.with(at, next));
              }}
              onRemove={() => onChange(value.toSpliced(at, 1))}
            />
          ))}
        </SortableContext>
      </DndContext>
      {value.length < MOST_BLOCKS && (
        <DropMenu
          items={kinds.map((kind) => ({
            key: kind,
            label: t.kinds[kind],
            onClick: () => onChange([...value, newBlock(kind)]),
          }))}
        >
          <Button icon={<Plus size={16} />}>{t.addBlock}</Button>
        </DropMenu>
      )}
    </div>
  );
}

interface ItemProps {
  block: Block;
  name: string;
  problems: readonly Problem[];
  onChange: (block: Block) => void;
  onRemove: () => void;
}

function BlockItem({ block, name, problems, onChange, onRemove }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: block.key,
  });
  return (
    <fieldset
      ref={setNodeRef}
      className={css.block}
      data-problem={problems.some(({ is_error }) => is_error) || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <legend>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={css.grip}
          {...attributes}
          {...listeners}
          aria-label={t.drag(name)}
        >
          <GripVertical size={16} />
        </button>
        {name}
      </legend>
      <div className={css.tools}>
        <Button
          type="text"
          size="small"
          icon={<Trash size={14} />}
          aria-label={t.removeBlock(name)}
          onClick={onRemove}
        />
      </div>
      <BlockFields block={block} name={name} onChange={onChange} />
      {problems.map((problem) => (
        <p key={`${problem.field} ${problem.text}`} className={css.problem} data-error={problem.is_error || undefined}>
          {problem.text}
        </p>
      ))}
    </fieldset>
  );
}

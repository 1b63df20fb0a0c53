import { DndContext } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useMany } from '#web/resource/data/useResource.ts';
import { useMovable } from '#web/resource/ordered/useMovable.ts';
import { useCan } from '#web/session/session.tsx';
import type { QuizQuestion } from '../schema.ts';
import { QuestionForm } from './QuestionForm.tsx';
import css from './questions.module.css';
import { texts as t } from './texts.ts';

interface QuestionListProps {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The questions of a quiz in their order; each is edited where it stands. */
export default function QuestionList({ ids, onChange }: QuestionListProps) {
  const questions = useMany<QuizQuestion>('quiz_questions', [...ids]);
  const [editing, setEditing] = useState<string | null>(null);
  const find = (id: string) => questions.data?.get(id);
  const movable = useMovable({
    ids,
    nameOf: (id) => find(id)?.prompt ?? '',
    onMove: (from, to) => onChange(arrayMove([...ids], from, to)),
  });
  return (
    <DndContext {...movable}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className={css.list} aria-label={t.questions}>
          {ids.map((id) => (
            <Item
              key={id}
              id={id}
              question={find(id)}
              isEditing={editing === id}
              onEdit={() => setEditing(editing === id ? null : id)}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface ItemProps {
  id: string;
  question: QuizQuestion | undefined;
  isEditing: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function Item({ id, question, isEditing, onEdit, onRemove }: ItemProps) {
  const mayWrite = useCan('quiz_questions', 'manage');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({ id });
  const prompt = question?.prompt ?? '…';
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <div className={css.head}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={css.grip}
          {...attributes}
          {...listeners}
          aria-label={t.move(prompt)}
        >
          <GripVertical size={14} />
        </button>
        <span title={prompt}>{prompt}</span>
        {mayWrite && (
          <Button
            type="text"
            size="small"
            icon={<Pencil size={14} />}
            aria-expanded={isEditing}
            aria-label={t.editOne(prompt)}
            onClick={onEdit}
          />
        )}
        <Button type="text" size="small" icon={<X size={14} />} aria-label={t.removeOne(prompt)} onClick={onRemove} />
      </div>
      {isEditing && <QuestionForm id={id} onDone={onEdit} isInPlace />}
    </li>
  );
}

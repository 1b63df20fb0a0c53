import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { CourseProblem } from '../check.ts';
import { type CourseDefinition, type LessonKind, lessonsOf } from '../definition.schema.ts';
import css from './Builder.module.css';
import {
  addLesson,
  addSection,
  changeLesson,
  courseItemPlace,
  moveLesson,
  moveSection,
  newLesson,
  type Place,
  removeLesson,
  removeSection,
  renameSection,
} from './edits.ts';
import { LessonEditor } from './LessonEditor.tsx';
import { CourseOutline } from './Outline.tsx';
import { texts as t } from './texts.ts';

interface BuilderProps {
  course_id: string;
  definition: CourseDefinition;
  onChange: (definition: CourseDefinition, what?: string) => void;
  problems: readonly CourseProblem[];
}

const SECTION = 'section:';

/** The outline on the left, the selected lesson on the right. */
export function Builder({ course_id, definition, onChange, problems }: BuilderProps) {
  const [selected, setSelected] = useState<string | null>(lessonsOf(definition)[0]?.id ?? null);
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function add(kind: LessonKind, section: string) {
    const lesson = newLesson(kind);
    const at = definition.sections.find(({ id }) => id === section)?.lessons.length ?? 0;
    onChange(addLesson(definition, lesson, { section, at }));
    setSelected(lesson.id);
  }

  function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    if (!over || active.id === over.id) return;
    const [id, target] = [String(active.id), String(over.id)];
    if (id.startsWith(SECTION)) {
      const to = target.startsWith(SECTION)
        ? target.slice(SECTION.length)
        : courseItemPlace(definition, target)?.section;
      if (to) onChange(moveSection(definition, id.slice(SECTION.length), to));
      return;
    }
    const place = targetOf(definition, id, target);
    if (place) onChange(moveLesson(definition, id, place));
  }

  const lesson = lessonsOf(definition).find(({ id }) => id === selected);
  const name = dragged && nameOf(definition, dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(given) => {
        // Sections collide with sections only; lessons prefer other lessons to the sections around them.
        const isSection = String(given.active.id).startsWith(SECTION);
        const containers = given.droppableContainers.filter(({ id }) => !isSection || String(id).startsWith(SECTION));
        const under = new Set(pointerWithin({ ...given, droppableContainers: containers }).map(({ id }) => id));
        const lessons = containers.filter(({ id }) => under.has(id) && !String(id).startsWith(SECTION));
        const found = lessons.length > 0 ? lessons : containers.filter(({ id }) => under.has(id));
        return closestCenter({ ...given, droppableContainers: found.length > 0 ? found : containers });
      }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <div className={css.builder}>
        <CourseOutline
          definition={definition}
          selected={selected}
          problems={new Set(problems.flatMap(({ id }) => id ?? []))}
          onSelect={setSelected}
          onAdd={add}
          onRemove={(id) => onChange(removeLesson(definition, id))}
          onAddSection={() => onChange(addSection(definition, t.section(definition.sections.length + 1)))}
          onRenameSection={(id, title) => onChange(renameSection(definition, id, title), `section ${id}`)}
          onRemoveSection={(id) => onChange(removeSection(definition, id))}
        />
        <section className={css.editor} aria-label={t.content}>
          {lesson ? (
            <LessonEditor
              key={lesson.id}
              course_id={course_id}
              lesson={lesson}
              onChange={(next, what) => onChange(changeLesson(definition, next), `${lesson.id} ${what}`)}
            />
          ) : (
            <p className={css.empty}>{t.pickLesson}</p>
          )}
          {problems.length > 0 && (
            <div className={css.problems} role="status">
              <strong>{t.problems(problems.length)}</strong>
              <ul>
                {problems.map(({ id, message }) => (
                  <li key={message}>
                    {id && courseItemPlace(definition, id) ? (
                      <button type="button" onClick={() => setSelected(id)}>
                        {message}
                      </button>
                    ) : (
                      message
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className={css.note}>{t.versionsNote}</p>
        </section>
      </div>
      <DragOverlay>{name && <div className={css.dragged}>{name}</div>}</DragOverlay>
    </DndContext>
  );
}

/** The target of a dropped lesson: the end of a section, or the place of the lesson below it. */
function targetOf(definition: CourseDefinition, id: string, over: string): Place | undefined {
  if (over.startsWith(SECTION)) {
    const section = definition.sections.find((one) => one.id === over.slice(SECTION.length));
    return section && { section: section.id, at: section.lessons.length };
  }
  const to = courseItemPlace(definition, over);
  const from = courseItemPlace(definition, id);
  if (!to) return undefined;
  return from?.section === to.section && from.at < to.at ? { ...to, at: to.at + 1 } : to;
}

function nameOf(definition: CourseDefinition, id: string): string {
  return id.startsWith(SECTION)
    ? (definition.sections.find((one) => SECTION + one.id === id)?.title ?? '')
    : lessonsOf(definition).find((lesson) => lesson.id === id)?.title || t.untitled;
}

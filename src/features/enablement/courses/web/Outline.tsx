import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Input } from 'antd';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { DropMenu } from '#web/components/DropMenu.tsx';
import {
  type CourseDefinition,
  type Lesson,
  type LessonKind,
  lessonKinds,
  type Section,
} from '../definition.schema.ts';
import css from './Builder.module.css';
import { LessonIcon } from './LessonIcon.tsx';
import { lessonKindNames, texts as t } from './texts.ts';

interface OutlineProps {
  definition: CourseDefinition;
  selected: string | null;
  /** The ids of sections and lessons with problems. */
  problems: ReadonlySet<string>;
  onSelect: (lesson_id: string) => void;
  onAdd: (kind: LessonKind, section_id: string) => void;
  onRemove: (lesson_id: string) => void;
  onAddSection: () => void;
  onRenameSection: (id: string, title: string) => void;
  onRemoveSection: (id: string) => void;
}

/** Sections and lessons, reordered by dragging or by keyboard. */
export function CourseOutline(props: OutlineProps) {
  const { definition, onAddSection } = props;
  return (
    <section className={css.outline} aria-label={t.outline}>
      <SortableContext
        items={definition.sections.map(({ id }) => `section:${id}`)}
        strategy={verticalListSortingStrategy}
      >
        {definition.sections.map((section) => (
          <SectionItem key={section.id} section={section} {...props} />
        ))}
      </SortableContext>
      <Button icon={<Plus size={16} />} onClick={onAddSection} block>
        {t.addSection}
      </Button>
    </section>
  );
}

function SectionItem({ section, ...props }: OutlineProps & { section: Section }) {
  const { definition, problems, onAdd, onRenameSection, onRemoveSection } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } =
    useSortable({ id: `section:${section.id}` });
  const name = section.title || t.sectionTitle;
  return (
    <div
      ref={setNodeRef}
      className={css.section}
      data-over={isOver || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={css.row}>
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
        <Input
          variant="borderless"
          className={css.sectionTitle}
          value={section.title}
          maxLength={200}
          status={problems.has(section.id) ? 'error' : ''}
          placeholder={t.sectionTitle}
          aria-label={t.sectionTitle}
          onChange={(event) => onRenameSection(section.id, event.target.value)}
        />
        {definition.sections.length > 1 && section.lessons.length === 0 && (
          <Button
            type="text"
            size="small"
            icon={<Trash size={14} />}
            aria-label={t.remove(name)}
            onClick={() => onRemoveSection(section.id)}
          />
        )}
      </div>
      <SortableContext items={section.lessons.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol>
          {section.lessons.map((lesson) => (
            <LessonItem key={lesson.id} lesson={lesson} {...props} />
          ))}
        </ol>
      </SortableContext>
      {section.lessons.length === 0 && <p className={css.emptySection}>{t.emptySection}</p>}
      <DropMenu
        items={lessonKinds.map((kind) => ({
          key: kind,
          label: lessonKindNames[kind],
          icon: <LessonIcon kind={kind} />,
          onClick: () => onAdd(kind, section.id),
        }))}
      >
        <Button type="text" size="small" icon={<Plus size={14} />}>
          {t.addLesson}
        </Button>
      </DropMenu>
    </div>
  );
}

function LessonItem({ lesson, selected, problems, onSelect, onRemove }: OutlineProps & { lesson: Lesson }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: lesson.id,
  });
  const name = lesson.title || t.untitled;
  return (
    <li
      ref={setNodeRef}
      className={css.lesson}
      data-selected={selected === lesson.id || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
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
      <button
        type="button"
        className={css.label}
        aria-pressed={selected === lesson.id}
        onClick={() => onSelect(lesson.id)}
      >
        <LessonIcon kind={lesson.kind} />
        <span>
          {name}
          <small>{[lessonKindNames[lesson.kind], !lesson.is_required && t.optional].filter(Boolean).join(' · ')}</small>
        </span>
      </button>
      {problems.has(lesson.id) && <CircleAlert size={16} color="var(--danger)" aria-hidden="true" />}
      <Button
        type="text"
        size="small"
        icon={<Trash size={14} />}
        aria-label={t.remove(name)}
        onClick={() => onRemove(lesson.id)}
      />
    </li>
  );
}

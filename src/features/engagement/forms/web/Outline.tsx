import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { FormDefinition, FormField, FormSection } from '../definition.schema.ts';
import css from './Builder.module.css';
import { fieldTypeNames, texts as t } from './texts.ts';

/** The selected part, whose properties are shown. */
export type Selected =
  | { kind: 'form' }
  | { kind: 'page'; id: string }
  | { kind: 'section'; id: string }
  | { kind: 'field'; key: string };

interface OutlineProps {
  definition: FormDefinition;
  selected: Selected;
  onSelect: (selected: Selected) => void;
  onRemove: (selected: Selected) => void;
  onAddPage: () => void;
  onAddSection: (page_id: string) => void;
  /** The keys of fields with problems. */
  problems: ReadonlySet<string>;
}

/** The pages, sections and fields of the form as a list, reordered by dragging or by keyboard. */
export function FormOutline(props: OutlineProps) {
  const { definition, selected, onSelect, onRemove, onAddPage, onAddSection } = props;
  return (
    <section className={css.outline} aria-label={t.form}>
      <button
        type="button"
        className={css.heading}
        aria-pressed={selected.kind === 'form'}
        onClick={() => onSelect({ kind: 'form' })}
      >
        {definition.title || t.form}
      </button>
      {definition.pages.map((page, at) => (
        <div key={page.id} className={css.page}>
          <div className={css.row}>
            <button
              type="button"
              className={css.name}
              aria-pressed={selected.kind === 'page' && selected.id === page.id}
              onClick={() => onSelect({ kind: 'page', id: page.id })}
            >
              {t.pageTitle(at + 1, page.title)}
            </button>
            {definition.pages.length > 1 && (
              <Remove name={t.pageTitle(at + 1, page.title)} onRemove={() => onRemove({ kind: 'page', id: page.id })} />
            )}
          </div>
          {page.sections.map((section, index) => (
            <Section
              key={section.id}
              {...props}
              section={section}
              name={t.sectionTitle(index + 1, section.title)}
              isOnly={page.sections.length === 1}
            />
          ))}
          <Button type="text" size="small" icon={<Plus size={14} />} onClick={() => onAddSection(page.id)}>
            {t.addSection}
          </Button>
        </div>
      ))}
      <Button icon={<Plus size={16} />} onClick={onAddPage}>
        {t.addPage}
      </Button>
    </section>
  );
}

function Section({
  section,
  name,
  isOnly,
  ...props
}: OutlineProps & { section: FormSection; name: string; isOnly: boolean }) {
  const { selected, onSelect, onRemove } = props;
  const { setNodeRef, isOver } = useDroppable({ id: `section:${section.id}` });
  return (
    <div ref={setNodeRef} className={css.section} data-over={isOver || undefined}>
      <div className={css.row}>
        <button
          type="button"
          className={css.small}
          aria-pressed={selected.kind === 'section' && selected.id === section.id}
          onClick={() => onSelect({ kind: 'section', id: section.id })}
        >
          {name}
        </button>
        {!isOnly && <Remove name={name} onRemove={() => onRemove({ kind: 'section', id: section.id })} />}
      </div>
      <SortableContext items={section.fields.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol>
          {section.fields.map((field) => (
            <FieldItem key={field.key} field={field} {...props} />
          ))}
        </ol>
      </SortableContext>
      {section.fields.length === 0 && <p className={css.emptySection}>{t.emptySection}</p>}
    </div>
  );
}

function FieldItem({ field, selected, onSelect, onRemove, problems }: OutlineProps & { field: FormField }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: field.key,
  });
  const name = field.label || fieldTypeNames[field.type];
  return (
    <li
      ref={setNodeRef}
      className={css.field}
      data-selected={(selected.kind === 'field' && selected.key === field.key) || undefined}
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
        aria-pressed={selected.kind === 'field' && selected.key === field.key}
        onClick={() => onSelect({ kind: 'field', key: field.key })}
      >
        <span>
          {name}
          {field.required && <span aria-hidden="true"> *</span>}
        </span>
        <span className={css.type}>{fieldTypeNames[field.type]}</span>
      </button>
      {problems.has(field.key) && <CircleAlert size={16} color="var(--danger)" aria-hidden="true" />}
      <Remove name={name} onRemove={() => onRemove({ kind: 'field', key: field.key })} />
    </li>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return <Button type="text" size="small" icon={<Trash size={14} />} aria-label={t.remove(name)} onClick={onRemove} />;
}

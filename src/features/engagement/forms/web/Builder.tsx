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
import type { DefinitionProblem } from '../check.ts';
import { type FormDefinition, type FormField, type FormFieldType, formFieldsOf } from '../definition.schema.ts';
import type { PurposeRow } from '../schema.ts';
import css from './Builder.module.css';
import {
  addField,
  addPage,
  addSection,
  changeField,
  changePage,
  changeSection,
  formFieldPlace,
  freshKey,
  moveField,
  newField,
  type Place,
  removeField,
  removePage,
  removeSection,
} from './edits.ts';
import { FieldProperties } from './FieldProperties.tsx';
import { FormOutline, type Selected } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import { FormProperties, PageProperties, SectionProperties } from './PartProperties.tsx';
import { FormPreview } from './Preview.tsx';
import { fieldTypeNames, texts as t } from './texts.ts';

interface BuilderProps {
  definition: FormDefinition;
  onChange: (definition: FormDefinition, what?: string) => void;
  purpose: PurposeRow | undefined;
  problems: readonly DefinitionProblem[];
}

/** The palette, the outline, the properties of the selected part, and the preview. */
export function Builder({ definition, onChange, purpose, problems }: BuilderProps) {
  const [selected, setSelected] = useState<Selected>({ kind: 'form' });
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const insert = (field: FormField, place: Place) => {
    onChange(addField(definition, field, place));
    setSelected({ kind: 'field', key: field.key });
  };
  const add = (type: FormFieldType) => insert(newField(definition, type), afterSelected(definition, selected));

  function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    if (!over || active.id === over.id) return;
    const id = String(active.id);
    const place = targetOf(definition, id, String(over.id));
    if (!place) return;
    if (id.startsWith('new:')) insert(newField(definition, id.slice(4) as FormFieldType), place);
    else onChange(moveField(definition, id, place));
  }

  function remove(part: Selected) {
    if (part.kind === 'field') onChange(removeField(definition, part.key));
    else if (part.kind === 'page') onChange(removePage(definition, part.id));
    else if (part.kind === 'section') onChange(removeSection(definition, part.id));
    setSelected({ kind: 'form' });
  }

  const field = selected.kind === 'field' && formFieldsOf(definition).find(({ key }) => key === selected.key);
  const dragName = dragged && nameOfDragged(definition, dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(given) => {
        const under = pointerWithin(given);
        return under.length > 0
          ? closestCenter({ ...given, droppableContainers: inner(given.droppableContainers, under) })
          : closestCenter(given);
      }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <div className={css.builder}>
        <Palette onAdd={add} />
        <FormOutline
          definition={definition}
          selected={selected}
          onSelect={setSelected}
          onRemove={remove}
          onAddPage={() => onChange(addPage(definition))}
          onAddSection={(id) => onChange(addSection(definition, id))}
          problems={new Set(problems.flatMap(({ key }) => key ?? []))}
        />
        <section className={css.properties} aria-label={t.details}>
          {field ? (
            <FieldProperties
              key={placeKey(definition, field.key)}
              definition={definition}
              field={field}
              purpose={purpose}
              onChange={(next, what) => {
                onChange(changeField(definition, field.key, next), what);
                if (next.key !== field.key) setSelected({ kind: 'field', key: next.key });
              }}
              onDuplicate={() => {
                const { binding: _, ...copy } = field;
                const place = formFieldPlace(definition, field.key)!;
                insert({ ...copy, key: freshKey(definition, field.key) }, { ...place, at: place.at + 1 });
              }}
            />
          ) : (
            <PartPanel definition={definition} selected={selected} onChange={onChange} />
          )}
          {problems.length > 0 && (
            <div className={css.problems} role="status">
              <strong>{t.problems(problems.length)}</strong>
              <ul>
                {problems.map(({ path, place, message, key }) => (
                  <li key={`${path} ${message}`}>
                    {key ? (
                      <button type="button" onClick={() => setSelected({ kind: 'field', key })}>
                        {place} {message}
                      </button>
                    ) : (
                      `${place} ${message}`
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
        <FormPreview definition={definition} />
      </div>
      <DragOverlay>{dragName && <div className={css.kind}>{dragName}</div>}</DragOverlay>
    </DndContext>
  );
}

function PartPanel({
  definition,
  selected,
  onChange,
}: Pick<BuilderProps, 'definition' | 'onChange'> & { selected: Selected }) {
  if (selected.kind === 'page') {
    const at = definition.pages.findIndex(({ id }) => id === selected.id);
    const page = definition.pages[at];
    if (page)
      return (
        <PageProperties
          key={page.id}
          definition={definition}
          part={page}
          name={t.pageTitle(at + 1, page.title)}
          onChange={(change, what) => onChange(changePage(definition, page.id, change), what)}
        />
      );
  }
  if (selected.kind === 'section') {
    const sections = definition.pages.flatMap((page) => page.sections);
    const section = sections.find(({ id }) => id === selected.id);
    if (section)
      return (
        <SectionProperties
          key={section.id}
          definition={definition}
          part={section}
          name={section.title || t.sectionTitle(1)}
          onChange={(change, what) => onChange(changeSection(definition, section.id, change), what)}
        />
      );
  }
  return <FormProperties definition={definition} onChange={onChange} />;
}

type Containers = Parameters<typeof closestCenter>[0]['droppableContainers'];
type Under = ReturnType<typeof pointerWithin>;

/** Prefers fields to the sections around them. */
function inner(containers: Containers, under: Under): Containers {
  const ids = new Set(under.map(({ id }) => id));
  const fields = containers.filter(({ id }) => ids.has(id) && !String(id).startsWith('section:'));
  return fields.length > 0 ? fields : containers.filter(({ id }) => ids.has(id));
}

/** The key stays the same while a field's key is edited, so that its input keeps the focus. */
function placeKey(definition: FormDefinition, key: string): string {
  const place = formFieldPlace(definition, key)!;
  return `${place.section} ${place.at}`;
}

function afterSelected(definition: FormDefinition, selected: Selected): Place {
  const place = selected.kind === 'field' ? formFieldPlace(definition, selected.key) : undefined;
  if (place) return { ...place, at: place.at + 1 };
  const pages = selected.kind === 'page' ? definition.pages.filter(({ id }) => id === selected.id) : definition.pages;
  const sections = pages.flatMap((page) => page.sections);
  const section = (selected.kind === 'section' && sections.find(({ id }) => id === selected.id)) || sections.at(-1);
  if (section) return { section: section.id, at: section.fields.length };
  const [first] = definition.pages.flatMap((page) => page.sections);
  return { section: first?.id ?? '', at: first?.fields.length ?? 0 };
}

/** The target of a dropped field: the end of a section, or the place of the field below it. */
function targetOf(definition: FormDefinition, id: string, over: string): Place | undefined {
  if (over.startsWith('section:')) {
    const section = over.slice('section:'.length);
    const fields = definition.pages.flatMap((page) => page.sections).find((one) => one.id === section)?.fields;
    return fields && { section, at: fields.length };
  }
  const to = formFieldPlace(definition, over);
  const from = formFieldPlace(definition, id);
  if (!to) return undefined;
  return from && from.section === to.section && from.at < to.at ? { ...to, at: to.at + 1 } : to;
}

function nameOfDragged(definition: FormDefinition, id: string): string {
  if (id.startsWith('new:')) return fieldTypeNames[id.slice(4) as FormFieldType];
  return formFieldsOf(definition).find(({ key }) => key === id)?.label ?? '';
}

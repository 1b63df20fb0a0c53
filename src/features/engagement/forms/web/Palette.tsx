import { useDraggable } from '@dnd-kit/core';
import { type FormFieldType, formFieldTypes } from '../definition.schema.ts';
import css from './Builder.module.css';
import { fieldTypeNames, texts as t } from './texts.ts';

/** The kinds of fields. A click adds one after the selected field; dragging adds it where it is dropped. */
export function Palette({ onAdd }: { onAdd: (type: FormFieldType) => void }) {
  return (
    <section className={css.palette} aria-label={t.palette}>
      <h2>{t.palette}</h2>
      <p className={css.note}>{t.paletteHelp}</p>
      <ul>
        {formFieldTypes.map((type) => (
          <li key={type}>
            <Item type={type} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ type, onAdd }: { type: FormFieldType; onAdd: (type: FormFieldType) => void }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `new:${type}` });
  // The keyboard activates the button; only the pointer drags.
  const { onKeyDown: _, ...pointer } = listeners ?? {};
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={css.kind}
      data-dragging={isDragging || undefined}
      onClick={() => onAdd(type)}
      {...pointer}
    >
      {fieldTypeNames[type]}
    </button>
  );
}

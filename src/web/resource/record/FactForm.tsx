import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DefinedNoun } from '#shared/nouns/define-noun.ts';
import type { Fields } from '#shared/nouns/fields.ts';
import { FieldInput } from '../fields/FieldInputs.tsx';
import { ResourceForm } from '../form/ResourceForm.tsx';
import css from './RecordFacts.module.css';

interface FactFormProps {
  noun: Pick<DefinedNoun, 'name' | 'fields'>;
  id: string;
  field: string;
  onClose: () => void;
}

/** The form of a single field, with the same input, rules and conflict dialog as the whole form. */
export default function FactForm({ noun, id, field, onClose }: FactFormProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    area.current?.querySelector<HTMLElement>('input, textarea, [role=combobox], [contenteditable]')?.focus();
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in the form leaves it
    <div ref={area} className={css.form} onKeyDown={leave}>
      <ResourceForm resource={noun.name} id={id} name={`fact-${field}`} isSmall onDone={onClose} onCancel={onClose}>
        <FieldInput<Fields> of={noun.fields} name={field} />
      </ResourceForm>
    </div>
  );
}

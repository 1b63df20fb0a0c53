import { Fragment, type ReactNode } from 'react';
import type { DefinedNoun } from '#shared/nouns/define-noun.ts';
import type { Field, Fields } from '#shared/nouns/fields.ts';
import { said } from '#shared/text/labels.ts';
import { useSession } from '../../session/session.tsx';
import { CustomFieldInputs } from '../custom-fields/CustomFieldInputs.tsx';
import { FieldInputs, type SpecialInputs } from '../fields/FieldInputs.tsx';
import { Section } from '../form/ResourceForm.tsx';

export interface NounFieldsProps<F extends Fields> {
  noun: DefinedNoun<F>;
  /** The row that is edited; without it, one is created. */
  id?: string | undefined;
  /** The properties of inputs that only the screen can provide, by field; see `FieldInputs`. */
  special?: SpecialInputs<F>;
  /** A sentence below the heading of a section, and content after its inputs. */
  sections?: Readonly<Record<string, { text?: string | undefined; more?: ReactNode }>>;
  /** Leaves headings out, for a short form. */
  plain?: boolean | undefined;
  /** Only these fields, in this order and without headings, and the custom fields that are required. */
  only?: readonly string[] | undefined;
}

/** The inputs of a noun by section, in the order of the declaration, and those of its custom fields. */
export function NounFields<F extends Fields>({ noun, id, special, sections = {}, plain, only }: NounFieldsProps<F>) {
  const { mode } = useSession();
  const all = mode === 'partner' ? writtenByPartner(noun.fields) : noun.fields;
  const fields = only ? pickFields(all, only) : all;
  const names = sectionsOf(fields);
  if (only) {
    return (
      <>
        <FieldInputs of={fields} id={id} special={special} />
        {names.map((name) => sections[name]?.more && <Fragment key={name}>{sections[name].more}</Fragment>)}
        {noun.hasCustomFields && <CustomFieldInputs entity={noun.name} isRequired />}
      </>
    );
  }
  return (
    <>
      {names.map((name) => {
        const inputs = (
          <>
            <FieldInputs of={fields} section={name} id={id} special={special} />
            {sections[name]?.more}
          </>
        );
        return plain || names.length === 1 ? (
          <div key={name}>{inputs}</div>
        ) : (
          <Section key={name} title={said(name)} text={sections[name]?.text}>
            {inputs}
          </Section>
        );
      })}
      {noun.hasCustomFields && <CustomFieldInputs entity={noun.name} />}
    </>
  );
}

const sectionsOf = (fields: Fields): string[] => [
  ...new Set(
    Object.values<Field>(fields).flatMap(({ section, form, write }) =>
      section && form !== false && write !== 'never' ? [section] : [],
    ),
  ),
];

const pickFields = <F extends Fields>(fields: F, keys: readonly string[]): F =>
  Object.fromEntries(keys.flatMap((key) => (fields[key] ? [[key, fields[key]]] : []))) as unknown as F;

const writtenByPartner = <F extends Fields>(fields: F): F =>
  Object.fromEntries(Object.entries<Field>(fields).filter(([, { partner }]) => partner === 'write')) as F;

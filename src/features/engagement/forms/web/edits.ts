import {
  type FormDefinition,
  type FormField,
  type FormFieldType,
  type FormPage,
  type FormSection,
  formFieldsOf,
} from '../definition.schema.ts';
import { fieldTypeNames, texts as ownTexts } from './texts.ts';

/** Changes of a definition, each returning a new one. A place is a section's id and the position in it. */
export interface Place {
  section: string;
  at: number;
}

function changeSections(definition: FormDefinition, change: (section: FormSection) => FormSection): FormDefinition {
  return {
    ...definition,
    pages: definition.pages.map((page) => ({ ...page, sections: page.sections.map(change) })),
  };
}

export function formFieldPlace(definition: FormDefinition, key: string): Place | undefined {
  for (const page of definition.pages)
    for (const { id, fields } of page.sections) {
      const at = fields.findIndex((field) => field.key === key);
      if (at >= 0) return { section: id, at };
    }
  return undefined;
}

export function addField(definition: FormDefinition, field: FormField, { section, at }: Place): FormDefinition {
  return changeSections(definition, (one) =>
    one.id === section ? { ...one, fields: one.fields.toSpliced(at, 0, field) } : one,
  );
}

export function changeField(definition: FormDefinition, key: string, field: FormField): FormDefinition {
  const changed = changeSections(definition, (section) => ({
    ...section,
    fields: section.fields.map((one) => (one.key === key ? field : one)),
  }));
  if (field.key === key) return changed;
  return {
    ...renameInConditions(changed, key, field.key),
    ...(definition.verify_email === key && { verify_email: field.key }),
  };
}

export function removeField(definition: FormDefinition, key: string): FormDefinition {
  const left = changeSections(definition, (section) => ({
    ...section,
    fields: section.fields.filter((field) => field.key !== key),
  }));
  const { verify_email, ...rest } = left;
  return verify_email === key ? rest : left;
}

/** Moves a field to a position counted before it is removed from its old one. */
export function moveField(definition: FormDefinition, key: string, to: Place): FormDefinition {
  const from = formFieldPlace(definition, key);
  const field = formFieldsOf(definition).find((one) => one.key === key);
  if (!from || !field) return definition;
  const at = from.section === to.section && from.at < to.at ? to.at - 1 : to.at;
  return addField(removeKeepingEmail(definition, key), field, { section: to.section, at });
}

const removeKeepingEmail = (definition: FormDefinition, key: string): FormDefinition => ({
  ...removeField(definition, key),
  ...(definition.verify_email !== undefined && { verify_email: definition.verify_email }),
});

export function changePage(definition: FormDefinition, id: string, change: Partial<FormPage>): FormDefinition {
  return { ...definition, pages: definition.pages.map((page) => (page.id === id ? { ...page, ...change } : page)) };
}

export function changeSection(definition: FormDefinition, id: string, change: Partial<FormSection>): FormDefinition {
  return changeSections(definition, (section) => (section.id === id ? { ...section, ...change } : section));
}

export function addPage(definition: FormDefinition): FormDefinition {
  const page: FormPage = { id: freshId(definition, 'page'), sections: [] };
  const section: FormSection = { id: freshId(definition, 'section'), fields: [] };
  return { ...definition, pages: [...definition.pages, { ...page, sections: [section] }] };
}

export function addSection(definition: FormDefinition, page_id: string): FormDefinition {
  const section: FormSection = { id: freshId(definition, 'section'), fields: [] };
  return {
    ...definition,
    pages: definition.pages.map((page) =>
      page.id === page_id ? { ...page, sections: [...page.sections, section] } : page,
    ),
  };
}

export function removePage(definition: FormDefinition, id: string): FormDefinition {
  return definition.pages.length > 1
    ? { ...definition, pages: definition.pages.filter((page) => page.id !== id) }
    : definition;
}

export function removeSection(definition: FormDefinition, id: string): FormDefinition {
  return {
    ...definition,
    pages: definition.pages.map((page) => ({ ...page, sections: page.sections.filter((one) => one.id !== id) })),
  };
}

function freshId({ pages }: FormDefinition, kind: 'page' | 'section'): string {
  const ids = new Set(pages.flatMap((page) => [page.id, ...page.sections.map(({ id }) => id)]));
  let number = 1;
  while (ids.has(`${kind}_${number}`)) number++;
  return `${kind}_${number}`;
}

/** Derives a key from a label: "Company name" gives company_name, or company_name_2 when that is taken. */
export function freshKey(definition: FormDefinition, label: string): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40);
  const base = plain || 'field';
  const keys = new Set(formFieldsOf(definition).map(({ key }) => key));
  let key = base;
  for (let number = 2; keys.has(key); number++) key = `${base}_${number}`;
  return key;
}

export function newField(definition: FormDefinition, type: FormFieldType): FormField {
  const label = type === 'CONSENT' ? ownTexts.iAgreeToPrivacyPolicy : fieldTypeNames[type];
  const field: FormField = { key: freshKey(definition, fieldTypeNames[type]), type, label };
  if (type === 'SELECT' || type === 'MULTI_SELECT') {
    field.options = [
      { value: 'option_1', label: ownTexts.option1 },
      { value: 'option_2', label: ownTexts.option2 },
    ];
  }
  if (type === 'DATETIME') field.date_only = true;
  if (type === 'CONSENT') field.required = true;
  return field;
}

function renameInConditions(definition: FormDefinition, from: string, to: string): FormDefinition {
  const renamed = JSON.stringify(definition.pages, (key, value) => {
    if ((key !== 'shown_when' && key !== 'required_when') || !value?.any) return value;
    const groups = value.any as { all: { field: string }[] }[];
    return {
      any: groups.map(({ all }) => ({ all: all.map((one) => (one.field === from ? { ...one, field: to } : one)) })),
    };
  });
  return { ...definition, pages: JSON.parse(renamed) };
}

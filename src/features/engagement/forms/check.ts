import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { isDate } from '#shared/time/dates.ts';
import {
  type FieldPlace,
  type FormDefinition,
  type FormField,
  formFieldsOf,
  MOST_FIELDS,
  MOST_PAGES,
  placesOf,
} from './definition.schema.ts';
import { lengthProblem, type PatternCheck } from './pattern.ts';

/** A problem that keeps a definition from being published. */
export interface DefinitionProblem {
  /** The path of the problem: `pages.0.sections.1.fields.2.options`, or `finish.url`. */
  path: string;
  /** The same in words: "Page 1, field “Email”". */
  place: string;
  message: string;
  /** The key of the field with the problem. */
  key?: string;
}

/** A record property that answers can fill, offered by a purpose; see `definePurpose` on the server. */
export interface BindingChoice {
  key: string;
  label: string;
  types: readonly FormField['type'][];
  /** A form with this purpose must have a field for it. */
  required?: boolean;
}

/**
 * Finds all problems of a definition, in the order of the form.
 * @param patternProblem the server passes its engine
 */
export function formProblems(
  definition: FormDefinition,
  bindings: readonly BindingChoice[] = [],
  patternProblem: PatternCheck = lengthProblem,
): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const places = placesOf(definition);
  const say = (path: string, place: string, message: string, key?: string) =>
    problems.push({ path, place, message, ...(key !== undefined && { key }) });

  if (definition.title.trim() === '') say('title', 'Form', 'needs a title');
  if (places.every(({ field }) => field.type === 'HIDDEN')) say('pages', 'Form', 'needs a field that people can fill');
  if (places.length > MOST_FIELDS) say('pages', 'Form', `can have at most ${MOST_FIELDS} fields`);
  if (definition.pages.length > MOST_PAGES) say('pages', 'Form', `can have at most ${MOST_PAGES} pages`);
  const { finish, branding, verify_email } = definition;
  if (finish.kind === 'text' && finish.text.trim() === '') say('finish.text', 'Thank-you text', 'needs a text');
  if (finish.kind === 'redirect' && !isSecureAddress(finish.url))
    say('finish.url', 'Redirect', 'must be an address that begins with https://');
  if (branding?.logo_url && !isSecureAddress(branding.logo_url) && !branding.logo_url.startsWith('/api/pictures/'))
    say('branding.logo_url', 'Logo', 'must be an uploaded picture or begin with https://');
  if (verify_email !== undefined) {
    const field = places.find((place) => place.field.key === verify_email)?.field;
    if (field?.type !== 'EMAIL') say('verify_email', 'Email confirmation', 'needs an email field of this form');
    else if (!field.required) say('verify_email', 'Email confirmation', `needs “${field.label}” to be required`);
  }

  const ids = new Set<string>();
  definition.pages.forEach((page, at) => {
    const path = `pages.${at}`;
    const place = pageName(definition, at);
    if (ids.has(page.id)) say(`${path}.id`, place, 'has the same id as another page or section');
    ids.add(page.id);
    if (page.sections.every(({ fields }) => fields.length === 0)) say(path, place, 'has no fields');
    for (const problem of whenProblems(definition, page.shown_when)) say(`${path}.shown_when`, place, problem);
    page.sections.forEach((section, index) => {
      if (ids.has(section.id)) say(`${path}.sections.${index}.id`, place, 'has the same id as another page or section');
      ids.add(section.id);
      for (const problem of whenProblems(definition, section.shown_when))
        say(`${path}.sections.${index}.shown_when`, `${place}, section ${index + 1}`, problem);
    });
  });

  const keys = new Set<string>();
  const bound = new Map<string, FormField>();
  for (const one of places) {
    const { field } = one;
    const { path, place } = placeOf(definition, one);
    for (const [part, message] of fieldProblems(definition, field, patternProblem))
      say(`${path}.${part}`, place, message, field.key);
    if (keys.has(field.key)) say(`${path}.key`, place, `has the same key as another field: ${field.key}`, field.key);
    keys.add(field.key);
    if (field.binding === undefined) continue;
    const choice = bindings.find(({ key }) => key === field.binding);
    const other = bound.get(field.binding);
    if (!choice) say(`${path}.binding`, place, `fills “${field.binding}”, which this purpose does not have`, field.key);
    else if (!choice.types.includes(field.type))
      say(`${path}.binding`, place, `cannot fill ${choice.label}: the types differ`, field.key);
    if (other) say(`${path}.binding`, place, `fills the same property as “${other.label}”`, field.key);
    bound.set(field.binding, field);
  }
  for (const circle of circlesOf(definition)) {
    const one = places.find(({ field }) => field.key === circle)!;
    const { path, place } = placeOf(definition, one);
    say(`${path}.shown_when`, place, 'is shown depending on itself', circle);
  }
  for (const { key, label, required } of bindings)
    if (required && !bound.has(key)) say('pages', 'Form', `needs a field that fills ${label}`);
  return problems;
}

/** "Page 2", with its title where it has one. */
function pageName({ pages }: FormDefinition, at: number): string {
  const { title } = pages[at]!;
  return title ? `Page ${at + 1} (${title})` : `Page ${at + 1}`;
}

function placeOf(definition: FormDefinition, { page, section, field }: FieldPlace): { path: string; place: string } {
  const at = definition.pages.indexOf(page);
  return {
    path: `pages.${at}.sections.${page.sections.indexOf(section)}.fields.${section.fields.indexOf(field)}`,
    place: `${pageName(definition, at)}, field “${field.label || field.key}”`,
  };
}

export function isSecureAddress(text: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(text);
    return protocol === 'https:' && hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}

const withOptions = ['SELECT', 'MULTI_SELECT', 'REFERENCE', 'PRODUCT_LINES'];

function* fieldProblems(
  definition: FormDefinition,
  field: FormField,
  patternProblem: PatternCheck,
): Generator<[part: string, message: string]> {
  const { type, options = [] } = field;
  if (field.label.trim() === '') yield ['label', 'needs a label'];
  if (withOptions.includes(type) && options.length === 0) yield ['options', 'needs at least one option'];
  if (options.some(({ label }) => label.trim() === '')) yield ['options', 'has an option without a label'];
  if (new Set(options.map(({ value }) => value)).size < options.length) yield ['options', 'has the same option twice'];
  if (type === 'REFERENCE' && !field.table) yield ['table', 'needs the kind of record that its options are'];
  if (type === 'HIDDEN' && field.required && field.value === undefined && !field.prefill_query)
    yield ['required', 'is hidden and required, but nothing fills it'];
  if (field.pattern !== undefined) {
    const problem = patternProblem(field.pattern);
    if (problem) yield ['pattern', `has a pattern that ${problem}`];
  }
  if (type === 'DATETIME') {
    for (const part of ['min', 'max'] as const)
      if (field[part] !== undefined && !isDate(field[part])) yield [part, 'needs a date such as 2026-12-31'];
  } else if (type === 'DECIMAL') {
    for (const part of ['min', 'max'] as const)
      if (field[part] !== undefined && typeof field[part] !== 'number') yield [part, 'needs a number'];
  }
  if (field.min !== undefined && field.max !== undefined && field.min > field.max)
    yield ['max', 'has a maximum below its minimum'];
  if (field.min_length !== undefined && field.max_length !== undefined && field.min_length > field.max_length)
    yield ['max_length', 'has a maximum length below its minimum'];
  for (const part of ['shown_when', 'required_when'] as const)
    for (const problem of whenProblems(definition, field[part])) yield [part, problem];
}

const keysIn = (when: AnyWhen | undefined) => when?.any.flatMap(({ all }) => all.map(({ field }) => field)) ?? [];

function* whenProblems(definition: FormDefinition, when: AnyWhen | undefined): Generator<string> {
  const fields = new Map(formFieldsOf(definition).map((field) => [field.key, field]));
  for (const key of new Set(keysIn(when))) {
    const field = fields.get(key);
    if (!field) yield `has a condition on a deleted field: ${key}`;
  }
}

/** The keys of fields whose visibility depends on itself. */
function circlesOf(definition: FormDefinition): string[] {
  const needs = new Map(
    placesOf(definition).map(({ page, section, field }) => [
      field.key,
      [...keysIn(page.shown_when), ...keysIn(section.shown_when), ...keysIn(field.shown_when)],
    ]),
  );
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (needs.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...needs.keys()].filter((key) => reaches(key, key, new Set()));
}

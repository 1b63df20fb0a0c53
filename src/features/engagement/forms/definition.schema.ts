import type { AnyWhen } from '#shared/conditions/conditions.ts';
import type { FieldType } from '#shared/nouns/field-types.ts';

/**
 * The definition of a form: pages with sections with fields. This file has no libraries, because the public page uses
 * it too. `schema.ts` describes the same shape for the API; `check.ts` finds problems in a definition.
 */
export const formFieldTypes = [
  'STRING',
  'LONG_TEXT',
  'EMAIL',
  'PHONE_NUMBER',
  'DECIMAL',
  'BOOL',
  'DATETIME',
  'SELECT',
  'MULTI_SELECT',
  'COUNTRY',
  'CURRENCY',
  'ADDRESS',
  'REFERENCE',
  'PRODUCT_LINES',
  'FILE',
  'CONSENT',
  'HIDDEN',
] as const;
export type FormFieldType = (typeof formFieldTypes)[number];
/** Every type of custom field is a type of form field. */
const _covers: readonly FormFieldType[] = [] as FieldType[];
void _covers;

/** One option of a choice. For REFERENCE and PRODUCT_LINES, `value` is the id of the record. */
export interface FormOption {
  value: string;
  label: string;
}

export interface FormField {
  /** Identifies the answer; unique in the form. */
  key: string;
  type: FormFieldType;
  label: string;
  help?: string;
  placeholder?: string;
  required?: boolean;
  /** The field is required only while this condition holds. */
  required_when?: AnyWhen;
  /** The field is shown only while this condition holds; the answer of a hidden field does not count. */
  shown_when?: AnyWhen;
  /** The minimum and maximum of numbers; for dates as `YYYY-MM-DD`. */
  min?: number | string;
  max?: number | string;
  /**
   * The minimum and maximum number of characters (text), choices (MULTI_SELECT), files (FILE) or lines (PRODUCT_LINES).
   */
  min_length?: number;
  max_length?: number;
  /** A regular expression that must match the whole text; see `pattern.ts` for the allowed syntax. */
  pattern?: string;
  /** The message when it does not match: "Use the form AB-1234." */
  pattern_message?: string;
  options?: FormOption[];
  /** The resource of a REFERENCE field's options. */
  table?: string;
  /** A DATETIME field for dates without a time. */
  date_only?: boolean;
  /** The currency in which PRODUCT_LINES also ask for the amount of each line. */
  currency?: string;
  /**
   * The value of a HIDDEN field, or the initial value of others. Values from the address or the profile take
   * precedence.
   */
  value?: string;
  /** The query parameter that fills it: `utm_source`. */
  prefill_query?: string;
  /** The property of the signed-in user that fills it. */
  prefill_profile?: ProfileProperty;
  /** The property of a record that the answer fills: `contact.email`. */
  binding?: string;
  width?: 'full' | 'half';
}

export interface FormSection {
  id: string;
  title?: string;
  text?: string;
  shown_when?: AnyWhen;
  fields: FormField[];
}

export interface FormPage {
  id: string;
  title?: string;
  shown_when?: AnyWhen;
  sections: FormSection[];
}

export interface FormDefinition {
  /** The heading of the form and the title of its page. */
  title: string;
  description?: string;
  pages: FormPage[];
  submit_label?: string;
  /** After submitting: a text, or a redirect to another address (https). */
  finish: { kind: 'text'; text: string } | { kind: 'redirect'; url: string };
  branding?: { logo_url?: string; color?: string };
  /** The language of the definition's texts. */
  locale: string;
  /** Texts in other languages by `textKeys`; missing texts are shown in the form's own language. */
  translations?: Record<string, Record<string, string>>;
  /** The EMAIL field whose address is confirmed by a code before the form can be sent. */
  verify_email?: string;
}

export const profileProperties = {
  email: 'Email',
  full_name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  partner_name: 'Partner name',
  partner_domain: 'Partner domain',
  partner_country: 'Partner country',
} as const;
export type ProfileProperty = keyof typeof profileProperties;

/** The languages a form can be written in. */
export const formLocales = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  ja: 'Japanese',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  sv: 'Swedish',
} as const;

export const MOST_FIELDS = 200;
export const MOST_PAGES = 20;

export interface FieldPlace {
  page: FormPage;
  section: FormSection;
  field: FormField;
}

/** All fields with their positions, in order. */
export function placesOf(definition: Pick<FormDefinition, 'pages'>): FieldPlace[] {
  return definition.pages.flatMap((page) =>
    page.sections.flatMap((section) => section.fields.map((field) => ({ page, section, field }))),
  );
}

export function formFieldsOf(definition: Pick<FormDefinition, 'pages'>): FormField[] {
  return placesOf(definition).map(({ field }) => field);
}

/** The languages a form is available in; its own first. */
export function localesOf({ locale, translations = {} }: FormDefinition): string[] {
  return [locale, ...Object.keys(translations).filter((other) => other !== locale)];
}

/** The best of a form's languages for a reader; `de-AT` gets `de`. */
export function localeFor(definition: FormDefinition, wanted: readonly string[]): string {
  const offered = localesOf(definition);
  for (const one of wanted) {
    const found = offered.find((locale) => locale === one) ?? offered.find((locale) => locale === one.split('-')[0]);
    if (found) return found;
  }
  return definition.locale;
}

/** Every text that can be translated, by key. */
export function formTexts(definition: FormDefinition): Record<string, string> {
  const texts: Record<string, string | undefined> = {
    title: definition.title,
    description: definition.description,
    submit: definition.submit_label,
    finish: definition.finish.kind === 'text' ? definition.finish.text : undefined,
  };
  for (const page of definition.pages) {
    texts[`page.${page.id}.title`] = page.title;
    for (const section of page.sections) {
      texts[`section.${section.id}.title`] = section.title;
      texts[`section.${section.id}.text`] = section.text;
      for (const field of section.fields) {
        if (field.type === 'HIDDEN') continue;
        texts[`field.${field.key}.label`] = field.label;
        texts[`field.${field.key}.help`] = field.help;
        texts[`field.${field.key}.placeholder`] = field.placeholder;
        texts[`field.${field.key}.pattern`] = field.pattern_message;
        for (const { value, label } of field.options ?? []) texts[`option.${field.key}.${value}`] = label;
      }
    }
  }
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The definition with its texts in one language. */
export function inLocale(definition: FormDefinition, locale: string): FormDefinition {
  const texts = locale === definition.locale ? undefined : definition.translations?.[locale];
  if (!texts) return definition;
  const said = <T extends string | undefined>(key: string, text: T): T =>
    text && texts[key] ? (texts[key] as T) : text;
  return {
    ...definition,
    title: said('title', definition.title),
    ...(definition.description && { description: said('description', definition.description) }),
    ...(definition.submit_label && { submit_label: said('submit', definition.submit_label) }),
    finish:
      definition.finish.kind === 'text'
        ? { kind: 'text', text: said('finish', definition.finish.text) }
        : definition.finish,
    pages: definition.pages.map((page) => ({
      ...page,
      ...(page.title && { title: said(`page.${page.id}.title`, page.title) }),
      sections: page.sections.map((section) => ({
        ...section,
        ...(section.title && { title: said(`section.${section.id}.title`, section.title) }),
        ...(section.text && { text: said(`section.${section.id}.text`, section.text) }),
        fields: section.fields.map((field) => fieldInLocale(field, said)),
      })),
    })),
  };
}

function fieldInLocale(field: FormField, said: <T extends string | undefined>(key: string, text: T) => T): FormField {
  const of = (part: string) => `field.${field.key}.${part}`;
  return {
    ...field,
    label: said(of('label'), field.label),
    ...(field.help && { help: said(of('help'), field.help) }),
    ...(field.placeholder && { placeholder: said(of('placeholder'), field.placeholder) }),
    ...(field.pattern_message && { pattern_message: said(of('pattern'), field.pattern_message) }),
    ...(field.options && {
      options: field.options.map(({ value, label }) => ({ value, label: said(`option.${field.key}.${value}`, label) })),
    }),
  };
}

/** A new form with one page that asks for a name and an email address. */
export function newDefinition(title: string): FormDefinition {
  return {
    title,
    locale: 'en',
    pages: [
      {
        id: 'page_1',
        sections: [
          {
            id: 'section_1',
            fields: [
              { key: 'full_name', type: 'STRING', label: 'Name', required: true, prefill_profile: 'full_name' },
              { key: 'email', type: 'EMAIL', label: 'Email', required: true, prefill_profile: 'email' },
            ],
          },
        ],
      },
    ],
    finish: { kind: 'text', text: 'Thank you. We received your answers.' },
  };
}

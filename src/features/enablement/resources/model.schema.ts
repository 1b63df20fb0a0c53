/** The maximum size of a resource's file. */
export const MOST_BYTES = 100 * 1024 * 1024;

export const resourceKinds = ['file', 'link', 'article', 'template', 'video'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** Kinds that are, or can be, a file. */
export const fileKinds: readonly ResourceKind[] = ['file', 'template', 'video'];

const codes = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'cs',
  'da',
  'sv',
  'no',
  'fi',
  'el',
  'tr',
  'uk',
  'ru',
  'ar',
  'he',
  'hi',
  'ja',
  'ko',
  'zh',
] as const;
const names = new Intl.DisplayNames('en', { type: 'language' });
export const languages = codes.map((value) => ({ value, label: names.of(value)! }));

/** The profile fields that can fill an area on a page of a PDF. */
export const placeholders = ['name', 'website', 'phone', 'email', 'address'] as const;
export type Placeholder = (typeof placeholders)[number];

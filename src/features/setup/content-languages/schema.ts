import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { languages } from '#shared/text/languages.ts';

const Language = oneOf(...languages);
const Entity = Type.String({ pattern: '^[a-z_]{1,60}$', description: 'the name of a resource, such as courses' });
const FieldKey = Type.String({
  pattern: '^[a-z_.]{1,60}(/[^\\x00]{1,60})?$',
  description: 'the name of a field, or a text of an entry, such as lesson.title/intro',
});
/** In characters, the longest text of any field. */
const MOST_TEXT = 100_000;

export const ContentLanguages = closed({
  /** The language in which the company writes. */
  source: Language,
  /** The languages into which it translates. */
  languages: Type.Array(Language),
  /** The kinds of records with texts that the caller may translate. */
  entities: Type.Array(closed({ name: Type.String(), label: Type.String() })),
  /** The company's model can draft translations. */
  has_model: Type.Boolean(),
});
export type ContentLanguages = Static<typeof ContentLanguages>;

/** A record with texts that partners read. Each language of the company is in one of the lists. */
export const ContentRecord = Type.Object({
  id: Id,
  entity: Type.String(),
  name: Type.String(),
  /** Partners who read these languages see at least one text as it was written. */
  missing: Type.Array(Type.String()),
  /** Everything is translated, but at least one text was changed afterwards. */
  outdated: Type.Array(Type.String()),
  complete: Type.Array(Type.String()),
});
export type ContentRecord = Static<typeof ContentRecord>;

export const RecordParams = closed({ entity: Entity, id: Id });
export const LanguageParams = closed({ entity: Entity, id: Id, language: Language });

const Translated = closed({
  language: Language,
  text: Type.String(),
  /** The text that was translated, if the record has another one now. */
  outdated_source: nullable(Type.String()),
  row_version: Type.Integer(),
});
export const ContentTexts = closed({
  id: Id,
  entity: Type.String(),
  name: Type.String(),
  fields: Type.Array(
    closed({
      key: Type.String(),
      label: Type.String(),
      is_long: Type.Boolean(),
      max: Type.Integer(),
      /** The text as it was written; empty: there is nothing to translate. */
      source: Type.String(),
      translations: Type.Array(Translated),
    }),
  ),
});
export type ContentTexts = Static<typeof ContentTexts>;

/** Translations of one record into one language. */
export const TranslationInput = closed({
  texts: Type.Array(
    closed({
      field: FieldKey,
      /** Null removes the translation. */
      text: nullable(Type.String({ maxLength: MOST_TEXT })),
      /** The text that was translated; another one in the record is a conflict. */
      source: Type.String({ maxLength: MOST_TEXT }),
      /** The version of the translation that was read; null if there was none. */
      row_version: nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    }),
    { minItems: 1, maxItems: 1000 },
  ),
});
export type TranslationInput = Static<typeof TranslationInput>;

/** Drafts of a model, which are not saved, and the texts for which there is none. */
export const DraftAnswer = closed({
  drafts: Type.Array(closed({ key: Type.String(), text: Type.String() })),
  problems: Type.Array(closed({ key: Type.String(), problem: Type.String() })),
});
export type DraftAnswer = Static<typeof DraftAnswer>;

/** The columns of files for translators. */
export const translationColumns = ['entity', 'record_id', 'field', 'source', 'language', 'text'] as const;
export type TranslationColumn = (typeof translationColumns)[number];

export const ExportQuery = closed({
  language: Language,
  entity: Type.Optional(Entity),
  /** Only texts that are missing or outdated. */
  only_open: Type.Optional(Type.Boolean()),
});
export type ExportQuery = Static<typeof ExportQuery>;

/** In characters. */
export const MOST_IMPORTED = 900_000;
export const ImportInput = closed({ csv: Type.String({ minLength: 1, maxLength: MOST_IMPORTED }) });
export const ImportAnswer = closed({
  /** The number of new or changed translations. */
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  /** Rows without a translation. */
  empty: Type.Integer(),
  /** The changed translations whose text has changed since the export. */
  outdated: Type.Integer(),
});
export type ImportAnswer = Static<typeof ImportAnswer>;

import {
  Color,
  CountryCode,
  CurrencyCode,
  Day,
  Email,
  Id,
  Instant,
  Minor,
  nameText,
  nullable,
  oneOf,
  PositiveMinor,
  Ppm,
  Tags,
  type TSchema,
  Type,
  text,
} from '../schema.ts';
import { sayable } from '../text/labels.ts';
import { uncapitalized } from './nouns.ts';

/**
 * The form in which a value leaves to a language model: `value` as it is; `person`, `email` and `phone` as placeholders,
 * unless the company sends contact details; `part` not at all, but the name is also recognized in texts; `never` not at
 * all, whatever the settings say.
 */
export type Leaving = 'value' | 'person' | 'part' | 'email' | 'phone' | 'never';

/**
 * A field of a resource is declared once, in `schema.ts`, for both sides. Rows and bodies, sorting, filters, search,
 * form, facts, columns, merge dialog, import and change history follow from it (docs/adding-a-field.md). Special cases
 * are ordinary code: every place can be turned off for a field, and the screen adds its own.
 */
interface Common {
  label: string;
  /** Other words people use in questions, in lower case. */
  synonyms?: readonly string[];
  /** One sentence shown below the input. */
  help?: string;
  /** The section of the form. Fields without a section are not shown in generated forms. */
  section?: string;
  /** The card of facts, if its title differs from the section. */
  card?: string;
  /** The value is required when a row is created. */
  required?: true;
  /** The value is never null but can be omitted, because the database has a default. */
  notNull?: true;
  /**
   * By default the company can always write the field. `create` allows it only for new rows, `never` is for computed
   * fields.
   */
  write?: 'create' | 'never';
  /**
   * A text of the company that partners read: it can be translated, and partners get it in their language (decision
   * 238). The table needs `translated_table`.
   */
  content?: true;
  /**
   * The access of partners; without it, the field does not exist for them. For a reference they can read the id, the
   * name, or both.
   */
  partner?: 'read' | 'write' | 'id' | 'name';
  /** A column of the list, shown by default or hidden until the user chooses it. */
  list?: 'shown' | 'hidden';
  /** The width of the column in pixels. */
  width?: number;
  sort?: true;
  /** `api`: the list accepts the filter, but the screen does not offer it. */
  filter?: true | 'api';
  search?: true;
  /** The field can be chosen in a merge. Fields with the same word are chosen together. */
  merge?: true | string;
  /** The column headings other systems use for this field; `false` excludes it from imports. */
  import?: readonly string[] | false;
  form?: false | 'create';
  facts?: false;
  /** The form in which the value leaves to a language model, if not as its kind and name say (`leavingByName`). */
  leaves?: Leaving;
  /** The name in the change history; defaults to "the" and the label. */
  audit?: string;
  /** The input takes the full width of the form. */
  wide?: boolean;
  placeholder?: string;
  /** The value a new row starts with: the reader, today, or the row of the referenced resource that is the default. */
  initial?: 'me' | 'today' | 'default';
}

interface TextOptions extends Common {
  max?: number;
  /** The schema of the input, if a maximum length is not enough. */
  input?: TSchema;
}
interface NumberOptions extends Common {
  min?: number;
  max?: number;
  /** The unit after the input, such as "days". A "%" makes it a share, which is shown with its sign. */
  suffix?: string;
}
interface MoneyOptions extends Common {
  /** The amount must not be negative. */
  positive?: true;
  /** The field that holds the currency; defaults to `currency`. */
  currency?: string;
  /** The amount and its currency share one input. */
  withCurrency?: true;
}
interface ReferencesOptions extends Common {
  /** The allowed ids, if not any hundred. */
  input?: TSchema;
}
interface InstantOptions extends Common {
  /** Shows the time as "3 months ago". */
  relative?: true;
  /** Shows only the day. */
  day?: true;
}
export interface Choice {
  value: string;
  label: string;
  tone?: 'gray' | 'blue' | 'amber' | 'green' | 'red' | 'violet';
}
interface ChoiceOptions extends Common {
  options: readonly Choice[];
}
interface ReferenceOptions extends Common {
  /** The column of the row that shows the referenced name, such as `type_name` for `type_id`. The kernel joins it. */
  named?: string;
  /** The column that shows its color. */
  color?: string;
  /** The name links to the screen of the record. */
  link?: true;
  /** The name is shown as a status tag. */
  status?: true;
}

export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'url'
  | 'email'
  | 'phone'
  | 'country'
  | 'countries'
  | 'color'
  | 'currency'
  | 'number'
  | 'year'
  | 'money'
  | 'rate'
  | 'date'
  | 'instant'
  | 'boolean'
  | 'choice'
  | 'reference'
  | 'references'
  | 'tags'
  | 'picture';

/** A declared field with its defaults filled in. */
export interface Field
  extends Common,
    Pick<Partial<MoneyOptions>, 'currency' | 'withCurrency'>,
    Pick<InstantOptions, 'relative' | 'day'>,
    Pick<NumberOptions, 'suffix'>,
    Partial<Pick<ChoiceOptions, 'options'>>,
    Pick<ReferenceOptions, 'named' | 'color' | 'link' | 'status'> {
  kind: FieldKind;
  /** The schemas for reading and for writing. */
  row: TSchema;
  body: TSchema;
  min?: number;
  max?: number;
  /** The referenced resource; for tags, the tagged resource. */
  resource?: string;
}
export type Fields = Readonly<Record<string, Field>>;

type NeverNull = { required: true } | { notNull: true };
type Nullable<T extends TSchema> = Type.TUnion<[T, Type.TNull]>;
type RowSchema<T extends TSchema, O> = O extends NeverNull ? T : Nullable<T>;
type BodySchema<T extends TSchema, O> = O extends { required: true }
  ? T
  : O extends { notNull: true }
    ? Type.TOptional<T>
    : Type.TOptional<Nullable<T>>;
type FieldOf<K extends FieldKind, R extends TSchema, B extends TSchema, O> = O & {
  kind: K;
  row: RowSchema<R, O>;
  body: BodySchema<B, O>;
};

function fieldOf<K extends FieldKind, R extends TSchema, B extends TSchema, O extends Common>(
  kind: K,
  row: R,
  body: B,
  options: O,
): FieldOf<K, R, B, O> {
  const { required, notNull } = options;
  return {
    ...options,
    kind,
    row: required || notNull ? row : nullable(row),
    body: required ? body : Type.Optional(notNull ? body : nullable(body)),
  } as unknown as FieldOf<K, R, B, O>;
}

const written = (max: number, { required, input }: TextOptions) =>
  (input ?? (required ? nameText(max) : text(max))) as Type.TString;
const textOf =
  <K extends FieldKind>(kind: K, usual: number) =>
  <const O extends TextOptions>(options: O) => {
    const max = options.max ?? usual;
    return fieldOf(kind, Type.String(), written(max, options), { ...options, max });
  };
const plainOf =
  <K extends FieldKind, R extends TSchema, B extends TSchema>(kind: K, row: R, body: B) =>
  <const O extends Common>(options: O) =>
    fieldOf(kind, row, body, options);

/** One function per kind of field. */
export const field = {
  text: textOf('text', 200),
  longText: textOf('longText', 2000),
  /** The text is Markdown. */
  richText: textOf('richText', 10_000),
  url: textOf('url', 500),
  phone: textOf('phone', 60),
  email: plainOf('email', Type.String(), Email),
  country: plainOf('country', Type.String(), CountryCode),
  countries: <const O extends Common>(options: O) => {
    const codes = Type.Array(CountryCode, { maxItems: 250, uniqueItems: true });
    return fieldOf('countries', Type.Array(Type.String()), codes, { ...options, notNull: true as const });
  },
  color: plainOf('color', Type.String(), Color),
  currency: plainOf('currency', CurrencyCode, CurrencyCode),
  date: plainOf('date', Day, Day),
  boolean: plainOf('boolean', Type.Boolean(), Type.Boolean()),
  /** Parts per million. */
  rate: <const O extends NumberOptions>(options: O) =>
    fieldOf('rate', Ppm, isBounded(options) ? bounded(options) : Ppm, options),
  instant: <const O extends InstantOptions>(options: O) => fieldOf('instant', Instant, Instant, options),
  /** A column the database fills, such as `created_at`; lists can sort by it. */
  timestamp: <const O extends InstantOptions>(options: O) =>
    fieldOf('instant', Instant, Instant, { sort: true, ...options, notNull: true, write: 'never' } as const),
  number: <const O extends NumberOptions>(options: O) => fieldOf('number', Type.Integer(), bounded(options), options),
  year: <const O extends NumberOptions>(options: O) => fieldOf('year', Type.Integer(), bounded(options), options),
  /** An amount in minor units. */
  money: <const O extends MoneyOptions>(options: O) => {
    const schema = options.positive ? PositiveMinor : Minor;
    return fieldOf('money', schema, schema, options);
  },
  /** One value of a closed list, declared with labels. */
  choice: <const O extends ChoiceOptions>(options: O) => {
    const schema = oneOf(...options.options.map(({ value }) => value)) as Type.TUnsafe<O['options'][number]['value']>;
    return fieldOf('choice', schema, schema, options);
  },
  /** The id of a row of another resource. */
  reference: <const O extends ReferenceOptions>(resource: string, options: O) =>
    fieldOf('reference', Id, Id, { ...options, resource }),
  references: <const O extends ReferencesOptions>(resource: string, options: O) => {
    const ids = (options.input as ReferenceIds | undefined) ?? Type.Array(Id, { maxItems: 100 });
    return fieldOf('references', Type.Array(Id), ids, { ...options, resource, notNull: true as const });
  },
  tags: <const O extends Common>(resource: string, options: O) =>
    fieldOf('tags', Type.Array(Type.String()), Tags, { ...options, resource, notNull: true as const }),
  /** The URL of an uploaded picture. */
  picture: <const O extends Common>(options: O) =>
    fieldOf('picture', Type.String(), text(1000), { ...options, import: false as const }),
};

type ReferenceIds = Type.TArray<typeof Id>;

const isBounded = ({ min, max }: NumberOptions) => min !== undefined || max !== undefined;

function bounded({ min, max }: NumberOptions) {
  return Type.Integer({ ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) });
}

const translatedKinds = new Set<FieldKind>(['text', 'longText', 'richText']);

/** Type-checks a declaration where it is written. */
export function defineFields<const F extends Fields>(fields: F): F {
  for (const [key, { kind, named, sort, search, list, partner, content }] of Object.entries<Field>(fields)) {
    if (kind === 'reference' && !named && (sort || search || list || partner === 'name'))
      throw new Error(`"${key}" is listed, sorted or searched by its name: set "named" to the column that holds it.`);
    // A partner's form would otherwise save a translation as the original.
    if (content && (partner === 'write' || !translatedKinds.has(kind)))
      throw new Error(`"${key}" is content: it must be a text that partners cannot write.`);
  }
  return sayable(fields);
}

type Key<F> = keyof F & string;
type Flat<T> = { [K in keyof T]: T[K] } & {};
type Names<F> = { [K in Key<F> as F[K] extends { named: infer N extends string } ? N : never]: Nullable<Type.TString> };
type Colors<F> = {
  [K in Key<F> as F[K] extends { color: infer C extends string } ? C : never]: Nullable<Type.TString>;
};
type Readable<F, Who> = { [K in Key<F> as F[K] extends Who ? K : never]: F[K] };
type RowProperties<F extends Fields> = Flat<{ [K in Key<F>]: F[K]['row'] } & Names<F> & Colors<F>>;
type SeenByPartner = { partner: 'read' | 'write' | 'id' };
type NamedForPartner = { partner: 'read' | 'write' | 'name' };
type PartnerRowProperties<F extends Fields> = Flat<
  { [K in Key<F> as F[K] extends SeenByPartner ? K : never]: F[K]['row'] } & Names<Readable<F, NamedForPartner>> &
    Colors<Readable<F, NamedForPartner>>
>;
type CreateProperties<F extends Fields> = {
  [K in Key<F> as F[K] extends { write: 'never' } ? never : K]: F[K]['body'];
};
type UpdateProperties<F extends Fields> = {
  [K in Key<F> as F[K] extends { write: 'never' | 'create' } ? never : K]: F[K]['body'];
};
type PartnerProperties<F extends Fields> = {
  [K in Key<F> as F[K] extends { partner: 'write' } ? K : never]: F[K]['body'];
};
/** A column of the row: a field, or the name of a reference. */
export type ColumnKey<F extends Fields> = keyof RowProperties<F> & string;

type Choices<F extends Fields> = {
  readonly [K in Key<F> as F[K] extends { merge: true }
    ? K
    : F[K] extends { merge: infer Together extends string }
      ? Together
      : never]: readonly Key<F>[];
};

const entriesOf = (fields: Fields): [string, Field][] => Object.entries(fields);

function properties(fields: Fields, of: (key: string, field: Field) => [string, TSchema][]): Record<string, TSchema> {
  return Object.fromEntries(entriesOf(fields).flatMap(([key, field]) => of(key, field)));
}

/** The columns that show the name and color of a reference. */
const beside = ({ named, color }: Field): [string, TSchema][] =>
  [named, color].flatMap((column) => (column ? [[column, nullable(Type.String())] as [string, TSchema]] : []));

/** The properties of a row. */
export function rowOf<F extends Fields>(fields: F): RowProperties<F> {
  return properties(fields, (key, field) => [[key, field.row], ...beside(field)]) as RowProperties<F>;
}

/** The properties of a row that partners can read. */
export function partnerRowOf<F extends Fields>(fields: F): PartnerRowProperties<F> {
  return properties(fields, (key, field) => {
    const { partner } = field;
    if (!partner) return [];
    return [
      ...(partner === 'name' ? [] : [[key, field.row] as [string, TSchema]]),
      ...(partner === 'id' ? [] : beside(field)),
    ];
  }) as PartnerRowProperties<F>;
}

/** The fields that can be shown to partners. */
export function forPartner(fields: Fields): Fields {
  return Object.fromEntries(entriesOf(fields).filter(([, { partner }]) => partner && partner !== 'id'));
}

/** The texts that can be translated. */
export const contentOf = (fields: Fields = {}): [string, Field][] =>
  entriesOf(fields).filter(([, { content }]) => content);

/** The properties accepted when a row is created. */
export function createOf<F extends Fields>(fields: F): CreateProperties<F> {
  return properties(fields, (key, { write, body }) =>
    write === 'never' ? [] : [[key, body]],
  ) as unknown as CreateProperties<F>;
}

/** The properties accepted in an update; wrap them in `changes`. */
export function updateOf<F extends Fields>(fields: F): UpdateProperties<F> {
  return properties(fields, (key, { write, body }) => (write ? [] : [[key, body]])) as unknown as UpdateProperties<F>;
}

/** The properties that partners can write. */
export function partnerBodyOf<F extends Fields>(fields: F): PartnerProperties<F> {
  return properties(fields, (key, { partner, body }) =>
    partner === 'write' ? [[key, body]] : [],
  ) as unknown as PartnerProperties<F>;
}

/** References are sorted and searched by name. */
const columnsWith = <F extends Fields>(fields: F, has: (field: Field) => unknown): ColumnKey<F>[] =>
  entriesOf(fields)
    .filter(([, field]) => has(field))
    .map(([key, { named }]) => (named ?? key) as ColumnKey<F>);

export const sortable = <F extends Fields>(fields: F) => columnsWith(fields, ({ sort }) => sort);
export const searchable = <F extends Fields>(fields: F) => columnsWith(fields, ({ search }) => search);
export const filterable = <F extends Fields>(fields: F): ColumnKey<F>[] =>
  entriesOf(fields)
    .filter(([, { filter }]) => filter)
    .map(([key]) => key as ColumnKey<F>);

/** The choices in a merge of two records, each with the columns it copies. */
export function mergeChoicesOf<F extends Fields>(fields: F): Choices<F> {
  const choices: Record<string, string[]> = {};
  for (const [key, { merge }] of entriesOf(fields)) {
    if (!merge) continue;
    const choice = merge === true ? key : merge;
    choices[choice] = [...(choices[choice] ?? []), key];
  }
  return choices as unknown as Choices<F>;
}

/** The field a column of the row belongs to: itself, or the reference whose name it holds. */
export function fieldOfColumn(fields: Fields | undefined, column: string): Field | undefined {
  return fields?.[column] ?? entriesOf(fields ?? {}).find(([, { named }]) => named === column)?.[1];
}

/** People and contacts keep their name in `full_name`, all other resources in `name`. */
export const nameColumnOf = (resource: string): 'full_name' | 'name' =>
  resource === 'people' || resource === 'contacts' ? 'full_name' : 'name';

/** The name of a field in the change history, such as "the legal name". Abbreviations stay in capitals. */
export function auditNameOf({ label, audit }: Field): string {
  if (audit) return audit;
  return `the ${uncapitalized(label)}`;
}

const typedKinds = new Set<FieldKind>(['text', 'url', 'email', 'phone', 'number', 'year', 'money', 'rate']);
const chosenKinds = new Set<FieldKind>(['date', 'boolean', 'choice', 'reference', 'country']);

/** Fields that a form of an existing row shows as one input can be changed where they are listed. */
export function isEditableInPlace({ kind, section, form, write }: Field): boolean {
  const isOneInput = typedKinds.has(kind) || chosenKinds.has(kind);
  return isOneInput && section !== undefined && form === undefined && write === undefined;
}

/** A choice is complete when it is made; a text is complete with Enter. */
export const isChosen = ({ kind }: Field): boolean => chosenKinds.has(kind);

/** Fields that must have a value offer no way to clear it. */
export const mustBeFilled = ({ required, notNull }: Field): boolean => !!(required || notNull);

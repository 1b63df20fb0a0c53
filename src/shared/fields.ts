import {
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
} from './schema.ts';

/**
 * A field of a resource is declared once, in `schema.ts`, with everything both sides need to know about it. Rows and bodies,
 * sorting, filters, search, form, facts, columns, merge dialog, import and change history follow (docs/adding-a-field.md).
 * What is special stays ordinary code: every place can be switched off for a field, and the screen adds its own.
 */
interface Common {
  label: string;
  /** One sentence below the input. */
  help?: string;
  /** The section of the form. Without one, no form shows it automatically. */
  section?: string;
  /** The card of facts, if its title differs from the section. */
  card?: string;
  /** Must be given when a row is created. */
  required?: true;
  /** Never null, but may be left out: the database has a default. */
  notNull?: true;
  /** By default the company can always write it; otherwise only on create, or never because it is computed. */
  write?: 'create' | 'never';
  /** What partners can do; without it the field does not exist for them. For a reference they can read the id, the name, or both. */
  partner?: 'read' | 'write' | 'id' | 'name';
  /** A column of the list: shown by default, or hidden until chosen. */
  list?: 'shown' | 'hidden';
  /** Width of the column in pixels. */
  width?: number;
  sort?: true;
  /** `api`: the list accepts the filter, but the screen does not offer it. */
  filter?: true | 'api';
  search?: true;
  /** May be chosen in a merge. Fields with the same word are chosen together. */
  merge?: true | string;
  /** Column headings of other systems for this field; `false`: not imported. */
  import?: readonly string[] | false;
  form?: false | 'create';
  facts?: false;
  /** Its name in the change history, if not "the" and the label. */
  audit?: string;
  /** Takes the whole width of the form. */
  wide?: boolean;
  placeholder?: string;
}

interface TextOptions extends Common {
  max?: number;
  /** The allowed input, if the length is not enough. */
  input?: TSchema;
}
interface NumberOptions extends Common {
  min?: number;
  max?: number;
}
interface MoneyOptions extends Common {
  /** Never below zero. */
  positive?: true;
  /** The field with its currency; `currency` by default. */
  currency?: string;
  /** The amount and its currency are one input. */
  withCurrency?: true;
}
interface InstantOptions extends Common {
  /** "3 months ago". */
  relative?: true;
  /** Only its day. */
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
  /** The column of the row that holds its name, such as `type_name` beside `type_id`. */
  named?: string;
  /** The column that holds its color. */
  color?: string;
  /** Its name links to its screen. */
  link?: true;
  /** Its name is shown as a status. */
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
    Partial<Pick<ChoiceOptions, 'options'>>,
    Pick<ReferenceOptions, 'named' | 'color' | 'link' | 'status'> {
  kind: FieldKind;
  /** The schemas of reading and writing. */
  row: TSchema;
  body: TSchema;
  min?: number;
  max?: number;
  /** For references: the resource. For tags: the tagged resource. */
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
type Made<K extends FieldKind, R extends TSchema, B extends TSchema, O> = O & {
  kind: K;
  row: RowSchema<R, O>;
  body: BodySchema<B, O>;
};

function made<K extends FieldKind, R extends TSchema, B extends TSchema, O extends Common>(
  kind: K,
  row: R,
  body: B,
  options: O,
): Made<K, R, B, O> {
  const { required, notNull } = options;
  return {
    ...options,
    kind,
    row: required || notNull ? row : nullable(row),
    body: required ? body : Type.Optional(notNull ? body : nullable(body)),
  } as unknown as Made<K, R, B, O>;
}

const written = (max: number, { required, input }: TextOptions) =>
  (input ?? (required ? nameText(max) : text(max))) as Type.TString;
const textOf =
  <K extends FieldKind>(kind: K, usual: number) =>
  <const O extends TextOptions>(options: O) => {
    const max = options.max ?? usual;
    return made(kind, Type.String(), written(max, options), { ...options, max });
  };
const plainOf =
  <K extends FieldKind, R extends TSchema, B extends TSchema>(kind: K, row: R, body: B) =>
  <const O extends Common>(options: O) =>
    made(kind, row, body, options);

/** One function per kind of field. */
export const field = {
  text: textOf('text', 200),
  longText: textOf('longText', 2000),
  /** Markdown. */
  richText: textOf('richText', 10_000),
  url: textOf('url', 500),
  phone: textOf('phone', 60),
  email: plainOf('email', Type.String(), Email),
  country: plainOf('country', Type.String(), CountryCode),
  currency: plainOf('currency', CurrencyCode, CurrencyCode),
  date: plainOf('date', Day, Day),
  boolean: plainOf('boolean', Type.Boolean(), Type.Boolean()),
  rate: plainOf('rate', Ppm, Ppm),
  instant: <const O extends InstantOptions>(options: O) => made('instant', Instant, Instant, options),
  /** A column the database fills, such as `created_at`; lists can sort by it. */
  timestamp: <const O extends InstantOptions>(options: O) =>
    made('instant', Instant, Instant, { sort: true, ...options, notNull: true, write: 'never' } as const),
  number: <const O extends NumberOptions>(options: O) => made('number', Type.Integer(), bounded(options), options),
  year: <const O extends NumberOptions>(options: O) => made('year', Type.Integer(), bounded(options), options),
  /** Minor units. */
  money: <const O extends MoneyOptions>(options: O) => {
    const schema = options.positive ? PositiveMinor : Minor;
    return made('money', schema, schema, options);
  },
  /** One of a closed list, given with its labels. */
  choice: <const O extends ChoiceOptions>(options: O) => {
    const schema = oneOf(...options.options.map(({ value }) => value)) as Type.TUnsafe<O['options'][number]['value']>;
    return made('choice', schema, schema, options);
  },
  /** The id of a row of another resource. */
  reference: <const O extends ReferenceOptions>(resource: string, options: O) =>
    made('reference', Id, Id, { ...options, resource }),
  references: <const O extends Common>(resource: string, options: O) => {
    const ids = Type.Array(Id, { maxItems: 100 });
    return made('references', Type.Array(Id), ids, { ...options, resource, notNull: true as const });
  },
  tags: <const O extends Common>(resource: string, options: O) =>
    made('tags', Type.Array(Type.String()), Tags, { ...options, resource, notNull: true as const }),
  /** The address of an uploaded picture. */
  picture: <const O extends Common>(options: O) =>
    made('picture', Type.String(), text(1000), { ...options, import: false as const }),
};

function bounded({ min, max }: NumberOptions) {
  return Type.Integer({ ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) });
}

/** Type-checks a declaration where it is written. */
export function defineFields<const F extends Fields>(fields: F): F {
  for (const [key, { kind, named, sort, search, list, partner }] of Object.entries<Field>(fields)) {
    if (kind === 'reference' && !named && (sort || search || list || partner === 'name'))
      throw new Error(`"${key}" is listed, sorted or searched by its name: set "named" to the column that holds it.`);
  }
  return fields;
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

/** The name and the color that the view puts beside a reference. */
const beside = ({ named, color }: Field): [string, TSchema][] =>
  [named, color].flatMap((column) => (column ? [[column, nullable(Type.String())] as [string, TSchema]] : []));

/** What a row holds. */
export function rowOf<F extends Fields>(fields: F): RowProperties<F> {
  return properties(fields, (key, field) => [[key, field.row], ...beside(field)]) as RowProperties<F>;
}

/** What a partner reads of it. */
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

/** The fields a partner can be shown. */
export function forPartner(fields: Fields): Fields {
  return Object.fromEntries(entriesOf(fields).filter(([, { partner }]) => partner && partner !== 'id'));
}

/** What may be said of a new row. */
export function createOf<F extends Fields>(fields: F): CreateProperties<F> {
  return properties(fields, (key, { write, body }) =>
    write === 'never' ? [] : [[key, body]],
  ) as unknown as CreateProperties<F>;
}

/** What may be changed later; wrap it in `changes`. */
export function updateOf<F extends Fields>(fields: F): UpdateProperties<F> {
  return properties(fields, (key, { write, body }) => (write ? [] : [[key, body]])) as unknown as UpdateProperties<F>;
}

/** What a partner may write. */
export function partnerBodyOf<F extends Fields>(fields: F): PartnerProperties<F> {
  return properties(fields, (key, { partner, body }) =>
    partner === 'write' ? [[key, body]] : [],
  ) as unknown as PartnerProperties<F>;
}

/** A reference is sorted and searched by its name. */
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

/** What of two records can be chosen when they become one, and the columns each choice takes along. */
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

/** Whose names are in `full_name`. */
export const nameColumnOf = (resource: string): 'full_name' | 'name' =>
  resource === 'people' || resource === 'contacts' ? 'full_name' : 'name';

/** "the legal name": how a change of the field is told. Abbreviations stay in capitals. */
export function auditNameOf({ label, audit }: Field): string {
  if (audit) return audit;
  return `the ${/^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;
}

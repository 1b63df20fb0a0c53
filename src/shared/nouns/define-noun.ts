import {
  Custom,
  changes,
  closed,
  Instant,
  nullable,
  type Static,
  Stored,
  type TObject,
  type TProperties,
  Type,
} from '../schema.ts';
import { sayable } from '../text/labels.ts';
import { createOf, defineFields, type Fields, partnerBodyOf, partnerRowOf, rowOf, updateOf } from './fields.ts';
import type { Noun } from './nouns.ts';

/** The options of a noun in addition to its names and fields. */
interface Options {
  /** Columns of the row that are not fields, for the company only. They replace columns of fields with the same name. */
  columns?: TProperties;
  /** Columns of the row that are not fields, for the company and for partners. */
  sharedColumns?: TProperties;
  /** Parts of the request bodies that are not fields. */
  input?: TProperties;
  /** The row has `custom`, the values of custom fields. */
  custom?: true;
  /**
   * DELETE archives the row. With `restorable`, an update with `archived_at: null` restores it; for partners only if
   * they read `archived_at` (`sharedColumns`).
   */
  archive?: true | 'restorable';
  /** The default order of lists, such as `name`; without it, the newest rows come first. */
  by?: string;
  /** The views that every list of the noun offers, in addition to *Mine*, which nouns with an owner have by themselves. */
  views?: readonly NounView[];
  /** The fields of the short form that creates a row, about five; the others are behind *More fields*. */
  quick?: readonly string[];
  /** The company changes rows only on their own screens, because each change is a step with rules. */
  inPlace?: false;
}

/**
 * A view of a noun's list. `where` is written as in requests: `expected_close_on_gte: '@month'`. `@me` is the reader,
 * and relative days such as `@today-1` are resolved when the view is opened.
 */
export interface NounView {
  key: string;
  name: string;
  where: Readonly<Record<string, string | readonly string[]>>;
  /** The order, such as `-closed_on`; defaults to that of the list. */
  by?: string;
  /** Only for this mode; defaults to the company's. */
  mode?: 'company' | 'partner' | 'both';
}

type Flat<T> = { [K in keyof T]: T[K] } & {};
type None = Record<never, never>;
type Given<O, K extends string> = O extends { [key in K]: infer T } ? T : None;
type If<O, Condition, T> = O extends Condition ? T : None;

type CustomRow = { custom: typeof Custom };
type CustomBody = { custom: Type.TOptional<typeof Custom> };
type ArchivedAt = { archived_at: Type.TUnion<[typeof Instant, Type.TNull]> };
type Restore = { archived_at: Type.TOptional<Type.TNull> };
type IsCustom = { custom: true };

type Row<F extends Fields, O> = Flat<
  Omit<Omit<typeof Stored, keyof F> & ReturnType<typeof rowOf<F>>, keyof Given<O, 'columns'>> &
    Given<O, 'sharedColumns'> &
    Given<O, 'columns'> &
    If<O, IsCustom, CustomRow> &
    If<O, { archive: true | 'restorable' }, ArchivedAt>
>;
type PartnerRow<F extends Fields, O> = Flat<
  typeof Stored & ReturnType<typeof partnerRowOf<F>> & Given<O, 'sharedColumns'> & If<O, IsCustom, CustomRow>
>;
type Body<Properties, O> = Flat<Properties & Given<O, 'input'> & If<O, IsCustom, CustomBody>>;
type Restorable = { archive: 'restorable' };
type Changed<Properties, O, Condition = Restorable> = Flat<Body<Properties, O> & If<O, Condition, Restore>>;
type RestorableByPartners = Restorable & { sharedColumns: { archived_at: unknown } };

type Shape<T> = T extends TProperties ? TObject<T> : never;
type ChangeShape<T> = T extends TProperties ? ReturnType<typeof changes<T>> : never;

/** A noun with its names, its fields and the shapes that follow from them. */
export interface DefinedNoun<
  F extends Fields = Fields,
  R extends TObject = TObject,
  C extends TObject = TObject,
  U extends TObject = TObject,
  P extends TObject = TObject,
> {
  /** The plural in snake case: the resource, its address below `/api` and its permission. */
  name: string;
  /** The singular: "contact". */
  one: string;
  /** The plural: "contacts". */
  many: string;
  /** The address of one record: `/contacts/show/$id`. */
  address: string | undefined;
  fields: F;
  /** The company's row, and its requests to create and change one. */
  row: R;
  create: C;
  update: U;
  /** The partner's row, and its requests to create and change one. */
  partnerRow: P;
  partnerCreate: TObject;
  partnerUpdate: TObject;
  by: string;
  views: readonly NounView[];
  quick: readonly string[];
  /** Lists change the fields of the form where they are shown, one row or many at once. */
  isEditedInPlace: boolean;
  archive: Options['archive'];
  hasCustomFields: boolean;
}

export type RowOf<N extends { row: TObject }> = Static<N['row']>;
export type CreateOf<N extends { create: TObject }> = Static<N['create']>;
export type UpdateOf<N extends { update: TObject }> = Static<N['update']>;
export type PartnerRowOf<N extends { partnerRow: TObject }> = Static<N['partnerRow']>;

type Defined<F extends Fields, O> = DefinedNoun<
  F,
  Shape<Row<F, O>>,
  Shape<Body<ReturnType<typeof createOf<F>>, O>>,
  ChangeShape<Changed<ReturnType<typeof updateOf<F>>, O>>,
  Shape<PartnerRow<F, O>>
> & {
  partnerCreate: Shape<Body<ReturnType<typeof partnerBodyOf<F>>, O>>;
  partnerUpdate: ChangeShape<Changed<ReturnType<typeof partnerBodyOf<F>>, O, RestorableByPartners>>;
};

/**
 * Declares a noun: its fields and the other parts of its rows and requests. The server's resource, the lists, forms and
 * record pages, import, export, merge and the audit log follow from it. `nouns.ts` names it, because the names belong
 * to the first bundle of the web app and the fields do not.
 * @example defineNoun('contacts', nouns.contacts, { fields: { … }, custom: true, archive: 'restorable', by: 'full_name' })
 * @throws for a reference that is listed, sorted or searched without the column of its name, and for a field of the
 * short form that does not exist
 */
export function defineNoun<const F extends Fields, const O extends Options>(
  name: string,
  { one, many, address }: Pick<Noun, 'one' | 'many' | 'address'>,
  declaration: O & { fields: F },
): Defined<F, O> {
  const {
    fields,
    columns,
    sharedColumns,
    input,
    custom,
    archive,
    by = '-created_at',
    views = [],
    quick = [],
    inPlace,
  } = declaration;
  defineFields(fields);
  for (const key of quick)
    if (!(key in fields)) throw new Error(`The short form of ${name} names "${key}", which is not a field.`);
  const first = { ...Stored, ...sharedColumns };
  const partnerRow = { ...first, ...partnerRowOf(fields), ...(custom && { custom: Custom }) };
  const body = (properties: TProperties) =>
    closed({ ...properties, ...input, ...(custom && { custom: Type.Optional(Custom) }) });
  const changed = (properties: TProperties, isRestorable: boolean) =>
    changes(
      closed({
        ...body(properties).properties,
        ...(isRestorable && { archived_at: Type.Optional(Type.Null()) }),
      }),
    );
  const isRestorable = archive === 'restorable';
  return sayable({
    name,
    one,
    many,
    address,
    fields,
    // Exports have this order.
    row: Type.Object({
      ...first,
      ...rowOf(fields),
      ...(custom && { custom: Custom }),
      ...columns,
      ...(archive && { archived_at: nullable(Instant) }),
    }),
    create: body(createOf(fields)),
    update: changed(updateOf(fields), isRestorable),
    partnerRow: Type.Object(partnerRow),
    partnerCreate: body(partnerBodyOf(fields)),
    partnerUpdate: changed(partnerBodyOf(fields), isRestorable && 'archived_at' in partnerRow),
    by,
    views,
    quick,
    isEditedInPlace: inPlace !== false,
    archive,
    hasCustomFields: custom === true,
  }) as unknown as Defined<F, O>;
}

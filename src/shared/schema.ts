import type { Static, TObject, TProperties, TSchema } from 'typebox';
import * as Type from './schema-types.ts';

/** Common types of all feature schemas. Ajv checks them on the server, and OpenAPI shows them. */
export const Id = Type.String({ format: 'uuid' });
export const Instant = Type.String({ format: 'date-time', description: 'ISO 8601 date and time' });
export const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
/** Error messages put the description of a pattern after "must be". */
export const CurrencyCode = Type.String({
  pattern: '^[A-Z]{3}$',
  format: 'currency',
  description: 'a currency code of three capital letters, such as EUR (ISO 4217)',
});
export const CountryCode = Type.String({
  pattern: '^[A-Z]{2}$',
  format: 'country',
  description: 'a country code of two capital letters, such as DE (ISO 3166-1)',
});
/** Minor units of the row's currency; at most 10^15 either way, so that a JavaScript number holds it exactly. */
export const Minor = Type.Integer({ minimum: -1e15, maximum: 1e15 });
export const PositiveMinor = Type.Integer({ minimum: 0, maximum: 1e15 });
export const Ppm = Type.Integer({ description: 'parts per million: 10 % is 100000' });
export const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'a color such as #c2410c' });
export const Email = Type.String({ format: 'email', maxLength: 254 });
export const Domain = Type.String({ pattern: '^[A-Za-z0-9.-]{1,253}$', description: 'a domain such as example.com' });
export const Tags = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 50 });
/** Values of custom fields by key; their shapes follow the definitions of the entity. */
export const Custom = Type.Record(Type.String(), Type.Unknown());

/** A name: trimmed and normalized, so that names that look alike are equal. */
export function nameText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: '\\S', trimmed: true });
}
export const Name = nameText(200);
export function text(maxLength: number) {
  return Type.String({ maxLength });
}

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

export function oneOf<const T extends string[]>(...values: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values });
}

/** The number of writes of a row. A request with an older version is refused. */
export const RowVersion = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** The fields of every stored row. */
export const Stored = { id: Id, row_version: RowVersion, created_at: Instant, updated_at: Instant };

/** An object schema that refuses unknown fields. */
export function closed<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}

/**
 * The update schema for a create schema: every field is optional. With `row_version`, an update of a changed row is
 * refused.
 */
export function changes<T extends TProperties>(schema: TObject<T>) {
  return Type.Object(
    { ...Type.Partial(schema).properties, row_version: Type.Optional(RowVersion) },
    { additionalProperties: false, minProperties: 1 },
  );
}

export type { Static, TObject, TProperties, TSchema };
export { Type };

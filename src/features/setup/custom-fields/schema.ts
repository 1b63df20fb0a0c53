import { type FieldType, fieldTypes } from '#shared/nouns/field-types.ts';
import { defineFields, field } from '#shared/nouns/fields.ts';
import {
  Color,
  changes,
  closed,
  Id,
  Instant,
  nameText,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

export const customEntities = ['partners', 'contacts', 'accounts', 'opportunities', 'deal_registrations'] as const;
export type CustomEntity = (typeof customEntities)[number];

/** The field types whose values can be compared as text, so that they can be unique. */
export const uniqueTypes: readonly FieldType[] = ['STRING', 'DECIMAL', 'DATETIME', 'EMAIL', 'PHONE_NUMBER'];

export const MAX_FIELDS = 100;
export const MAX_OPTIONS = 200;

export const FieldOption = closed({
  /** The stored value; it stays when the label changes. */
  value: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  label: nameText(120),
  color: Type.Optional(nullable(Color)),
  /** No longer offered, but rows still have it. */
  is_archived: Type.Optional(Type.Boolean()),
});
export type FieldOption = Static<typeof FieldOption>;

/** The texts that partners read. */
export const customFieldTexts = defineFields({
  label: field.text({ label: 'Label', max: 120, required: true, content: true, partner: 'read' }),
  help: field.longText({ label: 'Help text', max: 500, content: true, partner: 'read' }),
});
export const optionTexts = defineFields({
  label: field.text({ label: 'Option', max: 120, required: true, content: true, partner: 'read' }),
});

/** A field a company added to a noun; values live in `custom` of the rows, under `key`. */
export const CustomField = Type.Object({
  ...Stored,
  entity: oneOf(...customEntities),
  key: Type.String(),
  label: Type.String(),
  field_type: oneOf(...fieldTypes),
  options: Type.Array(FieldOption),
  is_required: Type.Boolean(),
  /** For opportunities: the stages that require this field. */
  required_stage_ids: Type.Array(Id),
  /** No two rows have the same value. */
  is_unique: Type.Boolean(),
  section: nullable(Type.String()),
  help: nullable(Type.String()),
  partner_access: oneOf('none', 'read', 'write'),
  order: Type.Integer(),
  archived_at: nullable(Instant),
});
export type CustomField = Static<typeof CustomField>;

const facts = {
  label: nameText(120),
  options: Type.Optional(Type.Array(FieldOption, { maxItems: MAX_OPTIONS })),
  is_required: Type.Optional(Type.Boolean()),
  required_stage_ids: Type.Optional(Type.Array(Id, { maxItems: 100, uniqueItems: true })),
  is_unique: Type.Optional(Type.Boolean()),
  section: Type.Optional(nullable(text(80))),
  help: Type.Optional(nullable(text(500))),
  /** Whether partners see the value, and whether they may write it. */
  partner_access: Type.Optional(oneOf('none', 'read', 'write')),
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e6 })),
};

export const CustomFieldCreate = closed({
  entity: oneOf(...customEntities),
  field_type: oneOf(...fieldTypes),
  /** The key is derived from the label unless given; it never changes, because filters, views and imports name it. */
  key: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9_]{0,59}$',
      description: 'lowercase letters, digits and underscores, starting with a letter',
    }),
  ),
  ...facts,
});
export type CustomFieldCreate = Static<typeof CustomFieldCreate>;

/** Rows with the option `from` get the option `into`, and `from` is deleted. */
export const OptionMerge = closed({
  from: Type.String({ minLength: 1, maxLength: 60 }),
  into: Type.String({ minLength: 1, maxLength: 60 }),
});
export type OptionMerge = Static<typeof OptionMerge>;
export const OptionMerged = closed({ rows: Type.Integer() });

export const CustomFieldUpdate = changes(closed({ ...facts, archived_at: Type.Optional(Type.Null()) }));

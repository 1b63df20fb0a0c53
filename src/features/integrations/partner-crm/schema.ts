import { Status } from '#features/deals/deal-registrations/schema.ts';
import {
  CountryCode,
  CurrencyCode,
  closed,
  Day,
  Email,
  Id,
  Instant,
  nullable,
  oneOf,
  type Static,
  Type,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

/** The fields of a registration that a partner's CRM can fill. */
export const dealFields = sayable([
  { name: 'title', label: 'Deal name' },
  { name: 'account_name', label: 'Customer' },
  { name: 'account_website', label: 'Customer’s website' },
  { name: 'account_country', label: 'Customer’s country' },
  { name: 'contact_name', label: 'Contact' },
  { name: 'contact_email', label: 'Contact’s email' },
  { name: 'contact_phone', label: 'Contact’s phone' },
  { name: 'amount', label: 'Amount' },
  { name: 'currency', label: 'Currency' },
  { name: 'expected_close_on', label: 'Expected close date' },
  { name: 'description', label: 'Description' },
] as const);
export type DealField = (typeof dealFields)[number]['name'];

/** The values that Tandem can write to a deal of the partner's CRM, with the kinds of fields that can hold them. */
export const writtenFields = sayable([
  { name: 'status', label: 'State of the registration', types: ['text', 'long_text'] },
  { name: 'protected_until', label: 'End of the protection', types: ['date', 'instant', 'text'] },
  { name: 'earned', label: 'Earned commission', types: ['amount', 'number', 'text'] },
] as const);
export type WrittenField = (typeof writtenFields)[number]['name'];

const RemoteName = Type.String({ minLength: 1, maxLength: 100 });

/** A field of the CRM's deal, or of the record to which a reference of the deal leads. */
export const FieldPath = closed({ field: RemoteName, via: nullable(RemoteName) });
export type FieldPath = Static<typeof FieldPath>;

const Paths = closed(Object.fromEntries(dealFields.map(({ name }) => [name, Type.Optional(nullable(FieldPath))])));
const WritePaths = closed(
  Object.fromEntries(writtenFields.map(({ name }) => [name, Type.Optional(nullable(RemoteName))])),
);

export const PartnerCrmInput = closed({
  object: RemoteName,
  /** The picklist that tells open deals from closed ones; null lists every deal. */
  open_field: nullable(RemoteName),
  open_values: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 100, uniqueItems: true }),
  fields: Paths,
  writes_back: Type.Boolean(),
  write_fields: WritePaths,
});
export interface PartnerCrmInput {
  object: string;
  open_field: string | null;
  open_values: string[];
  fields: Partial<Record<DealField, FieldPath | null>>;
  writes_back: boolean;
  write_fields: Partial<Record<WrittenField, string | null>>;
}

const RemoteField = closed({
  name: Type.String(),
  label: Type.String(),
  type: Type.String(),
  is_read_only: Type.Boolean(),
  references: nullable(Type.String()),
  options: Type.Array(closed({ value: Type.String(), label: Type.String() })),
});
export type RemoteField = Static<typeof RemoteField>;
const RemoteObject = closed({ name: Type.String(), label: Type.String(), fields: Type.Array(RemoteField) });
export type RemoteObject = Static<typeof RemoteObject>;

/** The settings of one connection, with what its CRM offers. */
export const PartnerCrmSettings = closed({
  /** Without stored settings, these are proposed. */
  is_stored: Type.Boolean(),
  settings: PartnerCrmInput,
  objects: Type.Array(RemoteObject),
});
export interface PartnerCrmSettings {
  is_stored: boolean;
  settings: PartnerCrmInput;
  objects: RemoteObject[];
}

/** A CRM from which the partner can register deals. */
export const PartnerCrmConnection = closed({
  id: Id,
  name: Type.String(),
  connector: Type.String(),
  status: Type.String(),
  account_name: nullable(Type.String()),
  writes_back: Type.Boolean(),
  registered: Type.Integer(),
});
export type PartnerCrmConnection = Static<typeof PartnerCrmConnection>;

/** An open deal of the partner's CRM with the values that a registration would get. */
export const CrmDeal = closed({
  remote_id: Type.String(),
  url: nullable(Type.String()),
  title: nullable(Type.String()),
  account_name: nullable(Type.String()),
  account_website: nullable(Type.String()),
  country: nullable(Type.String()),
  contact_name: nullable(Type.String()),
  contact_email: nullable(Type.String()),
  contact_phone: nullable(Type.String()),
  description: nullable(Type.String()),
  amount_minor: nullable(Type.Integer()),
  currency: nullable(Type.String()),
  expected_close_on: nullable(Type.String()),
  /** The fields that have to be entered before it can be registered. */
  missing: Type.Array(Type.String()),
  registration: nullable(closed({ id: Id, number: Type.Integer(), status: Status })),
});
export type CrmDeal = Static<typeof CrmDeal>;
export const CrmDeals = closed({
  deals: Type.Array(CrmDeal),
  /** The CRM has more deals than are listed. */
  has_more: Type.Boolean(),
});
export type CrmDeals = Static<typeof CrmDeals>;

/** The values that the person entered instead of the CRM's. */
export const EnteredValues = closed({
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
  account_name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
  /** Null when the customer has none. */
  account_website: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 253, pattern: '\\S' }))),
  country: Type.Optional(CountryCode),
  contact_name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
  contact_email: Type.Optional(Email),
  amount_minor: Type.Optional(Type.Integer({ minimum: 1, maximum: 1e15 })),
  currency: Type.Optional(CurrencyCode),
  expected_close_on: Type.Optional(Day),
});
export type EnteredValues = Static<typeof EnteredValues>;

export const CrmRegister = closed({
  deals: Type.Array(
    closed({
      remote_id: Type.String({ minLength: 1, maxLength: 100 }),
      values: Type.Optional(EnteredValues),
    }),
    { minItems: 1, maxItems: 20 },
  ),
});
export type CrmRegister = Static<typeof CrmRegister>;

/** The result for one deal, in the order of the request. */
export const CrmRegistered = closed({
  remote_id: Type.String(),
  status: oneOf('registered', 'refused'),
  registration_id: nullable(Id),
  message: nullable(Type.String()),
  errors: Type.Record(Type.String(), Type.Array(Type.String())),
});
export type CrmRegistered = Static<typeof CrmRegistered>;

/** A deal that was registered from the CRM, and the state of what is written back. */
export const CrmLink = closed({
  id: Id,
  connection_id: nullable(Id),
  connection_name: nullable(Type.String()),
  remote_id: Type.String(),
  remote_name: Type.String(),
  registration_id: Id,
  registration_number: Type.Integer(),
  registration_status: Status,
  is_due: Type.Boolean(),
  written_at: nullable(Instant),
  failed_at: nullable(Instant),
  last_error: nullable(Type.String()),
});
export type CrmLink = Static<typeof CrmLink>;

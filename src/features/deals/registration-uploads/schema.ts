import { Status } from '#features/deals/deal-registrations/schema.ts';
import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

export const MOST_UPLOADED = 200;
export const MOST_CSV = 500_000;

/** The columns of the template, with the values of an example row. */
export const uploadColumns = [
  { key: 'account_name', heading: 'Account', example: 'Lakeside Freight' },
  { key: 'account_domain', heading: 'Website', example: 'lakeside-freight.example' },
  { key: 'country', heading: 'Country', example: 'US' },
  { key: 'contact_name', heading: 'Contact', example: 'Nora Bell' },
  { key: 'contact_email', heading: 'Contact email', example: 'nora@lakeside-freight.example' },
  { key: 'contact_phone', heading: 'Contact phone', example: '+1 555 010 0199' },
  { key: 'title', heading: 'Title', example: 'Route planning' },
  { key: 'amount', heading: 'Amount', example: '42000.00' },
  { key: 'currency', heading: 'Currency', example: 'USD' },
  { key: 'expected_close_on', heading: 'Expected close', example: '2026-12-31' },
  { key: 'deal_type', heading: 'Deal type', example: '' },
  { key: 'description', heading: 'Description', example: 'They asked for a quote.' },
] as const;
export type UploadColumn = (typeof uploadColumns)[number]['key'];

export const UploadQuestion = closed({
  /** The file as text: the columns of the template, in any order. */
  csv: Type.String({ minLength: 1, maxLength: MOST_CSV }),
  /** Nothing is kept of a check. */
  mode: oneOf('check', 'submit'),
});

export const UploadedRow = Type.Object({
  /** The row number in the file; the headings are row 1. */
  row: Type.Integer(),
  account_name: Type.String(),
  result: oneOf('ready', 'registered', 'refused'),
  /** The problems of the row, by column heading. */
  problems: Type.Array(Type.Object({ column: nullable(Type.String()), text: Type.String() })),
  registration_id: nullable(Id),
  number: nullable(Type.Integer()),
  status: nullable(Status),
});
export type UploadedRow = Static<typeof UploadedRow>;
export const UploadAnswer = Type.Object({
  rows: Type.Array(UploadedRow),
  /** Headings that are no column of the template. */
  ignored: Type.Array(Type.String()),
});
export type UploadAnswer = Static<typeof UploadAnswer>;

/** A party of an invoice. */
export interface Party {
  name: string;
  street: string;
  city: string;
  postal_code: string;
  country: string;
  vat_number: string | null;
  /** The national tax number of a seller without a VAT number. */
  tax_number: string | null;
}

export type Treatment = 'domestic' | 'reverse_charge' | 'outside_scope' | 'small_business';

/** Everything that the files of an invoice show; it is stored when the invoice is issued, and never changes. */
export interface InvoiceContent {
  number: string;
  kind: 'invoice' | 'credit_note';
  issued_on: string;
  currency: string;
  /** The partner, in whose name the invoice is issued. */
  seller: Party;
  /** The company, which issues it. */
  buyer: Party;
  treatment: Treatment;
  sentence: string;
  vat_rate_ppm: number;
  line: string;
  net_minor: number;
  vat_minor: number;
  total_minor: number;
  rounding_minor: number;
  /** The day of the payment; for a credit note, the day of the return. */
  paid_on: string;
  statement_no: string;
  /** A note about withheld tax or conversion. */
  note: string;
  corrects: { number: string; issued_on: string } | null;
}

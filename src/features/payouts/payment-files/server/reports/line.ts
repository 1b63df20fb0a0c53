import type { ReportKind, ReportOutcome } from '../../schema.ts';

/** One statement of a status file about a payment, or about all payments of a payment file. */
export interface ReportLine {
  /** EndToEndId, reference, trace number, or with `isFile` the id of the payment file. */
  reference: string;
  isFile?: true;
  outcome: ReportOutcome;
  amount_minor: number | null;
  currency: string | null;
  /** The day on which the money moved. */
  on: string | null;
  /** Code of the reason, such as AC04 or R03. */
  code: string | null;
  detail: string | null;
  /** The statement number as the file repeats it, where the format has one. */
  statement_no?: string;
  /** The reason why the line is only listed, although it names a payment. */
  problem?: string;
}

export interface ParsedReport {
  kind: ReportKind;
  message_id: string | null;
  lines: readonly ReportLine[];
}

/** A file that cannot be read; the message completes a sentence about the file. */
export class UnreadableReport extends Error {}

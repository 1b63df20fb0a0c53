import type { Row } from '#server/db/client.ts';
import type { ExportColumn } from '#server/resource/export-columns.ts';
import type { Format, Paper } from '../schema.ts';

export type FileFormat = Exclude<Format, 'inline'>;

/** The report for one reader, and the table of its file. */
export interface Content {
  paper: Paper;
  /** There are more rows than one report may hold. */
  isTooMany: boolean;
  table: (format: FileFormat) => { columns: readonly ExportColumn[]; rows: readonly Row[] };
}

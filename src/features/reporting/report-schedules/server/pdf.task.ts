import type { Paper } from '../schema.ts';
import { pdfOf } from './pdf.ts';

export const run = ({ paper, subtitle, made }: { paper: Paper; subtitle: string; made: Date }): Promise<Uint8Array> =>
  pdfOf(paper, subtitle, made);

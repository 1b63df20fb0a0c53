import type { Paper } from '../schema.ts';
import { reportPdf } from './pdf.ts';

export const run = ({ paper, subtitle, made }: { paper: Paper; subtitle: string; made: Date }): Promise<Uint8Array> =>
  reportPdf(paper, subtitle, made);

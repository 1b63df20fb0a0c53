import { drawPaper } from './drawn-paper.ts';
import type { PaperInfo, PaperStep } from './paper.ts';

export const run = ({ info, steps }: { info: PaperInfo; steps: readonly PaperStep[] }): Promise<Uint8Array> =>
  drawPaper(info, steps);

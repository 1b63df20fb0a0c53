import { drawPaper } from './drawn-paper.ts';
import type { PaperInfo, PaperStep } from './model.ts';

export const run = ({ info, steps }: { info: PaperInfo; steps: readonly PaperStep[] }): Promise<Uint8Array> =>
  drawPaper(info, steps);

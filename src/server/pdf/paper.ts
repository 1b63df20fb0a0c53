import { guardedTask } from '../guarded/guarded.ts';
import type { Paper, PaperInfo, PaperStep } from './model.ts';

const draw = guardedTask<typeof import('./paper.task.ts').run>(new URL('./paper.task.ts', import.meta.url), {
  subject: 'The document',
  field: 'id',
  seconds: 60,
  lane: 'render',
});

/**
 * Prints what `write` calls, in a process of its own, because fonts and long tables take seconds.
 * @param share the company
 * @returns the PDF
 */
export function printPaper(info: PaperInfo, share: string, write: (paper: Paper) => void): Promise<Uint8Array> {
  const steps: PaperStep[] = [];
  const note =
    (name: keyof Paper) =>
    (...args: unknown[]) =>
      void steps.push([name, ...args] as unknown as PaperStep);
  write({
    space: note('space'),
    rule: note('rule'),
    write: note('write'),
    head: note('head'),
    heading: note('heading'),
    pair: note('pair'),
    row: note('row'),
  });
  return draw({ info, steps }, { share });
}

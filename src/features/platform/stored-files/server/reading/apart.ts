import { guardedTask } from '#server/guarded/guarded.ts';
import type { OfficeText } from './office-text.ts';

type Run = typeof import('./file.task.ts').run;
const module = new URL('./file.task.ts', import.meta.url);
const limits = { subject: 'The file', field: 'file', seconds: 20, lane: 'large', isStrict: true } as const;
const read = guardedTask<Run>(module, {
  ...limits,
  refusal: 'This file cannot be shown as text. Download it to open it.',
});
const mark = guardedTask<Run>(module, {
  ...limits,
  refusal: 'This PDF cannot carry a watermark, so it cannot be opened here. It may be protected or damaged.',
});

/** The text of an office file. @throws 422 */
export const textOfOfficeFile = (bytes: Uint8Array, share: string) =>
  read({ kind: 'text', bytes }, { share }) as Promise<OfficeText>;

/** A PDF with a line on every page. @throws 422 for one that cannot take it: without the line it is not handed out */
export const watermarked = (bytes: Uint8Array, lines: readonly string[], share: string) =>
  mark({ kind: 'watermark', bytes, lines }, { share }) as Promise<Uint8Array>;

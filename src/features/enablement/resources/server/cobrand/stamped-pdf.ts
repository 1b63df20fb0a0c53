import { guardedTask } from '#server/guarded/guarded.ts';
import type { Wishes } from './stamp.ts';

const stamp = guardedTask<typeof import('./stamp.task.ts').run>(new URL('./stamp.task.ts', import.meta.url), {
  subject: 'The file',
  field: 'file',
  seconds: 30,
  lane: 'large',
  isStrict: true,
});

/** Adds content to the pages of a PDF in a process of its own. @throws 409 or 422 for a file that cannot take it */
export const stampedPdf = (bytes: Uint8Array, wishes: Wishes, share: string): Promise<Uint8Array> =>
  stamp({ bytes, wishes }, { share });

import { guardedTask } from './guarded.ts';

const zip = guardedTask<typeof import('./zip.task.ts').run>(new URL('./zip.task.ts', import.meta.url), {
  subject: 'The archive',
  field: 'file',
  seconds: 60,
});

/** Packs files in a process of its own, because large ones take seconds. The same files always give the same bytes. */
export const zipped = (files: Readonly<Record<string, Uint8Array>>, share: string): Promise<Uint8Array> =>
  zip(files, { share });

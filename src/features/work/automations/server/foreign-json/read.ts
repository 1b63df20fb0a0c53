import { guardedTask } from '#server/guarded/guarded.ts';
import type { ForeignInput, ForeignRead } from './read.task.ts';

const guarded = guardedTask<typeof import('./read.task.ts').run>(new URL('./read.task.ts', import.meta.url), {
  subject: 'The body',
  field: 'body',
  seconds: 5,
});

/** Reads JSON or form fields of another system in a guarded process. @throws 422 for a body that cannot be read */
export const readForeign = (
  input: Pick<ForeignInput, 'bytes'> & Partial<ForeignInput>,
  options: { share: string; signal?: AbortSignal },
): Promise<ForeignRead> =>
  guarded({ isForm: false, fields: [], also: {}, added: {}, isBatch: false, describes: false, ...input }, options);

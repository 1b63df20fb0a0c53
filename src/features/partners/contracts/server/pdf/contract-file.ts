import { guardedTask } from '#server/guarded/guarded.ts';
import type { SealKey } from '../seal/key.ts';
import type { SealedContract } from './render.ts';

const render = guardedTask<typeof import('./contract.task.ts').run>(new URL('./contract.task.ts', import.meta.url), {
  subject: 'The contract',
  field: 'body',
  seconds: 60,
  lane: 'render',
});

/** The document as a file, rendered in a process of its own. @param share the company */
export const contractFile = (contract: SealedContract, share: string): Promise<Uint8Array> =>
  render({ contract }, { share });

export async function sealedFile(contract: SealedContract, keys: SealKey, share: string): Promise<Buffer> {
  return Buffer.from(await render({ contract, keys }, { share }));
}

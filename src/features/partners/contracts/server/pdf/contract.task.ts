import { invalid } from '#server/errors.ts';
import type { SealKey } from '../seal/key.ts';
import { buildSealed } from '../seal/sealed-file.ts';
import { renderContract, type SealedContract } from './render.ts';

/** The document as a file; with keys, the sealed one with its record. @throws 422 for an uploaded PDF that cannot be read */
export async function run({ contract, keys }: { contract: SealedContract; keys?: SealKey }): Promise<Uint8Array> {
  try {
    if (keys) return await buildSealed(contract, keys);
    const document = await renderContract(contract);
    return await document.save();
  } catch (error) {
    if (!contract.original || keys) throw error;
    throw invalid({ file: ['cannot be read'] }, 'The PDF of this contract cannot be read.');
  }
}

import type { Sealing } from '#server/sealing.ts';

/** A message waits in the database only until it is handled, and nobody can read it there. */
const cipherOf = (sealing: Sealing) => sealing.cipher('received emails');

export function sealSource(sealing: Sealing, source: Buffer, id: string): Buffer {
  return cipherOf(sealing).seal(source.toString('latin1'), id);
}

export function openSource(sealing: Sealing, sealed: Uint8Array, id: string): Buffer {
  return Buffer.from(cipherOf(sealing).open(sealed, id), 'latin1');
}

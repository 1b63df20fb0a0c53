import type { Role } from './language.ts';
import type { Piece } from './scan.ts';

/** Whether a question has one of these words of the language. */
export const has = (pieces: readonly Piece[], ...roles: Role[]) =>
  pieces.some((piece) => piece.is === 'role' && roles.includes(piece.role));

/** Whether such a word stands before a piece, with nothing but fillers between. */
export function follows(pieces: readonly Piece[], at: number, ...wanted: Role[]): boolean {
  const piece = pieces.slice(0, at).findLast(({ is }) => is !== 'filler');
  return piece?.is === 'role' && wanted.includes(piece.role);
}

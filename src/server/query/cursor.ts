import { createHash } from 'node:crypto';
import type { Query } from '#shared/query/query.ts';
import { refused } from './suggest.ts';

/** Beyond this, a filter finds more than a page would. */
const FURTHEST = 100_000;

/** Where the next page begins. It holds a place only, so a forged one shows nothing that the caller may not see. */
export function cursorAfter(query: Query, place: number): string | null {
  if (place > FURTHEST) return null;
  return Buffer.from(JSON.stringify([place, digestOf(query)])).toString('base64url');
}

/** @throws 422 for a cursor of another question */
export function placeOf(query: Query): number {
  if (query.cursor === undefined) return 0;
  const [place, digest] = parsed(query.cursor);
  if (!Number.isInteger(place) || place! < 1 || place! > FURTHEST) throw refused('cursor', 'is no cursor of an answer');
  if (digest !== digestOf(query)) throw refused('cursor', 'belongs to another question; only the limit may change');
  return place!;
}

function parsed(cursor: string): [number?, string?] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) && typeof read[0] === 'number' ? (read as [number, string]) : [];
  } catch {
    return [];
  }
}

function digestOf({ cursor: _, limit: __, ...question }: Query): string {
  const text = JSON.stringify(Object.entries(question).sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

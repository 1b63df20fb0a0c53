import type { Call } from '../call.ts';
import { conflict, invalid } from '../errors.ts';

/** An entry that a person writes about a record, internally or shared with its partner. */
export interface ThreadEntry {
  author_user_id: string | null;
  author_name: string;
}

/** Someone who can read a thread, and be mentioned in it. */
export interface ThreadReader {
  user_id: string;
  full_name: string;
  side: 'company' | 'partner';
}

/** Only the author changes an entry; owners and administrators of the company may remove one. @throws 409 */
export function requireEntryAuthor(
  { actor }: Call,
  { author_user_id, author_name }: ThreadEntry,
  what: 'change' | 'remove',
  noun: 'comment' | 'note',
): void {
  const mayTidyUp = what === 'remove' && (actor.role === 'owner' || actor.role === 'admin');
  // The program itself has no user: it moves and archives entries.
  if (actor.user_id !== null && author_user_id !== actor.user_id && !mayTidyUp)
    throw conflict(`Only ${author_name} can ${what} this ${noun}.`);
}

/** People who are mentioned must be able to read what is written. @throws 422 */
export function requireMentionedReaders(
  readers: readonly ThreadReader[],
  mentions: readonly string[],
  visibility: string,
  record: string,
): void {
  const readerById = new Map(readers.map((reader) => [reader.user_id, reader]));
  if (mentions.some((id) => !readerById.has(id)))
    throw invalid({ mentions: [`must be people who can see this ${record}`] });
  const outsider = mentions.map((id) => readerById.get(id)!).find(({ side }) => side === 'partner');
  if (visibility === 'internal' && outsider)
    throw invalid({ mentions: [`${outsider.full_name} does not see internal comments`] });
}

import type { Actor, Call } from '#server/call.ts';
import type { StoredFile } from './stored-file.ts';

/** Fetching one address in ranges is one access: its pieces share the ticket. */
export interface Access {
  id: string;
  version: number;
  kind: 'viewed' | 'downloaded';
  ticket: string;
}

/** Rows of a resource that have a file. */
export interface FileSource {
  /** The resource whose view permission allows reading the files of the rows a person sees. */
  resource: string;
  /** The key of the module's flag. */
  flag: string;
  modes?: readonly ('company' | 'partner')[];
  /** The file of a row that the caller sees; the latest version unless one is given. @throws 404 */
  find: (call: Call, id: string, version?: number) => Promise<StoredFile & { version: number }>;
  record?: (call: Call, access: Access) => Promise<void>;
  /** The lines that a PDF of this row carries for this reader, the best first; undefined: it is served as it is. */
  mark?: (call: Call, id: string, file: StoredFile) => Promise<string[] | undefined>;
  /** Whether the caller may have the file without them. @throws 422 */
  requireOriginal?: (actor: Actor) => void;
}

const sources = new Map<string, FileSource>();

export function addSource(source: FileSource): void {
  sources.set(source.resource, source);
}

export const sourceNamed = (resource: string): FileSource | undefined => sources.get(resource);

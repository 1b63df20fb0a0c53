import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { FolderCreate } from '../schema.ts';
import { documentFolders } from './resource.ts';

/** @returns the id */
export function createDocumentFolder(call: Call, input: FolderCreate): Promise<string> {
  return createRow(call, documentFolders, input);
}

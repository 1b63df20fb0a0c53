import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { FolderCreate } from '../schema.ts';
import { createDocumentFolder } from './service.ts';

/** @returns the id of a folder that only the company sees */
export function sampleFolder(call: Call, overrides: Partial<FolderCreate> = {}): Promise<string> {
  return createDocumentFolder(call, { name: `Contracts ${newId().slice(-6)}`, ...overrides });
}

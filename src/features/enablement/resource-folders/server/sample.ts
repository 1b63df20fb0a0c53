import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ResourceFolderCreate } from '../schema.ts';
import { createFolder } from './service.ts';

export function sampleResourceFolder(call: Call, overrides: Partial<ResourceFolderCreate> = {}): Promise<string> {
  return createFolder(call, { name: `Folder ${newId().slice(-8)}`, ...overrides });
}

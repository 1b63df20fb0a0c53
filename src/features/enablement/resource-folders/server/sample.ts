import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ResourceFolderCreate } from '../schema.ts';
import { createResourceFolder } from './service.ts';

export function sampleResourceFolder(call: Call, overrides: Partial<ResourceFolderCreate> = {}): Promise<string> {
  return createResourceFolder(call, { name: `Folder ${newId().slice(-8)}`, ...overrides });
}

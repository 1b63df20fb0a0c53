import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ResourceFolderCreate } from '../schema.ts';
import { resourceFolders } from './resource.ts';

/** @returns the id */
export const createResourceFolder = (call: Call, input: ResourceFolderCreate): Promise<string> =>
  createRow(call, resourceFolders, input);

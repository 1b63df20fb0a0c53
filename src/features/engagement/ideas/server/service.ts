import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { IdeaCreate } from '../schema.ts';
import { ideas } from './resource.ts';

/** @returns the id */
export function createIdea(call: Call, input: IdeaCreate): Promise<string> {
  return createRow(call, ideas, input);
}

import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import { createIdea } from './service.ts';

export function sampleIdea(call: Call): Promise<string> {
  return createIdea(call, { title: `Idea ${newId().slice(-6)}`, description: 'A weekly list of open deals.' });
}

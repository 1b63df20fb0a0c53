import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { tags } from './resource.ts';

export function sampleTag(call: Call): Promise<string> {
  return createRow(call, tags, { entity: 'partners', name: `Tag ${newId().slice(-6)}`, color: '#3b76d9' });
}

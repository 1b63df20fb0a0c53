import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import { createAnnouncement } from './service.ts';

export function sampleAnnouncement(call: Call): Promise<string> {
  return createAnnouncement(call, { title: `News ${newId().slice(-6)}` });
}

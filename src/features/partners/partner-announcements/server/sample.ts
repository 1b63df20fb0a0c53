import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import { createPartnerAnnouncement } from './service.ts';

export function sampleAnnouncement(call: Call): Promise<string> {
  return createPartnerAnnouncement(call, { title: `News ${newId().slice(-6)}` });
}

import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { PartnerAnnouncementCreate } from '../schema.ts';
import { partnerAnnouncements } from './resource.ts';

/** @returns the id */
export function createPartnerAnnouncement(call: Call, input: PartnerAnnouncementCreate): Promise<string> {
  return createRow(call, partnerAnnouncements, input);
}

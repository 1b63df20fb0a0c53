import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { MeetingCadenceCreate, MeetingCreate, MeetingForPartnerCreate } from '../schema.ts';
import { meetingCadences, meetings } from './resource.ts';

export { takeMeetingStep } from './steps.ts';

/** @returns the id */
export function createMeeting(call: Call, input: MeetingCreate | MeetingForPartnerCreate): Promise<string> {
  return createRow(call, meetings, input);
}

/** @returns the id */
export function createMeetingCadence(call: Call, input: MeetingCadenceCreate): Promise<string> {
  return createRow(call, meetingCadences, input);
}

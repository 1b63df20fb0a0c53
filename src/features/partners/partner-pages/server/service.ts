import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { PartnerPageCreate } from '../schema.ts';
import { partnerPages } from './resource.ts';

export { type OpenPage, openPartnerPage } from './open.ts';
export { APPLICATION_PURPOSE } from './rules.ts';
export { takePartnerPageStep } from './steps.ts';

/** @returns the id of a draft; its step `publish` opens it */
export function createPartnerPage(call: Call, input: PartnerPageCreate): Promise<string> {
  return createRow(call, partnerPages, input);
}

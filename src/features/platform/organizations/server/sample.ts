import type { Call } from '#server/call.ts';

/** The one row of the company. @returns its id */
export async function sampleOrganization(call: Call): Promise<string> {
  return call.organization_id;
}

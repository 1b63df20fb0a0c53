import { sampleMDFFund } from '#features/incentives/mdf-funds/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { addDays } from '#shared/time/dates.ts';
import type { MdfRequestCreate } from '../schema.ts';
import { createRequest } from './service.ts';

/** @returns the id of a submitted request */
export async function sampleMDFRequest(call: Call, overrides: Partial<MdfRequestCreate> = {}): Promise<string> {
  const partner_id = overrides.partner_id ?? (await samplePartner(call));
  const fund_id = overrides.fund_id ?? (await sampleMDFFund(call));
  return createRequest(call, {
    title: 'Logistics fair',
    activity: 'event',
    starts_on: call.today(),
    ends_on: addDays(call.today(), 2),
    cost_minor: 200_000,
    ...overrides,
    partner_id,
    fund_id,
  });
}

import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import type { PartnerTargetCreate } from '../schema.ts';
import { createObjective, createPlan } from './service.ts';

/** The first day of the quarter of a day. */
export function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}

/** @returns the id of a draft */
export async function sampleJointBusinessPlan(
  call: Call,
  overrides: Partial<PartnerTargetCreate> = {},
): Promise<string> {
  const partner_id = overrides.partner_id ?? (await samplePartner(call));
  return createPlan(call, {
    starts_on: quarterOf(call.today()),
    sourced_minor: 5_000_000,
    registrations: 4,
    ...overrides,
    partner_id,
  });
}

/** @returns the id */
export async function sampleObjective(call: Call): Promise<string> {
  const target_id = await sampleJointBusinessPlan(call);
  return createObjective(call, { target_id, title: 'Two joint webinars', side: 'both' });
}

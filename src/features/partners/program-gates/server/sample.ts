import { createAudience } from '#features/partners/audiences/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { gateWaivers, programGates } from './resource.ts';

/** @returns the id of a gate that holds no partner back: its audience is empty, so that other samples can act */
export async function sampleGate(call: Call): Promise<string> {
  const audience_id = await createAudience(call, {
    name: `In Antarctica ${newId().slice(-8)}`,
    entity: 'partners',
    conditions: { any: [{ all: [{ field: 'partner.country', op: 'in', value: ['AQ'] }] }] },
  });
  return createRow(call, programGates, {
    gate: 'register_deals',
    requirement: 'contract',
    option: 'reseller',
    audience_id,
  });
}

/** @returns the id of a waiver of a sample gate for a new partner */
export async function sampleWaiver(call: Call): Promise<string> {
  return createRow(call, gateWaivers, {
    partner_id: await samplePartner(call),
    gate_id: await sampleGate(call),
    reason: 'The contract is being negotiated',
  });
}

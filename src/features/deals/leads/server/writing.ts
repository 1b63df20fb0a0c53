import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Lead, LeadCreate, LeadUpdate } from '../schema.ts';

/** A new lead waits for the job that offers it; consent is kept with its time. */
export function beginLead(call: Call, { consent, ...input }: LeadCreate): Row {
  const now = call.now().toISOString();
  const has_consent = consent === true || (input.consent_text ?? '').trim() !== '';
  return {
    ...input,
    ...tidy(input),
    source: input.source ?? (call.batch_id ? 'import' : call.actor.api_key_id ? 'api' : 'manual'),
    received_at: now,
    ...(has_consent && { consent_at: now }),
  };
}

export function changeLead(_call: Call, current: Lead, patch: Partial<LeadUpdate>): Row {
  if (current.archived_at) throw conflict('This lead is archived.');
  return { ...patch, ...tidy(patch) };
}

export async function refuseLeadRemoval(_call: Call, { status }: Lead): Promise<void> {
  if (status === 'accepted' || status === 'converted' || status === 'offered')
    throw conflict('A partner has this lead. Close it or mark it as spam before you archive it.', {
      current: { status },
    });
}

function tidy({ contact_name, company_name, postal_code, region }: Partial<LeadUpdate>): Row {
  if (contact_name !== undefined && contact_name.trim() === '') throw invalid({ contact_name: ['is required'] });
  return {
    ...(contact_name !== undefined && { contact_name: contact_name.trim() }),
    ...(company_name !== undefined && { company_name: company_name?.trim() || null }),
    ...(postal_code !== undefined && { postal_code: postal_code?.trim() || null }),
    ...(region !== undefined && { region: region?.trim() || null }),
  };
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ProspectActivityCreate, ProspectCreate, ProspectProfileCreate } from '../schema.ts';
import { prospectActivities, prospectProfiles, prospects } from './resource.ts';

/** @returns the id of the new prospect */
export function createProspect(call: Call, input: ProspectCreate): Promise<string> {
  return createRow(call, prospects, input);
}

/** @returns the id */
export function createProspectProfile(call: Call, input: ProspectProfileCreate): Promise<string> {
  return createRow(call, prospectProfiles, input);
}

/** @returns the id */
export function addProspectActivity(call: Call, input: ProspectActivityCreate): Promise<string> {
  return createRow(call, prospectActivities, input);
}

interface Declined {
  status: string;
  company_name: string;
  contact_name: string;
  email: string;
  phone: string | null;
  website: string | null;
  domain: string | null;
  country: string | null;
  message: string | null;
  reason_text: string | null;
}

/** Keeps a declined application as a prospect, for a time when it may fit. @throws 409 for one that is not declined */
export async function createFromApplication(call: Call, application_id: string): Promise<string> {
  call.require('partner_applications', 'view');
  const found = await call.one<Declined>(
    sql`
      select status, company_name, contact_name, email::text as email, phone, website, domain, country, message,
        reason_text
      from partner_applications where organization_id = ${call.organization_id} and id = ${application_id}`,
    'This application',
  );
  if (found.status !== 'rejected') throw conflict('Only a declined application can become a prospect.');
  const known = await call.maybe(
    sql`select from prospects where organization_id = ${call.organization_id} and application_id = ${application_id}`,
  );
  if (known) throw conflict('This application is already a prospect.');
  const { company_name, contact_name, email, phone, message, reason_text, ...rest } = found;
  const id = await createProspect(call, {
    name: company_name,
    domain: rest.domain,
    website: rest.website,
    country: rest.country,
    contact_name,
    contact_email: email,
    contact_phone: phone,
    source: 'application',
    notes: [message, reason_text && `Declined: ${reason_text}`].filter(Boolean).join('\n\n') || null,
  });
  await call.run(sql`
    update prospects set application_id = ${application_id}
    where organization_id = ${call.organization_id} and id = ${id}`);
  return id;
}

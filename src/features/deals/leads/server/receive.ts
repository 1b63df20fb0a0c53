import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import { isId } from '#shared/ids.ts';
import { countryCodes } from '#shared/places/countries.ts';
import { languageOf } from '../languages.schema.ts';
import type { IncomingLead, Lead } from '../schema.ts';
import { leads } from './resource.ts';

/**
 * Takes a lead from a form, the directory, a link or another module, in the company's scope and the caller's transaction.
 * A job offers it to partners. The same `submission_id` or `external_ref` gives the lead that is there.
 */
export function receiveLead(call: Call, incoming: IncomingLead): Promise<Lead> {
  return call.asCompany(async (company) => {
    const known = await existing(company, incoming);
    return readRow<Lead>(company, leads, known ?? (await insert(company, incoming)));
  });
}

async function existing(call: Call, { submission_id, external_ref }: IncomingLead): Promise<string | undefined> {
  if (!submission_id && !external_ref) return undefined;
  const found = await call.maybe<{ id: string }>(sql`
    select id from leads
    where organization_id = ${call.organization_id}
      and (submission_id = ${submission_id ?? null} or external_ref = ${external_ref ?? null}) order by received_at
    limit 1`);
  return found?.id;
}

async function insert(call: Call, incoming: IncomingLead): Promise<string> {
  const { contact, company = {}, source, budget, timing, consent, submission_id, external_ref, customer_id } = incoming;
  const product = await productOf(call, incoming.product);
  const need = [cut(incoming.need, 5000), product === null && incoming.product ? `Product: ${incoming.product}` : null];
  const country = company.country?.trim().toUpperCase() ?? null;
  const id = await createRow(call, leads, {
    source,
    contact_name: cut(contact.name, 200) ?? cut(contact.email, 200) ?? 'Unknown contact',
    contact_email: cut(contact.email, 254),
    contact_phone: cut(contact.phone, 60),
    company_name: cut(company.name, 200),
    company_domain: cut(company.domain, 253),
    country: country !== null && countryCodes.includes(country) ? country : null,
    region: cut(company.region, 120),
    postal_code: cut(company.postal_code, 20),
    language: languageOf(incoming.language),
    need: cut(need.filter(Boolean).join('\n'), 5000),
    budget: cut(budget, 120),
    timing: cut(timing, 120),
    product_id: product,
    requested_partner_id: await partnerOf(call, incoming.partner_id),
    external_ref: cut(external_ref, 200),
    ...(typeof consent === 'string' ? { consent_text: cut(consent, 1000) } : { consent: consent === true }),
  });
  if (submission_id || customer_id)
    await call.run(sql`
      update leads set submission_id = ${submission_id ?? null}, customer_id = ${customer_id ?? null}
      where organization_id = ${call.organization_id} and id = ${id}`);
  return id;
}

const cut = (text: string | null | undefined, most: number) => text?.trim().slice(0, most) || null;

async function productOf(call: Call, product: string | null | undefined): Promise<string | null> {
  if (!product?.trim()) return null;
  const found = await call.maybe<{ id: string }>(
    `select id from products where organization_id = $1 and archived_at is null
       and (id = $2 or lower(sku) = lower($3) or lower(name) = lower($3)) order by id = $2 desc nulls last, name, id limit 1`,
    [call.organization_id, isId(product) ? product : null, product.trim()],
  );
  return found?.id ?? null;
}

/** A partner that was merged or archived meanwhile is not asked; the rules decide then. */
async function partnerOf(call: Call, partner_id: string | null | undefined): Promise<string | null> {
  if (!partner_id) return null;
  const found = await call.maybe<{ id: string }>(sql`
    select k.id from partners p join partners k on k.organization_id = p.organization_id
      and k.id = coalesce(p.merged_into_id, p.id)
    where p.organization_id = ${call.organization_id} and p.id = ${partner_id} and k.archived_at is null`);
  return found?.id ?? null;
}

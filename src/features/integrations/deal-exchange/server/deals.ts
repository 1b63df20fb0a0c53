import { createHash } from 'node:crypto';
import { registerAsPartner } from '#features/deals/deal-registrations/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { ExchangeDeal } from '../schema.ts';

/**
 * Registers a deal for the partner of the caller through the deal desk's own function, so that the same screening,
 * limits and receipts apply. The partner's reference makes it safe to repeat.
 * @returns the registration, and whether it is new
 * @throws 409 if the reference was used for another deal
 */
export async function registerExchangeDeal(call: Call, input: ExchangeDeal): Promise<{ id: string; isNew: boolean }> {
  const { external_ref } = input;
  const { partner_id, api_key_id } = call.actor;
  const content_hash = hashOf(input);
  const reference = newId();
  // A second request with the same reference waits here until the first one has committed or failed.
  const isNew = await call.run(sql`
    insert into deal_exchange_references (organization_id, partner_id, external_ref, id, content_hash, api_key_id)
    values (${call.organization_id}, ${partner_id}, ${external_ref}, ${reference}, ${content_hash}, ${api_key_id})
    on conflict (organization_id, partner_id, external_ref) do nothing`);
  if (isNew === 0) {
    const known = await call.one<{ registration_id: string; content_hash: string }>(sql`
      select registration_id, content_hash from deal_exchange_references
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and external_ref = ${external_ref}`);
    if (known.content_hash === content_hash) return { id: known.registration_id, isNew: false };
    throw conflict(
      `The reference ${external_ref} was used for another deal. A registered deal keeps its identity; use a new reference for a new deal.`,
      { existing: { id: known.registration_id } },
      { external_ref: ['was used for another deal'] },
    );
  }
  const { id } = await registerAsPartner(call, await registrationOf(call, input), 'exchange');
  await call.run(sql`
    update deal_exchange_references set registration_id = ${id}
    where organization_id = ${call.organization_id} and id = ${reference}`);
  return { id, isNew: true };
}

/** The values of a registration. Names are looked up among those that the partner may use. */
async function registrationOf(call: Call, input: ExchangeDeal) {
  const { account, contact, title, description, amount_minor, currency, expected_close_on, custom } = input;
  const type_id = input.deal_type && (await dealType(call, input.deal_type));
  const product_id = input.product && (await product(call, input.product));
  return {
    account_name: account.name,
    ...(account.website === null ? { has_no_website: true } : { account_domain: account.website }),
    country: account.country,
    contact_name: contact.name ?? null,
    contact_email: contact.email,
    contact_phone: contact.phone ?? null,
    ...(title && { title }),
    ...(description && { description }),
    ...(type_id && { type_id }),
    ...(product_id && { product_id }),
    ...(currency && { currency }),
    amount_minor,
    expected_close_on,
    ...(custom && { custom }),
  };
}

async function dealType(call: Call, name: string): Promise<string> {
  const found = await call.maybe<{ id: string }>(sql`
    select id from opportunity_types
    where organization_id = ${call.organization_id} and archived_at is null and lower(name) = lower(${name})
    order by "order", id limit 1`);
  if (!found)
    throw invalid({ deal_type: ['is not a deal type of this program. GET /api/exchange/program lists them'] });
  return found.id;
}

async function product(call: Call, text: string): Promise<string> {
  const found = await call.maybe<{ id: string }>(sql`
    select id from products
    where organization_id = ${call.organization_id} and archived_at is null
      and (lower(sku) = lower(${text}) or lower(name) = lower(${text}))
    order by lower(sku) = lower(${text}) desc, id limit 1`);
  if (!found) throw invalid({ product: ['is neither the SKU nor the name of a product'] });
  return found.id;
}

/** Systems do not keep the order of fields, so equal deals must have equal hashes in any order. */
function hashOf(input: ExchangeDeal): string {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(input, sorted)).digest('hex');
}

import { createPublishedForm } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type FieldErrors, invalid } from '#server/errors.ts';
import { dealForm } from '../deal-form.ts';
import type { ReferralPage, ReferralPageCreate } from '../schema.ts';
import { DEAL_PURPOSE } from './form-purpose.ts';

const MOST_PRODUCTS = 100;

/** A page without a form gets a new one with the usual questions, already published. */
export async function beginReferralPage(call: Call, input: ReferralPageCreate): Promise<Row> {
  const access = input.access ?? 'public';
  const page = {
    access,
    partner_from: access === 'signed_in' ? ('login' as const) : ('fixed' as const),
    ...input,
    type_id: input.type_id ?? (await defaultType(call)),
  };
  await check(call, page);
  return { ...page, form_id: input.form_id ?? (await newForm(call, input.name)) };
}

export async function checkReferralPage(call: Call, current: ReferralPage, patch: Partial<ReferralPage>): Promise<Row> {
  // Another way to find the partner removes the fixed one, but not silently one that the same change names.
  const values = { ...(patch.partner_from && patch.partner_from !== 'fixed' && { partner_id: null }), ...patch };
  await check(call, { ...current, ...values });
  return values;
}

type Checked = Partial<
  Pick<
    ReferralPage,
    'access' | 'partner_from' | 'partner_id' | 'offered_partner_ids' | 'opens_on' | 'closes_on' | 'form_id' | 'type_id'
  >
>;

async function check(call: Call, page: Checked): Promise<void> {
  const errors: FieldErrors = {};
  const { access, partner_from, partner_id, offered_partner_ids = [], opens_on, closes_on } = page;
  if (opens_on && closes_on && closes_on < opens_on)
    errors.closes_on = ['must not be before the day on which the page opens'];
  if (access === 'public' && partner_from === 'login')
    errors.partner_from = ['must be a fixed or a chosen partner: visitors of a public page have not signed in'];
  if (access === 'signed_in' && partner_from === 'link')
    errors.partner_from = ['is only for public forms: people who sign in register for their own partner'];
  if (partner_from === 'fixed' && !partner_id) errors.partner_id = ['is required'];
  if (partner_from !== 'fixed' && partner_id) errors.partner_id = ['is only for a fixed partner'];
  if (partner_from === 'chosen' && offered_partner_ids.length === 0)
    errors.offered_partner_ids = ['must contain at least one partner'];
  const named = [...offered_partner_ids, ...(partner_id ? [partner_id] : [])];
  const found = await call.rows<{ id: string }>(sql`
    select id from partners
    where organization_id = ${call.organization_id} and id = any(${named}) and archived_at is null`);
  const known = new Set(found.map(({ id }) => id));
  if (partner_id && !known.has(partner_id)) errors.partner_id = ['must be a partner of your program'];
  if (offered_partner_ids.some((id) => !known.has(id)))
    errors.offered_partner_ids = ['must be partners of your program'];
  if (page.form_id && !(await isDealForm(call, page.form_id)))
    errors.form_id = ['must be a form with the purpose “Deal registration”'];
  if (page.type_id && !(await isType(call, page.type_id))) errors.type_id = ['must be an opportunity type in use'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function isDealForm(call: Call, id: string): Promise<boolean> {
  const form = await call.maybe<{ purpose: string }>(sql`
    select purpose from forms where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
  return form?.purpose === DEAL_PURPOSE;
}

async function isType(call: Call, id: string): Promise<boolean> {
  const type = await call.maybe(sql`
    select from opportunity_types where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
  return type !== undefined;
}

async function defaultType(call: Call): Promise<string> {
  const type = await call.maybe<{ id: string }>(sql`
    select id from opportunity_types where organization_id = ${call.organization_id} and archived_at is null
    order by is_default desc, "order", id limit 1`);
  if (!type) throw invalid({ type_id: ['The program has no opportunity types yet.'] });
  return type.id;
}

async function newForm(call: Call, name: string): Promise<string> {
  const products = await call.rows<{ value: string; label: string }>(sql`
    select id::text as value, name as label from products
    where organization_id = ${call.organization_id} and archived_at is null
    order by name, id limit ${sql.raw(MOST_PRODUCTS)}`);
  const { currency } = await call.one<{ currency: string }>(
    sql`select base_currency as currency from organizations where id = ${call.organization_id}`,
  );
  return createPublishedForm(call, {
    name: `${name}: registration`.slice(0, 200),
    purpose: DEAL_PURPOSE,
    definition: dealForm(products, currency),
  });
}

import { registerAsPartner } from '#features/deals/deal-registrations/server/service.ts';
import { earningsOf } from '#features/payouts/statements/server/service.ts';
import { createReferralLink, readLinkSettings } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/access/permissions.ts';
import { exponentOf } from '#shared/money/money.ts';
import { localeOf } from '#shared/places/regions.ts';
import type { WidgetContent, WidgetDealCreate, WidgetDealCreated, WidgetLink, WidgetLinkCreate } from '../schema.ts';
import { dealFields } from './fields.ts';

const MOST_LINKS = 20;

/** Reads what the partner user may see of the three parts, in their own scope. */
export async function widgetContent(kernel: Kernel, call: Call): Promise<WidgetContent> {
  const { organization_id, actor } = call;
  const names = await call.asCompany((company) =>
    company.one<Pick<WidgetContent, 'company_name' | 'partner_name'> & { region: string; currency: string }>(sql`
      select o.name as company_name, p.name as partner_name, o.region, coalesce(p.currency, o.base_currency) as currency
      from partners p join organizations o on o.id = p.organization_id
      where p.organization_id = ${organization_id} and p.id = ${actor.partner_id}`),
  );
  const { region, currency, ...named } = names;
  return {
    ...named,
    locale: localeOf(region),
    portal_url: kernel.hosts.addressOf(organization_id),
    earnings: offers(call, 'commissions', 'commission_lines:view') ? await earnings(call) : null,
    links: offers(call, 'referral_links', 'referral_links:view') ? await links(kernel, call) : null,
    deals: offers(call, 'deal_registrations', 'deal_registrations:manage')
      ? { currency, digits: exponentOf(currency), fields: await dealFields(call, currency) }
      : null,
  };
}

/** Whether the person's role allows it, and the module is on and part of the program. */
function offers({ actor }: Call, module: string, permission: `${string}:${'view' | 'manage'}`): boolean {
  const [resource, action] = permission.split(':') as [string, 'view' | 'manage'];
  return allows(actor.permissions, resource, action) && !actor.absent_modules?.includes(module);
}

async function earnings(call: Call): Promise<WidgetContent['earnings']> {
  return (await earningsOf(call)).map(
    ({ currency, on_hold_minor, payable_minor, in_transit_minor, paid_minor, next }) => ({
      currency,
      digits: exponentOf(currency),
      on_hold_minor,
      payable_minor,
      in_transit_minor,
      paid_minor,
      next: next && { planned_on: next.planned_on, expected_minor: next.expected_minor },
    }),
  );
}

const addressOf = ({ hosts }: Kernel, { organization_id }: Call, code: string) =>
  `${hosts.addressOf(organization_id)}/r/${code}`;

async function links(kernel: Kernel, call: Call): Promise<WidgetContent['links']> {
  const rows = await call.rows<Omit<WidgetLink, 'address'> & { code: string }>(sql`
    select id, name, code, clicks from referral_link_rows
    where organization_id = ${call.organization_id} and partner_id = ${call.actor.partner_id} and status = 'active'
    order by created_at desc, id desc limit ${MOST_LINKS}`);
  const rules = await call.asCompany(readLinkSettings);
  const mayCreate =
    rules.partners_create &&
    rules.allowed_domains.length > 0 &&
    allows(call.actor.permissions, 'referral_links', 'manage');
  return {
    rows: rows.map(({ code, ...link }) => ({ ...link, address: addressOf(kernel, call, code) })),
    may_create: mayCreate,
    domains: mayCreate ? rules.allowed_domains : [],
  };
}

export async function createWidgetLink(kernel: Kernel, call: Call, input: WidgetLinkCreate): Promise<WidgetLink> {
  call.require('referral_links', 'manage');
  const id = await createReferralLink(call, input as Parameters<typeof createReferralLink>[1]);
  const { code, ...link } = await call.one<Omit<WidgetLink, 'address'> & { code: string }>(sql`
    select id, name, code, clicks from referral_link_rows
    where organization_id = ${call.organization_id} and id = ${id}`);
  return { ...link, address: addressOf(kernel, call, code) };
}

/** Registers a deal as the partner would in the portal, with the same checks. */
export async function registerWidgetDeal(
  { hosts }: Kernel,
  call: Call,
  input: WidgetDealCreate,
): Promise<WidgetDealCreated> {
  call.require('deal_registrations', 'manage');
  const { id, number, status } = await registerAsPartner(call, input);
  return { id, number, status, url: `${hosts.addressOf(call.organization_id)}/revenue/deal-desk/show/${id}` };
}

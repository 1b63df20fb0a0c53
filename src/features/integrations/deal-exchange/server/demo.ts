import { createApiKey } from '#features/access/api-keys/server/service.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { registerExchangeDeal } from './deals.ts';

const deals = [
  { ref: 'CRM-2041', name: 'Harbor Cold Storage', title: 'Sensors for three warehouses', amount: 4_850_000 },
  { ref: 'CRM-2057', name: 'Linden Bakeries', title: 'Route planning for the fresh fleet', amount: 1_920_000 },
];

/** The CRM of the first partner registers two deals, and one of its calls is refused. */
async function connectPartnerSystem(story: DemoStory): Promise<void> {
  const { kernel, history, company } = story;
  if (!company.hasExceptions) return;
  const partner = story.get('partners')[0]!;
  const actor = {
    mode: 'partner',
    partner_id: partner.id,
    role: 'partner_admin',
    user_id: company.portal_user,
    full_name: 'Piet Partner',
  } as const;
  const key = await history.on(
    history.day(-2),
    (call) =>
      createApiKey(call, kernel.permissions, {
        name: 'Own CRM',
        permissions: ['deal_registrations:manage', 'commission_lines:view', 'payout_items:view', 'leads:view'],
      }),
    actor,
  );
  for (const [index, { ref, name, title, amount }] of deals.entries()) {
    const domain = `${name.toLowerCase().replaceAll(' ', '-')}.example`;
    await history.on(
      history.day(index - 1),
      (call) =>
        registerExchangeDeal(call, {
          external_ref: ref,
          account: { name, website: domain, country: 'NL' },
          contact: { name: 'Iris de Vries', email: `iris@${domain}` },
          title,
          amount_minor: amount,
          expected_close_on: history.day(75),
        }),
      { ...actor, api_key_id: key.id },
    );
  }
  await history.on(history.today, (call) =>
    call.run(
      `insert into deal_exchange_calls (organization_id, partner_id, api_key_id, method, route, status, minute, count, message, last_at)
       select $1, $2, $3, c.method, c.route, c.status, date_trunc('minute', $4::timestamptz) - c.ago, c.count, c.message, $4::timestamptz - c.ago
       from (values ('POST', '/api/exchange/deals', 201, 1, null, interval '3 hours'),
         ('POST', '/api/exchange/deals', 422, 1, 'Fill in the missing fields before you register this deal.', interval '3 hours 4 minutes'),
         ('GET', '/api/exchange/deals/changes', 200, 4, null, interval '20 minutes')) c (method, route, status, count, message, ago)`,
      [call.organization_id, partner.id, key.id, call.now()],
    ),
  );
}

export const demo = [
  defineDemo('deal-exchange', { when: 'portal', after: ['partner-portal', 'api-keys'], run: connectPartnerSystem }),
];

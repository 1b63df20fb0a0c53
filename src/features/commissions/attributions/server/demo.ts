import { createAccount } from '#features/deals/accounts/server/service.ts';
import { distributeLead, takeLeadOfferStep } from '#features/deals/leads/server/service.ts';
import { createOpportunity, moveStage } from '#features/deals/opportunities/server/service.ts';
import type { ReferralLink } from '#features/referrals/referral-links/schema.ts';
import {
  addPastClicks,
  changeLinkSettings,
  createCouponCode,
  createDefaultLink,
  createDefaultLinks,
  createReferralLink,
} from '#features/referrals/referral-links/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newId } from '#shared/ids.ts';
import { addDays } from '#shared/time/dates.ts';
import { trackLead, trackSale } from './service.ts';

const WEEKS = 10;
const SITE = 'https://www.example.com';
const sources = ['www.google.com', 'newsletter.example.org', 'www.linkedin.com', null, 'blog.example.net'] as const;
const customers = ['Harbor Foods', 'Lindgren Bikes', 'Cobalt Studio', 'Mesa Clinics', 'Orchard Print', 'Quill Legal'];

interface DemoLink {
  id: string;
  partner_id: string;
  /** Approximate number of clicks a day. */
  busy: number;
}

type DemoPartner = { id: string };

/** Links of two partners with weeks of clicks, a few leads and sales, and one sale that waits for a decision. */
async function tellLinks(story: DemoStory): Promise<void> {
  const { history } = story;
  const [first, second] = story.get('partners');
  if (!first) return;
  const links = await history.on(history.day(0, -7 * WEEKS), async (call) => {
    await changeLinkSettings(call, { allowed_domains: ['example.com'] });
    await createDefaultLink(call, { name: 'Home page', destination_url: SITE });
    const demoLinks: DemoLink[] = [];
    for (const [partner, name, path, busy] of [
      [first, 'Newsletter', '/pricing', 6],
      [first, 'Webinar follow-up', '/demo', 2],
      [second, 'Blog article', '/guide', 4],
    ] as const) {
      if (!partner) continue;
      const id = await createReferralLink(call, {
        partner_id: partner.id,
        name,
        destination_url: `${SITE}${path}`,
        utm_source: 'partner',
      });
      demoLinks.push({ id, partner_id: partner.id, busy });
    }
    return demoLinks;
  });
  await history.on(history.today, createDefaultLinks);
  for (const link of links) await history.on(history.today, (call) => addPastClicks(call, clicksOf(story, link)));
  const newsletter = links[0]!;
  await history.on(history.day(0, -40), (call) =>
    createCouponCode(call, {
      partner_id: first.id,
      link_id: newsletter.id,
      code: `PARTNER10-${story.company.seed}`,
      description: '10% off the first year',
    }),
  );
  for (const [index, name] of customers.entries()) {
    const link = links[index % links.length]!;
    await history.on(history.day(0, -5 * (customers.length - index)), async (call) => {
      const { code } = await call.one<Pick<ReferralLink, 'code'>>(
        sql`select code from referral_links where organization_id = ${call.organization_id} and id = ${link.id}`,
      );
      const domain = `${name.toLowerCase().replaceAll(' ', '-')}.example`;
      const customer = { customer_id: `demo-${index}`, company: name, email: `buyer@${domain}`, code };
      await trackLead(call, customer);
      if (index % 3 === 2) return;
      const amount_minor = 48_000 + 12_000 * index;
      await trackSale(call, {
        ...customer,
        invoice_id: `DEMO-${1000 + index}`,
        amount_minor,
        currency: story.company.currency,
      });
    });
  }
  const { code: home } = await history.on(history.today, (call) =>
    call.one<Pick<ReferralLink, 'code'>>(
      sql`select code from referral_links where organization_id = ${call.organization_id} and id = ${newsletter.id}`,
    ),
  );
  await tellJourney(story, first, home);
  await tellReview(story);
  await history.on(history.day(0, -2), async (call) => {
    const { code } = await call.one<Pick<ReferralLink, 'code'>>(
      sql`select code from referral_links where organization_id = ${call.organization_id} and id = ${newsletter.id}`,
    );
    await trackSale(call, {
      customer_id: 'demo-risk',
      name: 'Sam Quick',
      email: 'sam@mailinator.com',
      code,
      invoice_id: 'DEMO-1099',
      amount_minor: 36_000,
      currency: story.company.currency,
    });
  });
}

/** A click that became a lead, a deal won by hand and a paid invoice: one deal with one commission. */
async function tellJourney(story: DemoStory, partner: DemoPartner, code: string): Promise<void> {
  const { history, company } = story;
  const customer = {
    customer_id: 'demo-journey',
    name: 'Nadia Ferro',
    company: 'Kestrel Foods',
    email: 'nadia@kestrel-foods.example',
    code,
  };
  const amount_minor = 640_000;
  const lead_id = await history.on(history.day(0, -30), async (call) => {
    const { id } = await trackLead(call, customer);
    const lead = await call.one<{ id: string }>(sql`
      select l.id from leads l join tracked_events e on e.organization_id = l.organization_id
        and e.customer_id = l.customer_id where e.organization_id = ${call.organization_id} and e.id = ${id}`);
    await distributeLead(call, lead.id);
    return lead.id;
  });
  await history.on(
    history.day(0, -29),
    async (call) => {
      const offer = await call.maybe<{ id: string }>(sql`
        select id from lead_offers
        where organization_id = ${call.organization_id} and lead_id = ${lead_id} and status = 'offered'`);
      if (!offer) return;
      await takeLeadOfferStep.open(call, offer.id);
      await takeLeadOfferStep.accept(call, offer.id, {
        next_step: 'Send a proposal',
        amount_minor,
        currency: company.currency,
      });
    },
    { mode: 'partner', partner_id: partner.id, role: 'partner_admin', user_id: null, full_name: 'Partner sales' },
  );
  await history.on(history.day(0, -12), async (call) => {
    const deal = await call.maybe<{ id: string; stage_id: string }>(sql`
      select o.id, s.id as stage_id
      from leads l join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
      join opportunity_stages s on s.organization_id = o.organization_id and s.type_id = o.type_id
        and s.category = 'won' and s.archived_at is null
      where l.organization_id = ${call.organization_id} and l.id = ${lead_id} order by s."order" limit 1`);
    if (deal) await moveStage(call, deal.id, { stage_id: deal.stage_id });
  });
  await history.on(history.day(0, -5), (call) =>
    trackSale(call, { ...customer, invoice_id: 'DEMO-1200', amount_minor, currency: company.currency }),
  );
}

/** A sale that could belong to two deals waits for a decision. */
async function tellReview({ history, company }: DemoStory): Promise<void> {
  const domain = 'sable-marine.example';
  await history.on(history.day(0, -20), async (call) => {
    const account_id = await createAccount(call, { name: 'Sable Marine', domain });
    for (const [name, amount_minor] of [
      ['Sable Marine: harbor crew', 240_000],
      ['Sable Marine: workshop', 260_000],
    ] as const)
      await createOpportunity(call, { name, account_id, amount_minor, currency: company.currency });
  });
  await history.on(history.day(0, -1), (call) =>
    trackSale(call, {
      customer_id: 'demo-review',
      name: 'Iris Holm',
      company: 'Sable Marine',
      email: `iris@${domain}`,
      invoice_id: 'DEMO-1210',
      amount_minor: 250_000,
      currency: company.currency,
    }),
  );
}

function clicksOf({ chance, history }: DemoStory, { id: link_id, busy }: DemoLink) {
  return Array.from({ length: WEEKS * 7 }, (_, ago) =>
    Array.from({ length: Math.floor(chance.next() * busy * 2) }, () => ({
      id: newId(),
      link_id,
      at: `${addDays(history.today, -ago)}T${String(Math.floor(chance.next() * 10)).padStart(2, '0')}:15:00Z`,
      verdict: chance.next() < 0.12 ? ('bot' as const) : ('ok' as const),
      device: chance.next() < 0.4 ? 'mobile' : 'desktop',
      referrer_host: sources[Math.floor(chance.next() * sources.length)] ?? null,
    })),
  ).flat();
}

export const demo = [defineDemo('attributions', { when: 'end', run: tellLinks })];

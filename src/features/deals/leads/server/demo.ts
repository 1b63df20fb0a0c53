import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { accountName, countries, domainOf, firstNames, lastNames } from '#server/demo/names.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import { declineOptions, type LeadOffer } from '../schema.ts';
import { leadRules } from './resource.ts';
import { distributeLead, receiveLead, takeLeadOfferStep } from './service.ts';

const LEADS = 24;
const needs = [
  'Track 60 delivery vans in three depots.',
  'Replace an old telematics system before the contract ends.',
  'Needs driver safety reports for the insurer.',
  'Wants a pilot with ten trucks first.',
  'Cold chain monitoring for food transports.',
];

/** Rules, and leads of the last weeks in every state: declined, accepted, waiting at the first partner, unassigned. */
async function distributeLeads(story: DemoStory): Promise<void> {
  const { history, chance } = story;
  const home = story.get('partners')[0]!;
  await history.on(history.day(0, -40), async (call) => {
    const weights = { territory: 35, product: 10, tier: 10, capacity: 20, language: 15, fairness: 25 };
    const rule = { weights, needs_portal: false, max_open_leads: 12 };
    await createRow(call, leadRules, {
      name: 'Partner directory',
      order: 1,
      sources: ['directory'],
      mode: 'race',
      race_size: 3,
      ...rule,
    });
    await createRow(call, leadRules, { name: 'Nearest partner with capacity', order: 2, ...rule });
  });
  for (let index = 0; index < LEADS; index++) {
    const days = -Math.floor((LEADS - index) * 1.4);
    // The first partner's people sign in: their inbox has open and answered leads.
    const asksForHome = index % 5 === 2 || index >= LEADS - 2;
    const country = chance.pick(countries);
    const name = accountName(3000 + index, country);
    const id = await history.on(history.day(0, days), async (call) => {
      const lead = await receiveLead(call, {
        source: asksForHome ? 'match' : chance.pick(['form', 'directory', 'api'] as const),
        contact: {
          name: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
          email: `info@${domainOf(name)}`,
          phone: '+49 30 5550123',
        },
        company: { name, domain: domainOf(name), country },
        need: chance.pick(needs),
        budget: chance.pick(['Under $20,000', '$20,000 to $50,000', 'More than $50,000']),
        timing: chance.pick(['This quarter', 'Within six months', 'Next year']),
        consent: 'I agree that a partner contacts me about this request.',
        ...(asksForHome && { partner_id: home.id }),
      });
      await distributeLead(call, lead.id);
      return lead.id;
    });
    // The last ones wait for an answer.
    if (index >= LEADS - 4) continue;
    await answer(story, id, { day: history.day(0, Math.min(days + 1, -1)), fate: index % 5 });
  }
}

/** Partners answer until one accepts; a few leads stay unassigned. */
async function answer(story: DemoStory, lead_id: string, { day, fate }: { day: string; fate: number }): Promise<void> {
  const { history, chance } = story;
  for (let tries = 0; tries < 3; tries++) {
    const [offer] = await history.on(day, (call) => waitingOffers(call, lead_id));
    if (!offer) return;
    const declines = tries === 0 && fate === 1;
    await history.on(
      day,
      async (call) => {
        await takeLeadOfferStep.open(call, offer.id);
        if (declines) {
          const { value: reason_code } = chance.pick(declineOptions.slice(0, 4));
          return takeLeadOfferStep.decline(call, offer.id, {
            reason_code,
            comment: 'Please ask us again next quarter.',
          });
        }
        await takeLeadOfferStep.accept(call, offer.id, {
          next_step: chance.pick(['Call the head of operations', 'Send a proposal', 'Visit the main depot']),
          next_step_on: history.day(0, chance.between(2, 14)),
          amount_minor: chance.between(4, 60) * 50_000,
        });
        if (fate !== 3) await takeLeadOfferStep.contacted(call, offer.id);
      },
      {
        mode: 'partner',
        partner_id: offer.partner_id,
        role: 'partner_admin',
        user_id: null,
        full_name: `${chance.pick(firstNames)} of ${offer.partner_name}`,
      },
    );
    if (!declines) return;
  }
}

function waitingOffers(call: Call, lead_id: string): Promise<LeadOffer[]> {
  return call.rows<LeadOffer>(sql`
    select * from lead_offer_rows
    where organization_id = ${call.organization_id} and lead_id = ${lead_id} and status = 'offered' order by rank
    limit 1`);
}

export const demo = [
  defineDemo('leads', { when: 'end', after: ['deal-registrations', 'open-deals'], run: distributeLeads }),
];

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import type { DealRegistration } from '#features/deals/deal-registrations/schema.ts';
import type { Lead, LeadOfferForPartner } from '#features/deals/leads/schema.ts';
import { distributeLead } from '#features/deals/leads/server/service.ts';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { createDefaultPipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { inBreadth } from '#server/testing/breadth.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { SaleReview, Tracked } from '../schema.ts';
import { attributionJobs } from './jobs.ts';
import { click, commissionOf, givenReferrer, type Referrer, withKey } from './testing/tracked.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const AMOUNT = 100_000;
const facts = ['click', 'lead', 'accept', 'registration', 'deal', 'win', 'sale', 'renewal', 'refund', 'merge'] as const;
type Fact = (typeof facts)[number];

/**
 * One customer who buys once or twice. The facts about it arrive in any order; a fact that is not possible yet is left
 * out.
 */
class Story {
  readonly #company: Company;
  readonly #referrer: Referrer;
  readonly #partner: Person;
  readonly #stages: { type_id: string; won: string };
  readonly #seller: 'lead' | 'registration' | 'deal';
  #click: string | undefined;
  #refunded = 0;

  constructor(given: {
    company: Company;
    referrer: Referrer;
    partner: Person;
    stages: { type_id: string; won: string };
    seller: 'lead' | 'registration' | 'deal';
  }) {
    this.#company = given.company;
    this.#referrer = given.referrer;
    this.#partner = given.partner;
    this.#stages = given.stages;
    this.#seller = given.seller;
  }

  static async begin(seller: 'lead' | 'registration' | 'deal'): Promise<Story> {
    const company = await world.company();
    const referrer = await givenReferrer(company);
    const partner = await world.partnerUser(company, referrer.partner_id);
    const stages = await company.within(async (call) => {
      await givenPlan(call, { ...tenPercent, hold_days: 0 });
      const type_id = await createDefaultPipeline(call);
      const type = (await pipelines(call)).find(({ id }) => id === type_id)!;
      return { type_id, won: type.stages.find(({ category }) => category === 'won')!.id };
    });
    return new Story({ company, referrer, partner, stages, seller });
  }

  get company(): Company {
    return this.#company;
  }

  #track(path: string, body: object) {
    return withKey(world, this.#company.owner.token)(path, body);
  }

  /** The customer in the shop's terms. Without a click yet, the next report contains it. */
  get #customer() {
    return {
      customer_id: 'ana',
      email: 'ana@blue.example',
      name: 'Ana',
      ...(this.#click && { click_id: this.#click }),
    };
  }

  async tell(fact: Fact): Promise<void> {
    const { owner } = this.#company;
    if (fact === 'click') this.#click = await click(world, this.#referrer);
    if (fact === 'lead') await this.#track('lead', this.#customer);
    if (fact === 'accept' && this.#seller === 'lead') await this.#accept();
    if (fact === 'registration' && this.#seller === 'registration') await this.#register();
    if (fact === 'deal' && this.#seller === 'deal') await this.#deal();
    if (fact === 'win') {
      const open = await owner.get<Opportunity[]>('/opportunities?status=open');
      for (const { id } of open) await owner.post(`/opportunities/${id}/move`, { stage_id: this.#stages.won });
    }
    if (fact === 'sale' || fact === 'renewal') {
      const invoice_id = fact === 'sale' ? 'I-1' : 'I-2';
      const sold = await this.#track('sale', { ...this.#customer, invoice_id, amount_minor: AMOUNT, currency: 'USD' });
      // The click is known by then, or it never arrived.
      if (sold.status === 409) expect(sold.body.errors).toHaveProperty('invoice_id');
      else expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    }
    if (fact === 'refund') await this.#refund();
    if (fact === 'merge') await this.#merge();
    await this.settle();
  }

  async #accept(): Promise<void> {
    const [lead] = await this.#company.owner.get<Lead[]>('/leads');
    if (!lead || lead.opportunity_id) return;
    await this.#company.within((call) => distributeLead(call, lead.id));
    const [offer] = await this.#partner.get<LeadOfferForPartner[]>('/lead_offers?status=offered');
    if (!offer) return;
    await this.#partner.post(`/lead_offers/${offer.id}/open`, {});
    const plan = { next_step: 'Call', amount_minor: AMOUNT, currency: 'USD' };
    await this.#partner.post(`/lead_offers/${offer.id}/accept`, plan);
  }

  async #register(): Promise<void> {
    if ((await this.#company.owner.get<DealRegistration[]>('/deal_registrations')).length > 0) return;
    const { id } = await this.#partner.post<{ id: string }>('/deal_registrations', {
      type_id: this.#stages.type_id,
      account_name: 'Blue',
      account_domain: 'blue.example',
      country: 'US',
      contact_email: 'cfo@blue.example',
      expected_close_on: '2026-05-01',
      title: 'Blue',
      amount_minor: AMOUNT,
      currency: 'USD',
    });
    await this.#partner.post(`/deal_registrations/${id}/submit`);
    const { owner } = this.#company;
    const { status } = await owner.get<DealRegistration>(`/deal_registrations/${id}`);
    if (status !== 'approved') await owner.post(`/deal_registrations/${id}/approve`, {});
    const { opportunity_id } = await owner.get<DealRegistration>(`/deal_registrations/${id}`);
    if (!opportunity_id) await owner.post(`/deal_registrations/${id}/convert`, {});
  }

  async #deal(): Promise<void> {
    if ((await this.#company.owner.get<Opportunity[]>('/opportunities?source=company')).length > 0) return;
    // The same customer under another name; only the merge connects the two.
    const account = await this.#company.owner.post<{ id: string }>('/accounts', { name: 'Blue Group' });
    const partners = [{ partner_id: this.#referrer.partner_id }];
    await this.#company.owner.post('/opportunities', {
      name: 'Blue',
      account_id: account.id,
      amount_minor: AMOUNT,
      currency: 'USD',
      participants: partners,
    });
  }

  async #refund(): Promise<void> {
    if (this.#refunded >= 100) return;
    this.#refunded += 25;
    await this.#track('refund', { invoice_id: 'I-1', refund_id: `R-${this.#refunded}`, amount_minor: AMOUNT / 4 });
  }

  async #merge(): Promise<void> {
    const { owner } = this.#company;
    const accounts = await owner.get<{ id: string; name: string }[]>('/accounts?_sort=name&_order=asc');
    const group = accounts.find(({ name }) => name === 'Blue Group');
    const other = accounts.find(({ name }) => name !== 'Blue Group');
    if (!group || !other) return;
    await owner.post(`/accounts/${other.id}/merge`, { other_id: group.id, take: [] });
    const run = attributionJobs['attributions.accounts-merged']!;
    await run(await jobFor(world.kernel, this.#company.id), { ref_id: other.id });
  }

  /** Assigns ambiguous sales to the deal that is named first. */
  async settle(): Promise<void> {
    for (const review of await this.#company.owner.get<SaleReview[]>('/sale_reviews?status=open')) {
      const deal = review.opportunity_ids[0];
      const decision = deal ? { decision: 'same_deal', opportunity_id: deal } : { decision: 'new_deal' };
      await this.#company.owner.post(`/sale_reviews/${review.id}/decide`, decision);
    }
  }

  get refunded(): number {
    return this.#refunded;
  }

  sales(): Promise<Tracked[]> {
    return this.#company.owner.get<Tracked[]>('/tracked_events?kind=sale');
  }
}

test('whatever the order of the facts, one sale is one deal and one commission', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...facts, 'refund'] as Fact[], { minLength: 5 }),
      fc.constantFrom('lead' as const, 'registration' as const, 'deal' as const),
      async (order, seller) => {
        world.clock.set('2026-03-01T09:00:00Z');
        const story = await Story.begin(seller);
        for (const [index, fact] of order.entries()) {
          world.clock.set(new Date(Date.parse('2026-03-01T10:00:00Z') + index * 3_600_000 * 7).toISOString());
          await story.tell(fact);
        }
        // In the end the customer clicked, bought, and everything about it is known.
        for (const last of ['click', 'sale', 'merge', 'win', 'merge'] as const) await story.tell(last);
        const sales = await story.sales();
        const { won, net } = await commissionOf(story.company);
        expect({ won }).toEqual({ won: sales.length });
        expect(new Set(sales.map(({ opportunity_id }) => opportunity_id)).size).toBe(sales.length);
        const earned = sales.map(({ partner_id, external_id }) => {
          if (partner_id === null) return 0;
          return external_id === 'I-1' ? (10_000 * (100 - story.refunded)) / 100 : 10_000;
        });
        expect({ net }).toEqual({ net: earned.reduce((sum, amount) => sum + amount, 0) });
        expect(await story.company.within(verifyLedger)).toMatchObject({ is_intact: true });
      },
    ),
    { numRuns: inBreadth(40, 12), seed: 26, interruptAfterTimeLimit: 50_000 },
  );
}, 120_000);

import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { LeadRule, LeadRuleCreate, LeadScore, LeadScoreForPartner } from '../../rules.schema.ts';
import type { IncomingLead, Lead, LeadOffer, LeadOfferForPartner, LeadRound } from '../../schema.ts';
import { leadJobs } from '../jobs.ts';
import { receiveLead } from '../service.ts';

/** A partner with one partner user. */
export interface Taker {
  id: string;
  person: Person;
  inbox(): Promise<LeadOfferForPartner[]>;
  offer(lead_id: string): Promise<LeadOfferForPartner | undefined>;
  open(lead_id: string): Promise<LeadOfferForPartner>;
  accept(lead_id: string, plan?: Row): Promise<LeadOfferForPartner>;
  decline(lead_id: string, body?: Row): Promise<LeadOfferForPartner>;
  missed(): Promise<LeadScoreForPartner[]>;
}

export interface Distribution {
  world: World;
  company: Company;
  manager: Person;
  taker(overrides?: Row): Promise<Taker>;
  rule(overrides?: Partial<LeadRuleCreate>): Promise<LeadRule>;
  /** A lead that the job has offered. */
  lead(overrides?: Partial<IncomingLead>): Promise<Lead>;
  read(id: string): Promise<Lead>;
  offers(lead_id: string): Promise<LeadOffer[]>;
  rounds(lead_id: string): Promise<LeadRound[]>;
  scores(lead_id: string, round?: number): Promise<LeadScore[]>;
  run(task: string, payload?: Row): Promise<void>;
  within<T>(work: (call: Call) => Promise<T>): Promise<T>;
}

export const plan = { next_step: 'Call the head of operations', next_step_on: '2026-03-20', amount_minor: 2_500_000 };

export async function createDistribution(given?: World): Promise<Distribution> {
  const world = given ?? (await createWorld());
  const company = await world.company();
  await company.within(createDefaultPipeline);
  const manager = company.owner;
  const read = (id: string) => manager.get<Lead>(`/leads/${id}`);
  const run = async (task: string, payload: Row = {}) =>
    leadJobs[`leads.${task}`]!(await jobFor(world.kernel, company.id), payload);
  return {
    world,
    company,
    manager,
    read,
    run,
    within: company.within,
    async taker(overrides = {}) {
      const id = await company.within((call) =>
        samplePartner(call, { name: `Taker ${newId().slice(-6)}`, ...overrides }),
      );
      return takerOf(id, await world.partnerUser(company, id));
    },
    rule: (overrides = {}) =>
      manager.post<LeadRule>('/lead_rules', {
        name: `Rule ${newId().slice(-6)}`,
        weights: { territory: 40, capacity: 20, fairness: 20 },
        ...overrides,
      }),
    async lead(overrides = {}) {
      const { id } = await company.within((call) =>
        receiveLead(call, {
          source: 'form',
          contact: { name: 'Grace Hopper', email: 'grace@hopper.example' },
          company: { name: `Prospect ${newId().slice(-8)}`, country: 'DE' },
          need: 'Tracking for 40 vehicles',
          ...overrides,
        }),
      );
      await run('distribute', { ref_id: id });
      return read(id);
    },
    offers: (id) => manager.get<LeadOffer[]>(`/lead_offers?lead_id=${id}&_sort=round,rank&_order=asc,asc&_end=50`),
    rounds: (id) => manager.get<LeadRound[]>(`/lead_rounds?lead_id=${id}`),
    scores: (id, round = 1) =>
      manager.get<LeadScore[]>(`/lead_scores?lead_id=${id}&round=${round}&_sort=rank&_order=asc&_end=50`),
  };
}

function takerOf(id: string, person: Person): Taker {
  const offer = async (lead_id: string) =>
    (await person.get<LeadOfferForPartner[]>(`/lead_offers?lead_id=${lead_id}&_sort=offered_at&_order=desc`))[0];
  const step = async (lead_id: string, name: string, body: Row = {}) =>
    person.post<LeadOfferForPartner>(`/lead_offers/${(await offer(lead_id))!.id}/${name}`, body);
  const open = (lead_id: string) => step(lead_id, 'open');
  return {
    id,
    person,
    offer,
    open,
    inbox: () => person.get('/lead_offers?_end=50'),
    async accept(lead_id, body = plan) {
      await open(lead_id);
      return step(lead_id, 'accept', body);
    },
    decline: (lead_id, body = { reason_code: 'capacity' }) => step(lead_id, 'decline', body),
    missed: () => person.get('/lead_scores?_end=50'),
  };
}

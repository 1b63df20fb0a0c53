import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { DealConflict } from '../../conflicts.schema.ts';
import type { DealRegistration } from '../../schema.ts';
import { dealRegistrationJobs } from '../jobs.ts';

/** A partner with one partner user. */
export interface Dealer {
  id: string;
  person: Person;
  /** A complete draft. @returns its id */
  draft(claim?: Row): Promise<string>;
  /** Draft and submit. */
  register(claim?: Row): Promise<DealRegistration>;
}

export interface Desk {
  world: World;
  company: Company;
  reviewer: Person;
  dealer(name?: string, overrides?: Row): Promise<Dealer>;
  registration(id: string): Promise<DealRegistration>;
  conflicts(id: string): Promise<DealConflict[]>;
  /** A move by the company; an error shows the answer. */
  decide(id: string, move: string, body?: Row): Promise<DealRegistration>;
  run(task: string, payload?: Row): Promise<void>;
  within<T>(work: (call: Call) => Promise<T>): Promise<T>;
}

/** A company that accepts registrations, with its usual deal type and without registrations. */
export async function createDesk(world?: World): Promise<Desk> {
  const here = world ?? (await createWorld());
  const company = await here.company();
  const reviewer = company.owner;
  await company.within(createDefaultPipeline);
  return {
    world: here,
    company,
    reviewer,
    within: company.within,
    async dealer(name = `Dealer ${newId().slice(-6)}`, overrides = {}) {
      const id = await company.within((call) => samplePartner(call, { name, ...overrides }));
      const person = await here.partnerUser(company, id);
      const draft = async (claim: Row = {}) =>
        (await person.post<{ id: string }>('/deal_registrations', { ...someClaim(), ...claim })).id;
      return {
        id,
        person,
        draft,
        register: async (claim) => person.post<DealRegistration>(`/deal_registrations/${await draft(claim)}/submit`),
      };
    },
    registration: (id) => reviewer.get<DealRegistration>(`/deal_registrations/${id}`),
    conflicts: (id) => reviewer.get<DealConflict[]>(`/deal_conflicts?registration_id=${id}`),
    decide: (id, move, body = {}) => reviewer.post<DealRegistration>(`/deal_registrations/${id}/${move}`, body),
    run: async (task, payload = {}) =>
      dealRegistrationJobs[`deal-registrations.${task}`]!(await jobFor(here.kernel, company.id), payload),
  };
}

/** Everything a submission needs, for an account that no other test uses. */
function someClaim(): Row {
  const domain = `buyer-${newId().slice(-10)}.example`;
  return {
    account_name: `Buyer ${newId().slice(-10)}`,
    account_domain: domain,
    country: 'US',
    contact_email: `ada@${domain}`,
    amount_minor: 1_000_000,
    expected_close_on: '2026-09-30',
  };
}

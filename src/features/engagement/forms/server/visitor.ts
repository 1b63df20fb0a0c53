import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '#server/auth/network.ts';
import { type Actor, Call, scopeOf, systemActor } from '#server/call.ts';
import { retryDeadlocks } from '#server/db/deadlock.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { FormDefinition } from '../definition.schema.ts';
import { formsFlag } from './flag.ts';

/** The person who fills in a form. */
export interface Visitor {
  kind: 'public' | 'partner' | 'company';
  user_id: string | null;
  partner_id: string | null;
}

export const publicVisitor: Visitor = { kind: 'public', user_id: null, partner_id: null };

export function formVisitor(actor: Actor): Visitor {
  return { kind: actor.mode, user_id: actor.user_id, partner_id: actor.partner_id };
}

/** A form in its published version. */
export interface OpenForm {
  id: string;
  organization_id: string;
  organization_name: string;
  timezone: string;
  name: string;
  purpose: string;
  version: number;
  definition: FormDefinition;
  allowed_origins: string[];
}

/**
 * Finds a published form by its id alone, for people without a session.
 * @param version an earlier one that a person has begun to answer
 * @throws 404 for a form that is not published, belongs to a closed company, or whose module is off
 */
export async function openForm(kernel: Kernel, id: string, version?: number): Promise<OpenForm> {
  const [form] = await kernel.system.unscoped((tx) =>
    tx.rows<OpenForm>(sql`
      select f.id, f.organization_id, o.name as organization_name, o.timezone, f.name, v.purpose, v.version,
        v.definition,
        f.allowed_origins
      from forms f join organizations o on o.id = f.organization_id and o.status = 'active'
      join form_versions v on v.organization_id = f.organization_id and v.form_id = f.id
        and v.version = coalesce(${version ?? null}, f.published_version)
      where f.id = ${id} and f.state = 'published' and f.archived_at is null`),
  );
  if (!form || !(await kernel.flags.reaches(formsFlag.key, form.organization_id))) throw notFound('This form');
  return form;
}

/** Runs one transaction with the company's rights for a visitor without a session. */
export async function formForVisitor<T>(
  kernel: Kernel,
  request: FastifyRequest,
  { organization_id, timezone }: Pick<OpenForm, 'organization_id' | 'timezone'>,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const actor = { ...systemActor(organization_id, timezone), full_name: 'Visitor' };
  let call: Call | undefined;
  const result = await retryDeadlocks(() =>
    kernel.db.transaction(scopeOf(actor, request.id), (tx) => {
      call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id });
      return work(call);
    }),
  );
  kernel.outbox.poke();
  call?.committed();
  return result;
}

/** Hashes a network address with a key that changes every day: addresses can be distinguished, but not identified. */
export function addressHash({ sealing, clock }: Pick<Kernel, 'sealing' | 'clock'>, ip: string): string {
  const day = clock.now().toISOString().slice(0, 10);
  const key = createHmac('sha256', sealing.textFor('form addresses')).update(day).digest();
  return createHmac('sha256', key).update(networkOf(ip)).digest('base64url');
}

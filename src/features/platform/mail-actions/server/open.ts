import { hashSecret } from '#server/auth/secret-token.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { type Actor, Call, scopeOf, systemActor } from '#server/call.ts';
import { retryDeadlocks } from '#server/db/deadlock.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, Refusal } from '#server/errors.ts';
import { subjectOf } from '#server/flags/flags.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Action } from '#shared/access/roles.ts';
import { type MailAction, mailActionOf, NOT_ALLOWED } from './define.ts';
import { requiresTwoFactor } from './offer.ts';

interface Stored {
  id: string;
  organization_id: string;
  timezone: string;
  action_key: string;
  ref_id: string;
  user_id: string;
  partner_id: string | null;
  state: string;
  expires_at: string;
  used_at: string | null;
}

/** A link that can be used: the action, its record, and the person with the permissions of this moment. */
export interface UsableAction {
  stored: Stored;
  action: MailAction;
  actor: Actor;
}

const ENDED = 'This link has ended. Sign in to continue.';

/**
 * Finds the action of a link and the person it was sent to.
 * @throws 404 for an unknown link, and for one whose person left; 409 for one that was used, is too old, or whose module
 * is off, and when the person's role no longer allows the action
 */
export async function usableAction(kernel: Kernel, token: string): Promise<UsableAction> {
  const { system, identity, flags, clock } = kernel;
  const [stored] = await system.unscoped((tx) =>
    tx.rows<Stored>(sql`
      select a.id, a.organization_id, o.timezone, a.action_key, a.ref_id, a.user_id, a.partner_id, a.state,
        a.expires_at, a.used_at
      from mail_actions a join organizations o on o.id = a.organization_id and o.status = 'active'
      where a.token_hash = ${hashSecret(token)}`),
  );
  if (!stored) throw unknownToken(new Refusal(404, 'This link does not exist. Use the link in the newest email.'));
  if (stored.used_at) throw conflict('This link was used already.');
  if (Date.parse(stored.expires_at) <= clock.now().getTime()) throw conflict(ENDED);
  const action = mailActionOf(stored.action_key);
  const actor = await identity.actorIn(stored.user_id, stored.organization_id, stored.partner_id);
  if (!action || !actor) throw new Refusal(404, ENDED);
  if (action.flag && !(await flags.isOn(action.flag, subjectOf(actor)))) throw conflict(ENDED);
  const [resource, verb] = action.can.split(':') as [string, Action];
  if (!allows(actor.permissions, resource, verb)) throw conflict(NOT_ALLOWED);
  return { stored, action, actor };
}

/**
 * Runs work as the person of a link, in one transaction of the company.
 * @param use marks the link as used; of two that press the button at the same time, the second one is refused
 */
export async function asReader<T>(
  kernel: Kernel,
  { stored, action, actor }: UsableAction,
  { request_id, use }: { request_id: string; use: boolean },
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const system = systemActor(stored.organization_id, stored.timezone);
  let opened: Call | undefined;
  const result = await retryDeadlocks(() =>
    kernel.db.transaction(scopeOf(system, request_id), async (tx) => {
      const call = new Call({ actor: system, tx, clock: kernel.clock, sealing: kernel.sealing, request_id });
      opened = call;
      if (await requiresTwoFactor(call, stored))
        throw conflict('Your company requires a second factor. Sign in to continue.');
      if (use) await markUsed(call, stored.id);
      return call.actingAs(
        actor,
        async (person) => {
          if ((await action.state(person, stored.ref_id)) !== stored.state)
            throw conflict('This has changed since the email was sent. Sign in to see its current state.');
          return work(person);
        },
        { via: 'By email' },
      );
    }),
  );
  kernel.outbox.poke();
  opened?.committed();
  return result;
}

async function markUsed(call: Call, id: string): Promise<void> {
  const now = call.now();
  const used = await call.run(sql`
    update mail_actions set used_at = ${now}
    where organization_id = ${call.organization_id} and id = ${id} and used_at is null and expires_at > ${now}`);
  if (used === 0) throw conflict('This link was used already.');
}

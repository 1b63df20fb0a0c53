import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { PortalBlock, ToSign } from '../schema.ts';
import { lockedContract, type Signing, signingsOf } from './locked.ts';
import { newSigningLink, signingPath } from './signing/turns.ts';

/** Contracts that keep this partner's people out of the portal until they are signed, or null-length when none does. */
export async function portalBlock(call: Call): Promise<PortalBlock> {
  const { partner_id } = call.actor;
  if (partner_id === null) return { contracts: [] };
  const email = await emailOf(call);
  return {
    contracts: await call.rows(sql`
      select c.id, c.title,
        (select string_agg(s.name, ', ' order by s.position) from contract_signings s
          where s.organization_id = ${call.organization_id}
           and s.contract_id = c.id and s.side = 'partner'
             and s.status in ('waiting', 'notified', 'opened')) as waits_for,
        exists (select from contract_signings s
          where s.organization_id = ${call.organization_id} and s.contract_id = c.id and s.side = 'partner'
          and s.status in ('notified', 'opened')
            and (s.user_id = ${call.actor.user_id} or s.email = ${email})) as is_mine
      from contracts c
      where c.organization_id = ${call.organization_id} and c.partner_id = ${partner_id} and c.blocks_portal
        and c.status in ('sent', 'partially_signed')
          and exists (select from contract_signings s where s.organization_id = ${call.organization_id}
          and s.contract_id = c.id and s.side = 'partner' and s.status in ('waiting', 'notified', 'opened'))
      order by c.sent_at, c.number`),
  };
}

/** The contracts that the person who asks can sign now. */
export async function contractsToSign(call: Call): Promise<ToSign> {
  const rows = await call.rows<{ id: string }>(sql`
    select distinct c.id from contracts c
    join contract_signings s on s.organization_id = c.organization_id and s.contract_id = c.id
    where c.organization_id = ${call.organization_id} and c.status in ('sent', 'partially_signed')
      and s.side = ${call.actor.mode}
      and s.status in ('notified', 'opened') and (s.user_id = ${call.actor.user_id} or s.email = ${await emailOf(call)})`);
  return { contract_ids: rows.map(({ id }) => id) };
}

async function emailOf(call: Call): Promise<string> {
  const person = await call.maybe<{ email: string }>(
    call.actor.partner_id
      ? 'select email from partner_standings($1) where user_id = $2'
      : 'select email::text as email from people where organization_id = $1 and id = $2',
    [call.actor.partner_id ?? call.organization_id, call.actor.user_id],
  );
  return person?.email.toLowerCase() ?? '';
}

/** The signing address of the person who is signed in; the link in their email leads to the same place. */
export async function ownSigningAddress(
  call: Call,
  kernel: Pick<Kernel, 'hosts'>,
  contract_id: string,
): Promise<string> {
  const email = await emailOf(call);
  // Seen with the caller's rights first.
  await call.one(
    sql`select id from contracts where organization_id = ${call.organization_id} and id = ${contract_id}`,
    'This contract',
  );
  return call.asCompany(async (company) => {
    const contract = await lockedContract(company, contract_id);
    const side = call.actor.mode;
    const isMine = (one: Signing) =>
      one.side === side && (one.user_id === call.actor.user_id || one.email.toLowerCase() === email);
    const signing = (await signingsOf(company, contract_id)).find(isMine);
    if (!signing) throw conflict('You are not a signer of this contract.');
    if (!['notified', 'opened'].includes(signing.status))
      throw conflict(signing.status === 'waiting' ? 'It is not your turn yet.' : 'There is nothing to sign for you.');
    return `${kernel.hosts.addressOf(call.organization_id)}${signingPath(contract_id, await newSigningLink(company, contract, signing))}`;
  });
}

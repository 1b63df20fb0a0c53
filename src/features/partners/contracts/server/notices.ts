import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Fact, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { said } from '#shared/text/labels.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { readerDay, readerList } from '#shared/text/reader-formats.ts';
import { kindOptions } from '../../contract-templates/content.schema.ts';
import { openStatuses, runningStatuses } from '../schema.ts';
import type { LockedContract } from './locked.ts';
import { texts } from './texts.ts';

type About = Pick<LockedContract, 'id' | 'partner_id' | 'title'>;
type Kind =
  | 'contract_declined'
  | 'contract_completed'
  | 'contract_progress'
  | 'contract_expired'
  | 'contract_expiring'
  | 'contract_ended'
  | 'contract_notice'
  | 'contract_code_guessed';

const link = ({ id }: About) => `/partners/contracts/show/${id}`;
const subjects = ({ partner_id }: About) => [{ table: 'partners' as const, id: partner_id }];

/** The facts by which a reader decides, as they are when the notice is written, in the language of the reader. */
async function factsOf(call: Call, { id }: About): Promise<() => Fact[]> {
  const contract = await call.one<{
    kind: string;
    status: string;
    signers: number;
    signed: number;
    expires_at: string | null;
    ends_on: string | null;
    waiting: string | null;
  }>(sql`
    select c.kind, c.status, c.expires_at, c.ends_on::text as ends_on,
      count(s.id)::int as signers, count(s.id) filter (where s.status = 'signed')::int as signed,
      string_agg(s.name, ', ' order by s.position) filter (where s.status in ('notified', 'opened')) as waiting
    from contracts c left join contract_signings s on s.organization_id = c.organization_id and s.contract_id = c.id
    where c.organization_id = ${call.organization_id} and c.id = ${id} group by c.id, c.organization_id`);
  const isOpen = (openStatuses as readonly string[]).includes(contract.status);
  const isRunning = (runningStatuses as readonly string[]).includes(contract.status);
  const { label } = kindOptions.find(({ value }) => value === contract.kind)!;
  return () => [
    [texts.document, said(label)],
    [texts.signatures, contract.signers > 0 ? texts.signedOf(contract.signed, contract.signers) : null],
    [texts.waitsFor, isOpen && contract.waiting ? oneLine(contract.waiting, 300) : null],
    [texts.signBy, isOpen && contract.expires_at ? readerDay(contract.expires_at, call.actor.timezone) : null],
    [texts.ends, isRunning && contract.ends_on ? readerDay(`${contract.ends_on}T00:00:00Z`, 'UTC') : null],
  ];
}

/** @param says the text for a reader, in their language */
async function tellCompany(
  call: Call,
  contract: About,
  kind: Kind,
  says: (partner: string) => string,
  dedupe_key?: string,
) {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const { name } = await company.one<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${contract.partner_id}`,
    );
    const facts = await factsOf(company, contract);
    await notify(
      company,
      { mode: 'company', people: await teamMembersWithPermission(company, 'contracts', 'manage', contract.partner_id) },
      () => ({
        kind,
        text: says(name),
        link: link(contract),
        about: subjects(contract),
        facts: facts(),
        ...(dedupe_key && { dedupe_key }),
      }),
      () => ({ subject: says(name).slice(0, 120), action: texts.viewContract }),
    );
  });
}

/** @param says the text for a reader, in their language */
async function tellPartner(
  call: Call,
  contract: About,
  kind: string,
  says: () => string,
  dedupe_key?: string,
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const people = await partnerUsersWithPermission(company, contract.partner_id, 'contracts', 'manage');
    const facts = await factsOf(company, contract);
    await notify(
      company,
      { mode: 'partner', partner_id: contract.partner_id, people },
      () => ({
        kind,
        text: says(),
        link: link(contract),
        about: subjects(contract),
        facts: facts(),
        ...(dedupe_key && { dedupe_key }),
      }),
      () => ({ subject: says().slice(0, 120), action: texts.viewContract }),
    );
  });
}

export const tellPartnerSent = (call: Call, contract: About) =>
  tellPartner(call, contract, 'contract_received', () => texts.received(contract.title));

export const tellDeclined = (call: Call, contract: About, name: string, reason: string) =>
  tellCompany(call, contract, 'contract_declined', (partner) => texts.declined(name, partner, contract.title, reason));

/** Tells both sides that somebody has signed, and whose turn it is. */
export async function tellProgress(
  call: Call,
  contract: About,
  name: string,
  next: readonly { name: string; role: string }[],
): Promise<void> {
  const text = (partner: string | null) => {
    const turn = next.length > 0 ? readerList(next.map((one) => `${one.name} (${one.role})`)) : null;
    return texts.progress(name, contract.title, partner, turn);
  };
  await tellCompany(call, contract, 'contract_progress', text);
  await tellPartner(call, contract, 'contract_partly_signed', () => text(null));
}

export async function tellContractCompleted(call: Call, contract: About): Promise<void> {
  const { title } = contract;
  await tellCompany(call, contract, 'contract_completed', (partner) => texts.completed(title, partner));
  await tellPartner(call, contract, 'contract_signed', () => texts.ownCompleted(title));
}

export const tellContractGuessed = (call: Call, contract: About) =>
  tellCompany(call, contract, 'contract_code_guessed', (partner) => texts.guessed(contract.title, partner));

export const tellContractExpired = (call: Call, contract: About) =>
  tellCompany(call, contract, 'contract_expired', (partner) => texts.expired(contract.title, partner));

export async function tellContractExpiring(call: Call, contract: About & { ends_on: string | null }): Promise<void> {
  const { id, title, ends_on } = contract;
  const key = `contract_expiring ${id} ${ends_on}`;
  await tellCompany(call, contract, 'contract_expiring', (partner) => texts.expiring(title, partner, ends_on!), key);
  await tellPartner(call, contract, 'contract_ends_soon', () => texts.ownExpiring(title, ends_on!), key);
}

export const tellEnded = (call: Call, contract: About, what: 'ended' | 'renewed') =>
  tellCompany(call, contract, 'contract_ended', (partner) => texts[what](contract.title, partner));

/** Notifies the other side. */
export async function tellNotice(call: Call, contract: About): Promise<void> {
  if (call.actor.mode === 'partner')
    await tellCompany(call, contract, 'contract_notice', (partner) => texts.noticeOf(partner, contract.title));
  else await tellPartner(call, contract, 'contract_notice_given', () => texts.noticeGiven(contract.title));
}

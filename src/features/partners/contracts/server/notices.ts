import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { kindOptions } from '../../contract-templates/content.schema.ts';
import { openStatuses, runningStatuses } from '../schema.ts';
import type { LockedContract } from './locked.ts';

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

const dayText = (at: string | Date, timeZone: string) =>
  new Date(at).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone });

/** The facts by which a reader decides, as they are when the notice is written. */
async function factsOf(call: Call, { id }: About): Promise<[string, string | null][]> {
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
  return [
    ['Document', kindOptions.find(({ value }) => value === contract.kind)!.label],
    ['Signatures', contract.signers > 0 ? `${contract.signed} of ${contract.signers}` : null],
    ['Waits for', isOpen && contract.waiting ? oneLine(contract.waiting, 300) : null],
    ['Sign by', isOpen && contract.expires_at ? dayText(contract.expires_at, call.actor.timezone) : null],
    ['Ends', isRunning && contract.ends_on ? dayText(`${contract.ends_on}T00:00:00Z`, 'UTC') : null],
  ];
}

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
    const text = says(name);
    await notify(
      company,
      { mode: 'company', people: await teamMembersWithPermission(company, 'contracts', 'manage', contract.partner_id) },
      {
        kind,
        text,
        link: link(contract),
        about: subjects(contract),
        facts: await factsOf(company, contract),
        ...(dedupe_key && { dedupe_key }),
      },
      { subject: text.slice(0, 120), action: 'View contract' },
    );
  });
}

async function tellPartner(
  call: Call,
  contract: About,
  kind: string,
  text: string,
  dedupe_key?: string,
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const people = await partnerUsersWithPermission(company, contract.partner_id, 'contracts', 'manage');
    await notify(
      company,
      { mode: 'partner', partner_id: contract.partner_id, people },
      {
        kind,
        text,
        link: link(contract),
        about: subjects(contract),
        facts: await factsOf(company, contract),
        ...(dedupe_key && { dedupe_key }),
      },
      { subject: text.slice(0, 120), action: 'View contract' },
    );
  });
}

export const tellPartnerSent = (call: Call, contract: About) =>
  tellPartner(
    call,
    contract,
    'contract_received',
    `The contract “${contract.title}” was sent to your company for signature`,
  );

export const tellDeclined = (call: Call, contract: About, name: string, reason: string) =>
  tellCompany(
    call,
    contract,
    'contract_declined',
    (partner) => `${name} (${partner}) declined “${contract.title}”: ${reason}`,
  );

/** Tells both sides that somebody has signed, and whose turn it is. */
export async function tellProgress(
  call: Call,
  contract: About,
  name: string,
  next: readonly { name: string; role: string }[],
): Promise<void> {
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  const turn = next.length > 0 ? ` Next to sign: ${list.format(next.map((one) => `${one.name} (${one.role})`))}.` : '';
  const text = (partner: string) => `${name} has signed “${contract.title}”${partner}.${turn}`;
  await tellCompany(call, contract, 'contract_progress', (partner) => text(` with ${partner}`));
  await tellPartner(call, contract, 'contract_partly_signed', text(''));
}

export async function tellContractCompleted(call: Call, contract: About): Promise<void> {
  await tellCompany(
    call,
    contract,
    'contract_completed',
    (partner) => `“${contract.title}” with ${partner} is signed by everyone`,
  );
  await tellPartner(call, contract, 'contract_signed', `The contract “${contract.title}” is signed by everyone`);
}

export const tellContractGuessed = (call: Call, contract: About) =>
  tellCompany(
    call,
    contract,
    'contract_code_guessed',
    (partner) => `Someone is guessing the code to sign “${contract.title}” with ${partner}`,
  );

export const tellContractExpired = (call: Call, contract: About) =>
  tellCompany(
    call,
    contract,
    'contract_expired',
    (partner) => `“${contract.title}” with ${partner} was not signed in time`,
  );

export async function tellContractExpiring(call: Call, contract: About & { ends_on: string | null }): Promise<void> {
  const key = `contract_expiring ${contract.id} ${contract.ends_on}`;
  await tellCompany(
    call,
    contract,
    'contract_expiring',
    (partner) => `“${contract.title}” with ${partner} ends on ${contract.ends_on}`,
    key,
  );
  await tellPartner(
    call,
    contract,
    'contract_ends_soon',
    `The contract “${contract.title}” ends on ${contract.ends_on}`,
    key,
  );
}

export const tellEnded = (call: Call, contract: About, what: 'ended' | 'renewed') =>
  tellCompany(call, contract, 'contract_ended', (partner) =>
    what === 'renewed'
      ? `“${contract.title}” with ${partner} was renewed`
      : `“${contract.title}” with ${partner} has ended`,
  );

/** Notifies the other side. */
export async function tellNotice(call: Call, contract: About): Promise<void> {
  if (call.actor.mode === 'partner')
    await tellCompany(call, contract, 'contract_notice', (partner) => `${partner} gave notice for “${contract.title}”`);
  else
    await tellPartner(call, contract, 'contract_notice_given', `Notice was given for the contract “${contract.title}”`);
}

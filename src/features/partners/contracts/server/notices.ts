import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import type { LockedContract } from './locked.ts';

type About = Pick<LockedContract, 'id' | 'partner_id' | 'title'>;
type Kind =
  | 'contract_declined'
  | 'contract_completed'
  | 'contract_expired'
  | 'contract_expiring'
  | 'contract_ended'
  | 'contract_notice'
  | 'contract_code_guessed';

const link = ({ id }: About) => `/partners/contracts/show/${id}`;
const subjects = ({ partner_id }: About) => [{ table: 'partners' as const, id: partner_id }];

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
      'select name from partners where organization_id = $1 and id = $2',
      [company.organization_id, contract.partner_id],
    );
    const text = says(name);
    await notify(
      company,
      { mode: 'company', people: await teamMembersWithPermission(company, 'contracts', 'manage', contract.partner_id) },
      { kind, text, link: link(contract), about: subjects(contract), ...(dedupe_key && { dedupe_key }) },
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
      { kind, text, link: link(contract), about: subjects(contract), ...(dedupe_key && { dedupe_key }) },
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

export async function tellCompleted(call: Call, contract: About): Promise<void> {
  await tellCompany(
    call,
    contract,
    'contract_completed',
    (partner) => `“${contract.title}” with ${partner} is signed by everybody`,
  );
  await tellPartner(call, contract, 'contract_signed', `The contract “${contract.title}” is signed by everybody`);
}

export const tellGuessed = (call: Call, contract: About) =>
  tellCompany(
    call,
    contract,
    'contract_code_guessed',
    (partner) => `Someone is guessing the code to sign “${contract.title}” with ${partner}`,
  );

export const tellExpired = (call: Call, contract: About) =>
  tellCompany(
    call,
    contract,
    'contract_expired',
    (partner) => `“${contract.title}” with ${partner} was not signed in time`,
  );

export async function tellExpiring(call: Call, contract: About & { ends_on: string | null }): Promise<void> {
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

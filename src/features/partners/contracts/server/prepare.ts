import { partnerUsersWithPermission } from '#features/access/people/server/service.ts';
import { checkTerms, publishedTemplate } from '#features/partners/contract-templates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { type SignerRole, signatureFieldsOf } from '../../contract-templates/content.schema.ts';
import { fillFields } from '../../contract-templates/merge-fields.ts';
import type { Contract, ContractCreate, ContractUpdate, PreviewInput, SignerInput } from '../schema.ts';
import type { SignerChoice } from '../steps.schema.ts';

/** A draft from the published version of a template. Signers that are not given are guessed. @returns the id */
export async function createContract(call: Call, input: ContractCreate): Promise<string> {
  await call.requirePartner(input.partner_id);
  const { version, file_id, content } = await publishedTemplate(call, input.template_id);
  await checkTerms(call, input.terms);
  if (input.amends_id) await requireSamePartner(call, input.amends_id, input.partner_id);
  const id = newId();
  const { name: partner } = await call.one<{ name: string }>(
    sql`
      select name from partners
      where organization_id = ${call.organization_id} and id = ${input.partner_id} and archived_at is null`,
    'This partner',
  );
  const renewal = input.renewal ?? content.renewal;
  const term_months = input.term_months === undefined ? content.term_months : input.term_months;
  if (renewal !== 'none' && term_months === null)
    throw invalid({ term_months: ['is required for contracts that renew'] });
  await call.run(sql`
    insert into contracts (id, organization_id, partner_id, template_id, template_version, title, kind, source, body, file_id, fields,
       signing_order, blocks_portal, effective_on, term_months, renewal, renewal_months, notice_days, expires_days, reminder_days, terms,
       amends_id, note, created_at)
     values (${id}, ${call.organization_id}, ${input.partner_id}, ${input.template_id}, ${version}, ${input.title ?? `${content.name} with ${partner}`.slice(0, 200)}, ${content.kind}, ${content.source}, ${content.body === null ? null : fillFields(content.body, input.values ?? {})}, ${file_id}, ${JSON.stringify(
       [...content.fields, ...(content.source === 'text' ? signatureFieldsOf(content.roles, content.fields) : [])],
     )}, ${input.signing_order ?? content.signing_order}, ${content.blocks_portal}, ${input.effective_on ?? null}, ${term_months}, ${renewal}, ${content.renewal_months}, ${input.notice_days ?? content.notice_days}, ${input.expires_days ?? content.expires_days}, ${JSON.stringify(content.reminder_days)}, ${JSON.stringify({ ...content.terms, ...input.terms })}, ${input.amends_id ?? null}, ${input.note ?? null}, ${call.now()})`);
  await writeSigners(call, id, input.partner_id, content.roles, await completeSigners(call, input, content.roles));
  return id;
}

async function requireSamePartner(call: Call, contract_id: string, partner_id: string): Promise<void> {
  const amended = await call.maybe<{ partner_id: string }>(
    sql`select partner_id from contracts where organization_id = ${call.organization_id} and id = ${contract_id}`,
  );
  if (!amended) throw notFound('The contract to amend');
  if (amended.partner_id !== partner_id) throw invalid({ amends_id: ['is a contract of another partner'] });
}

/** The partner's primary contact or a user of its portal; for the company, who prepares it. */
export async function completeSigners(
  call: Call,
  { partner_id, signers = [] }: Pick<PreviewInput, 'partner_id' | 'signers'>,
  roles: readonly SignerRole[],
): Promise<SignerInput[]> {
  // All signers who are given sign in the order in which they are given.
  if (roles.every(({ key }) => signers.some(({ role }) => role === key))) return [...signers];
  const guess = {
    partner: partner_id ? await partnerSigner(call, partner_id) : undefined,
    company: await companySigner(call),
  };
  const used = new Set<string>();
  const roleSigners = roles.flatMap(({ key, side }): SignerInput[] => {
    const given = signers.find(({ role }) => role === key);
    const person = guess[side];
    if (given) return [given];
    if (!person || used.has(side)) return [];
    used.add(side);
    return [{ role: key, ...person }];
  });
  return [...roleSigners, ...signers.filter(({ role }) => !roles.some(({ key }) => key === role))];
}

type Person = Omit<SignerInput, 'role'>;

export async function partnerSigner(call: Call, partner_id: string): Promise<Person | undefined> {
  const contact = await call.maybe<Person>(sql`
    select trim(first_name || ' ' || last_name) as name, email::text as email from contacts
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and is_primary and email is not null
      and archived_at is null`);
  if (contact?.name) return contact;
  const [admin] = await partnerUsersWithPermission(call, partner_id, 'contracts', 'manage');
  return admin && { name: admin.full_name, email: admin.email };
}

async function companySigner(call: Call): Promise<Person | undefined> {
  return call.maybe<Person>(sql`
    select full_name as name, email::text as email from people
    where organization_id = ${call.organization_id} and id = ${call.actor.user_id}`);
}

/** Replaces the signers of a draft. */
export async function setSigners(call: Call, { id, partner_id }: Contract, { signers }: SignerChoice): Promise<void> {
  await writeSigners(call, id, partner_id!, await rolesOf(call, id), signers);
}

export async function rolesOf(call: Call, contract_id: string): Promise<SignerRole[]> {
  const { roles } = await call.one<{ roles: SignerRole[] }>(
    sql`
      select v.content->'roles' as roles from contracts c join contract_template_versions v
        on v.organization_id = c.organization_id and v.template_id = c.template_id and v.version = c.template_version
      where c.organization_id = ${call.organization_id} and c.id = ${contract_id}`,
    'This contract',
  );
  return roles;
}

async function writeSigners(
  call: Call,
  contract_id: string,
  partner_id: string,
  roles: readonly SignerRole[],
  signers: readonly SignerInput[],
): Promise<void> {
  const unknown = signers.find(({ role }) => !roles.some(({ key }) => key === role));
  if (unknown) throw invalid({ signers: [`names an unknown role, “${unknown.role}”`] });
  if (new Set(signers.map(({ role }) => role)).size < signers.length)
    throw invalid({ signers: ['names a role twice'] });
  await call.run(
    sql`delete from contract_signings where organization_id = ${call.organization_id} and contract_id = ${contract_id}`,
  );
  const users = await partnerUsersWithPermission(call, partner_id, 'contracts', 'view');
  for (const [index, signer] of signers.entries()) {
    const { key, name, side } = roles.find((role) => role.key === signer.role)!;
    const email = signer.email.trim().toLowerCase();
    const user_id = side === 'partner' ? users.find((user) => user.email.toLowerCase() === email)?.user_id : undefined;
    await call.run(sql`
      insert into contract_signings (organization_id, contract_id, partner_id, role_key, role_name, side, position,
        name, email, user_id, created_at)
      values (${call.organization_id}, ${contract_id}, ${partner_id}, ${key}, ${name}, ${side}::text, ${index + 1},
        ${signer.name}, ${email}::citext,
        coalesce(${user_id ?? null}, (select id from people
          where organization_id = ${call.organization_id} and email = ${email}::citext and ${side}::text = 'company')),
          ${call.now()})`);
  }
}

/** A sent contract does not change; only its internal note does. */
export async function checkContract(
  call: Call,
  current: Contract,
  patch: Partial<ContractUpdate>,
): Promise<Partial<ContractUpdate>> {
  const { note: _, ...rest } = patch;
  if (current.status !== 'draft' && Object.keys(rest).length > 0)
    throw conflict('A contract that was sent stays as it is. Void it and send a new one.', { allowed: ['draft'] });
  if (current.source === 'pdf' && patch.body) throw invalid({ body: ['is fixed: this contract is a PDF file'] });
  await checkTerms(call, patch.terms);
  return patch;
}

export async function checkRemoval(_call: Call, current: Contract): Promise<void> {
  if (current.status !== 'draft')
    throw conflict('Only drafts can be deleted. Void a contract that was sent.', { allowed: ['draft'] });
}

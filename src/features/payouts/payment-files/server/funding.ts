import { compactIban, isIban, isRoutingNumber } from '#features/payouts/payout-methods/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, type FieldErrors, invalid } from '#server/errors.ts';
import { openSecret, removeSecret, replaceSecret, type SecretKind } from '#server/secrets/stored-secrets.ts';
import { unwritable } from '#shared/text/latin.ts';
import { achText, sepaText } from '../characters.ts';
import type { FundingKind } from '../formats.schema.ts';
import type { FundingAccount, FundingInput } from '../schema.ts';

/** The account of the company as payment files name it. */
export type FundingDetails = FundingInput;

const details: SecretKind = { ref_table: 'funding_accounts', name: 'details', max: 2_000 };

const fields: Record<
  FundingKind,
  { required: readonly (keyof FundingInput)[]; optional: readonly (keyof FundingInput)[] }
> = {
  sepa: { required: ['iban'], optional: ['bic'] },
  stripe: { required: ['secret_key'], optional: ['webhook_secret'] },
  nacha: { required: ['routing_number', 'bank_name', 'company_id'], optional: ['entry_description'] },
};

const missing: Record<FundingKind, string> = {
  sepa: 'Enter your company’s SEPA account',
  nacha: 'Enter your company’s ACH numbers',
  stripe: 'Connect Stripe',
};

/** Stores the account that files of a kind are paid from, encrypted. */
export async function saveFundingAccount(call: Call, kind: FundingKind, input: FundingInput): Promise<void> {
  const checked = checkedDetails(kind, input);
  const last4 = (checked.iban ?? checked.company_id ?? checked.secret_key ?? '').slice(-4);
  const { id } = await call.one<{ id: string }>(sql`
    insert into funding_accounts (organization_id, kind, holder_name, last4)
    values (${call.organization_id}, ${kind}, ${checked.holder_name}, ${last4})
    on conflict (organization_id, kind) do update set holder_name = excluded.holder_name, last4 = excluded.last4
    returning id`);
  await replaceSecret(call, details, id, JSON.stringify(checked));
}

function checkedDetails(kind: FundingKind, input: FundingInput): FundingDetails {
  const { required, optional } = fields[kind];
  const errors: FieldErrors = {};
  for (const name of required) if (!input[name]?.trim()) errors[name] = ['is required'];
  for (const name of Object.keys(input) as (keyof FundingInput)[])
    if (input[name] && name !== 'holder_name' && !required.includes(name) && !optional.includes(name))
      errors[name] = ['is not used for this account'];
  const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();
  const checked = {
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value)),
    holder_name: input.holder_name.trim(),
    ...(input.iban && { iban: compactIban(input.iban) }),
    ...(input.bic && { bic: compact(input.bic) }),
    ...(input.company_id && { company_id: input.company_id.trim().toUpperCase() }),
  } as FundingDetails;
  if (checked.iban && !isIban(checked.iban)) errors.iban = ['This IBAN is not valid. Check its digits.'];
  if (checked.routing_number && !isRoutingNumber(checked.routing_number))
    errors.routing_number = ['This routing number is not valid. Check its digits.'];
  const plain = kind === 'sepa' ? sepaText : achText;
  for (const name of ['holder_name', 'bank_name', 'entry_description'] as const) {
    const unknown = unwritable(checked[name] ?? '');
    if (unknown) errors[name] = [`has letters that are not Latin: ${unknown}`];
  }
  if (plain(checked.holder_name, 70) === '') errors.holder_name ??= ['must have Latin letters'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return checked;
}

export function fundingAccounts(call: Call): Promise<FundingAccount[]> {
  return call.rows<FundingAccount>(sql`
    select id, kind, holder_name, last4, updated_at from funding_accounts
    where organization_id = ${call.organization_id} order by kind desc`);
}

/** @throws 404 when there is none */
export async function removeFundingAccount(call: Call, kind: FundingKind): Promise<void> {
  const { id } = await call.one<{ id: string }>(
    sql`select id from funding_accounts where organization_id = ${call.organization_id} and kind = ${kind} for update`,
    'This account',
  );
  await removeSecret(call, details, id);
  await call.run(sql`delete from funding_accounts where organization_id = ${call.organization_id} and id = ${id}`);
}

/** @throws 409 when the account is missing or can no longer be decrypted */
export async function openFundingAccount(call: Call, kind: FundingKind): Promise<FundingDetails> {
  const account = await call.maybe<{ id: string }>(
    sql`select id from funding_accounts where organization_id = ${call.organization_id} and kind = ${kind}`,
  );
  const text = account && (await openSecret(call, details, account.id));
  if (!text) throw conflict(`${missing[kind]} first: Payouts, Your bank accounts.`);
  return JSON.parse(text);
}

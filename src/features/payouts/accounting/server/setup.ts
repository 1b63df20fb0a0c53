import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { accountsOfChart, charts } from '../charts.ts';
import { type AccountingSetup, type AccountingSetupInput, accountGroups, type MappedAccount } from '../schema.ts';

const settingNames = [
  'system',
  'xero_tax_rate',
  'netsuite_subsidiary',
  'datev_consultant',
  'datev_client',
  'datev_account_length',
  'datev_chart',
  'fiscal_year_starts',
  'bill_account',
] as const;

const defaults: Omit<AccountingSetupInput, 'accounts'> = {
  system: 'quickbooks',
  xero_tax_rate: 'Tax Exempt',
  netsuite_subsidiary: '',
  datev_consultant: null,
  datev_client: null,
  datev_account_length: 4,
  datev_chart: '',
  fiscal_year_starts: 1,
  bill_account: 'cash:clearing',
};

/** The settings and accounts; before anything is saved, those of the first chart. */
export async function readSetup(call: Call): Promise<AccountingSetup> {
  const stored = await call.maybe<Omit<AccountingSetupInput, 'accounts'>>(sql`
    select ${sql.raw(settingNames.join(', '))} from accounting_settings where organization_id = ${call.organization_id}`);
  const mapped = await call.rows<MappedAccount>(
    sql`select account, number, name from accounting_accounts where organization_id = ${call.organization_id}`,
  );
  const suggested = stored ? [] : accountsOfChart(charts[0]!);
  const accounts = accountGroups.map(
    (account) => [...mapped, ...suggested].find((one) => one.account === account) ?? { account, number: '', name: '' },
  );
  return { ...(stored ?? defaults), base_currency: await baseCurrency(call), accounts };
}

export async function saveSetup(call: Call, input: AccountingSetupInput): Promise<AccountingSetup> {
  const names = input.accounts.map(({ account }) => account);
  if (new Set(names).size < names.length) throw invalid({ accounts: ['name each account once'] });
  const values = settingNames.map((name) => input[name]);
  await call.run(
    `insert into accounting_settings (organization_id, ${settingNames.join(', ')})
     values ($1, ${settingNames.map((_, index) => `$${index + 2}`).join(', ')})
     on conflict (organization_id) do update set ${settingNames.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [call.organization_id, ...values],
  );
  const texts = input.accounts.map(({ account, number, name }) => ({
    account,
    number: number.trim(),
    name: name.replaceAll(/\p{Cc}/gu, ' ').trim(),
  }));
  await call.run(sql`
    insert into accounting_accounts (organization_id, account, number, name) select ${call.organization_id}, *
    from unnest(${texts.map(({ account }) => account)}::text[], ${texts.map(({ number }) => number)}::text[],
      ${texts.map(({ name }) => name)}::text[])
    on conflict (organization_id, account) do update set number = excluded.number, name = excluded.name
      where (accounting_accounts.number, accounting_accounts.name) is distinct from (excluded.number, excluded.name)`);
  return readSetup(call);
}

/** Identifies everything except the ledger that a file depends on. */
export function setupHash(setup: AccountingSetup): string {
  return createHash('sha256').update(JSON.stringify(setup)).digest('hex');
}

import { createHash } from 'node:crypto';
import { recordAuditEvent } from '#features/access/audit-events/server/service.ts';
import { type AccountGroup, accountNames } from '#features/payouts/ledger/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import {
  type AccountingExport,
  type AccountingSetup,
  type ExportChoice,
  type ExportPreview,
  systemNames,
} from '../schema.ts';
import { datevJournal } from './layouts/datev.ts';
import { netsuiteJournal } from './layouts/netsuite.ts';
import { quickbooksBills, quickbooksJournal } from './layouts/quickbooks.ts';
import { xeroBills, xeroJournal } from './layouts/xero.ts';
import type { Layout, LayoutInput } from './model.ts';
import { closedMonth, readMonth } from './month.ts';
import { layFile, partsOf } from './parts.ts';
import { readSetup, setupHash } from './setup.ts';

const layouts: readonly Layout[] = [
  quickbooksJournal,
  quickbooksBills,
  xeroJournal,
  xeroBills,
  netsuiteJournal,
  datevJournal,
];

function layoutOf({ system, kind }: Pick<ExportChoice, 'system' | 'kind'>): Layout {
  const layout = layouts.find((one) => one.system === system && one.kind === kind);
  if (!layout) throw invalid({ kind: [`Bills are not imported into ${systemNames[system]}. Export the journal.`] });
  return layout;
}

interface Prepared {
  preview: ExportPreview;
  input: LayoutInput;
  layout: Layout;
  setup: AccountingSetup;
  period_id: string;
}

async function prepare(call: Call, choice: ExportChoice): Promise<Prepared> {
  const layout = layoutOf(choice);
  const period = await closedMonth(call, choice.month);
  const setup = await readSetup(call);
  const { books, missing } = await readMonth(call, choice.month, period, layout.needsBase ? setup.base_currency : null);
  const accounts = new Map(setup.accounts.map((one) => [one.account, one]));
  const input: LayoutInput = { ...books, setup, accounts };
  const isJournal = choice.kind === 'journal';
  const lines = isJournal ? accountTotals(input) : [];
  const used = isJournal ? new Set(lines.map(({ account }) => account)) : new Set<AccountGroup>([setup.bill_account]);
  const count = isJournal ? books.postings.length : books.bills.length;
  const unmapped = setup.accounts.flatMap((account) => {
    const problem = used.has(account.account) && count > 0 ? layout.accountProblem(account, setup) : null;
    return problem ? [`“${accountNames[account.account]}” ${problem}.`] : [];
  });
  const isLeftOut = choice.system === 'quickbooks' && !isJournal;
  const left_out = books.bills
    .filter(({ amount_minor }) => isLeftOut && amount_minor < 0)
    .map(({ number, partner_name, amount_minor, currency }) => ({
      number,
      partner: partner_name,
      amount_minor,
      currency,
    }));
  const problems = [
    ...(count === left_out.length
      ? [isJournal ? 'No entries were posted in this month.' : 'No payments were made in this month.']
      : []),
    ...unmapped,
    ...missing.map((text) => `The exchange rate to ${setup.base_currency} is missing for ${text}.`),
    ...(unmapped.length === 0 && missing.length === 0 ? (layout.problems?.(input) ?? []) : []),
  ];
  const preview: ExportPreview = {
    ...choice,
    row_count: problems.length === 0 ? layout.rowCount(input) : count,
    file_count: problems.length === 0 ? partsOf(layout, input).length : 1,
    totals: isJournal ? totalsOf(lines) : billTotals(input, isLeftOut),
    accounts: lines,
    problems,
    left_out,
  };
  return { preview, input, layout, setup, period_id: period.id };
}

export async function previewExport(call: Call, choice: ExportChoice): Promise<ExportPreview> {
  return (await prepare(call, choice)).preview;
}

/** Creates the file once; the same month with the same settings is the file that exists. */
export async function createExport(call: Call, choice: ExportChoice): Promise<AccountingExport> {
  const { preview, input, layout, setup, period_id } = await prepare(call, choice);
  if (preview.problems.length > 0) throw invalid({ month: preview.problems });
  const { file_name, content } = await layFile(layout, input, call.organization_id);
  const setup_hash = setupHash(setup);
  await call.run(sql`
    insert into accounting_exports (organization_id, period_id, system, kind, setup_hash, file_name, content, sha256,
      row_count, totals, created_by_name, created_at)
    values (${call.organization_id}, ${period_id}, ${choice.system}, ${choice.kind}, ${setup_hash}, ${file_name},
      ${content}, ${createHash('sha256').update(content).digest('hex')}, ${preview.row_count},
      ${JSON.stringify(preview.totals)}, ${call.actor.full_name}, ${call.now()}) on conflict do nothing`);
  const [stored] = await exportsWhere(
    call,
    'x.period_id = $2 and x.system = $3 and x.kind = $4 and x.setup_hash = $5',
    [period_id, choice.system, choice.kind, setup_hash],
    setup_hash,
  );
  return stored!;
}

export async function listExports(call: Call): Promise<AccountingExport[]> {
  return exportsWhere(call, 'true', [], setupHash(await readSetup(call)));
}

async function exportsWhere(
  call: Call,
  where: string,
  values: unknown[],
  current: string,
): Promise<AccountingExport[]> {
  return call.rows<AccountingExport>(
    `select x.id, to_char(m.month, 'YYYY-MM') as month, x.system, x.kind, x.file_name, x.sha256, x.row_count, x.totals, x.created_at,
       x.created_by_name, x.setup_hash <> $${values.length + 2} as is_outdated,
       (select count(*)::int from accounting_downloads d where d.organization_id = x.organization_id and d.export_id = x.id) as downloads,
       (select max(d.downloaded_at) from accounting_downloads d where d.organization_id = x.organization_id and d.export_id = x.id) as last_download_at
     from accounting_exports x join accounting_periods m on m.organization_id = x.organization_id and m.id = x.period_id
     where x.organization_id = $1 and ${where} order by m.month desc, x.created_at desc, x.id limit 10000`,
    [call.organization_id, ...values, current],
  );
}

/** The bytes of a file as it was created. Each download is recorded. */
export async function downloadExport(
  call: Call,
  id: string,
): Promise<{ name: string; content: Buffer; type: 'bytes' | 'zip' }> {
  const file = await call.maybe<{ file_name: string; content: Buffer; sha256: string }>(sql`
    select file_name, content, sha256 from accounting_exports
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (!file) throw notFound('This file');
  await call.run(sql`
    insert into accounting_downloads (organization_id, export_id, downloaded_by_name, downloaded_at)
    values (${call.organization_id}, ${id}, ${call.actor.full_name}, ${call.now()})`);
  await recordAuditEvent(call, {
    action: 'updated',
    ref_table: 'accounting_exports',
    ref_id: id,
    changes: { downloaded: file.file_name, sha256: file.sha256 },
    reason: null,
  });
  const { file_name: name, content } = file;
  return { name, content, type: name.endsWith('.zip') ? ('zip' as const) : ('bytes' as const) };
}

function accountTotals({ postings, accounts }: LayoutInput): ExportPreview['accounts'] {
  const totals = new Map<string, ExportPreview['accounts'][number]>();
  for (const { account, currency, side, amount_minor } of postings) {
    const { number, name } = accounts.get(account)!;
    const key = `${currency} ${account}`;
    const row = totals.get(key) ?? { account, number, name, currency, debit_minor: 0, credit_minor: 0 };
    row[side === 'D' ? 'debit_minor' : 'credit_minor'] += amount_minor;
    totals.set(key, row);
  }
  return [...totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function totalsOf(rows: ExportPreview['accounts']): ExportPreview['totals'] {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return [...byCurrency].map(([currency, own]) => ({
    currency,
    debit_minor: own.reduce((sum, row) => sum + row.debit_minor, 0),
    credit_minor: own.reduce((sum, row) => sum + row.credit_minor, 0),
  }));
}

/** Bills are on the debit side, returned payments on the credit side. */
function billTotals({ bills }: LayoutInput, isLeftOut: boolean): ExportPreview['totals'] {
  const byCurrency = Map.groupBy(bills, ({ currency }) => currency);
  return [...byCurrency].map(([currency, own]) => ({
    currency,
    debit_minor: own.reduce((sum, { amount_minor }) => sum + Math.max(amount_minor, 0), 0),
    credit_minor: isLeftOut ? 0 : own.reduce((sum, { amount_minor }) => sum - Math.min(amount_minor, 0), 0),
  }));
}

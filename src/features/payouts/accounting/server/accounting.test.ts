import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import {
  type Account,
  cashClearing,
  commissionExpense,
  fxPosition,
  partnerAccount,
  postEntries,
  spiffExpense,
} from '#features/payouts/ledger/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { accountsOfChart, charts } from '../charts.ts';
import type { AccountingExport, AccountingSetup, AccountingSetupInput, ExportPreview, System } from '../schema.ts';

let world: World;
let company: Company;
let finance: Person;
let partner: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-02-03T09:00:00Z');
  company = await world.company();
  finance = await company.member('finance');
  partner = await company.within((call) => samplePartner(call, { name: '=HYPERLINK("x"), Müller & Łódź' }));
});
afterAll(() => world.close());

interface Posted {
  debit?: Account;
  credit?: Account;
  currency?: string;
  kind?: 'accrue' | 'release' | 'reverse' | 'reserve' | 'paid';
}

async function post(at: string, amount_minor: number, { debit, credit, currency = 'USD', kind }: Posted = {}) {
  world.clock.set(at);
  const source_id = newId();
  await company.within((call) =>
    postEntries(call, [
      {
        kind: kind ?? 'accrue',
        effective_on: at.slice(0, 10),
        source_table: 'organizations',
        source_id,
        idempotency_key: `test:${source_id}`,
        currency,
        debit: debit ?? commissionExpense,
        credit: credit ?? partnerAccount(partner, 'on_hold'),
        amount_minor,
      },
    ]),
  );
}

async function close(month: string) {
  world.clock.set('2026-04-05T09:00:00Z');
  await finance.post(`/accounting_periods/${month}/begin_closing`);
  await finance.post(`/accounting_periods/${month}/close`);
}

async function setUp(change: Partial<AccountingSetupInput> = {}, chart = 'us') {
  const { base_currency: _, ...setup } = await finance.get<AccountingSetup>('/accounting_setup');
  const accounts = accountsOfChart(charts.find(({ key }) => key === chart)!);
  const saved = await finance.request('PUT', '/accounting_setup', { ...setup, accounts, ...change });
  expect(saved.statusCode).toBe(200);
}

const create = (system: System, kind = 'journal', person = finance) =>
  person.request('POST', '/accounting_exports', { month: '2026-02', system, kind });
async function fileOf(system: System, kind = 'journal') {
  const answer = await create(system, kind);
  expect(answer.json()).toMatchObject({ system, kind, month: '2026-02' });
  const file = await finance.request('GET', `/accounting_exports/${answer.json().id}/file`);
  expect(file.statusCode).toBe(200);
  return {
    exported: answer.json() as AccountingExport,
    bytes: file.rawPayload,
    text: file.rawPayload.toString('utf8'),
  };
}

/** The cells of a CSV file without line breaks in cells. */
const cells = (text: string, separator = ',') =>
  text
    .split('\r\n')
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g'))].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
const cents = (text: string | undefined) => Math.round(Number((text || '0').replace(',', '.')) * 100);

test('exports one row a posting with debit, credit and the mapped account, and guards formulas', async () => {
  await post('2026-02-03T09:00:00Z', 12_345);
  await post('2026-02-04T09:00:00Z', 12_345, {
    kind: 'release',
    debit: partnerAccount(partner, 'on_hold'),
    credit: partnerAccount(partner, 'payable'),
  });
  await close('2026-02');
  await setUp();
  const { text, exported, bytes } = await fileOf('quickbooks');
  const rows = cells(text);
  expect(rows[0]).toEqual([
    ...['Journal No.', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Name', 'Currency'],
  ]);
  expect(rows.slice(1).map((row) => row.slice(0, 5))).toEqual([
    ['T-1', '02/03/2026', 'Partner commissions', '123.45', ''],
    ['T-1', '02/03/2026', 'Accrued partner commissions', '', '123.45'],
    ['T-2', '02/04/2026', 'Accrued partner commissions', '123.45', ''],
    ['T-2', '02/04/2026', 'Partner commissions payable', '', '123.45'],
  ]);
  expect(rows[2]![6]).toMatch(/^'=HYPERLINK/);
  expect(rows[2]![5]).not.toMatch(/^[=+@-]/);
  expect(exported.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(exported.totals).toEqual([{ currency: 'USD', debit_minor: 24_690, credit_minor: 24_690 }]);
});

test('gives the same bytes for the same month, and records each download', async () => {
  await post('2026-02-03T09:00:00Z', 500);
  await close('2026-02');
  await setUp();
  const first = await fileOf('netsuite');
  await finance.get('/accounting_exports');
  world.clock.set('2026-04-06T12:00:00Z');
  await company.within((call) =>
    call.run(sql`update partners set name = 'Renamed' where organization_id = ${company.id} and id = ${partner}`),
  );
  const second = await fileOf('netsuite');
  expect(second.bytes.equals(first.bytes)).toBe(true);
  expect(second.exported).toMatchObject({ id: first.exported.id, sha256: first.exported.sha256, is_outdated: false });
  expect(await finance.get<AccountingExport[]>('/accounting_exports')).toMatchObject([{ downloads: 2 }]);
  const events = await company.within((call) =>
    call.rows<{ changes: { sha256: string } }>(
      sql`select changes from audit_events where organization_id = ${company.id} and ref_table = 'accounting_exports'`,
    ),
  );
  expect(events.map(({ changes }) => changes.sha256)).toEqual([first.exported.sha256, first.exported.sha256]);
  await setUp({ netsuite_subsidiary: 'Parent : Sub' });
  expect(await finance.get<AccountingExport[]>('/accounting_exports')).toMatchObject([{ is_outdated: true }]);
  expect((await fileOf('netsuite')).exported.id).not.toBe(first.exported.id);
});

test('checks the accounts before an export, and only those that the month uses', async () => {
  await post('2026-02-03T09:00:00Z', 500);
  await close('2026-02');
  await setUp({ accounts: [{ account: 'expense:commission', number: '', name: '' }] });
  const refused = await create('quickbooks');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.month).toEqual([
    '“Commission expense” needs the name it has in QuickBooks.',
    '“Owed to partners, on hold” needs the name it has in QuickBooks.',
  ]);
  await setUp();
  await setUp({ accounts: [{ account: 'partners:in_transit', number: '', name: '' }] });
  expect((await create('quickbooks')).statusCode).toBe(201);
  const datev = await finance.get<ExportPreview>('/accounting_exports/preview?month=2026-02&system=datev&kind=journal');
  expect(datev.problems.slice(0, 2)).toEqual([
    'DATEV needs the number of your tax consultant.',
    'DATEV needs your client number.',
  ]);
  expect((await create('datev', 'bills')).statusCode).toBe(422);
});

test('refuses open and unknown months, partners, viewers and neighbors', async () => {
  await post('2026-02-03T09:00:00Z', 500);
  expect((await create('quickbooks')).statusCode).toBe(409);
  expect(
    (await finance.request('GET', '/accounting_exports/preview?month=1999-01&system=xero&kind=journal')).statusCode,
  ).toBe(404);
  await close('2026-02');
  await setUp();
  const { exported } = await fileOf('quickbooks');
  const neighbor = await world.company();
  expect((await neighbor.owner.request('GET', `/accounting_exports/${exported.id}/file`)).statusCode).toBe(404);
  expect(await neighbor.owner.get('/accounting_exports')).toEqual([]);
  const seller = await company.member('partner_manager');
  expect([403, 404]).toContain((await create('quickbooks', 'journal', seller)).statusCode);
  const person = await world.partnerUser(company, partner);
  for (const url of ['/accounting_exports', `/accounting_exports/${exported.id}/file`, '/accounting_setup'])
    expect((await person.request('GET', url)).statusCode).toBe(404);
});

test('exports a DATEV posting batch of consolidated days in Latin-1 with decimal commas', async () => {
  const eur = { currency: 'EUR' };
  await post('2026-02-03T09:00:00Z', 10_050, eur);
  await post('2026-02-03T15:00:00Z', 150, eur);
  await post('2026-02-28T09:00:00Z', 99, { ...eur, debit: partnerAccount(partner, 'on_hold'), credit: spiffExpense });
  await company.within((call) =>
    call.run(sql`update organizations set base_currency = 'EUR' where id = ${company.id}`),
  );
  await close('2026-02');
  await setUp({ datev_consultant: 29_098, datev_client: 55_003, datev_chart: '03', fiscal_year_starts: 7 }, 'skr03');
  const { bytes, exported } = await fileOf('datev');
  const lines = bytes.toString('latin1').split('\r\n');
  expect(lines[0]).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20260405090000000;;"RE";"";"";29098;55003;20250701;4;20260201;20260228;"Tandem 2026-02";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  );
  expect(lines[1]!.split(';')).toHaveLength(125);
  expect(bytes.includes(Buffer.from('Gegenkonto (ohne BU-Schlüssel)', 'latin1'))).toBe(true);
  const rows = cells(lines.slice(2).join('\r\n'), ';');
  expect(rows.map((row) => row.slice(0, 14))).toEqual([
    [
      '102,00',
      'S',
      'EUR',
      '',
      '',
      '',
      '4760',
      '970',
      '',
      '0302',
      'T20260203',
      '',
      '',
      'Tandem entries 1-2, 2 in total',
    ],
    ['0,99', 'S', 'EUR', '', '', '', '970', '4760', '', '2802', 'T20260228', '', '', 'Tandem entry 3'],
  ]);
  expectEvery(rows, (row) => row.length === 125);
  expect(exported.row_count).toBe(2);
  expect(exported.file_name).toBe('EXTF_Buchungsstapel_2026-02.csv');
});

test('converts foreign amounts for the systems with one currency, and refuses to guess a rate', async () => {
  await company.within((call) =>
    call.run(sql`update organizations set base_currency = 'EUR' where id = ${company.id}`),
  );
  await post('2026-02-03T09:00:00Z', 1_000, { currency: 'USD' });
  await close('2026-02');
  await setUp();
  expect((await create('xero')).json().errors.month).toEqual([
    'The exchange rate to EUR is missing for USD on 2026-02-03.',
  ]);
  await company.owner.post('/exchange_rates', { base: 'USD', quote: 'EUR', rate: '0.8', as_of: '2026-02-01' });
  const rows = cells((await fileOf('xero')).text);
  expect(rows.slice(1).map(([, day, , code, tax, amount]) => [day, code, tax, amount])).toEqual([
    ['03/02/2026', '6100', 'Tax Exempt', '8.00'],
    ['03/02/2026', '2210', 'Tax Exempt', '-8.00'],
  ]);
  expect(rows[1]![2]).toContain('USD 10.00');
  await setUp({ datev_consultant: 1001, datev_client: 1 }, 'skr04');
  const [row] = cells((await fileOf('datev')).bytes.toString('latin1').split('\r\n')[2]!, ';');
  expect(row!.slice(0, 8)).toEqual(['10,00', 'S', 'USD', '1,25', '8,00', 'EUR', '6770', '3070']);
});

test('splits a month by the limit of the system, keeps entries whole and the bytes the same', async () => {
  world.clock.set('2026-02-10T09:00:00Z');
  await company.within((call) =>
    postEntries(
      call,
      Array.from({ length: 620 }, (_, index) => ({
        ...{ kind: 'accrue' as const, effective_on: '2026-02-10', source_table: 'organizations', source_id: newId() },
        ...{ idempotency_key: `test:${index}`, currency: 'USD', amount_minor: 100 + index },
        ...{ debit: commissionExpense, credit: partnerAccount(partner, 'on_hold') },
      })),
    ),
  );
  await close('2026-02');
  await setUp();
  const preview = (system: System) =>
    finance.get<ExportPreview>(`/accounting_exports/preview?month=2026-02&system=${system}&kind=journal`);
  expect(await preview('netsuite')).toMatchObject({ row_count: 1_240, file_count: 1 });
  for (const [system, count, most] of [
    ['quickbooks', 2, 1_000],
    ['xero', 5, 300],
  ] as const) {
    expect(await preview(system)).toMatchObject({ row_count: 1_240, file_count: count });
    const { exported, bytes } = await fileOf(system);
    expect(exported).toMatchObject({ file_name: `${system}-journal-2026-02.zip`, row_count: 1_240 });
    expect(bytes).toEqual((await fileOf(system)).bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(exported.sha256);
    const files = Object.entries(unzipSync(bytes));
    expect(files.map(([name]) => name)).toEqual(
      files.map((_, index) => `${system}-journal-2026-02-${index + 1}-of-${count}.csv`),
    );
    const parts = files.map(([, content]) => cells(Buffer.from(content).toString('utf8')));
    for (const [heading, ...rows] of parts) {
      expect(heading).toEqual(parts[0]![0]);
      expect(rows.length).toBeLessThanOrEqual(most);
      const byEntry = Map.groupBy(rows, ([entry]) => entry);
      expectEvery(byEntry.values(), (each) => each.length === 2);
    }
    expect(parts.reduce((sum, rows) => sum + rows.length - 1, 0)).toBe(1_240);
  }
});

test('the totals of every file equal the ledger, over random months', async () => {
  let state = 20_260_203;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const accounts = [commissionExpense, spiffExpense, cashClearing, fxPosition, partnerAccount(partner, 'payable')];
  await company.within((call) =>
    call.run(sql`update organizations set base_currency = 'USD' where id = ${company.id}`),
  );
  for (let at = 0; at < 60; at += 1) {
    const debit = accounts[random(accounts.length)]!;
    const credit = accounts.filter((one) => one !== debit)[random(accounts.length - 1)]!;
    const day = String(1 + Math.floor(at / 2.2)).padStart(2, '0');
    await post(`2026-02-${day}T${String(random(24)).padStart(2, '0')}:00:00Z`, 1 + random(1_000_000), {
      debit,
      credit,
    });
  }
  await close('2026-02');
  await setUp({ datev_consultant: 1001, datev_client: 1 }, 'us');
  const ledger = await finance.rows<{ account: string; debit_minor: number; credit_minor: number }>(
    '/ledger/trial_balance?month=2026-02',
  );
  const preview = await finance.get<ExportPreview>(
    '/accounting_exports/preview?month=2026-02&system=netsuite&kind=journal',
  );
  const shown = preview.accounts.map(({ account, debit_minor, credit_minor }) => ({
    account,
    debit_minor,
    credit_minor,
  }));
  const byAccount = (rows: { account: string }[]) => rows.sort((one, other) => (one.account < other.account ? -1 : 1));
  expect(byAccount(shown)).toEqual(
    byAccount(ledger.map(({ account, debit_minor, credit_minor }) => ({ account, debit_minor, credit_minor }))),
  );
  const numbers = new Map(accountsOfChart(charts[0]!).map(({ account, number }) => [account, number]));
  const expected = new Map(
    ledger.map(({ account, debit_minor, credit_minor }) => [
      numbers.get(account as never)!,
      { debit_minor, credit_minor },
    ]),
  );
  const summed = (rows: [account: string, debit: number, credit: number][]) => {
    const sums = new Map<string, { debit_minor: number; credit_minor: number }>();
    for (const [account, debit, credit] of rows) {
      const sum = sums.get(account) ?? { debit_minor: 0, credit_minor: 0 };
      sums.set(account, { debit_minor: sum.debit_minor + debit, credit_minor: sum.credit_minor + credit });
    }
    return new Map([...sums].sort());
  };
  const netsuite = cells((await fileOf('netsuite')).text).slice(1);
  expect(netsuite).toHaveLength(120);
  expect(summed(netsuite.map((row) => [row[5]!.split(' ')[0]!, cents(row[6]), cents(row[7])]))).toEqual(
    new Map([...expected].sort()),
  );
  const xero = cells((await fileOf('xero')).text).slice(1);
  expect(summed(xero.map((row) => [row[3]!, Math.max(cents(row[5]), 0), Math.max(-cents(row[5]), 0)]))).toEqual(
    new Map([...expected].sort()),
  );
  const datev = cells((await fileOf('datev')).bytes.toString('latin1').split('\r\n').slice(2).join('\r\n'), ';');
  const sides = datev.flatMap((row): [string, number, number][] => [
    [row[6]!, cents(row[0]), 0],
    [row[7]!, 0, cents(row[0])],
  ]);
  expect(summed(sides)).toEqual(new Map([...expected].sort()));
});

test('exports the journal of the ledger as one row a posting, without JSON in a cell', async () => {
  await post('2026-02-03T09:00:00Z', 12_345);
  await post('2026-02-04T09:00:00Z', 100, { kind: 'reverse' });
  const file = await finance.request('GET', '/journal_entries/export.csv?kind=accrue');
  const rows = cells(file.payload.replace('\ufeff', '')).map(([, ...row]) => row);
  expect(rows[0]!.slice(0, 10)).toEqual([
    ...[
      'seq',
      'position',
      'kind',
      'effective_on',
      'posted_at',
      'account',
      'partner_name',
      'debit',
      'credit',
      'currency',
    ],
  ]);
  expect(rows.slice(1).map((row) => [row[0], row[1], row[5], row[7], row[8]])).toEqual([
    ['1', '1', 'expense:commission', '123.45', ''],
    ['1', '2', `partner:${partner}:on_hold`, '', '123.45'],
  ]);
  expect(file.payload).not.toContain('{');
});

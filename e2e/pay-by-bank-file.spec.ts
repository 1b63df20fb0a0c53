import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bankNotification, statusReport } from '../src/features/payouts/payment-files/server/testing/status-files.ts';
import { bearer, ownCompany, payWithoutCodes, SECRET, skipPartnerSetup, uniqueEmail } from './accounts.ts';
import { linkIn } from './mailbox.ts';
import { enterBy, expectAccessible, expectAccessibleInThemes, fromSomewhere } from './people.ts';

const payees = [
  { name: 'Łódź & Söhne GmbH', country: 'DE', iban: 'DE89370400440532013000', amount_minor: 123_450 },
  { name: 'Café “Été” SARL', country: 'FR', iban: 'FR1420041010050500013M02606', amount_minor: 50_005 },
  { name: "O'Neil Partners", country: 'NL', iban: 'NL91ABNA0417164300', amount_minor: 7_500 },
] as const;

async function joined(request: APIRequestContext, email: string, full_name: string): Promise<string> {
  const accepted = await request.post('/api/public/invitations/accept', {
    headers: fromSomewhere(),
    data: { token: new URL(await linkIn(email)).hash.slice('#token='.length), password: SECRET, full_name },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return ((await accepted.json()) as { token: string }).token;
}

/** A company whose owner submitted a payout to three partners in Europe, a finance person and a user of the second partner. */
async function givenSubmittedPayout(page: Page) {
  const { request } = page;
  const { token } = await ownCompany(page);
  await payWithoutCodes(request, token);
  const headers = { ...bearer(token), 'x-tandem-mode': 'company' };
  const call = async <T = { id: string }>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    data?: object,
  ): Promise<T> => {
    const answer = await request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  const { organization } = await call<{ organization: { id: string } }>('GET', 'session');
  await call('PATCH', `program_settings/${organization.id}`, { method_rest_days: 0 });
  const financeEmail = uniqueEmail('nordwind.example');
  await call('POST', 'invitations', { email: financeEmail, role: 'finance' });
  const finance = await joined(request, financeEmail, 'Fina Nord');
  const partners: string[] = [];
  for (const { name, country, iban, amount_minor } of payees) {
    const partner = await call('POST', 'partners', { name, country });
    partners.push(partner.id);
    const method = { partner_id: partner.id, rail: 'bank_sepa', currency: 'EUR', country, holder_name: name };
    const { id } = await call('POST', 'payout_methods', { ...method, details: { iban } });
    const verified = await request.post(`/api/payout_methods/${id}/verify`, { headers: bearer(finance), data: {} });
    expect(verified.status(), await verified.text()).toBe(200);
    const reason = 'Launch bonus';
    await call('POST', 'commission_lines/by_hand', {
      ...{ partner_id: partner.id, currency: 'EUR', amount_minor, on: '2026-01-10', reason },
    });
  }
  const partnerEmail = uniqueEmail('ete.example');
  await call('POST', 'invitations', { email: partnerEmail, role: 'partner_admin', partner_id: partners[1] });
  const partner = await joined(request, partnerEmail, 'Élise Été');
  await skipPartnerSetup(request, partner);
  const batch = await call('POST', 'payout_batches', { currency: 'EUR' });
  await call('POST', `payout_batches/${batch.id}/submit`, {});
  return { finance, partner, payout: `/commissions/payouts/edit/${batch.id}` };
}

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });
const lineOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a payout leaves as a SEPA file, and the answers of the bank reach finance and the partner', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { finance, partner, payout } = await givenSubmittedPayout(page);
  let names: string[] = [];

  await test.step('finance approves the payout and downloads its file', async () => {
    await enterBy(page, finance);
    await page.goto('/commissions/payouts/accounts');
    await page.getByRole('button', { name: 'Enter account: SEPA account' }).click();
    const account = page.getByRole('dialog', { name: 'SEPA account' });
    await account.getByLabel('Account holder').fill('Nordwind GmbH');
    await account.getByLabel('IBAN').fill('DE75 5121 0800 1245 1261 99');
    await account.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByText('Ends in 6199')).toBeVisible();
    await page.goto(payout);
    await page.getByRole('button', { name: 'Approve payout' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve €/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Create payment file' });
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Create payment file' }).click();
    await expect(dialog.getByText(/3 payments, €1,809\.55/)).toBeVisible();
    await expectAccessible(page);
    // The file is saved as soon as it is created.
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Create file of €1,809\.55/ }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    for (const { iban } of payees) expect(text).toContain(iban);
    expect(text).toContain('<CtrlSum>1809.55</CtrlSum>');
    names = payees.map(
      ({ iban }) => new RegExp(`<EndToEndId>(\\w+)</EndToEndId>(?:(?!<CdtTrfTxInf>).)*${iban}`, 's').exec(text)![1]!,
    );
    expect(new Set(names).size).toBe(3);
    await expect(page.getByText('Downloaded once')).toBeVisible();
  });

  await test.step('the status file of the bank accepts two payments and rejects one', async () => {
    const report = statusReport([
      { reference: names[0]!, status: 'ACSC' },
      { reference: names[1]!, status: 'ACSC' },
      { reference: names[2]!, status: 'RJCT', code: 'AC01' },
      { reference: 'PAYROLL-MARCH', status: 'ACSC' },
    ]);
    await page.getByLabel('Choose a file').setInputFiles(fileOf('pain.002.xml', report));
    await page.waitForURL(/\/payouts\/reports\/show\//);
    await expect(page.getByText('3 lines applied, 1 unknown')).toBeVisible();
    await expect(lineOf(page, payees[0].name)).toContainText('Paid');
    await expect(lineOf(page, payees[2].name)).toContainText('AC01: Incorrect account number');
    await expect(lineOf(page, 'PAYROLL-MARCH')).toContainText('No payment has this reference.');
    await expectAccessibleInThemes(page);
    await page.goto(payout);
    await expect(lineOf(page, payees[2].name)).toContainText('AC01: Incorrect account number');
    await expect(lineOf(page, payees[1].name)).toContainText('Paid');
  });

  await test.step('the bank returns one of the paid payments, and the same notification counts once', async () => {
    const back = bankNotification([{ reference: names[1]!, amount: '500.05', side: 'CRDT', code: 'AC04' }]);
    const send = () => page.getByLabel('Choose a file').setInputFiles(fileOf('camt.054.xml', back));
    await send();
    await page.waitForURL(/\/payouts\/reports\/show\//);
    await expect(lineOf(page, payees[1].name)).toContainText('AC04: Account closed');
    const first = page.url();
    await page.goto(payout);
    await send();
    await page.waitForURL(first);
    await page.goto(payout);
    await expect(lineOf(page, payees[1].name)).toContainText('Returned');
    await expect(page.getByText('Partially paid').first()).toBeVisible();
  });

  await test.step('the partner sees that its payment was returned, and why', async () => {
    const window = await browser.newContext();
    const own = await window.newPage();
    await enterBy(own, partner);
    await own.goto('/revenue/payouts');
    const row = own.getByRole('row').filter({ hasText: 'AC04: Account closed' });
    await expect(row).toContainText('Returned');
    await row.getByRole('link').first().click();
    await expect(own.getByRole('alert')).toContainText('This payment was returned. Reason: AC04: Account closed.');
    await expect(own.getByText(payees[0].name)).toHaveCount(0);
    await expectAccessibleInThemes(own);
    await window.close();
  });
});

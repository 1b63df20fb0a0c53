import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { closeWindows, demo, enterAs, expectAccessible, fromSomewhere } from './people.ts';
import { expectLoaded } from './screens.ts';

test.afterEach(closeWindows);

test('an outsider verifies the receipt of a registration, and the partner sees who viewed it', async ({
  browser,
  page,
}, info) => {
  test.setTimeout(120_000);
  const mark = Date.now().toString(36);
  const headers = { authorization: `Bearer ${await enterAs(page, demo.partner)}` };
  const [own] = await (await page.request.get('/api/deal_registrations?_end=1', { headers })).json();
  const made = await page.request.post('/api/deal_registrations', {
    headers,
    data: {
      account_name: `Quarry ${mark}`,
      account_domain: `quarry-${mark}.example`,
      type_id: own.type_id,
      contact_email: `ada@quarry-${mark}.example`,
      title: `Quarry ${mark}`,
      amount_minor: 500_000,
      country: 'NO',
      expected_close_on: '2099-12-31',
    },
  });
  const { id } = await made.json();
  await page.request.post(`/api/deal_registrations/${id}/submit`, { headers, data: {} });

  const company = await (await browser.newContext()).newPage();
  await enterAs(company, demo.company);
  await company.goto(`/partners/pending/opportunities/show/${id}`);
  await expect(company.getByText('The partner sees this list.')).toBeVisible();
  await expectAccessible(company);

  await page.goto(`/revenue/deal-desk/show/${id}`);
  await expectLoaded(page);
  await expect(page.getByRole('heading', { name: 'Viewed by' })).toBeVisible();
  await expect(page.getByText('No one at the company has opened this registration yet.')).toBeHidden();
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(page.getByText(`Quarry ${mark}`).first()).toBeVisible();
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/receipt\.pdf$/);
  await page.getByText('Details', { exact: true }).click();
  const proof = page.getByRole('group').filter({ hasText: 'Key fingerprint' });
  const address = await proof.getByRole('link').getAttribute('href');
  const fingerprint = await proof.locator('code').textContent();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await proof.getByRole('button', { name: 'Download signed file (JSON)' }).click();
  const file = info.outputPath('receipt.json');
  await (await download).saveAs(file);

  const anybody = await (await browser.newContext({ extraHTTPHeaders: fromSomewhere() })).newPage();
  await anybody.goto(address!);
  await anybody.getByText('Details', { exact: true }).click();
  await expect(anybody.getByText(fingerprint!)).toBeVisible();
  await anybody.getByLabel('Receipt file').setInputFiles(file);
  await expect(anybody.getByText(/^Valid: .* signed this receipt, and it is unchanged\.$/)).toBeVisible();
  await expect(anybody.getByText(`Quarry ${mark}`).first()).toBeVisible();
  await expectAccessible(anybody);
  const changed = info.outputPath('changed.json');
  writeFileSync(changed, readFileSync(file, 'utf8').replace(`Quarry ${mark}`, 'Another account'));
  await anybody.getByLabel('Receipt file').setInputFiles(changed);
  await expect(
    anybody.getByText('Not valid: The signature does not match: the receipt was changed.', { exact: false }),
  ).toBeVisible();
});

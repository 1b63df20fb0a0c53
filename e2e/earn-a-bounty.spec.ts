import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible, signInByCall } from './people.ts';

test('a partner submits a bounty and earns it', async ({ browser, page }) => {
  test.setTimeout(240_000);
  const name = `Webinar ${Date.now()}`;
  const company = await (await browser.newContext()).newPage();
  await enterAs(company, demo.company);
  let path = '';

  await test.step('the company offers a bounty', async () => {
    const headers = { ...bearer(await signInByCall(company.request, demo.company)), 'x-tandem-mode': 'company' };
    const data = { name, kind: 'submission', reward_minor: 12_300, currency: 'USD', starts_on: '2026-01-01' };
    const made = await company.request.post('/api/bounties', { headers, data });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    await company.goto(`/commissions/bounties/show/${id}`);
    await expectAccessible(company);
    await company.getByRole('button', { name: 'Activate bounty' }).click();
    await company.getByRole('dialog').getByRole('button', { name: 'Activate bounty' }).click();
    await expect(company.getByText('Bounty activated')).toBeVisible();
  });
  await test.step('the partner adds proof and submits it', async () => {
    await enterAs(page, demo.partner);
    await page.goto('/revenue/bounties');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Add proof: ${name}` }).click();
    const proof = page.getByRole('dialog', { name: 'Add proof' });
    await proof.getByLabel('Proof', { exact: true }).fill('We hosted it with 60 attendees.');
    await proof.getByLabel('Link').fill('https://example.com/webinar');
    await proof.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/submissions\/show\//);
    await expect(page.getByRole('heading', { level: 1, name: /^Submission \d/ })).toBeVisible();
    path = new URL(page.url()).pathname;
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit proof' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit proof' }).click();
    await expect(page.getByText('Proof submitted')).toBeVisible();
  });
  await test.step('the company approves it', async () => {
    await company.goto(`/commissions/bounties/submissions/show/${path.split('/').at(-1)}`);
    await expect(company.getByText('We hosted it with 60 attendees.')).toBeVisible();
    await company.getByRole('button', { name: 'Approve proof', exact: true }).click();
    const dialog = company.getByRole('dialog', { name: 'Approve proof' });
    await expectAccessible(company);
    await dialog.getByRole('button', { name: /^Approve/ }).click();
    await expect(company.getByRole('button', { name: 'View commission' })).toBeVisible();
  });
  await test.step('the partner sees its commission', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'View commission' }).click();
    await expect(page.getByText(`Bounty: ${name}`).first()).toBeVisible();
    await expect(page.getByText('$123.00').first()).toBeVisible();
  });
});

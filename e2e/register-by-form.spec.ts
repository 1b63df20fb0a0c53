import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { demo, enterAs, expectAccessible } from './people.ts';
import { expectLoaded } from './screens.ts';

test('a visitor registers a deal on a phone, answers the reviewer by link, and is approved', async ({
  browser,
  page: company,
}) => {
  const mark = Date.now().toString(36);
  const token = await enterAs(company, demo.company);
  const pages = await (
    await company.request.get('/api/referral_pages?access=public&state=published', { headers: bearer(token) })
  ).json();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await phone.newPage();
  await visitor.goto(`/referrals/${pages[0].id}`);
  await expectAccessible(visitor);
  await visitor.getByLabel('Your partner').selectOption({ index: 1 });
  await visitor.getByLabel('Website', { exact: true }).fill(`quay-${mark}.example`);
  await visitor.getByRole('textbox', { name: /^Company/ }).fill(`Quay ${mark}`);
  // The form tells a stranger nothing about the account.
  await visitor.getByRole('textbox', { name: /^Company/ }).press('Tab');
  await expect(visitor.getByText(/Free to register|Possible conflict/)).toHaveCount(0);
  await visitor.getByLabel('Country').selectOption('NL');
  await visitor.getByLabel('Email of the contact').fill(`buyer@quay-${mark}.example`);
  await visitor.getByLabel('Amount').first().fill('18500');
  await visitor.getByRole('textbox', { name: 'Expected close' }).fill('2099-06-30');
  await visitor.getByLabel('Your name').fill('Vera Visitor');
  await visitor.getByLabel('Your email').fill(`vera-${mark}@visitor.example`);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Register deal' }).click();
  await expect(visitor.getByText(/Check your email and confirm your address/)).toBeVisible();
  await visitor.goto(pathOf(await linkIn(`vera-${mark}@visitor.example`)));
  await expect(visitor.getByRole('heading', { name: 'Confirm your registration' })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Confirm and register' }).click();
  await expect(visitor.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Your registration is in review' })).toBeVisible();
  }).toPass();
  await expect(visitor.getByText(/decides by/)).toBeVisible();
  await expectAccessible(visitor);

  const [{ id }] = await (
    await company.request.get(`/api/deal_registrations?account_domain=quay-${mark}.example`, { headers: bearer(token) })
  ).json();
  await company.goto(`/referral-pages/opportunities/show/${id}`);
  await expectLoaded(company);
  await expect(company).toHaveURL(`/partners/pending/opportunities/show/${id}`);
  await company.getByRole('tab', { name: 'Comments' }).click();
  await company.getByRole('textbox', { name: 'New comment' }).fill('Met them at the fair.');
  await company.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(company.getByRole('listitem').filter({ hasText: 'Met them at the fair.' })).toBeVisible();
  await expectAccessible(company);
  await company
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await company.getByRole('menuitem', { name: 'Ask for information' }).click();
  await company.getByRole('dialog').getByLabel('Question').fill('Who decides at the customer?');
  await company.getByRole('dialog').getByRole('button', { name: 'Ask for information' }).click();
  await expect(company.getByText('Question asked')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText('Who decides at the customer?')).toBeVisible();
  await visitor.getByLabel('Your answer').fill('The harbor master.');
  await visitor.getByRole('button', { name: 'Send answer' }).click();
  await expect(visitor.getByRole('heading', { name: 'Your registration is in review' })).toBeVisible();

  await company.goto(`/partners/pending/opportunities/show/${id}`);
  await expect(company.getByText('The harbor master.').first()).toBeVisible();
  await company.getByRole('button', { name: 'Approve' }).click();
  await company.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(company.getByText('Protected for another', { exact: false }).first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Your registration is approved' })).toBeVisible();
  await phone.close();
});

test('a partner registers with a form of the program, then many deals from a file', { tag: '@all' }, async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  await enterAs(page, demo.partner);
  await page.goto('/revenue/deal-desk');
  await expectLoaded(page);
  await page.getByRole('button', { name: 'Forms' }).click();
  await page.getByRole('menuitem', { name: 'Register a deal', exact: true }).click();
  await expect(page).toHaveURL(/\/referrals_authed\//);
  await expect(page.getByLabel('Your name')).not.toHaveValue('');
  await page.getByLabel('Website', { exact: true }).fill(`mole-${mark}.example`);
  await page.getByRole('textbox', { name: /^Company/ }).fill(`Mole ${mark}`);
  await expect(page.getByText('Free to register.')).toBeVisible();
  await page.getByLabel('Country').selectOption('FR');
  await page.getByLabel('Email of the contact').fill(`buyer@mole-${mark}.example`);
  await page.getByLabel('Amount').first().fill('900');
  await page.getByRole('textbox', { name: 'Expected close' }).fill('2099-06-30');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Register deal' }).click();
  await page.getByRole('link', { name: 'Follow the status' }).click();
  await expect(page.getByRole('heading', { name: `Mole ${mark}` })).toBeVisible();

  await page.goto('/revenue/deal-desk');
  await page.getByRole('button', { name: 'Upload file' }).click();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  expect((await template).suggestedFilename()).toMatch(/^registrations-template-.*\.csv$/);
  const csv = [
    'Account,Website,Country,Contact email,Amount,Expected close',
    `Vole ${mark},vole-${mark}.example,FR,ada@vole-${mark}.example,1200.50,2099-06-30`,
    `Newt ${mark},newt-${mark}.example,FR,,100,2099-06-30`,
  ].join('\n');
  await page.locator('input[type=file]').setInputFiles({
    name: 'deals.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(page.getByRole('row', { name: `Vole ${mark}` })).toContainText('Ready');
  await expect(page.getByRole('row', { name: `Newt ${mark}` })).toContainText('Contact email: is required');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Register 1 deal' }).click();
  await expect(page.getByRole('row', { name: `Vole ${mark}` })).toContainText('Registered');
  const result = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download result' }).click();
  expect((await result).suggestedFilename()).toMatch(/^registrations-result-.*\.csv$/);
  await page.getByRole('link', { name: `Vole ${mark}` }).click();
  await expect(page.getByRole('heading', { name: `Vole ${mark}` })).toBeVisible();
});

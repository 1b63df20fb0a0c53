import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bearer, SECRET } from './accounts.ts';
import { codeIn, linkIn, pathOf } from './mailbox.ts';
import { closeWindows, demo, enterAs, expectAccessible, fromSomewhere } from './people.ts';

test.afterEach(closeWindows);

async function sign(context: BrowserContext, email: string, title: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(pathOf(await linkIn(email, title)));
  await page.getByRole('checkbox', { name: /^I agree to sign/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByLabel('Code').fill(await codeIn(email));
  await page.getByRole('button', { name: 'Confirm and sign' }).click();
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  await page.close();
}

function nextMonth(): string {
  const next = new Date();
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

async function fillDeal(page: Page, customer: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Account name' }).fill(customer);
  await page.getByLabel('Website', { exact: true }).fill(`${customer.toLowerCase().replace(' ', '-')}.example`);
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /Estimated amount/ }).fill('12500');
  await page.getByLabel('Email').fill('buyer@northwind.example');
}

test('from the application to the first protected deal: approval starts everything, and the gate opens with the signature', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const mark = Date.now().toString(36);
  const [name, email] = [`Harbor ${mark}`, `ada@harbor-${mark}.com`];
  const company = await (await browser.newContext()).newPage();
  const token = await enterAs(company, demo.company);
  const headers = { ...bearer(token), 'x-tandem-mode': 'company' };
  const visitor = await browser.newContext({ extraHTTPHeaders: fromSomewhere() });
  const applicant = await visitor.newPage();

  await test.step('a company applies on the sign-up page', async () => {
    const pages = await company.request.get('/api/partner_pages?_start=0&_end=100', { headers });
    const page = ((await pages.json()) as { id: string; name: string }[]).find(
      (one) => one.name === 'Become a partner',
    );
    await applicant.goto(`/partner-signup/${page!.id}`);
    await applicant.getByLabel('Company name').fill(name);
    await applicant.getByLabel('Website').fill(`https://harbor-${mark}.com`);
    await applicant.getByLabel('Country').selectOption('US');
    await applicant.getByLabel(/^Name/).fill('Ada Applicant');
    await applicant.getByLabel('Business email').fill(email);
    await applicant.getByLabel(/I agree/).check();
    await applicant.getByRole('button', { name: 'Send application' }).click();
    await expect(applicant.getByText('Thank you for your application')).toBeVisible();
    await applicant.goto(pathOf(await linkIn(email)));
    await applicant.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(applicant.getByText('6 of 6 criteria met')).toBeVisible();
  });

  await test.step('the company approves, and the page shows what was started and what comes next', async () => {
    await company.goto(`/partners/pending?queue=sign-ups&q=${encodeURIComponent(name)}`);
    await company.getByRole('link', { name }).first().click();
    await company.getByRole('button', { name: 'Approve' }).click();
    const dialog = company.getByRole('dialog', { name: `Approve ${name}` });
    await expect(dialog.getByText('Reseller agreement')).toBeVisible();
    await expect(dialog.getByText('Partner onboarding')).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve and start' }).click();
    await expect(dialog).toBeHidden();
    await expect(company.getByText('Waits for the signature of Ada Applicant.').first()).toBeVisible();
    await expect(company.getByRole('link', { name: `Reseller agreement with ${name}` })).toBeVisible();
    await expect(company.getByRole('link', { name: 'Partner onboarding' })).toBeVisible();
    await expectAccessible(company);
  });

  await test.step('the new partner signs in and finds the gate where it registers deals', async () => {
    await applicant.goto(pathOf(await linkIn(email, "Your application to Lumenfleet's partner program was approved")));
    await applicant.getByLabel('Password').first().fill(SECRET);
    await applicant.getByRole('button', { name: /Accept|Create|Join/ }).click();
    await applicant.getByRole('button', { name: 'Finish later' }).click();
    await applicant.getByRole('dialog').getByRole('button', { name: 'Finish later' }).click();
    await expect(applicant).toHaveURL(/partner-dashboard/);
    await applicant.goto('/revenue/deal-desk/create');
    await expect(
      applicant.getByText('Before you can register deals, your company needs a signed reseller agreement.'),
    ).toBeVisible();
    await expectAccessible(applicant);
    await applicant.getByRole('link', { name: 'Sign the contract' }).click();
    await expect(applicant.getByRole('heading', { level: 1, name: `Reseller agreement with ${name}` })).toBeVisible();
  });

  await test.step('both sides sign, and the gate opens', async () => {
    await sign(visitor, email, 'Reseller agreement from');
    const someone = await browser.newContext({ extraHTTPHeaders: fromSomewhere() });
    await sign(someone, demo.company, `Reseller agreement with ${name}`);
    await expect
      .poll(
        async () => {
          await applicant.goto('/revenue/deal-desk/create');
          await expect(applicant.getByRole('textbox', { name: 'Account name' })).toBeVisible();
          return applicant.getByText('Before you can register deals').count();
        },
        { timeout: 60_000 },
      )
      .toBe(0);
  });

  await test.step('the first deal is registered and protected', async () => {
    const customer = `Northwind ${mark}`;
    await fillDeal(applicant, customer);
    await applicant.getByLabel('Expected close').fill(nextMonth());
    await applicant.keyboard.press('Enter');
    await applicant.getByRole('button', { name: 'Register deal' }).click();
    await applicant.waitForURL(/\/revenue\/deal-desk\/show\//);
    await company.goto(`/partners/pending?q=${encodeURIComponent(customer)}`);
    await company.getByRole('link', { name: customer }).click();
    await company.getByRole('button', { name: 'Approve' }).click();
    await company.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(applicant.locator('main')).toContainText('approved it', { timeout: 30_000 });
  });
});

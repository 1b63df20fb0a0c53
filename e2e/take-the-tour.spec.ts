import { type Browser, expect, type Page, test } from '@playwright/test';
import { closeWindows, demo, PASSWORD } from './people.ts';
import { takePicture } from './pictures.ts';
import { expectLoaded, mainMenu, menuLink } from './screens.ts';

test.afterEach(closeWindows);

/** Signs in with the form, as the first step of the tour says. */
async function signIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(mainMenu(page)).toBeVisible();
  await expectLoaded(page);
  return page;
}

/** The next month in words, as a person types it. */
function nextMonth(): string {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + 1, 1);
  return day.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** The steps of docs/guide/tour.md up to the breakdown; whole-loop.spec.ts approves payouts. */
test('the five-minute tour of the guide is true @all', async ({ browser }) => {
  const partner = await signIn(browser, demo.partner);
  await takePicture(partner, 'tour-portal', partner.getByText('Next payment').first());

  await (await menuLink(partner, 'Deals')).click();
  await expectLoaded(partner);
  await partner
    .locator('main')
    .getByRole('link', { name: 'Register deal' })
    .or(partner.locator('main').getByRole('button', { name: 'Register deal' }))
    .first()
    .click();
  await partner.getByRole('textbox', { name: 'Account name' }).fill('Larkspur Logistics');
  await partner.getByLabel('Website', { exact: true }).fill('larkspur.example');
  await partner.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await partner.keyboard.press('Enter');
  await expect(partner.getByText(/Free to register/i).first()).toBeVisible();
  await partner.getByRole('textbox', { name: /Estimated amount/ }).fill('12500');
  await partner.getByLabel('Expected close').fill(nextMonth());
  await partner.keyboard.press('Enter');
  await partner.getByLabel('Email').fill('buyer@larkspur.example');
  await partner.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await takePicture(partner, 'tour-register', partner.getByText(/Free to register/i).first());
  await partner.getByRole('button', { name: 'Register deal' }).click();
  await partner.waitForURL(/\/revenue\/deal-desk\/show\//);
  await expect(partner.locator('main')).toContainText('In review');

  const company = await signIn(browser, demo.company);
  await (await menuLink(company, 'Deal registrations')).click();
  await expectLoaded(company);
  await company
    .locator('main')
    .getByPlaceholder(/^Search/)
    .first()
    .fill('Larkspur');
  await company.getByRole('link', { name: 'Larkspur Logistics' }).click();
  await expect(company.getByRole('heading', { level: 1 })).toContainText('Larkspur Logistics');
  await company.getByRole('button', { name: 'Approve' }).click();
  const decision = company.getByRole('dialog');
  await expect(decision.getByLabel('Create the opportunity now, with the partner as its source')).toBeChecked();
  await takePicture(company, 'tour-approve', decision);
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(decision).toBeHidden();
  await expect(partner.locator('main')).toContainText('approved it');

  await company.locator('main a[href*="/commissions/opportunities/show/"]').first().click();
  await company.waitForURL(/\/commissions\/opportunities\/show\//);
  await company.getByRole('list', { name: 'Stage' }).getByRole('button', { name: /won/i }).click();
  const win = company.getByRole('dialog', { name: 'Mark as won?' });
  await expect(win.getByRole('region', { name: 'Commission by partner' })).toContainText('Alder Partners');
  await takePicture(company, 'tour-won', win);
  await win.getByRole('button', { name: 'Mark as won' }).click();
  await expect(win).toBeHidden();

  const earned = company.getByRole('table', { name: 'Commission' }).or(company.getByLabel('Commission'));
  const amount = (await earned.locator('tbody a').first().textContent())!;
  await earned.locator('tbody a').first().click();
  await company.waitForURL(/\/commissions\/show\//);
  await expect(company.getByRole('heading', { name: 'Calculation', level: 2 })).toBeVisible();
  await expect(company.locator('main')).toContainText('Sale of $12,500.00');
  await takePicture(company, 'receipt', company.getByText('Sale of $12,500.00').first());
  const id = new URL(company.url()).pathname.split('/').at(-1);
  await partner.goto(`/revenue/commissions/show/${id}`);
  await expect(partner.getByRole('heading', { name: 'Calculation', level: 2 })).toBeVisible();
  await expect(partner.locator('main')).toContainText(amount);
});

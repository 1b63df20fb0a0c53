import { expect, type Page, test } from '@playwright/test';
import { bearer, registered } from './accounts.ts';
import { enterBy, expectAccessible, withMotion } from './people.ts';
import { mainMenu, settingsMenu, unfold } from './screens.ts';

test.use(withMotion);

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Goes through the setup with these shapes, and leaves it after the first partner. */
async function setUp(page: Page, shapes: readonly RegExp[], partner: string): Promise<string> {
  const { token } = await registered(page.request);
  await enterBy(page, token);
  await page.goto('/onboarding');
  await page.getByLabel('Description').fill('Software that keeps harbours moving.');
  await next(page);
  await expect(page).toHaveURL('/onboarding/program_shape');
  for (const name of shapes) await page.getByRole('checkbox', { name }).check();
  await expectAccessible(page);
  await next(page);
  await expect(page).toHaveURL('/onboarding/partner_types');
  await next(page);
  await expect(page).toHaveURL('/onboarding/partner_status');
  await next(page);
  await expect(page).toHaveURL('/onboarding/add_partners');
  await page.getByLabel('Name', { exact: true }).fill(partner);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Partners' })).toContainText(partner);
  await next(page);
  await expect(page).toHaveURL('/onboarding/team_members');
  await next(page);
  await expect(page).toHaveURL('/onboarding/branding');
  // Nothing was done in the step before, so it is skipped and not ticked.
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('button', { name: 'Team' })).toContainText('skipped');
  await expect(steps.getByRole('button', { name: 'Program' })).toContainText('completed');
  await page.getByRole('button', { name: 'Finish later' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish later' }).click();
  await expect(page).toHaveURL('/dashboard');
  return token;
}

async function expectInMenu(page: Page, shown: readonly string[], hidden: readonly string[]): Promise<void> {
  await unfold(page);
  const link = (name: string) => mainMenu(page).getByRole('link', { name, exact: true });
  for (const name of shown) await expect(link(name).first(), name).toBeVisible();
  for (const name of hidden) await expect(link(name), name).toHaveCount(0);
}

const partnerTabs = (page: Page) =>
  page.getByRole('main').getByRole('tablist').first().getByRole('tab').allInnerTexts();

async function openPartner(page: Page, name: string): Promise<void> {
  await page.goto('/partners');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a referral program is set up from empty and sees only what it needs', async ({ page }) => {
  test.setTimeout(240_000);
  const token = await setUp(page, [/^Referral and affiliate/], 'Quay Consulting');
  await test.step('the menu, a partner and the settings have no room for other modules', async () => {
    await expectInMenu(
      page,
      ['Partners', 'Referral links', 'Commissions', 'Payouts', 'Partner Signup'],
      ['Deal registrations', 'Leads', 'MDF', 'Training', 'Tier program', 'Distribution', 'Account mapping', 'Tasks'],
    );
    await openPartner(page, 'Quay Consulting');
    await expect.poll(() => partnerTabs(page)).toHaveLength(4);
    await page.goto('/administration/program');
    await expect(settingsMenu(page).getByRole('link', { name: 'Modules', exact: true })).toBeVisible();
    for (const name of ['Approval chains', 'Deals by email', 'Integrations', 'Webhooks'])
      await expect(settingsMenu(page).getByRole('link', { name, exact: true }), name).toHaveCount(0);
    await page.goto('/administration/go-live');
    await expect(page.getByRole('main')).toContainText('No mail server is set up');
    await expect(page.getByRole('main')).not.toContainText('SMTP_URL');
  });
  await test.step('the program is filled', async () => {
    await page.goto('/partners/types');
    await expect(page.getByText('Referral partner', { exact: true })).toBeVisible();
    await page.goto('/commissions/structure');
    await expect(page.getByText('Referral fee', { exact: true })).toBeVisible();
  });
  await test.step('an address of another module says how to add it, and one click adds it', async () => {
    await page.goto('/enablement/mdf');
    await expect(page.getByRole('heading', { level: 1, name: 'Market development funds' })).toBeVisible();
    await page.getByRole('link', { name: 'Open modules' }).click();
    await expect(page).toHaveURL('/administration/modules');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add Market development funds' }).click();
    const shown = page.getByRole('region', { name: 'In your program' });
    await expect(shown.getByRole('article', { name: 'Market development funds' })).toBeVisible();
    await page.goto('/dashboard');
    await expectInMenu(page, ['MDF'], ['Training']);
  });
  await test.step('a removed module leaves the menu, and its data come back with it', async () => {
    const funded = await page.request.post('/api/mdf_funds', {
      headers: bearer(token),
      data: {
        name: 'Launch fund',
        kind: 'fixed',
        currency: 'USD',
        amount_minor: 100_000,
        starts_on: '2026-01-01',
        ends_on: '2030-12-31',
      },
    });
    expect(funded.status(), await funded.text()).toBe(201);
    await page.goto('/administration/modules');
    await page.getByRole('button', { name: 'Remove Market development funds' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Its data is kept');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const more = page.getByRole('region', { name: 'More modules' });
    await expect(more.getByRole('article', { name: 'Market development funds' })).toContainText('Has data');
    await page.goto('/dashboard');
    await expectInMenu(page, ['Referral links'], ['MDF']);
    await page.goto('/administration/modules');
    await more.getByRole('button', { name: 'Add Market development funds' }).click();
    await expect(more.getByRole('article', { name: 'Market development funds' })).toHaveCount(0);
    await page.goto('/enablement/mdf');
    await expect(page.getByText('Launch fund')).toBeVisible();
  });
});

test('a reseller program is set up from empty, and its first referral link brings the module', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const token = await setUp(page, [/^Reseller and deal registration/], 'Pier Nine');
  await expectInMenu(
    page,
    ['Deal registrations', 'Leads', 'Contracts', 'Training', 'Tier program', 'MDF', 'Business plans'],
    ['Referral links', 'Distribution', 'Account mapping', 'Partner directory', 'Reviews'],
  );
  await page.goto('/enablement/tracks');
  await expect(page.getByText('Reseller onboarding', { exact: true })).toBeVisible();

  // The open screen follows a row that an integration writes.
  await page.goto('/dashboard');
  const headers = bearer(token);
  const [partner] = (await (await page.request.get('/api/partners', { headers })).json()) as { id: string }[];
  const made = await page.request.post('/api/referral_links', {
    headers,
    data: { partner_id: partner!.id, name: 'Newsletter', destination_url: 'https://harbour.example/' },
  });
  expect(made.status(), await made.text()).toBe(201);
  await unfold(page);
  await expect(mainMenu(page).getByRole('link', { name: 'Referral links', exact: true })).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { bearer, registered, SECRET, uniqueEmail } from './accounts.ts';
import { linkIn } from './mailbox.ts';
import { expectAccessible, startAnew, withMotion } from './people.ts';

test.use(withMotion);

/** Counts clicks by step of the setup; the counts survive reloads. */
async function countClicks(page: Page): Promise<(step: string) => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      (event) => {
        // A label passes its click on to its field, which counts once.
        if (event.detail === 0) return;
        const key = `clicks ${location.pathname}`;
        sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1));
      },
      true,
    );
  });
  return (step) => page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), `clicks /onboarding/${step}`);
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Registers a company that has not started its setup and signs its owner in. */
async function enterNew(page: Page): Promise<{ email: string; token: string }> {
  const account = await registered(page.request);
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('tandem.token', token), account.token);
  return account;
}

test('setup works on a slow connection, by keyboard and on a phone', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('pressing Enter twice on a slow connection adds one entry', async () => {
    const { token } = await enterNew(page);
    const slow = (resource: string) =>
      page.route(`**/api/${resource}`, async (route) => {
        if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
    await slow('partners');
    await slow('partner_types');
    await page.goto('/onboarding/partner_types');
    await page.getByLabel('Add a type').fill('Shipyard');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/onboarding/partner_status');
    await page.goto('/onboarding/add_partners');
    await page.getByLabel('Name', { exact: true }).fill('Pier Nine');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/onboarding/team_members');
    const partners = await page.request.get('/api/partners', { headers: bearer(token) });
    expect((await partners.json()).map(({ name }: { name: string }) => name)).toEqual(['Pier Nine']);
  });
  await test.step('the keyboard is enough', async () => {
    await startAnew(page);
    await enterNew(page);
    await page.goto('/onboarding');
    await heading(page, 'Tell partners who you are');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        if (
          await page.evaluate(
            (wanted) =>
              document.activeElement?.getAttribute('aria-label') === wanted ||
              document.activeElement?.closest('.ant-form-item')?.querySelector('label')?.textContent === wanted,
            name,
          )
        )
          return;
      }
      throw new Error(`no way to ${name}`);
    };
    await tabTo('Description');
    await page.keyboard.type('Makes things');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/onboarding/program_shape');
    await page.getByRole('checkbox', { name: /^Referral and affiliate/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/onboarding/partner_types');
    await tabTo('Add a type');
    await page.keyboard.type('Agent');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name of Agent')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/onboarding/partner_status');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/onboarding/add_partners');
    await tabTo('Name');
    await page.keyboard.type('Quay Consulting');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/onboarding/team_members');
  });
  await test.step('no step is wider than a phone, also with the longest of names', async () => {
    await startAnew(page);
    await page.setViewportSize({ width: 390, height: 800 });
    const { token } = await enterNew(page);
    const headers = bearer(token);
    const { organization } = await (await page.request.get('/api/session', { headers })).json();
    const name = `${'Donaudampfschifffahrts'.repeat(6)} GmbH`;
    const named = await page.request.patch(`/api/organizations/${organization.id}`, { headers, data: { name } });
    expect(named.ok(), await named.text()).toBe(true);
    for (const step of [
      'company_details',
      'program_shape',
      'partner_types',
      'partner_status',
      'add_partners',
      'team_members',
      'branding',
      'import',
      'go_live',
    ]) {
      await page.goto(`/onboarding/${step}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: /Continue|Finish setup/ }).waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, step).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  });
});

test('a new company goes from registration to go-live in under ten clicks a step', async ({ page }) => {
  test.setTimeout(180_000);
  const clicksIn = await countClicks(page);
  await page.goto('/register');
  await page.getByLabel('Email').fill(uniqueEmail('harbour.example'));
  await page.getByLabel('Password', { exact: true }).fill(SECRET);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/onboarding/company_details');
  await expect(page).toHaveTitle('Set up: Your company · Tandem');
  await expectAccessible(page);

  // Other addresses redirect to the setup until it is done.
  await page.goto('/partners');
  await expect(page).toHaveURL('/onboarding/company_details');
  await page.getByLabel('Name').fill('Harbour Systems');
  await page.getByLabel('Description').fill('Software that keeps harbours moving.');
  await next(page);

  await expect(page).toHaveURL('/onboarding/program_shape');
  await expect(page.getByRole('banner').getByText('Harbour Systems')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Reseller and deal registration/ }).check();
  await expectAccessible(page);
  await next(page);

  await expect(page).toHaveURL('/onboarding/partner_types');
  // The program brought it.
  await expect(page.getByLabel('Name of Reseller')).toBeVisible();
  await page.getByLabel('Add a type').fill('Shipyard');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of Shipyard')).toBeVisible();
  await page.getByLabel('Name of Shipyard').fill('Shipyard partner');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of Shipyard partner')).toBeVisible();
  await expectAccessible(page);
  await next(page);

  await expect(page).toHaveURL('/onboarding/partner_status');
  await expect(page.getByLabel('Name of Onboarding')).toBeVisible();
  await expectAccessible(page);
  await next(page);

  await expect(page).toHaveURL('/onboarding/add_partners');
  await page.getByLabel('Name', { exact: true }).fill('Quay Consulting');
  await page.getByLabel('Domain').fill('quay.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Partners' })).toContainText('Quay Consulting');
  // Typed input that was not added yet is kept when continuing.
  await page.getByLabel('Name', { exact: true }).fill('Pier Nine');
  await expectAccessible(page);
  await next(page);

  await expect(page).toHaveURL('/onboarding/team_members');
  await page.getByLabel('Email').fill(uniqueEmail('harbour.example'));
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('list', { name: 'Team' }).getByText('Invited')).toBeVisible();
  await expectAccessible(page);
  await next(page);

  await expect(page).toHaveURL('/onboarding/branding');
  await heading(page, 'Add your branding');
  // The color is marked when it is saved.
  await page.getByRole('radio', { name: '#3b76d9' }).click();
  await expect(page.getByRole('radio', { name: '#3b76d9' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Use default color' })).toBeVisible();
  await expectAccessible(page);
  await next(page);

  await expect(page).toHaveURL('/onboarding/import');
  await expect(page.getByText('or click to choose them')).toBeVisible();
  await expectAccessible(page);
  await next(page);

  await expect(page).toHaveURL('/onboarding/go_live');
  await expect(page.getByText(/^\d+% ready$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Finish setup' }).click();

  await expect(page).toHaveURL('/dashboard');
  for (const step of [
    'company_details',
    'program_shape',
    'partner_types',
    'partner_status',
    'add_partners',
    'team_members',
    'branding',
    'import',
    'go_live',
  ]) {
    const clicks = await clicksIn(step);
    expect(clicks, step).toBeGreaterThan(0);
    expect(clicks, step).toBeLessThan(10);
  }

  // The completed setup redirects, and the checklist stays until it is dismissed.
  await page.goto('/onboarding/program_shape');
  await expect(page).toHaveURL('/dashboard');
  const card = page.getByRole('region', { name: 'Go-live checklist' });
  await expect(card).toContainText('Next: Publish an incentive structure');
  await expectAccessible(page);
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/administration/go-live');
  await heading(page, 'Go-live checklist');
  await expectAccessible(page);
  await page.goto('/partners');
  await expect(page.getByRole('link', { name: 'Pier Nine' })).toBeVisible();
  await page.goto('/dashboard');
  await card.getByRole('button', { name: 'Do not show again' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await heading(page, 'Dashboard');
  await expect(card).toBeHidden();
});

test('setup continues after skipped steps, failures and a reload in another tab', { tag: '@all' }, async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await test.step('skipping an incomplete step asks first, and a skipped step is not checked off', async () => {
    await enterNew(page);
    await page.goto('/onboarding/partner_types');
    await page.getByLabel('Add a type').waitFor();
    await next(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Skip Current Step?');
    await expect(dialog).toContainText(
      "You haven't completed this step. Are you sure you want to move to the next step?",
    );
    await dialog.getByRole('button', { name: 'Keep going' }).click();
    await expect(page).toHaveURL('/onboarding/partner_types');
    await next(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL('/onboarding/partner_status');
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('button', { name: 'Partner types' })).not.toContainText('completed');
    await next(page);
    await expect(page).toHaveURL('/onboarding/add_partners');
    await expect(steps.getByRole('button', { name: 'Partner statuses' })).toContainText('completed');
    // The name of the company was derived from the email address; without it the first step is not complete.
    await steps.getByRole('button', { name: 'Your company' }).click();
    await page.getByLabel('Description').fill('Makes things');
    await page.getByLabel('Name').fill('');
    await next(page);
    await expect(page.getByRole('dialog')).toContainText('Skip Current Step?');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep going' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
  });
  await test.step('a failure names the failed request, and setup continues once it works again', async () => {
    await startAnew(page);
    await enterNew(page);
    await page.goto('/onboarding/program_shape');
    await page.getByRole('checkbox', { name: /^Referral and affiliate/ }).waitFor();
    await page.route('**/api/onboarding/step', (route) => route.abort());
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Failed to complete step');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to update step');
    await expect(page).toHaveURL('/onboarding/program_shape');
    await page.unroute('**/api/onboarding/step');
    await next(page);
    await expect(page).toHaveURL('/onboarding/partner_types');
    await page.route('**/api/onboarding/complete', (route) => route.abort());
    await page.goto('/onboarding/go_live');
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to complete onboarding');
  });
  await test.step('setup that fails to load says so and does not block other work', async () => {
    await startAnew(page);
    await enterNew(page);
    await page.route('**/api/onboarding/status', (route) => route.abort());
    await page.goto('/onboarding');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch onboarding status');
    await page.goto('/partners');
    await heading(page, 'Partners');
    await page.unroute('**/api/onboarding/status');
    await page.goto('/onboarding');
    await expect(page).toHaveURL('/onboarding/company_details');
  });
  await test.step('two tabs and a reload show the same state', async () => {
    await startAnew(page);
    await enterNew(page);
    await page.goto('/onboarding');
    await expect(page).toHaveURL('/onboarding/company_details');
    await page.getByLabel('Description').fill('Makes things');
    await next(page);
    await expect(page).toHaveURL('/onboarding/program_shape');
    await next(page);
    await expect(page).toHaveURL('/onboarding/partner_types');
    const passed = page.getByRole('navigation', { name: 'Steps' });
    await expect(passed.getByRole('button', { name: 'Program' })).toContainText('skipped');
    await page.getByRole('button', { name: 'Services' }).click();
    await page.getByLabel('Name of Services').waitFor();
    await page.reload();
    await expect(page.getByLabel('Name of Services')).toBeVisible();

    const other = await context.newPage();
    await other.goto('/');
    await expect(other).toHaveURL('/onboarding/partner_types');
    await next(page);
    await expect(page).toHaveURL('/onboarding/partner_status');
    const steps = other.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('button', { name: 'Partner types' })).toContainText('completed');

    await page.getByRole('button', { name: 'Finish later' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish later' }).click();
    await expect(page).toHaveURL('/dashboard');
    await other.bringToFront();
    await expect(other).toHaveURL('/dashboard');
    await expect(other.getByRole('region', { name: 'Go-live checklist' })).toBeVisible();
  });
});

test('sample data and templates are added and removed without blocking other work', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await test.step('an empty list offers sample data beside the first action, until it is there', async () => {
    const { token } = await enterNew(page);
    const skipped = await page.request.post('/api/onboarding/skip', { headers: { authorization: `Bearer ${token}` } });
    expect(skipped.status(), await skipped.text()).toBe(200);
    const add = page.getByRole('button', { name: 'Add sample data' });
    for (const list of ['/companies', '/contacts', '/products', '/commissions/opportunities', '/partners']) {
      await page.goto(list);
      await expect(add).toBeVisible();
    }
    await add.click();
    await expect(page.getByRole('link', { name: 'Northlight Consulting' })).toBeVisible();
    await expect(add).toBeHidden();
  });
  await test.step('sample data is added and removed with one click each, and own data stays', async () => {
    await startAnew(page);
    await enterNew(page);
    await page.goto('/onboarding/add_partners');
    await page.getByRole('button', { name: 'Add sample data' }).click();
    await expect(page.getByRole('list', { name: 'Partners' })).toContainText('Northlight Consulting');
    await page.getByRole('button', { name: 'Remove sample data' }).click();
    await expect(
      page.getByText(/^Removed: 8 accounts, 4 products, 6 partners, .*17 opportunities, .*8 contacts/),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Partners' })).toBeHidden();

    await page.getByRole('button', { name: 'Add sample data' }).click();
    await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeVisible();
    await page.getByRole('button', { name: 'Finish later' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish later' }).click();
    await expect(page).toHaveURL('/dashboard');
    // A deal with a sample partner.
    const token = (await page.evaluate(() => localStorage.getItem('tandem.token')))!;
    const headers = bearer(token);
    const [partner] = (await (await page.request.get('/api/partners?name=Brightwater IT', { headers })).json()) as {
      id: string;
    }[];
    const made = await page.request.post('/api/opportunities', {
      headers,
      data: { name: 'A deal of our own', partner_id: partner!.id },
    });
    expect(made.status()).toBe(201);

    await page.goto('/administration/go-live');
    await page.getByRole('button', { name: 'Remove sample data' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Used by your records: 1 opportunity.');
    await expect(dialog.getByRole('checkbox', { name: 'Keep Brightwater IT' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove sample data' }).click();
    await expect(page.getByText('Kept as your own records')).toBeVisible();
    await page.goto('/partners');
    await expect(page.getByRole('link', { name: 'Brightwater IT' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Northlight Consulting' })).toBeHidden();
  });
  await test.step('a template is previewed before it is added, and undone in administration', async () => {
    await startAnew(page);
    const { token } = await enterNew(page);
    await page.request.post('/api/onboarding/skip', { headers: bearer(token), data: {} });
    await page.goto('/administration/templates');
    await page.getByText('Co-sell', { exact: true }).click();
    const preview = page.getByRole('region', { name: 'Co-sell' });
    await expect(preview).toContainText('Mapped → Joint call → Joint proposal → Closing → Won → Lost');
    await page.getByRole('button', { name: 'Add the Co-sell program' }).click();
    await expect(preview).toContainText('Everything is already added');
    await expect(page.getByText('In your program')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove template' }).click();
    await expect(page.getByText('In your program')).toBeHidden();
    await page.goto('/partners/tiers');
    await expect(page.getByText('No partner tiers yet')).toBeVisible();
  });
  await test.step('setup does not hold up a colleague who does not manage the company', async () => {
    await startAnew(page);
    const { token } = await registered(page.request);
    const email = uniqueEmail('nordwind.example');
    const invited = await page.request.post('/api/invitations', {
      headers: bearer(token),
      data: { email, role: 'read_only' },
    });
    expect(invited.status()).toBe(201);
    const link = await linkIn(email);
    const accepted = await page.request.post('/api/public/invitations/accept', {
      data: { token: new URL(link).hash.slice('#token='.length), password: SECRET, full_name: 'Rita Reader' },
    });
    const reader = await browser.newPage();
    await reader.addInitScript(
      (value) => localStorage.setItem('tandem.token', value),
      ((await accepted.json()) as { token: string }).token,
    );
    await reader.goto('/partners');
    await expect(reader.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    await expect(reader).toHaveURL('/partners');
    await reader.goto('/onboarding');
    await expect(reader.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
    await reader.close();
  });
});

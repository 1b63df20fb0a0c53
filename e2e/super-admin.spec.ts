import { type Browser, expect, type Page, test } from '@playwright/test';
import { bearer, ownCompany, SECRET } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, startAnew } from './people.ts';
import { openCreated } from './screens.ts';

test.afterEach(closeWindows);

/** Opens a separate browser context for another user. */
async function openAs(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, email);
  return page;
}

/** The owner of a new company without other users, and its name. */
async function newCompany(browser: Browser, word: string): Promise<{ page: Page; name: string; email: string }> {
  const page = await (await browser.newContext()).newPage();
  const mark = Date.now().toString(36);
  const { email } = await ownCompany(page, `${word}-${mark}.example`);
  return { page, email, name: `${word} ${mark[0]!.toUpperCase()}${mark.slice(1)}` };
}
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const consoleMenu = (page: Page) => page.getByRole('navigation', { name: 'Super Admin' });

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.keyboard.type(text);
  await page.locator('.ant-select-item-option', { hasText: text }).first().click();
}

test('a super admin sees the state of the installation and can suspend a company', async ({ page, browser }) => {
  test.setTimeout(240_000);
  await test.step('only super admins find the Super Admin screens', async () => {
    await enterAs(page, demo.superAdmin);
    await page.goto('/dashboard');
    await page.locator('header').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('link', { name: 'Super Admin' }).click();
    await expect(page).toHaveURL('/superadmin/companies');
    for (const name of [
      'Companies',
      'Super admins',
      'Feature flags',
      'Experimental',
      'Prompts',
      'Announcements',
      'Growth',
      'Debug',
    ]) {
      await expect(consoleMenu(page).getByRole('link', { name })).toBeVisible();
    }
    await consoleMenu(page).getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(menu(page)).toBeVisible();
    const clara = await openAs(browser, demo.company);
    await clara.goto('/superadmin/companies');
    await expect(clara.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
    await expect(consoleMenu(clara)).toHaveCount(0);
    await clara.locator('header').getByRole('button', { name: 'Settings' }).click();
    await expect(
      clara.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Log out' }),
    ).toBeVisible();
    await expect(clara.getByRole('link', { name: 'Super Admin' })).toHaveCount(0);
  });
  await test.step('the screens about the installation work and are accessible', async () => {
    await startAnew(page);
    await enterAs(page, demo.superAdmin);
    await page.goto('/debug');
    await expect(page.getByRole('heading', { level: 1, name: 'Debug' })).toBeVisible();
    await expectAccessible(page);
    for (const tab of ['Jobs', 'Email', 'Errors', 'Sessions']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      // The other tabs are longer tables of the same kind.
      if (tab === 'Jobs') await expectAccessible(page);
    }
    await expect(page.getByRole('row', { name: /Suri Super/ }).first()).toBeVisible();
    await page.goto('/superadmin/growth');
    await expect(page.getByRole('heading', { level: 1, name: 'Growth' })).toBeVisible();
    await expect(page.getByText('No readings yet').or(page.getByRole('heading', { name: 'Tables' }))).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a company is suspended and reactivated, and its users are told why', async () => {
    await startAnew(page);
    const { page: window, name, email } = await newCompany(browser, 'Unpaid');
    await window.close();
    await enterAs(page, demo.superAdmin);
    await page.goto(`/superadmin/companies?q=${encodeURIComponent(name)}`);
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Unpaid for three months');
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('Unpaid for three months')).toBeVisible();
    await expectAccessible(page);
    const ann = await (await browser.newContext()).newPage();
    await ann.goto('/login');
    await ann.getByLabel('Email').fill(email);
    await ann.getByLabel('Password', { exact: true }).fill(SECRET);
    await ann.keyboard.press('Enter');
    await expect(ann.getByRole('alert')).toContainText(`${name} is suspended, so sign-in is disabled.`);
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Paid at last');
    await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
    // After failed attempts the sign-in has to wait a moment.
    await expect(async () => {
      // A slow sign-in of the round before may have led on in the meantime.
      if (!ann.url().endsWith('/dashboard'))
        await ann.getByRole('button', { name: 'Sign in', exact: true }).click({ timeout: 1000 });
      await expect(ann).toHaveURL('/dashboard', { timeout: 3000 });
    }).toPass();
  });
});

test('a flag is switched off for one company: its module vanishes there and stays in another', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  // The journey does not use the demo company, because other journeys pay there at the same time.
  const { page: clara, name } = await newCompany(browser, 'Flagless');
  await clara.goto('/dashboard');
  await expect(menu(clara).getByRole('link', { name: 'Payouts' })).toBeVisible();

  await enterAs(page, demo.superAdmin);
  await page.goto('/feature_flags?q=payouts');
  await page.getByRole('main').getByRole('link', { name: 'payouts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'payouts' })).toBeVisible();
  await page.getByRole('button', { name: 'Add override' }).click();
  await choose(page, 'Company', name);
  await page.getByRole('radio', { name: 'Off' }).check();
  await page.getByRole('dialog').getByLabel('Reason').fill('They pay from their own books');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save override' }).click();
  const row = page.getByRole('row', { name: new RegExp(name, 'i') });
  await expect(row).toContainText('Off');

  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.keyboard.type(name);
  await page.locator('.ant-select-item-option', { hasText: name }).first().click();
  await expect(page.getByRole('row', { name: /Owner/ })).toContainText('Override for the company');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('They pay from their own books').first()).toBeVisible();

  await clara.reload();
  await expect(menu(clara).getByRole('link', { name: 'Commissions' })).toBeVisible();
  await expect(menu(clara).getByRole('link', { name: 'Payouts' })).toHaveCount(0);
  await clara.goto('/commissions/payouts');
  await expect(clara.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
  const oskar = await openAs(browser, demo.otherCompany);
  await oskar.goto('/commissions/payouts');
  await expect(oskar.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();

  await page.getByRole('tab', { name: 'Overrides' }).click();
  await row.getByRole('button', { name: 'Remove override' }).click();
  await expect(row).toHaveCount(0);
  await clara.reload();
  await expect(clara.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
});

test('an announced module shows "Coming Soon" at its addresses, to those who do not have it', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  const { token } = await ownCompany(page);
  const { organization } = (await (await page.request.get('/api/session', { headers: bearer(token) })).json()) as {
    organization: { id: string };
  };
  const operator = await (await browser.newContext()).newPage();
  const headers = bearer(await enterAs(operator, demo.superAdmin));
  const [flag] = (await (
    await operator.request.get('/api/feature_flags?key=surveys&key=feedback', { headers })
  ).json()) as {
    id: string;
  }[];
  const override = (is_on: boolean | null) =>
    operator.request.put(`/api/feature_flags/${flag!.id}/overrides`, {
      headers,
      data: { kind: 'organization', target: organization.id, is_on },
    });
  await expect(await override(false)).toBeOK();
  await operator.goto(`/feature_flags/edit/${flag!.id}`);
  await operator.getByRole('button', { name: /more/i }).last().click();
  await operator.getByRole('menuitem', { name: 'Announce as coming soon' }).click();
  await expect(operator.getByText('Announced', { exact: true })).toBeVisible();

  await page.goto('/feedback');
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  await expect(page.getByText('Sorry, the page you visited is still being built.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).not.toHaveURL(/feedback/);
  await operator.getByRole('button', { name: /more/i }).last().click();
  await operator.getByRole('menuitem', { name: 'Stop announcing' }).click();
  await expect(operator.getByText('Announced', { exact: true })).toHaveCount(0);
  await page.goto('/feedback');
  await expect(page.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
  await expect(await override(null)).toBeOK();
});

test('impersonation is visible to everyone concerned', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('every screen shows an impersonation, and ending it returns to the own account', async () => {
    await enterAs(page, demo.superAdmin);
    await page.goto('/superadmin/companies');
    await page.getByRole('main').getByRole('link', { name: 'Lumenfleet' }).click();
    await page.getByRole('tab', { name: 'People' }).click();
    await page
      .getByRole('row', { name: /Fina Finance/ })
      .getByRole('button', { name: 'View as' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'View as Fina Finance' });
    await dialog.getByRole('button', { name: 'View as' }).click();
    await expect(dialog.getByText('Enter a reason of a few words')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Her payout does not add up');
    await dialog.getByRole('button', { name: 'View as' }).click();

    const banner = page.getByRole('region', { name: 'Viewing as another user' });
    await expect(banner).toContainText(
      'Suri Super, you are viewing as Fina Finance of Lumenfleet. You cannot make changes.',
    );
    await expect(banner.getByRole('timer')).toHaveText(/(60|59) min left/);
    await expect(consoleMenu(page)).toHaveCount(0);
    for (const address of ['/partners', '/commissions/payouts', '/no/such/page']) {
      await page.goto(address);
      await expect(banner).toBeVisible();
    }
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'End view' }).click();
    await expect(page).toHaveURL(/\/superadmin\/companies\/edit\/.+tab=people/);
    await expect(banner).toHaveCount(0);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('Her payout does not add up').first()).toBeVisible();
  });
  await test.step('a company’s admin impersonates a partner user, and the company’s access log shows it', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/administration/viewed-as');
    await page.getByRole('combobox', { name: 'Partner' }).click();
    await page.keyboard.type('Alder');
    await page.locator('.ant-select-item-option', { hasText: 'Alder Partners' }).click();
    await page
      .getByRole('row', { name: /Piet Partner/ })
      .getByRole('button', { name: 'View as' })
      .click();
    await page.getByRole('dialog').getByLabel('Reason').fill('He cannot find his deal');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'View as' }).click();
    await expect(page).toHaveURL('/partner-dashboard');
    const banner = page.getByRole('region', { name: 'Viewing as another user' });
    await expect(banner).toContainText('Piet Partner of Alder Partners');
    await banner.getByRole('button', { name: 'End view' }).click();
    await expect(page).toHaveURL('/administration/viewed-as');
    await expect(page.getByRole('row', { name: /Piet Partner/ }).first()).toContainText('He cannot find his deal');
  });
});

test('a super admin manages announcements, prompts and experiments', { tag: '@all' }, async ({ page, browser }) => {
  test.setTimeout(240_000);
  await test.step('an announcement is shown on every screen until it is dismissed', async () => {
    const text = `Maintenance ${Date.now().toString(36)} from 22:00`;
    const headers = bearer(await enterAs(page, demo.superAdmin));
    await page.goto('/superadmin/announcements');
    await page.getByRole('button', { name: 'New announcement' }).first().click();
    await page.getByRole('dialog').getByLabel('Text').fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    const row = page.getByRole('row', { name: new RegExp(text) });
    await expect(row).toContainText('Active');
    const piet = await openAs(browser, demo.partner);
    await piet.goto('/revenue/deal-desk');
    await expect(piet.getByText(text)).toBeVisible();
    await expectAccessible(piet);
    await piet.locator('.ant-alert', { hasText: text }).getByRole('button', { name: 'Dismiss' }).click();
    await piet.reload();
    await expect(piet.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(piet.getByText(text)).toHaveCount(0);
    // The announcement is visible in all journeys until it is deleted.
    const gone = await page.request.delete(`/api/announcements/${await row.getAttribute('data-row')}`, { headers });
    expect(gone.ok()).toBe(true);
  });
  await test.step('a prompt is tested as one types, published and rolled back', async () => {
    await startAnew(page);
    const key = `greeting.${Date.now().toString(36)}`;
    await enterAs(page, demo.superAdmin);
    await page.goto('/prompts/create');
    await page.getByLabel('Key').fill(key);
    await page.getByLabel('Description').fill('Greets a partner');
    await page.getByLabel('Model').fill('any-model');
    await page.getByLabel('Text').fill('Greet {{partner}} kindly');
    await page.getByRole('button', { name: 'Create' }).click();
    await openCreated(page);
    await expect(page.getByRole('heading', { level: 1, name: key })).toBeVisible();
    await expect(page.getByText('{{partner}} is not a declared variable.')).toBeVisible();
    await page.getByRole('button', { name: 'Add variable' }).click();
    await page.getByLabel('Name of variable 1').fill('partner');
    await expect(page.getByText('{{partner}} is not a declared variable.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add test' }).click();
    await page.getByText('Test 1').click();
    await page.getByLabel('Value of partner').fill('Northwind');
    await page.getByLabel('Expected value 1').fill('Contoso');
    await expect(page.getByText('The text does not contain "Contoso".')).toBeVisible();
    await page.getByLabel('Expected value 1').fill('Greet Northwind');
    await expect(page.getByText('Passes')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Save the draft first')).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Version 1 is published')).toBeVisible();
  });
  await test.step('saving a prompt that someone else changed asks before overwriting', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.superAdmin);
    const headers = { authorization: `Bearer ${token}` };
    const made = await page.request.post('/api/prompts', {
      headers,
      data: {
        key: `together.${Date.now().toString(36)}`,
        description: 'Two write it',
        model: 'any',
        template: 'Hello',
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const theirs = async (template: string) => {
      const answer = await page.request.put(`/api/prompts/${id}/draft`, { headers, data: { template } });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    const words = page.getByLabel('Prompt', { exact: true });
    const model = page.getByLabel('Model');
    const asked = page.getByText('Someone else changed this draft in the meantime.');
    const save = page.getByRole('button', { name: 'Save draft' });

    await page.goto(`/prompts/edit/${id}`);
    await words.fill('Mine');
    await theirs('Theirs');
    await save.click();
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(words).toHaveValue('Theirs');

    await model.fill('another');
    await theirs('Theirs again');
    await save.click();
    await expect(asked).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(model).toHaveValue('another');
  });
  await test.step('an experiment is switched on for a company, used there and judged', async () => {
    await startAnew(page);
    const { page: clara, name } = await newCompany(browser, 'Keyboard');
    await enterAs(page, demo.superAdmin);
    await page.goto('/experimental');
    await page.getByRole('combobox', { name: /Company to turn on go_keys for/ }).click();
    await page.keyboard.type(name);
    await page.locator('.ant-select-item-option', { hasText: name }).click();
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await expect(page.getByText(/Turned on for \d+ compan(y|ies), 0 people/)).toBeVisible();
    await expectAccessible(page);

    await clara.goto('/dashboard');
    await expect(clara.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(async () => {
      await clara.keyboard.press('g');
      await clara.keyboard.press('p');
      await expect(clara).toHaveURL('/partners', { timeout: 1_000 });
    }).toPass();
    await clara.keyboard.press('g');
    await clara.keyboard.press('?');
    await clara.getByText('Keep', { exact: true }).click();
    await clara.getByLabel('Reason').fill('My mouse may rest');
    await clara.getByRole('button', { name: 'Send feedback' }).click();
    await page.reload();
    await expect(page.getByText('My mouse may rest').first()).toBeVisible();
  });
});

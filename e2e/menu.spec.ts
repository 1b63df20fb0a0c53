import { expect, type Page, test } from '@playwright/test';
import { bearer, ownCompany } from './accounts.ts';
import { demo, enterAs, expectAccessibleInThemes, startAnew, withMotion } from './people.ts';
import { expectLoaded, openFirst, settingsMenu } from './screens.ts';

test.use(withMotion);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

test('the menu leads to every screen, collapsed, by its sections and on a phone', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('eleven entries are visible, the groups below are collapsed, and the browser remembers which are open', async () => {
    await enterAs(page, demo.company);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/partners');
    await expect(menu(page).getByRole('listitem')).toHaveCount(11);
    await expectAccessibleInThemes(page);
    const scrolls = () =>
      menu(page)
        .locator('ul')
        .first()
        .locator('..')
        .evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(await scrolls()).toBeLessThanOrEqual(0);
    for (const name of ['Company', 'Partners', 'Revenue', 'Enablement', 'Data Manager', 'Work'])
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('link', { name: 'Tags' })).toHaveCount(0);
    await group(page, 'Data Manager').click();
    await expect(menu(page).getByRole('link', { name: 'Tags' })).toBeVisible();
    await group(page, 'Revenue').press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Payouts' })).toHaveCount(2);
    await menu(page).getByRole('button', { name: 'Show entries' }).click();
    await expect(menu(page).getByRole('link', { name: 'Company Settings' })).toBeVisible();
    await page.reload();
    await expect(group(page, 'Data Manager')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Partners')).toHaveAttribute('aria-expanded', 'false');
    // The current screen stays visible, and only one entry is marked.
    await page.goto('/partners/types');
    await expect(menu(page).locator('[aria-current=page]')).toHaveCount(1);
  });
  await test.step('related screens are tabs, and mark the entry of their family', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/partners/contracts');
    const related = page.getByRole('navigation', { name: 'Related pages' });
    await related.getByRole('link', { name: 'Templates' }).click();
    await expect(page).toHaveURL('/partners/contracts/templates');
    await expect(related.locator('[aria-current=page]')).toHaveText('Templates');
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(/^Contracts/);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).not.toContainText('Contract templates');
    await expectLoaded(page);
    await expectAccessibleInThemes(page);
  });
  await test.step('any page can be pinned with its filters, and keeps its place in another browser', async () => {
    await startAnew(page);
    const { token } = await ownCompany(page);
    await page.goto('/contacts?q=ann');
    await expectLoaded(page);
    // The mouse would open the tooltip of the button.
    await page.getByRole('button', { name: 'Pin this page to the menu' }).press('Enter');
    const pinned = menu(page).getByRole('list', { name: 'Pinned' });
    await expect(pinned.getByRole('link', { name: 'Contacts' })).toHaveAttribute('aria-current', 'page');
    await expectAccessibleInThemes(page);
    await expect
      .poll(async () => (await (await page.request.get('/api/session', { headers: bearer(token) })).json()).pins)
      .toEqual([{ label: 'Contacts', to: '/contacts?q=ann' }]);
    await page.goto('/dashboard');
    await pinned.getByRole('link', { name: 'Contacts' }).click();
    await expect(page).toHaveURL('/contacts?q=ann');
    await pinned.getByRole('listitem').hover();
    await pinned.getByRole('button', { name: 'Remove Contacts from the menu' }).click();
    await expect(pinned).toHaveCount(0);
  });
  await test.step('Settings has its own sidebar, and Back returns to the previous screen', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/partners?sort=name');
    await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(settingsMenu(page).getByRole('link', { name: 'Company Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu(page)).toHaveCount(0);
    for (const section of ['Company', 'People', 'Program', 'Integrations', 'Logs'])
      await expect(settingsMenu(page).getByRole('list', { name: section, exact: true })).toBeVisible();
    await settingsMenu(page).getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL('/administration/settings?tab=team');
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    await expect(page).toHaveTitle('Team · Tandem');
    await page.reload();
    await expect(settingsMenu(page).getByRole('link', { name: 'Team', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await settingsMenu(page).getByRole('link', { name: 'Audit log' }).click();
    await expect(page).toHaveURL('/administration/logs');
    await page.goto('/partners?sort=name');
    await expectLoaded(page);
    await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
    await settingsMenu(page).getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/partners?sort=name');
  });
  await test.step('on a phone the menu is a drawer, with Settings in it', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/partners');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu(page).getByRole('listitem')).toHaveCount(11);
    await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Company Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await settingsMenu(page).getByRole('link', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  });
});

test('the progress of the checklist is in the sidebar until somebody dismisses it', { tag: '@all' }, async ({
  page,
}) => {
  const { token } = await ownCompany(page);
  await page.goto('/partners');
  const chip = menu(page).getByRole('link', { name: /^\d+% set up$/ });
  await expect(chip).toBeVisible();
  await expectAccessibleInThemes(page);
  await chip.click();
  await expect(page).toHaveURL('/administration/go-live');
  await page.request.post('/api/go_live/dismiss', { headers: bearer(token), data: { dismissed: true } });
  await page.goto('/partners');
  await expectLoaded(page);
  await expect(chip).toHaveCount(0);
});

test('keys and the palette find records, screens and actions', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('the palette opens with recent records and what can be done on this page, each with an icon', async () => {
    await enterAs(page, demo.company);
    await openFirst(page, '/partners');
    const partner = (await page.getByRole('heading', { level: 1 }).textContent())!;
    await openFirst(page, '/companies');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    const headings = palette.locator('[cmdk-group-heading]');
    await expect(headings.nth(0)).toHaveText('Recent');
    await expect(headings.nth(1)).toHaveText('On this page');
    const rows = palette.getByRole('option');
    await expect(rows.first()).toContainText(partner);
    await expect(palette.getByRole('option', { name: 'Edit account' })).toBeVisible();
    await expect(rows.filter({ hasNot: page.locator('svg') })).toHaveCount(0);
    await expectAccessibleInThemes(page);
    // The palette accepts the beginnings of words, and a typing error.
    await page.keyboard.type('incstr');
    await expect(palette.getByRole('option', { name: 'Incentive Structures' })).toBeVisible();
    await palette.getByRole('combobox').fill('payuots');
    await expect(palette.getByRole('option', { name: 'Payouts Revenue' })).toBeVisible();
    await palette.getByRole('combobox').fill('branding');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/administration/settings?tab=branding');
  });
  await test.step('a question mark shows the keyboard shortcuts of the screen', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/partners');
    await expectLoaded(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Next row')).toBeVisible();
    await expect(keys.getByText('Create record')).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.goto('/partners/create');
    await expect(page.getByRole('button', { name: 'Create' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(keys.getByText('Save', { exact: true })).toBeVisible();
    await expect(keys.getByText('Next row')).toHaveCount(0);
  });
  await test.step('Ctrl+Enter saves the form that is open, whatever has the focus', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/partners/create');
    const name = `Key ${Date.now()}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await menu(page).getByRole('link', { name: 'Dashboard' }).focus();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/partners')) sent += 1;
    });
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Created', { exact: true })).toBeVisible();
    expect(sent).toBe(1);
  });
});

test('finds records and actions by their names or other words', async ({ page }) => {
  test.setTimeout(240_000);
  await enterAs(page, demo.company);
  await page.goto('/dashboard');
  await expectLoaded(page);
  const palette = page.getByRole('dialog', { name: 'Search' });
  const rows = palette.getByRole('option');
  const type = async (words: string) => {
    // A palette that is still closing is in sight, but takes nothing.
    await expect(async () => {
      if (!(await palette.isVisible())) await page.keyboard.press('Control+k');
      await palette.getByRole('combobox').fill(words, { timeout: 3_000 });
    }).toPass();
  };
  await test.step('a name finds its partner first, three of each kind, and the list with all of them', async () => {
    await type('Alder Partners');
    await expect(rows.first()).toContainText('Alder Partners');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    const all = palette.getByRole('option', { name: /^Show all .* in Opportunities$/ });
    await expect(all).toBeVisible();
    await expectAccessibleInThemes(page);
    await all.click();
    await expect(page).toHaveURL(/\/commissions\/opportunities\?q=Alder/);
    await type('Alder Partners');
    await expect(rows.first()).toContainText('Alder Partners');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/partners\/show\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Alder Partners' })).toBeVisible();
  });
  await test.step('a typing error still finds it', async () => {
    await page.goto('/dashboard');
    await type('Aldre Partnres');
    await expect(palette.getByText('Contracts with a similar name')).toBeVisible();
    // The partner was opened before, and stands once, among the recent ones.
    await expect(rows.first()).toContainText('Alder Partners');
  });
  await test.step('an action is found by verb and noun in any order, and in other words', async () => {
    for (const [words, action] of [
      ['send contract', 'Send for signature'],
      ['contract send', 'Send for signature'],
      ['import deals', 'Import files'],
      ['invite', 'Invite team member'],
    ] as const) {
      await type(words);
      await expect(palette.getByRole('option', { name: action }), words).toBeVisible();
    }
    await type('rebates');
    await expect(palette.getByRole('option', { name: 'Commissions Revenue' })).toBeVisible();
    await type('invite team');
    await expect(rows.first()).toContainText('Invite team member');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Invite team member' })).toBeVisible();
  });
});

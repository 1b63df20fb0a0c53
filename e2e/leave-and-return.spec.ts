import { expect, type Page, test } from '@playwright/test';
import { bearer, enterAsColleague, ownCompany } from './accounts.ts';
import { demo, enterAs, startAnew, withMotion } from './people.ts';
import { visit } from './screens.ts';

test.use(withMotion);

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });

test('unsaved input on a page or in a dialog is confirmed, however the user leaves', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await test.step('going back from a form asks once, however often the back button is pressed', async () => {
    await ownCompany(page);
    await page.goto('/dashboard');
    await visit(page, '/partners');
    await visit(page, '/partners/create');
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Quay Consulting');

    await page.goBack();
    await expect(question(page)).toBeVisible();
    await page.goForward();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL('/partners/create');
    await expect(name).toHaveValue('Quay Consulting');
    await expect(name).toBeFocused();

    await page.goBack();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await expect(question(page)).toHaveCount(1);
    await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL('/partners/create');
    await expect(name).toHaveValue('Quay Consulting');

    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/partners');
    await expect(question(page)).toBeHidden();
  });
  await test.step('Escape and Back do not lose input in a dialog, and closing returns the focus to its button', async () => {
    await startAnew(page);
    await ownCompany(page);
    await page.goto('/dashboard');
    await visit(page, '/commissions');
    const opener = page.getByRole('button', { name: 'Add manual commission' });
    const dialog = page.getByRole('dialog', { name: 'Add manual commission' });
    const why = dialog.getByLabel('Reason');

    // An unchanged form asks nothing.
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(why).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await why.fill('Goodwill');
    await page.keyboard.press('Escape');
    await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(why).toHaveValue('Goodwill');
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await page.goForward();
    await expect(question(page)).toBeHidden();
    await expect(why).toHaveValue('Goodwill');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await expect(question(page)).toBeHidden();
  });
  await test.step('a dialog with custom content also asks, once it has input', async () => {
    await startAnew(page);
    await ownCompany(page);
    await page.goto('/report-schedules');
    const opener = page.getByRole('button', { name: 'External recipients' });
    const dialog = page.getByRole('dialog', { name: 'External recipients' });
    const addresses = dialog.getByLabel('External addresses and domains');
    await opener.click();
    await expect(addresses).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await opener.click();
    await addresses.fill('auditor.example ');
    await expect(dialog.getByTitle('auditor.example')).toBeVisible();
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expect(dialog.getByTitle('auditor.example')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(question(page)).toBeHidden();
  });
  await test.step('Escape does not lose an account created within a deal form, and the deal is neither submitted nor lost', async () => {
    await startAnew(page);
    const { token } = await ownCompany(page);
    await page.goto('/commissions/opportunities/create');
    await page.getByLabel('Name', { exact: true }).fill('Fleet renewal');
    await page.getByRole('button', { name: 'New account' }).click();
    const dialog = page.getByRole('dialog', { name: 'New account' });
    const name = dialog.getByLabel('Name', { exact: true });
    await name.fill('Quay Shipping');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expect(name).toHaveValue('Quay Shipping');
    await name.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Quay Shipping')).toBeVisible();
    await expect(page).toHaveURL('/commissions/opportunities/create');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Opportunities' }).click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/commissions\/opportunities(\?|$)/);
    const deals = await page.request.get('/api/opportunities', { headers: bearer(token) });
    expect(await deals.json()).toEqual([]);
  });
  await test.step('Escape does not lose chosen files', async () => {
    await startAnew(page);
    await ownCompany(page);
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Upload' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Upload documents' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('Terms') });
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Upload 1 file' })).toBeVisible();
    // The keyboard is back in the dialog once the question has gone.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('a partner returns to an unsent answer and a draft unchanged', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('an answer that is not sent yet is not lost by another link', async () => {
    await enterAs(page, demo.partner);
    await page.goto('/revenue/deal-desk?q=Harbor');
    await page.getByRole('link', { name: /^Harbor Construction/ }).click();
    const answer = page.getByLabel('Your answer');
    await answer.fill('Their head of purchasing');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Deals', exact: true }).click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expect(answer).toHaveValue('Their head of purchasing');
  });
  await test.step('a read-only user can view a draft registration', async () => {
    await startAnew(page);
    await enterAsColleague(page, 'partner_finance');
    await page.goto('/revenue/deal-desk?q=Ventura');
    await page.getByRole('link', { name: 'Ventura Ferries' }).click();
    await expect(page).toHaveURL(/deal-desk\/show/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ventura Ferries' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit draft' })).toBeHidden();
  });
});

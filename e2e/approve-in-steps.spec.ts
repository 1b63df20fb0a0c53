import { expect, test } from '@playwright/test';
import { closeWindows, demo, enterAs, expectAccessible, fromSomewhere } from './people.ts';
import { expectLoaded, moveUp } from './screens.ts';

test.afterEach(closeWindows);

test('a company lets two people approve large deals, and the partner follows each approval', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await enterAs(page, demo.company);

  await test.step('the company adds a chain and moves its steps by keys', async () => {
    await page.goto('/administration/approval-chains');
    await expectLoaded(page);
    await expect(page.getByText('Large deals')).toBeVisible();
    await page.getByRole('button', { name: 'New chain' }).click();
    await expect(page).toHaveURL('/administration/approval-chains/create');
    const name = `Very large ${Date.now()}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('switch', { name: 'Active' }).click();
    await page.getByLabel('Name of the step').fill('Owner of the partner');
    await page.getByRole('button', { name: 'Add step' }).click();
    await page.getByLabel('Name of the step').last().fill('Legal');
    const grip = page.getByRole('button', { name: 'Move Legal', exact: true });
    await moveUp(page, grip);
    await expect(page.getByLabel('Name of the step').first()).toHaveValue('Legal');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page).toHaveURL('/administration/approval-chains');
    await expect(page.getByText(name)).toBeVisible();
  });

  const phone = await browser.newContext({ extraHTTPHeaders: fromSomewhere() });
  const partner = await phone.newPage();
  const account = `Harbor Cranes ${Date.now()}`;
  let id = '';
  await test.step('a partner sees how many approvals a large deal needs, and registers it', async () => {
    await enterAs(partner, demo.partner);
    await partner.goto('/revenue/deal-desk/create');
    await expectLoaded(partner);
    await partner.getByRole('textbox', { name: 'Account name' }).fill(account);
    await partner.getByLabel('Website', { exact: true }).fill(`harbor-${Date.now()}.example`);
    await partner.getByRole('combobox', { name: 'Country' }).fill('Norway');
    await partner.keyboard.press('Enter');
    await partner.getByRole('textbox', { name: /Estimated amount/ }).fill('150000');
    await expect(partner.getByText('This will need 2 approvals')).toBeVisible();
    await expect(partner.getByText('Partner manager, Management')).toBeVisible();
    await partner.getByLabel('Expected close').fill(`September ${new Date().getFullYear() + 1}`);
    await partner.keyboard.press('Enter');
    await partner.getByLabel('Email').fill('ada@harbor.example');
    await partner.getByRole('button', { name: 'Register deal' }).click();
    await expect(partner).toHaveURL(/\/revenue\/deal-desk\/show\//);
    id = partner.url().split('/').at(-1)!.split('?')[0]!;
    await expect(partner.getByText('0 of 2 approved')).toBeVisible();
    await expectAccessible(partner);
  });

  await test.step('one person approves one step, and the last one protects the deal', async () => {
    const show = `/partners/pending/opportunities/show/${id}`;
    await page.goto(show);
    await expect(page.getByText('0 of 2 approved')).toBeVisible();
    const approve = page.getByRole('button', { name: 'Approve registration' });
    await approve.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('This is step 1 of 2 (Partner manager).');
    await dialog.getByLabel('Internal comment').fill('Met the customer');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('1 of 2 approved')).toBeVisible();
    await expect(partner.getByText('1 of 2 approved')).toBeVisible();
    await expect(partner.getByText('Met the customer')).toHaveCount(0);
    // The user who decided the first step cannot decide the second.
    await expect(approve).toBeDisabled();

    // In the demo, another registration waits for the last approval.
    await page.goto('/partners/pending?q=Corvara');
    await page.getByRole('link', { name: 'Corvara Logistics' }).click();
    await expect(page.getByText('1 of 2 approved')).toBeVisible();
    await approve.click();
    await expect(page.getByRole('dialog')).toContainText('Protection for');
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('2 of 2 approved')).toBeVisible();
    await expect(page.getByText('Protected', { exact: true }).first()).toBeVisible();
  });
});

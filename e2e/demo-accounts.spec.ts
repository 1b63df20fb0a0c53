import { expect, test } from '@playwright/test';
import { demo, PASSWORD, startAnew } from './people.ts';
import { expectLoaded, menuOf } from './screens.ts';

const accounts = [
  { email: demo.company, home: '/dashboard', sees: 'Lumenfleet', opens: '/partners' },
  { email: demo.superAdmin, home: '/dashboard', sees: 'Lumenfleet', opens: '/partners' },
  { email: demo.otherCompany, home: '/dashboard', sees: 'Harborline Security', opens: '/partners' },
  { email: demo.finance, home: '/dashboard', sees: 'Lumenfleet', opens: '/commissions/payouts' },
] as const;

test('the demo users sign in and find their own data', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('every demo user signs in and sees their own program', async () => {
    for (const { email, home, sees, opens } of accounts) {
      await page.goto('/login');
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText(sees);
      expect(await menuOf(page)).toEqual(expect.arrayContaining(['/partners', '/commissions', '/imports']));
      await page.goto(opens);
      await expectLoaded(page);
      await expect(page.locator('[data-row-link]').first()).toBeVisible();
    }
  });
  await test.step('the partner signs in to its own view, and finds both its programs there', async () => {
    await startAnew(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(demo.partner);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/partner-dashboard');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Lumenfleet');
    expect(await menuOf(page)).not.toContain('/partners');
    // Screens of company mode do not open by their address either.
    await page.goto('/partners');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();

    await page.goto('/partner-dashboard');
    await page.getByRole('button', { name: 'Switch program: Lumenfleet' }).click();
    // The switch is only looked at, because the choice is saved for the user, who is signed in in other journeys at the
    // same time.
    for (const name of ['Lumenfleet', 'Harborline Security'])
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
  });
});

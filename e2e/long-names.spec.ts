import { expect, type Page, test } from '@playwright/test';
import { bearer, ownCompany, uniqueEmail } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { expectLoaded } from './screens.ts';

const LONG = `Quay & Sons ${'Donaudampfschiffahrt'.repeat(5)}`;

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the longest names neither hide figures nor widen a phone’s screen', { tag: '@all' }, async ({ page }) => {
  const owner = await ownCompany(page);
  const headers = bearer(owner.token);
  const make = async <Row>(path: string, data: object): Promise<Row> => {
    const answer = await page.request.post(`/api/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Row;
  };
  const { organization } = await (await page.request.get('/api/session', { headers })).json();
  await page.request.patch(`/api/organizations/${organization.id}`, { headers, data: { name: LONG } });
  const partner = await make<{ id: string }>('partners', { name: LONG });
  const email = uniqueEmail('quay.example');
  await make('invitations', { email, role: 'partner_admin', partner_id: partner.id });

  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    '/profile',
    `/partners/show/${partner.id}?tab=activity`,
    `/commissions/payouts/account?partner_id=${partner.id}`,
  ]) {
    await page.goto(address);
    await expectLoaded(page);
    expect(await sideways(page), address).toBeLessThanOrEqual(0);
  }
  await page.goto(pathOf(await linkIn(email)));
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

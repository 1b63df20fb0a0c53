import { type APIRequestContext, expect, test } from '@playwright/test';
import { bearer, ownCompany, SECRET, skipPartnerSetup, uniqueEmail } from './accounts.ts';
import { linkIn } from './mailbox.ts';
import { closeWindows, enterBy, expectAccessibleInThemes, fromSomewhere } from './people.ts';
import { expectLoaded } from './screens.ts';

test.afterEach(closeWindows);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Sends requests as the owner of the token. */
const callsOf =
  (request: APIRequestContext, token: string) =>
  async <T = { id: string }>(method: 'get' | 'post', path: string, data?: object): Promise<T> => {
    const answer = await request[method](`/api/${path}`, { headers: bearer(token), ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? (undefined as T) : answer.json();
  };

test('a company tests and publishes tier requirements, and a partner sees its risk and is promoted', async ({
  page,
  browser,
}) => {
  const { token } = await ownCompany(page);
  const company = callsOf(page.request, token);
  const tiers: Record<string, string> = {};
  for (const name of ['Bronze', 'Silver', 'Gold']) tiers[name] = (await company('post', 'partner_tiers', { name })).id;
  const [active] = await company<{ id: string }[]>('get', 'partner_statuses?category=active');
  const partner = async (name: string, tier: string) => {
    const { id } = await company('post', 'partners', { name, joined_on: daysAgo(500), status_id: active!.id });
    await company('post', `partners/${id}/tier`, {
      tier_id: tiers[tier],
      effective_from: daysAgo(400),
      reason: 'Start',
    });
    return id;
  };
  const rising = await partner('Fjord Systems', 'Bronze');
  const falling = await partner('Tarn Consulting', 'Gold');
  const [type] = await company<{ id: string; stages: { id: string; category: string }[] }[]>(
    'get',
    'opportunity_types',
  );
  const won = type!.stages.find(({ category }) => category === 'won')!;
  const { id: account_id } = await company('post', 'accounts', { name: 'Bergen Energy' });
  await company('post', 'opportunities', {
    name: 'Control room',
    account_id,
    type_id: type!.id,
    stage_id: won.id,
    participants: [{ partner_id: rising }],
    opened_on: daysAgo(200),
    closed_on: daysAgo(150),
    lines: [{ description: 'Control room', quantity: 1, amount_minor: 6_000_000 }],
  });

  await test.step('the company drafts requirements', async () => {
    await page.goto('/partners/tier-program');
    await expect(page.getByText('No requirements published yet')).toBeVisible();
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page).toHaveURL(/\/partners\/tier-program\/edit\//);
    for (const [tier, amount] of [
      ['Silver', '50000'],
      ['Gold', '200000'],
    ] as const) {
      await page.getByRole('button', { name: `Add criterion: ${tier}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('At least').fill(amount);
      await dialog.getByRole('button', { name: 'Add criterion' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByText('$200,000.00')).toBeVisible();
  });

  await test.step('it tests the draft with the last year and publishes it', async () => {
    await page.getByRole('button', { name: 'Test with the last 12 months' }).click();
    const change = page.getByRole('row', { name: 'Fjord Systems' });
    await expect(change).toContainText('Bronze → Silver');
    await expect(page.getByRole('row', { name: 'Tarn Consulting' })).toContainText('Gold → Bronze');
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL('/partners/tier-program');
    await expect(page.getByRole('row', { name: 'Fjord Systems' })).toContainText('Eligible');
    await expect(page.getByRole('row', { name: 'Tarn Consulting' })).toContainText('Grace period');
    await expectAccessibleInThemes(page);
  });

  await test.step('a partner sees its progress, what is missing and what it risks, and appeals', async () => {
    const email = uniqueEmail('tarn.example');
    await company('post', 'invitations', { email, role: 'partner_admin', partner_id: falling });
    const link = new URL(await linkIn(email));
    const accepted = await page.request.post('/api/public/invitations/accept', {
      headers: fromSomewhere(),
      data: { token: link.hash.slice('#token='.length), password: SECRET, full_name: 'Tara Tarn' },
    });
    expect(accepted.status(), await accepted.text()).toBe(200);
    const portal = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const { token } = await accepted.json();
    await skipPartnerSetup(page.request, token);
    await enterBy(portal, token);
    await portal.goto('/partner-tier');
    await expectLoaded(portal);
    await expect(portal.getByText(/you drop to Bronze/)).toBeVisible();
    await expect(portal.getByRole('progressbar', { name: 'Won revenue' })).toHaveAttribute('aria-valuenow', '0');
    await expect(portal.getByText('$200,000.00 to go')).toBeVisible();
    await expectAccessibleInThemes(portal);
    expect(await portal.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await portal.getByRole('button', { name: 'Appeal' }).click();
    await portal.getByRole('dialog').getByLabel('Reason').fill('A framework contract starts next month.');
    await portal.getByRole('dialog').getByRole('button', { name: 'Appeal' }).click();
    await expect(portal.getByRole('button', { name: 'Appeal' })).toHaveCount(0);
  });

  await test.step('the company approves a promotion and rejects the appeal with a reason', async () => {
    await page.getByRole('button', { name: 'Tier decisions (2)' }).click();
    await expect(page).toHaveURL('/partners/tier-program/decisions');
    await page.getByRole('row', { name: 'Fjord Systems' }).getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByLabel('Reason (optional)').fill('A strong first year.');
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('row', { name: 'Fjord Systems' })).toContainText('Applied');
    await page.getByRole('row', { name: 'Tarn Consulting' }).getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The contract is not signed.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('row', { name: 'Tarn Consulting' })).toContainText('Rejected');
    await page.goto(`/partners/show/${rising}?tab=tier`);
    await expect(page.getByText('What leads to Gold')).toBeVisible();
    await expect(page.getByText('A strong first year.')).toBeVisible();
    await page.getByText('1 counted').first().click();
    await expect(page.getByText('Control room').first()).toBeVisible();
    await expectAccessibleInThemes(page);
  });
});

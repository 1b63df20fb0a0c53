import { expect, type Page, test } from '@playwright/test';
import { bearer, enterAsColleague } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, startAnew } from './people.ts';

test.afterEach(closeWindows);

/** The number in the label of the bell. */
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const countOf = async (page: Page) =>
  Number(/(\d+) unread/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

async function register(page: Page, token: string, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'partner' };
  const response = await page.request.post('/api/deal_registrations', {
    headers,
    data: {
      account_name: name,
      account_domain: `${name.toLowerCase().replaceAll(' ', '-')}.example`,
      country: 'DE',
      contact_name: 'Erika Muster',
      contact_email: `erika@${name.toLowerCase().replaceAll(' ', '-')}.example`,
      description: 'A first conversation took place.',
      amount_minor: 1_000_000,
      currency: 'USD',
      expected_close_on: '2027-02-01',
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const submitted = await page.request.post(`/api/deal_registrations/${id}/submit`, { headers, data: {} });
  expect(submitted.ok(), await submitted.text()).toBe(true);
}

test('a partner’s action notifies the company at once, and reading it in one window clears it in the other', {
  tag: '@all',
}, async ({ browser }) => {
  const [first, second, partner] = await Promise.all([0, 1, 2].map(async () => (await browser.newContext()).newPage()));
  const headers = bearer(await enterAs(first!, demo.company));
  await enterAs(second!, demo.company);
  const token = await enterAs(partner!, demo.partner);
  await first!.goto('/dashboard');
  await second!.goto('/partners');
  await expect(bell(first!)).toHaveAttribute('aria-label', /unread/);
  // Similar unread notices are one row, so the ones of earlier registrations are read first.
  await bell(first!).click();
  await first!.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(first!.getByRole('tab', { name: 'Unread (0)' })).toBeVisible();
  await bell(first!).click();
  const before = await countOf(first!);

  const name = `Bell Works ${Date.now().toString(36)}`;
  await register(partner!, token, name);
  for (const page of [first!, second!]) await expect.poll(() => countOf(page)).toBeGreaterThan(before);

  await bell(first!).click();
  const panel = first!.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('tab', { name: /^Unread \(\d+\)$/ })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'NEW' }).getByText(name)).toBeVisible();
  const box = await panel.boundingBox();
  expect(Math.round(box!.width)).toBe(300);
  expect(box!.height).toBeLessThanOrEqual(450);
  await expectAccessible(first!);
  // An internal link closes the popover and opens its target; the notification becomes read in both windows.
  await panel.getByText(name).click();
  await expect(panel).toBeHidden();
  // A registration of another journey in the same moment makes it a row of two, which opens the list.
  await expect(first!).toHaveURL(/\/partners\/pending/);
  // Other journeys create notifications too, so both windows are compared with the server, where this notification is
  // no longer unread.
  const asked = async <T>(path: string) =>
    (await (await first!.request.get(`/api/in_app_notifications${path}`, { headers })).json()) as T;
  const isUnread = async () =>
    (await asked<{ text: string }[]>('?is_read=false&_end=100')).some(({ text }) => text.includes(name));
  await expect.poll(isUnread).toBe(false);
  for (const page of [first!, second!])
    await expect
      .poll(async () => (await countOf(page)) - (await asked<{ unread_count: number }>('/unread_count')).unread_count)
      .toBe(0);
});

test('notifications are read, and a user chooses which to get', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('the bell shows five at a time, and all are read with one click', async () => {
    await enterAs(page, demo.otherCompany);
    await page.goto('/dashboard');
    await bell(page).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const notices = panel.locator('section li');
    const nothing = panel.getByText('No notifications');
    await expect(notices.first().or(nothing)).toBeVisible();
    if (await nothing.isHidden()) {
      expect(await notices.count()).toBeLessThanOrEqual(5);
      await panel.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(panel.getByRole('tab', { name: 'Unread (0)' })).toBeVisible();
    }
    await panel.getByRole('tab', { name: /^Unread/ }).click();
    await expect(panel.getByText('No notifications')).toBeVisible();
  });
  await test.step('notification preferences are on one screen that saves automatically', async () => {
    await startAnew(page);
    await enterAsColleague(page);
    await page.goto('/dashboard');
    await bell(page).click();
    await page.getByRole('button', { name: 'Notification settings' }).click();
    await expect(page.getByText('waiting for changes')).toBeVisible();
    await page.getByRole('switch', { name: 'Deal registrations: In app' }).click();
    await expect(page.getByText('saving...').or(page.getByText('saved', { exact: true }))).toBeVisible();
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    await page.getByRole('switch', { name: /Quiet hours/ }).click();
    const kept = page.waitForResponse((response) => response.request().postData()?.includes('21:30') ?? false);
    await page.getByLabel('Quiet from').fill('21:30');
    expect((await kept).ok()).toBe(true);
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Changed payout details: In app' })).toBeDisabled();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Deal registrations: In app' })).not.toBeChecked();
    await expect(page.getByLabel('Quiet from')).toHaveValue('21:30');
  });
});

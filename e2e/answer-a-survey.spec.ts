import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';

test.afterEach(closeWindows);

test('a company asks its partners, a partner answers and posts an idea, and the company follows up', {
  tag: '@all',
}, async ({ page, browser }) => {
  const stamp = Date.now().toString(36);
  const name = `Pulse ${stamp}`;
  const idea = `Shared calendar ${stamp}`;
  const token = await enterAs(page, demo.company);
  await page.goto('/feedback');
  await page
    .getByRole('link', { name: 'New survey' })
    .or(page.getByRole('button', { name: 'New survey' }))
    .click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question 1: Question').fill('How well do we support you?');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question 2: Question').fill('What should we do better?');
  await page.getByLabel('Question 2: Type').click();
  await page.getByTitle('Text', { exact: true }).click();
  await page.getByRole('button', { name: 'Create survey' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Start survey' }).click();
  const sending = page.getByRole('dialog', { name: 'Start survey' });
  await expect(sending.getByText(/will get it\.$/)).toBeVisible();
  await expect(sending.getByText(/where no one can sign in/)).toBeVisible();
  await sending.getByRole('button', { name: 'Start survey' }).click();
  await expect(page.getByText('Survey started')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  const portal = await (await browser.newContext()).newPage();
  await enterAs(portal, demo.partner);
  await portal.goto('/feedback');
  await portal.getByRole('link', { name }).click();
  await expect(portal.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(portal);
  await portal.getByRole('button', { name: 'Send answers' }).click();
  await expect(portal.getByText('Please answer this question.')).toHaveCount(1);
  await portal.getByRole('radio', { name: '4', exact: true }).first().check({ force: true });
  await portal.getByLabel('What should we do better?').fill('Answer faster.');
  await portal.getByRole('button', { name: 'Send answers' }).click();
  await expect(portal.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await test.step('the company sees the low score and follows up', async () => {
    await page.reload();
    await expect(page.getByText('1 of', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Responses' }).click();
    await page.getByRole('link', { name: 'Piet Partner' }).click();
    await expect(page.getByText('4 / 10')).toBeVisible();
    await page.getByRole('button', { name: 'Follow up' }).click();
    await page.getByLabel('Note').fill('Call on Monday.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Call on Monday.')).toBeVisible();
  });

  await test.step('the answers become a report, from the list as it is shown', async () => {
    await page.goto(`/feedback/responses?q=${encodeURIComponent('Piet')}`);
    await page.getByRole('button', { name: 'Export' }).first().click();
    await page.getByRole('menuitem', { name: 'Create report' }).click();
    await page.waitForURL(/\/report-schedules\/create/);
    const preview = page.getByRole('complementary', { name: 'Report preview' });
    await expect(preview.getByRole('cell', { name: 'Piet Partner' }).first()).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(`Low scores ${stamp}`);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Low scores ${stamp}` })).toBeVisible();
  });

  await test.step('an idea is posted, voted for and answered', async () => {
    await portal.goto('/feedback/ideas');
    await portal.getByRole('button', { name: 'Post idea' }).first().click();
    await portal.getByLabel('Idea', { exact: true }).fill(idea);
    await portal.getByRole('dialog').getByRole('button', { name: 'Post idea' }).click();
    const vote = portal.getByRole('button', { name: `Vote for ${idea}` });
    await expect(vote).toHaveAttribute('aria-pressed', 'true');
    await vote.click();
    await expect(vote).toHaveAttribute('aria-pressed', 'false');
    const found = await page.request.get(`/api/ideas?q=${encodeURIComponent(stamp)}`, { headers: bearer(token) });
    const [{ id }] = (await found.json()) as [{ id: string }];
    await page.goto(`/feedback/ideas/show/${id}`);
    await page.getByRole('button', { name: 'Answer idea' }).click();
    await page.getByLabel('Answer', { exact: true }).fill('We will do it.');
    await page.getByRole('dialog').getByRole('button', { name: 'Answer idea' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await portal.goto(`/feedback/ideas/show/${id}`);
    await expect(portal.getByText('We will do it.')).toBeVisible();
  });
});

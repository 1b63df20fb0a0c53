import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs } from './people.ts';
import { takePicture } from './pictures.ts';

test.afterEach(closeWindows);

/** The id of the first record of a list of the demo company. */
async function firstOf(page: Page, token: string, query: string): Promise<string> {
  const answer = await page.request.get(`/api/${query}&_end=1`, { headers: bearer(token) });
  expect(answer.status(), await answer.text()).toBe(200);
  const [record] = (await answer.json()) as { id: string }[];
  expect(record, query).toBeDefined();
  return record!.id;
}

/** One screen a picture; those of the tour are taken by its own journey. */
test('the guide shows screens of the demo company @all', async ({ page }) => {
  const token = await enterAs(page, demo.company);
  const main = page.locator('main');
  await page.goto('/dashboard');
  await takePicture(page, 'dashboard', main.getByRole('heading', { level: 2 }).first());
  await page.goto('/work');
  await takePicture(page, 'my-work', main.getByRole('button', { name: 'Approve' }).first());
  await page.goto('/tasks/calendar');
  await takePicture(page, 'tasks', main.getByRole('link').first());
  const registration = await firstOf(page, token, 'deal_registrations?status=pending_review&conflict_severity=warn');
  await page.goto(`/partners/pending/opportunities/show/${registration}`);
  await takePicture(page, 'review', main.getByRole('button', { name: 'Approve' }).first());
  await page.goto(`/audiences/edit/${await firstOf(page, token, 'audiences?_sort=created_at')}`);
  await takePicture(page, 'audience', main.getByRole('heading', { level: 1 }));
  await page.goto(`/automations/edit/${await firstOf(page, token, 'automations?status=active')}`);
  await takePicture(page, 'automations', main.getByRole('heading', { level: 1 }));
  await page.goto(`/email_campaign/show/${await firstOf(page, token, 'email_campaigns?status=sent')}`);
  await takePicture(page, 'email-campaigns', main.getByRole('heading', { level: 1 }));
  await page.goto(`/partners/prospecting/show/${await firstOf(page, token, 'prospects?_sort=score&_order=desc')}`);
  await takePicture(page, 'prospecting', main.getByRole('heading', { level: 1 }));
  await page.goto(`/partners/meetings/show/${await firstOf(page, token, 'meetings?kind=business_review')}`);
  await takePicture(page, 'meetings', main.getByRole('heading', { level: 1 }));
});

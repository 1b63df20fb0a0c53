import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible } from './people.ts';
import { openCreated } from './screens.ts';

const phone = { width: 390, height: 844 };

async function send<T = { id: string }>(
  page: Page,
  token: string,
  url: string,
  data: object,
  method = 'POST',
): Promise<T> {
  const answer = await page.request.fetch(`/api${url}`, { method, headers: bearer(token), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

test('a partner completes a course, gets its certificate, downloads it, and anyone can verify it', async ({
  page,
  browser,
}) => {
  const title = `Safety ${Date.now()}`;
  const name = `Safety expert ${Date.now()}`;
  const token = await enterAs(page, demo.company);
  const course = await send(page, token, '/courses', { title });
  const lessons = [{ id: 'why', kind: 'article', title: 'Why safety sells', is_required: true, body: 'Safe drivers.' }];
  const definition = { sections: [{ id: 'start', title: 'Start here', lessons }] };
  await send(page, token, `/courses/${course.id}`, { definition, shared_with: 'everyone' }, 'PATCH');
  await send(page, token, `/courses/${course.id}/publish`, {});

  await page.goto('/training');
  await page.getByRole('navigation', { name: 'Related pages' }).getByRole('link', { name: 'Certificates' }).click();
  await page.getByRole('button', { name: 'New certificate' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Required courses' }).fill(title);
  await page.locator('.ant-select-item-option', { hasText: title }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create certificate' }).click();
  await openCreated(page);
  await page.getByRole('button', { name: 'Publish certificate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish certificate' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  const learner = await context.newPage();
  const own = await enterAs(learner, demo.partner);
  await learner.goto('/partner-training');
  await learner.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Start course' }).click();
  await learner.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(learner.getByRole('heading', { name: 'Course completed' })).toBeVisible();

  // A job awards the certificate.
  const awarded = async () =>
    (await (
      await page.request.get(`/api/certificates?program_name=${encodeURIComponent(name)}`, { headers: bearer(own) })
    ).json()) as { id: string }[];
  await expect.poll(async () => (await awarded()).length, { timeout: 120_000 }).toBe(1);
  const [held] = await awarded();
  await learner.goto('/partner-training/certificates');
  await expect(learner.getByRole('button', { name: `Download PDF: ${name}, ` })).toBeVisible();
  await learner.goto(`/partner-training/certificates/${held!.id}`);
  await expect(learner.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(learner);
  expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  const download = learner.waitForEvent('download');
  await learner.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^certificate-\d+\.pdf$/);
  expect(
    readFileSync((await file.path())!)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const address = await learner.getByRole('link', { name: /^\/verify\/certificate\// }).getAttribute('href');
  await context.close();

  // The visitor has no account.
  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto(address!);
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await expect(visitor.getByText('It is genuine and valid.')).toBeVisible();
  await expectAccessible(visitor);
  await visitors.close();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Active' })).toBeVisible();
});

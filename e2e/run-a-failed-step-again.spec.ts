import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';

test.afterEach(closeWindows);

test('a step that failed is run again after its cause is removed', { tag: '@all' }, async ({ page }) => {
  const stamp = Date.now().toString(36);
  const partner = `Ostwind ${stamp}`;
  const token = await enterAs(page, demo.company);
  const post = async <T>(path: string, data: object = {}) => {
    const answer = await page.request.post(`/api/${path}`, { headers: bearer(token), data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  const definition = {
    trigger: { kind: 'event', table: 'partners', event: 'partners.created' },
    steps: [
      { id: 'note', kind: 'create_record_notes', params: { body: 'Added {{today}}' } },
      { id: 'mail', kind: 'email', params: { to: 'contact', subject: 'Welcome', text: 'Hello' } },
    ],
  };
  const { id } = await post<{ id: string }>('automations', { name: `Welcome ${stamp}`, definition });
  await post(`automations/${id}/try`);
  await post(`automations/${id}/publish`);
  const { id: partner_id } = await post<{ id: string }>('partners', { name: partner });

  await test.step('the run failed, because nobody could be written to', async () => {
    await expect(async () => {
      await page.goto(`/automations/edit/${id}?tab=runs`);
      await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('link', { name: partner }).or(page.getByText(partner)).first().click();
    await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it continues from the failed step when there is a contact', async () => {
    await post('contacts', { first_name: 'Ada', email: `ada-${stamp}@partner.test`, partner_id, is_primary: true });
    await page.getByRole('button', { name: 'Run again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Run again' });
    await expect(dialog).toContainText('Steps that are done are not repeated.');
    await dialog.getByRole('button', { name: 'Run again' }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Attempt 2')).toBeVisible({ timeout: 2_000 });
      await expect(page.getByText('Failed', { exact: true })).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    const notes = await page.request.get(`/api/record_notes?ref_id=${partner_id}`, { headers: bearer(token) });
    expect(await notes.json()).toHaveLength(1);
  });
  await post(`automations/${id}/pause`);
});

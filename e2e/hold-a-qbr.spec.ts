import { type Browser, expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, signInByCall } from './people.ts';

test.afterEach(closeWindows);

const windowOf = async (browser: Browser, email: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, email);
  return page;
};

const HOUR_MS = 3_600_000;

test('a review is planned, the partner picks a time, an action becomes a task, and the pack is frozen when it is held', {
  tag: '@all',
}, async ({ browser, request }) => {
  const headers = { ...bearer(await signInByCall(request, demo.company)), 'x-tandem-mode': 'company' };
  const call = async (method: 'get' | 'post', path: string, data?: object) => {
    const answer = await request[method](`/api/${path}`, { headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const partner = await windowOf(browser, demo.partner);
  await partner.goto('/partners/meetings');
  await expectAccessible(partner);
  const [known] = await call('get', 'meetings?status=proposed&proposed_by=company&kind=qbr');
  const title = `Review ${Date.now().toString(36)}`;
  const times = [1, 2].map((days) => new Date(Date.now() + days * 24 * HOUR_MS).toISOString());
  const made = await call('post', 'meetings', {
    title,
    kind: 'qbr',
    partner_id: known.partner_id,
    proposed_times: times,
    agenda: [{ title: 'Open commitments', minutes: 15 }],
  });

  await partner.goto(`/partners/meetings/show/${made.id}`);
  await expect(partner.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await partner
    .getByRole('button', { name: /^Pick / })
    .first()
    .click();
  await expect(partner.getByText('Scheduled', { exact: true }).first()).toBeVisible();
  await partner.getByRole('tab', { name: 'Review pack' }).click();
  await expect(partner.getByText('Live figures.', { exact: false })).toBeVisible();
  await expect(partner.getByText('Win rate of direct deals')).toBeHidden();
  await expectAccessible(partner);

  await call('post', `meetings/${made.id}/reschedule`, { starts_at: new Date(Date.now() - HOUR_MS).toISOString() });
  const company = await windowOf(browser, demo.company);
  await company.goto(`/partners/meetings/show/${made.id}`);
  await company.getByRole('button', { name: 'Mark as held' }).click();
  await company.getByRole('dialog').getByRole('button', { name: 'Mark as held' }).click();
  await expect(company.getByText('Held', { exact: true }).first()).toBeVisible();
  await company.getByRole('button', { name: 'Add action' }).click();
  await company.getByRole('dialog').getByLabel('Action').fill('Send the new price list');
  await company.getByRole('dialog').getByRole('button', { name: 'Add action' }).click();
  await expect(company.getByRole('link', { name: 'Send the new price list' })).toBeVisible();
  await company.getByRole('tab', { name: 'Review pack' }).click();
  await expect(company.getByText(/^Frozen on /)).toBeVisible();
  await expect(company.getByText('Win rate of direct deals')).toBeVisible();
  await expectAccessible(company);
  expect(await call('get', `tasks?record_id=${made.id}`)).toMatchObject([{ title: 'Send the new price list' }]);
});

import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, signInByCall } from './people.ts';

test.afterEach(closeWindows);

async function callsAs(request: APIRequestContext, email: string, mode: 'company' | 'partner') {
  const headers = { ...bearer(await signInByCall(request, email)), 'x-tandem-mode': mode };
  return async <T>(method: 'get' | 'post', path: string, data?: object): Promise<T> => {
    const answer = await request[method](`/api/${path}`, { headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.text()) ? ((await answer.json()) as T) : (undefined as T);
  };
}

/** Everything that leaves the page: addresses, headers and bodies of all requests, its workers' too, and sent frames. */
function traceOf(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(
      [request.url(), JSON.stringify(request.headers()), request.postDataBuffer()?.toString('latin1') ?? ''].join('\n'),
    );
  });
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
  return sent;
}

/** A domain as it could be written, and the usual hashes of it. */
function formsOf(domain: string): string[] {
  const texts = [domain, `https://www.${domain}/about`, `www.${domain}`];
  const hashes = texts.flatMap((text) =>
    ['sha256', 'sha1', 'sha512', 'md5'].flatMap((kind) =>
      (['hex', 'base64', 'base64url'] as const).map((form) => createHash(kind).update(text).digest(form)),
    ),
  );
  const encoded = texts.flatMap((text) => [
    Buffer.from(text).toString('base64').replace(/.?=*$/, ''),
    Buffer.from(text).toString('hex'),
  ]);
  // The first label alone would tell the domain as well.
  return [domain.split('.')[0]!, ...hashes, ...encoded];
}

const mentioned = (sent: readonly string[], domains: readonly string[]): string[] => {
  const all = sent.join('\n').toLowerCase();
  return domains.filter((domain) => formsOf(domain).some((form) => all.includes(form.toLowerCase())));
};

test('a partner compares its file in the browser, and no domain leaves the tab before both sides agree', {
  tag: '@all',
}, async ({ page }) => {
  const suffix = Date.now().toString(36);
  const firms = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${kind}${index}-${suffix}.com`);
  const [shared, own] = [firms('shared', 11), firms('secret', 60)];
  const company = await callsAs(page.request, demo.company, 'company');
  const partner = await callsAs(page.request, demo.partner, 'partner');
  const { id: theirs } = await company<{ id: string }>('post', 'mapping_populations', {
    name: `Compared ${suffix}`,
    kind: 'customers',
    source: 'file',
  });
  const content = ['Name,Website', ...[...shared, ...firms('other', 20)].map((domain) => `Firm,${domain}`)].join('\n');
  await company('post', `mapping_populations/${theirs}/file`, { file_name: 'list.csv', content });

  await enterAs(page, demo.partner);
  await page.goto('/clients/mapping/private');
  await page.getByLabel('Name of a new list').fill(`Private ${suffix}`);
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('heading', { name: `Private ${suffix}` })).toBeVisible();
  const { lists } = await partner<{ lists: { id: string; name: string; partner_id: string }[] }>(
    'get',
    'private_lists',
  );
  const { id: mine, partner_id } = lists.find(({ name }) => name === `Private ${suffix}`)!;
  await company('post', `mapping_populations/${theirs}/consent`, { partner_id, level: 'count' });

  const sent = traceOf(page);
  await page.reload();
  await page.getByLabel('Private list').click();
  await page.getByTitle(`Private ${suffix}`).last().click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Account;Website', ...[...own, ...shared].map((domain) => `Firm;https://www.${domain}/about`)].join('\r\n'),
    ),
  });
  await expect(page.getByText('71 domains found.')).toBeVisible();
  await expect(page.getByText('These domains stay in this tab.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Compare privately' }).click();
  const row = page.getByRole('row', { name: new RegExp(`Compared ${suffix}`) }).first();
  await expect(row).toContainText('About 10', { timeout: 60_000 });
  await expectAccessible(page);
  expect(sent.filter((text) => /\/private_intersections(\/|\n)/.test(text)).length).toBeGreaterThanOrEqual(3);
  expect(mentioned(sent, [...own, ...shared])).toEqual([]);

  const before = sent.length;
  await partner('post', `mapping_populations/${mine}/consent`, { level: 'existence' });
  await company('post', `mapping_populations/${theirs}/consent`, { partner_id, level: 'existence' });
  // Another screen and back: the tab keeps the comparison and reads the consents again.
  await page.getByRole('link', { name: 'Account lists' }).first().click();
  await page.getByRole('link', { name: 'Private lists' }).first().click();
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(page.getByText('11 domains match:')).toBeVisible();
  expect(mentioned(sent, [...own, ...shared])).toEqual([]);
  await page.getByRole('button', { name: 'Reveal matches' }).click();
  await expect(page.getByText('The matching accounts are shared.')).toBeVisible();
  expect(mentioned(sent.slice(before), shared)).toEqual(shared);
  expect(mentioned(sent, own)).toEqual([]);

  const seen = await company<{ lists: { id: string; revealed_count: number }[] }>('get', 'private_lists');
  expect(seen.lists.find(({ id }) => id === mine)).toMatchObject({ revealed_count: 11 });
});

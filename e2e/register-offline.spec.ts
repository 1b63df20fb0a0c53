import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { encode } from 'uqr';
import { bearer } from './accounts.ts';
import { demo, signInByCall } from './people.ts';

/** The profile of one browser, which is closed and opened again. */
const profile = mkdtempSync(join(tmpdir(), 'tandem-phone-'));
test.afterAll(() => rmSync(profile, { recursive: true, force: true }));

/** The journey needs the worker of the application, which other journeys block, and a profile that stays. */
async function openBrowser(baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

interface Stored {
  owners: string[];
  addresses: string[];
  bodies: string;
  waiting: unknown[];
  shared: unknown[];
}

/** The rows that the offline database of this browser holds. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Stored>((resolve, reject) => {
        const opening = indexedDB.open('tandem-offline');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['copies', 'waiting', 'shared']);
          const copies = transaction.objectStore('copies').getAll();
          const waiting = transaction.objectStore('waiting').getAll();
          const shared = transaction.objectStore('shared').getAll();
          transaction.oncomplete = () => {
            opening.result.close();
            const rows = copies.result as { owner: string; address: string; body: string }[];
            resolve({
              owners: [...new Set(rows.map(({ owner }) => owner))],
              addresses: rows.map(({ address }) => address),
              bodies: rows.map(({ body }) => body).join('\n'),
              waiting: waiting.result,
              shared: shared.result,
            });
          };
        };
      }),
  );

/** Makes the browser remember a session, as the sign-in page does. */
async function remember(page: Page, token: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('tandem.token', value), token);
}

test('a partner captures a deal without a network, restarts the browser, and it arrives once', { tag: '@all' }, async ({
  baseURL,
}) => {
  const account = `fair-${Date.now().toString(36)}.example`;
  let { context, page } = await openBrowser(baseURL!);
  await test.step('the partner opens the app while there is a network', async () => {
    await remember(page, await signInByCall(page.request, demo.partner));
    await page.goto('/revenue/deal-desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Deal desk' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
    const app = (await (await page.request.get(manifest!)).json()) as { shortcuts: { name: string; url: string }[] };
    expect(app.shortcuts.map(({ name }) => name)).toEqual(['My work', 'Register deal', 'Links']);
    for (const path of ['/revenue/deal-desk', '/referral-links', '/partner-resources', '/revenue/payouts', '/work'])
      await visit(page, path);
    await visit(page, app.shortcuts[1]!.url);
    const { owners, addresses, bodies } = await stored(page);
    // The copies of one person in one program, and of its session.
    expect(owners).toHaveLength(2);
    expect(addresses.filter((address) => /payout_methods|\/file|\/address|api_keys/.test(address))).toEqual([]);
    const token = await page.evaluate(() => localStorage.getItem('tandem.token')!);
    expect(bodies + owners.join()).not.toContain(token);
  });

  await test.step('without a network, the screens open with the age of their copy', async () => {
    await context.setOffline(true);
    await page.goto('/revenue/deal-desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Deal desk' })).toBeVisible();
    await expect(page.getByText(/^Copy from .* you are offline\./)).toBeVisible();
    for (const [path, name] of [
      ['/work', 'My work'],
      ['/referral-links', 'Referral links'],
      ['/partner-resources', 'Resources'],
      ['/revenue/payouts', 'Payouts'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });

  await test.step('a deal is captured and waits on the device', async () => {
    await page.goto('/revenue/deal-desk/fair');
    await page.getByLabel('Company or website').fill(account);
    await page.getByRole('button', { name: 'Scan QR code' }).click();
    const card = `BEGIN:VCARD\nVERSION:3.0\nFN:Ada Byron\nEMAIL:ada@${account}\nEND:VCARD`;
    await page
      .getByRole('dialog')
      .locator('input[type="file"]')
      .setInputFiles({
        name: 'badge.png',
        mimeType: 'image/png',
        buffer: await pictureOf(page, card),
      });
    await expect(page.getByLabel('Email')).toHaveValue(`ada@${account}`);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
    await page.getByRole('textbox', { name: /Estimated amount/ }).fill('25000');
    await page.getByLabel('Country').fill('Malta');
    await page.getByLabel('Country').press('Enter');
    await page.getByLabel('Photo of the card', { exact: true }).setInputFiles({
      name: 'IMG_1.png',
      mimeType: 'image/png',
      buffer: await pictureOf(page, card, 60),
    });
    await expect(page.getByRole('img', { name: 'Photo of the card' })).toBeVisible();
    await page.getByRole('button', { name: 'Register deal' }).click();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    expect((await stored(page)).waiting).toHaveLength(1);
    const size = await photoSize(page);
    expect(Math.max(size.width, size.height)).toBe(1_600);
  });

  await context.close();
  ({ context, page } = await openBrowser(baseURL!));
  await test.step('the browser starts again, first without a network', async () => {
    await context.setOffline(true);
    await page.goto('/waiting-changes');
    await expect(page.getByRole('region', { name: `Register ${account}` })).toBeVisible();
  });

  await test.step('the network returns, and the capture arrives once', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: `Register ${account}` })).toHaveCount(0, { timeout: 60_000 });
    await page.reload();
    const headers = { ...bearer(await signInByCall(page.request, demo.partner)), 'x-tandem-mode': 'partner' };
    const answer = await page.request.get(`/api/deal_registrations?account_domain=${account}`, { headers });
    const rows = (await answer.json()) as { id: string }[];
    expect(rows).toHaveLength(1);
    const receipt = await page.request.get(`/api/deal_registrations/${rows[0]!.id}/receipt`, { headers });
    const { captured_at_by_device, arrived_at } = (await receipt.json()) as Record<string, string>;
    expect(Date.parse(captured_at_by_device!)).toBeLessThan(Date.parse(arrived_at!));
    const photo = page.getByRole('region', { name: `Photo of the card of ${account}` });
    await page.goto('/waiting-changes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(photo).toHaveCount(0);
    const comments = `/api/deal_registration_comments?registration_id=${rows[0]!.id}`;
    expect(await (await page.request.get(comments, { headers })).json()).toMatchObject([
      { files: [{ name: 'Business card' }] },
    ]);
    await page.goto(`/revenue/deal-desk/receipt/${rows[0]!.id}`);
    await expect(page.getByText('as stated by the device')).toBeVisible();
  });

  await test.step('what another app shares becomes a draft without a network, and nothing is sent', async () => {
    await context.setOffline(true);
    const email = `From: Grace <script> <grace@${account}>\nSubject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=\n\nCall <b>me</b>.`;
    await share(page, [{ name: 'Offer.eml', mimeType: 'message/rfc822', buffer: Buffer.from(email) }]);
    await expect(page.getByText('Filled in from “Offer.eml”.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(`grace@${account}`);
    await expect(page.getByLabel('Title')).toHaveValue('Grüße');
    await expect(page.getByLabel('Notes')).toHaveValue('Call <b>me</b>.');
    await share(page, [
      { name: 'photo.vcf', mimeType: 'text/vcard', buffer: Buffer.from([0xff, 0xd8, 0xff, 0, 0, 1]) },
      { name: 'ben.vcf', mimeType: 'text/vcard', buffer: Buffer.from('BEGIN:VCARD\nFN:Ben\nEND:VCARD') },
    ]);
    await expect(page.getByText('“photo.vcf” is not a contact card, an email or a text.')).toBeVisible();
    await page
      .getByRole('region', { name: 'Shared with this app' })
      .getByRole('button', { name: 'Use' })
      .last()
      .click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ben');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await stored(page)).waiting).toEqual([]);
    await context.setOffline(false);
  });

  await test.step('nothing of the person stays when another person signs in, or when they sign out', async () => {
    const former = (await stored(page)).owners;
    await page.evaluate(
      (value) => localStorage.setItem('tandem.token', value),
      await signInByCall(page.request, demo.both),
    );
    await visit(page, '/');
    await expect.poll(async () => (await stored(page)).owners.filter((owner) => former.includes(owner))).toEqual([]);
    await remember(page, await signInByCall(page.request, demo.partner));
    await visit(page, '/revenue/deal-desk');
    await expect.poll(async () => (await stored(page)).addresses.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await stored(page)).toMatchObject({ addresses: [], waiting: [], shared: [] });
    await share(page, [{ name: 'ada.vcf', mimeType: 'text/vcard', buffer: Buffer.from('BEGIN:VCARD\nFN:Ada') }]);
    await expect(page).toHaveURL(/\/login\?to=.*signed-out/);
    expect(await stored(page)).toMatchObject({ shared: [] });
    await remember(page, await signInByCall(page.request, demo.partner));
    await page.goto('/revenue/deal-desk/fair?shared=signed-out');
    await expect(page.getByText('What you shared was not kept, because you were not signed in')).toBeVisible();
  });
  await context.close();
});

type SharedFile = { name: string; mimeType: string; buffer: Buffer };

/** Sends what the browser of a phone sends when another app shares files with the installed one. */
async function share(page: Page, files: SharedFile[]): Promise<void> {
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
      id: 'share',
    });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
    form.append(input);
    document.body.append(form);
  });
  await page.locator('#share input').setInputFiles(files);
  const left = page.url();
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#share')!.submit());
  await page.waitForURL(({ href }) => href !== left);
}

/** The size of the photo that waits, in pixels. */
const photoSize = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ width: number; height: number }>((resolve, reject) => {
        const opening = indexedDB.open('tandem-offline');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('waiting').objectStore('waiting').getAll();
          reading.onsuccess = async () => {
            opening.result.close();
            const picture = await createImageBitmap(reading.result[0].next.file.content);
            resolve({ width: picture.width, height: picture.height });
          };
        };
      }),
  );

/** A picture of a QR code. */
async function pictureOf(page: Page, text: string, size = 6): Promise<Buffer> {
  const address = await page.evaluate(
    ([cells, size]) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = (cells.length + 8) * size;
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#000';
      cells.forEach((row, y) => {
        row.forEach((isDark, x) => {
          if (isDark) context.fillRect((x + 4) * size, (y + 4) * size, size, size);
        });
      });
      return canvas.toDataURL('image/png');
    },
    [encode(text, { border: 0 }).data, size] as const,
  );
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** Opens a screen and waits until its requests were answered. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The stream of events keeps the network from being idle.
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => {});
}

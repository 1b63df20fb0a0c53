import { type APIRequestContext, expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bearer, SECRET } from './accounts.ts';
import { linkIn, otherLinkIn, pathOf } from './mailbox.ts';
import { closeWindows, demo, expectAccessible, fromSomewhere, signInByCall } from './people.ts';

test.afterEach(closeWindows);

/** Requests of one person in company mode. */
async function callsOf(request: APIRequestContext, email: string) {
  const headers = { ...bearer(await signInByCall(request, email)), 'x-tandem-mode': 'company' };
  const answered = async (answer: Awaited<ReturnType<APIRequestContext['get']>>) => {
    expect(answer.ok(), await answer.text()).toBe(true);
    // biome-ignore lint/suspicious/noExplicitAny: answers of many kinds
    return answer.json() as Promise<any>;
  };
  return {
    get: async (path: string) => answered(await request.get(`/api/${path}`, { headers })),
    post: async (path: string, data: object = {}) => answered(await request.post(`/api/${path}`, { headers, data })),
  };
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

test('a partner in Japan reads the email, the statement and its PDF in Japanese', async ({ browser }) => {
  test.setTimeout(180_000);
  const mark = Date.now().toString(36);
  const email = `yuki@sakura-${mark}.example`;
  const company = await (await browser.newContext()).newPage();
  const visitor = await browser.newContext({ locale: 'ja-JP', extraHTTPHeaders: fromSomewhere() });
  const partner = await visitor.newPage();
  const [ours, finance] = [await callsOf(company.request, demo.company), await callsOf(company.request, demo.finance)];

  await test.step('the partner’s language decides about the invitation, and the browser’s about its page', async () => {
    const statuses = await ours.get('partner_statuses?category=active');
    const { id } = await ours.post('partners', {
      name: `Sakura ${mark}`,
      country: 'JP',
      language: 'ja',
      status_id: statuses[0].id,
    });
    await ours.post('invitations', { email, full_name: 'Yuki Tanaka', role: 'partner_admin', partner_id: id });
    await partner.goto(pathOf(await linkIn(email)));
    await expect(partner.locator('html')).toHaveAttribute('lang', 'ja');
    await partner.getByLabel('パスワード').first().fill(SECRET);
    await expectAccessible(partner);
    await partner.getByRole('button', { name: '招待を承諾' }).click();
    await partner.getByRole('button', { name: '後で完了する' }).click();
    await partner.getByRole('dialog').getByRole('button', { name: '後で完了する' }).click();
    await expect(partner).toHaveURL(/partner-dashboard/);
    const [won] = await ours.get('opportunity_stages?category=won');
    await ours.post('opportunities', {
      name: 'Harvest of last spring',
      type_id: won.type_id,
      stage_id: won.id,
      partner_id: id,
      amount_minor: 4_000_000,
      opened_on: day(150),
      closed_on: day(120),
    });
  });

  await test.step('the company pays, and the email about it is in Japanese', async () => {
    const [existing] = await ours.get('payout_batches?status=draft');
    const batch = existing ?? (await ours.post('payout_batches', { currency: 'USD' }));
    await ours.post(`payout_batches/${batch.id}/submit`);
    await finance.post(`payout_batches/${batch.id}/approve`);
    await finance.post(`payout_batches/${batch.id}/pay`, { paid_on: day(0), reference: `WIRE ${mark}` });
    await partner.goto(pathOf(await otherLinkIn(email, '$', /https?:\S+\/revenue\/payouts\/statement\/\S+/)));
  });

  await test.step('the statement on the screen and on paper are in Japanese', async () => {
    await expect(partner).toHaveURL(/\/revenue\/payouts\/statement\//);
    await expect(partner.getByText('期首残高').first()).toBeVisible();
    await expectAccessible(partner);
    const id = new URL(partner.url()).pathname.split('/').at(-1);
    const token = await partner.evaluate(
      () => localStorage.getItem('tandem.token') ?? sessionStorage.getItem('tandem.token'),
    );
    const pdf = await partner.request.get(`/api/payout_items/${id}/statement.pdf`, {
      headers: { ...bearer(token!), 'x-tandem-mode': 'partner', 'accept-language': 'ja-JP' },
    });
    const reading = getDocument({ data: new Uint8Array(await pdf.body()), verbosity: 0 });
    const page = await (await reading.promise).getPage(1);
    const words = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('');
    await reading.destroy();
    expect(words).toContain('取引明細');
    expect(words).not.toContain('Opening balance');
  });
});

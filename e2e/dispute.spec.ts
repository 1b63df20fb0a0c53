import { type Browser, expect, type Page, test } from '@playwright/test';
import { bearer, enterAsColleague } from './accounts.ts';
import { demo, enterAs, expectAccessible, signInByCall, startAnew } from './people.ts';

async function openAs(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, email);
  return page;
}

/** Selects the program of a user who takes part in several. */
async function chooseProgram(page: Page, token: string, isMeant: (company: string) => boolean) {
  const session = (await (await page.request.get('/api/session', { headers: bearer(token) })).json()) as {
    programs: { partner_id: string; company: { name: string } }[];
  };
  const program = session.programs.find(({ company }) => isMeant(company.name))!;
  await page.request.patch('/api/user/preference', {
    headers: bearer(token),
    data: { program_id: program.partner_id },
  });
  return program;
}

test('a partner disputes a commission within its deadline', async ({ browser, page }) => {
  test.setTimeout(240_000);
  await test.step('a partner disputes a step of its commission, and the company corrects it by a line both can follow', async () => {
    // The journey has its own commission, so that a second attempt finds none disputed, and its own user in the other
    // program, because other journeys count the first one's money at the same time.
    const partner = await (await browser.newContext()).newPage();
    const token = await enterAsColleague(partner, 'partner_admin');
    const program = await chooseProgram(partner, token, (name) => name === 'Harborline Security');
    const company = await openAs(browser, demo.otherCompany);
    const owner = { ...bearer(await signInByCall(company.request, demo.otherCompany)), 'x-tandem-mode': 'company' };
    const reason = `Agreed on the phone ${Date.now()}`;
    const made = await company.request.post('/api/commission_lines/by_hand', {
      headers: owner,
      data: { partner_id: program.partner_id, currency: 'NOK', amount_minor: 5_000, on: '2026-01-10', reason },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: string };

    await partner.goto(`/revenue/commissions/show/${id}`);
    await partner.getByRole('button', { name: 'Dispute commission' }).click();
    const saying = partner.getByRole('dialog', { name: 'Dispute commission' });
    await saying.getByRole('button', { name: 'Send dispute' }).click();
    await expect(saying.getByText('Choose a problem')).toBeVisible();
    await saying.getByLabel('Problem').click();
    await partner.getByTitle('Different rate or rule agreed').click();
    await saying.getByLabel('Explanation').fill('We agreed on 80 crowns.');
    await expectAccessible(partner);
    await saying.getByRole('button', { name: 'Send dispute' }).click();
    await expect(saying).toBeHidden();
    await expect(partner.getByText('We agreed on 80 crowns.')).toBeVisible();
    await expect(partner.getByRole('button', { name: 'Dispute commission' })).toBeHidden();

    await company.goto('/commissions/disputes?status=open');
    const row = company.getByRole('row').filter({ hasText: 'We agreed on 80 crowns.' });
    await expectAccessible(company);
    await row.first().getByRole('link').first().click();
    await company.getByRole('button', { name: 'Correct commission' }).click();
    const correcting = company.getByRole('dialog', { name: 'Correct commission' });
    await correcting.getByLabel(/^Difference/).fill('30.00');
    await correcting.getByLabel('Reason').fill('Eighty it is');
    await expectAccessible(company);
    await correcting.getByRole('button', { name: 'Correct commission' }).click();
    await expect(correcting).toBeHidden();
    await expect(company.getByText('Eighty it is').first()).toBeVisible();
    await company.getByRole('link', { name: /^commission \d+$/ }).click();
    await expect(company.getByText(/NOK\s?30\.00/).first()).toBeVisible();

    await partner.goto('/revenue/commissions/disputes');
    await expect(partner.getByRole('row').filter({ hasText: 'Eighty it is' }).first()).toContainText('Corrected');
  });
  await test.step('an old payment can no longer be disputed, and its receipt says why', async () => {
    await startAnew(page);
    const token = await enterAsColleague(page, 'partner_admin');
    await chooseProgram(page, token, (name) => name !== 'Harborline Security');
    const before = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    const partner = { ...bearer(token), 'x-tandem-mode': 'partner' };
    const old = await page.request.get(`/api/commission_lines?disputable_until_lte=${before}&_start=0&_end=1`, {
      headers: partner,
    });
    const [line] = (await old.json()) as { id: string }[];
    await page.goto(`/revenue/commissions/show/${line!.id}`);
    await expect(
      page.getByText(/^This commission was paid and could be disputed until .+ That day has passed\./),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dispute commission' })).toBeHidden();
    await expectAccessible(page);
    const refused = await page.request.post(`/api/commission_lines/${line!.id}/disputes`, {
      headers: partner,
      data: { reason: 'rate', text: 'Too late' },
    });
    expect([refused.status(), (await refused.json()).message]).toEqual([
      409,
      expect.stringContaining('That day has passed.'),
    ]);
  });
});

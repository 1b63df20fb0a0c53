import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, expectAccessibleInThemes } from './people.ts';
import { expectLoaded } from './screens.ts';

test.afterEach(closeWindows);

const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const answers = (page: Page) => page.getByRole('article', { name: 'The assistant answered' });

async function ask(page: Page, text: string): Promise<void> {
  const before = await answers(page).count();
  await question(page).fill(text);
  await question(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  await expect(answers(page).last().getByRole('button', { name: 'Copy answer' })).toBeVisible();
}

test('a company asks the assistant, opens a citation, and confirms a task that it proposes', async ({ page }) => {
  const headers = bearer(await enterAs(page, demo.company));
  const [partner] = await (await page.request.get('/api/partners?_sort=name&_end=1', { headers })).json();
  const title = `Call ${partner.name} about the plan ${Date.now().toString(36)}`;

  await test.step('the menu and the address open the assistant', async () => {
    await page.goto('/ai_assistant');
    await expectLoaded(page);
    await expect(page).toHaveTitle('AI assistant · Tandem');
    await expect(page.getByText('Answers by rules, without a language model.')).toBeVisible();
    await expectAccessibleInThemes(page);
  });

  await test.step('an answer cites a record, which opens', async () => {
    await ask(page, `Summarize ${partner.name}`);
    await expect(page).toHaveURL(/\/ai_assistant\?chat=/);
    await expectAccessible(page);
    const chip = answers(page)
      .last()
      .getByRole('link', { name: /^Source 1: / });
    await chip.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    const address = page.url();
    await chip.press('Enter');
    await expect(page).toHaveURL(/\/partners\/show\//);
    await page.goto(address);
    await expect(answers(page)).toHaveCount(1);
  });

  await test.step('a question in the command palette is answered in place, and opens its rows', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('open deals by stage');
    const answer = palette.getByRole('option', { name: /^Open deals, by stage/ });
    await expect(answer).toContainText(/: \d/);
    await expectAccessible(page);
    await answer.click();
    await expect(page).toHaveURL(/\/opportunities\?.*status=open/);
  });

  await test.step('a proposed task is saved only after it is confirmed', async () => {
    await page.goto(`/partners/show/${partner.id}`);
    await expectLoaded(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('Ask the assistant');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'AI assistant' });
    await expect(panel.getByText(`About ${partner.name}`)).toBeVisible();
    await expect(question(page)).toBeFocused();
    await ask(page, `Create a task: ${title}`);
    await expect(panel.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await expectAccessible(page);
    const count = async () => (await page.request.get(`/api/tasks?q=${encodeURIComponent(title)}`, { headers })).json();
    expect(await count()).toHaveLength(0);
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(async () => (await count()).length).toBe(1);
    await question(page).press('Escape');
    await expect(panel).toBeHidden();
    await page.goto(`/tasks?q=${encodeURIComponent(title)}`);
    await expect(page.locator('[data-row-link]').first()).toBeVisible();
  });
});

test('a partner drafts a registration without a model, on a phone, and confirms it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const headers = bearer(await enterAs(page, demo.partner));
  const domain = `fjord-${Date.now().toString(36)}.com`;
  await page.goto('/revenue/deal-desk');
  await expectLoaded(page);
  const opener = page.getByRole('button', { name: 'Ask the assistant' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'AI assistant' });
  await expect(dialog.getByText('Answers by rules, without a language model.')).toBeVisible();
  await ask(page, `draft a registration for ${domain}, $40k`);
  await expect(dialog.getByText(domain).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const drafts = async () => (await page.request.get(`/api/deal_registrations?q=${domain}`, { headers })).json();
  await expect.poll(async () => (await drafts()).length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await test.step('the conversation is kept at the address of the assistant', async () => {
    await page.goto('/ai_assistant');
    await page.getByRole('button', { name: 'Show conversations' }).click();
    await page.getByRole('link', { name: new RegExp(domain) }).click();
    await expect(answers(page)).toHaveCount(1);
    await expectAccessible(page);
  });
});

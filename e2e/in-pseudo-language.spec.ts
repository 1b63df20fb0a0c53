import { expect, type Page, test } from '@playwright/test';
import { routesOfFeatures } from '../src/web/page/screenFiles.ts';
import { demo, enterAs } from './people.ts';
import { expectLoaded } from './screens.ts';

/** The words of formats, which are in English where the region is. */
const formats = new Set(
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)))
    .flatMap((day) => [
      ...day.toLocaleDateString('en-US', { weekday: 'long', month: 'long' }).split(/\W+/),
      ...day.toLocaleDateString('en-US', { weekday: 'short', month: 'short' }).split(/\W+/),
    ])
    .concat(
      'utc',
      'ago',
      'day',
      'days',
      'hour',
      'hours',
      'minute',
      'minutes',
      'month',
      'months',
      'week',
      'weeks',
      'year',
    )
    .map((word) => word.toLowerCase()),
);

/** Every word in the answers of the API: names, and sentences of the server, which has no pseudo-language. */
function wordsOfAnswers(page: Page): Set<string> {
  const words = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    const text = await response.text().catch(() => '');
    for (const [word] of text.replace(/\\[nt]/g, ' ').matchAll(/[A-Za-z]{3,}/g)) words.add(word.toLowerCase());
  });
  return words;
}

/** The visible texts of the page with words that the pseudo-language would have accented. */
const plainTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
    const outside = 'script, style, pre, code, svg, iframe, [contenteditable], .sr-only';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isShown(parentElement) && !parentElement!.closest(outside)) texts.push(textContent!.trim());
    }
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
      if (isShown(element) && !element.closest(outside))
        texts.push(...attributes.flatMap((name) => element.getAttribute(name) ?? []));
    return texts.filter((text) => /[A-Za-z]{3,}/.test(text));
  });

/** Names that stay as they are in every language. */
const NAMES =
  /^(tandem|lumenfleet|csv|xlsx|pdf|https?|www|com|example|xls|zip|png|jpg|email|url|api|vat|iban|bic|sepa|usd|eur|gbp)$/;

async function findingsOn(page: Page, address: string, known: ReadonlySet<string>): Promise<string[]> {
  await page.goto(address);
  await expectLoaded(page);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const isForeign = (word: string) => !known.has(word) && !formats.has(word) && !NAMES.test(word);
  // A text in brackets is translated; what stands beside it is not.
  const outsideBrackets = (text: string) => text.replace(/\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\]/g, ' ');
  const untranslated = (await plainTexts(page)).flatMap((text) => {
    const words = [...outsideBrackets(text).matchAll(/(?<![\w'’À-ž])[A-Za-z]{3,}(?![\w'’À-ž])/g)];
    const foreign = words.map(([word]) => word.toLowerCase()).filter(isForeign);
    return foreign.length > 0 ? [`${address}: ${text}`] : [];
  });
  return isTooWide ? [...untranslated, `${address} is wider than the window`] : untranslated;
}

test('every screen of a partner shows only words that can be translated, and fits with texts that are longer', {
  tag: '@all',
}, async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => localStorage.setItem('tandem.language', 'en-XA'));
  const known = wordsOfAnswers(page);
  await enterAs(page, demo.partner);
  const declared = (await routesOfFeatures()).filter((route) => (route.mode ?? 'partner') === 'partner');
  const addresses = declared.flatMap(({ path, superAdmin }) => (superAdmin || path.includes('$') ? [] : [path]));
  const findings: string[] = [];
  const opened = new Set<string>();
  for (const address of addresses) {
    findings.push(...(await findingsOn(page, address, known)));
    const record = await page
      .locator('main a[href*="/show/"]')
      .first()
      .getAttribute('href', { timeout: 500 })
      .catch(() => null);
    const screen = record?.replace(/[0-9a-f-]{36}.*/, '');
    if (!record || opened.has(screen!)) continue;
    opened.add(screen!);
    findings.push(...(await findingsOn(page, record, known)));
  }
  expect(addresses.length).toBeGreaterThan(40);
  expect([...new Set(findings)].sort()).toEqual([]);
});

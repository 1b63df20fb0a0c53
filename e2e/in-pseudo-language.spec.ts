import { expect, type Page, test } from '@playwright/test';
import { routesOfFeatures } from '../src/web/page/screenFiles.ts';
import { demo, enterAs } from './people.ts';
import { expectLoaded } from './screens.ts';

/** Days that together have every month and every day of the week. */
const days = Array.from({ length: 84 }, (_, at) => new Date(Date.UTC(2026, at % 12, 1 + (at % 7))));
const regions = new Intl.DisplayNames('en', { type: 'region' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** The words that formats write in English where the region is: days, months, distances in time and countries. */
const formats = new Set(
  [
    ...days.flatMap((date) =>
      (['long', 'short'] as const).map((form) => date.toLocaleDateString('en-US', { weekday: form, month: form })),
    ),
    ...units.flatMap((unit) =>
      (['long', 'short'] as const).flatMap((style) =>
        [-1, -2, 0, 1].map((count) =>
          new Intl.RelativeTimeFormat('en', { numeric: 'auto', style }).format(count, unit),
        ),
      ),
    ),
    ...letters.flatMap((one) => letters.flatMap((other) => regions.of(one + other) ?? [])),
    'UTC',
  ].flatMap((text) => text.toLowerCase().split(/[^a-z]+/)),
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
    // The library names the arrow of its lists in English.
    const outside =
      'script, style, pre, code, svg, iframe, [contenteditable], [aria-hidden="true"], .sr-only, .anticon-down';
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
  /^(tandem|lumenfleet|acme|csv|xlsx|pdf|https?|www|com|example|xls|zip|png|jpg|email|url|api|vat|iban|bic|sepa|usd|eur|gbp)$/;

async function findingsOn(page: Page, address: string, known: ReadonlySet<string>): Promise<string[]> {
  await page.goto(address);
  await expectLoaded(page);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const isForeign = (word: string) => !known.has(word) && !formats.has(word) && !NAMES.test(word);
  // A text in brackets is translated, with the texts inside it; what stands beside it is not.
  const outsideBrackets = (text: string): string => {
    const less = text.replace(/\[[^[\]]*\]/g, ' ');
    return less === text ? text : outsideBrackets(less);
  };
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
  // The guide for developers is a document in English.
  const addresses = declared
    .flatMap(({ path, superAdmin }) => (superAdmin || path.includes('$') ? [] : [path]))
    .filter((path) => path !== '/developers/guides');
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

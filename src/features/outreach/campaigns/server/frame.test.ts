import { expect, test } from 'vitest';
import { composeMail } from '#features/platform/mails/server/compose.ts';
import { defineMail } from '#features/platform/mails/server/kinds.ts';
import type { Block } from '../blocks.schema.ts';
import { type EmailContent, renderEmail } from './render.ts';

const company: EmailContent['company'] = {
  name: 'Lumen & Co',
  logo_url: '/api/pictures/logo.png',
  primary_color: '#0d9488',
  font: 'system',
  website: 'https://lumen.example',
  privacy_url: 'https://lumen.example/privacy',
  imprint_url: 'https://lumen.example/imprint',
};
const blocks: Block[] = [
  { key: 'a', kind: 'headline', text: 'News' },
  { key: 'b', kind: 'text', text: 'Hello {{first_name|partner}}, <script>alert(1)</script>' },
  { key: 'c', kind: 'button', label: 'Read more', url: 'https://lumen.example/news' },
  { key: 'd', kind: 'divider' },
  {
    key: 'e',
    kind: 'columns',
    cells: [
      { headline: 'One', text: 'First' },
      { headline: 'Two', text: 'Second' },
    ],
  },
];
const content: EmailContent = {
  subject: 'News',
  preview_text: 'Fees & tiers',
  blocks,
  topic: 'Product news',
  tracks_opens: false,
  company,
};

const kind = defineMail({ key: 'tests_campaign_frame', class: 'account', hides: 'nothing' });

/** The parts around the card: everything but the preview, the content and the reasons. */
const shellOf = (html: string) => ({
  head: html.slice(0, html.indexOf('.words a, .link')),
  company: /<td style="padding:0 4px 16px">.*?<\/td>/s.exec(html)![0],
  card: /<td class="card words"[^>]*>/.exec(html)![0],
  pages: html.slice(html.lastIndexOf('<p style="margin:0 0 8px">')),
});

test('a campaign has the frame of every other email, with the pages of the company', async () => {
  const { html, text } = await renderEmail(content, 'https://app.example');
  const mail = composeMail({ kind, to: 'a@b.example', subject: 'News', paragraphs: ['Hello'] }, company);
  const own = mail.html.replaceAll('tandem:/', 'https://app.example/');
  expect(shellOf(html)).toEqual(shellOf(own));
  for (const address of ['https://lumen.example/privacy', 'https://lumen.example/imprint']) {
    expect(html).toContain(`href="${address}"`);
    expect(text).toContain(address);
  }
  expect(html).toContain('https://app.example/api/pictures/logo.png');
});

test('it fits phones and dark mailboxes, has a preview, and leads to the preferences', async () => {
  const { html, slots } = await renderEmail(content, 'https://app.example');
  expect(html).toContain('name="viewport" content="width=device-width, initial-scale=1"');
  expect(html.match(/@media \(prefers-color-scheme: dark\)/g)).toHaveLength(2);
  // Two columns stand beside each other only where there is room.
  expect(html).toMatch(/@media only screen and \(min-width:480px\)[\s\S]*mj-column-per-50/);
  expect(html).toContain('mso-hide:all">Fees &#38; tiers');
  expect(slots).toContainEqual({ kind: 'preferences' });
  expect(html).toContain('Change your email preferences or unsubscribe');
  expect(html).not.toContain('<script>');
  // One document, not one inside another.
  expect(html.match(/<(?:html|body)[ >]/g)).toHaveLength(2);
});

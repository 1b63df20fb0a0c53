import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import MarkdownRendered from './MarkdownRendered.tsx';

const linkIn = (text: string) =>
  /<a [^>]*href="([^"]*)"/.exec(renderToStaticMarkup(<MarkdownRendered>{text}</MarkdownRendered>))?.[1];

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#x73;cript:alert(1)',
  '&#1;javascript:alert(1)',
  'vbscript:x',
  'data:text/html,hi',
  'file:///etc/passwd',
])('a link to %s is the harmless placeholder on the page', (address) => {
  expect(linkIn(`[Open](${address})`)).toBe('#');
});

test.each(['https://example.com/x', 'mailto:a@b.example', 'tel:+491', '/partners?tab=notes', '#top'])(
  'a link to %s is kept on the page',
  (address) => expect(linkIn(`[Open](${address})`)).toBe(address),
);

import { expect, test } from 'vitest';
import { FALLBACK_LINK, safeAddress } from './safeAddress.ts';

test.each([
  'https://acme.com/x?y=1#z',
  'HTTP://acme.com',
  'mailto:jane@acme.com',
  'tel:+49123',
  '/partners/show/1?tab=notes',
  'sibling/page',
  '?q=a:b',
  '#top',
  '//acme.com/x',
])('accepts %s', (address) => expect(safeAddress(address)).toBe(address));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'blob:https://acme.com/1',
  'httpsx:y',
])('%j leads nowhere', (address) => expect(safeAddress(address)).toBe(FALLBACK_LINK));

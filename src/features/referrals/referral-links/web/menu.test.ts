import { expect, test } from 'vitest';
import { withFlag } from '#web/feature.ts';
import { isOffered } from '#web/session/access.ts';
import type { Session } from '#web/session/session.tsx';
import { feature } from './index.tsx';

test('the entry and the screens of /referral-links are offered only to people who have the flag', () => {
  const { menu = [], routes } = withFlag(feature);
  const entries = menu.filter(({ path }) => path === '/referral-links');
  expect(entries.map(({ mode }) => mode)).toEqual(['company', 'partner']);
  for (const mode of ['company', 'partner'] as const) {
    const session = (flags: Record<string, boolean>) =>
      ({ mode, permissions: ['*:manage'], flags }) as unknown as Session;
    const offered = (flags: Record<string, boolean>) =>
      [...entries, ...routes].filter((guard) => isOffered(guard, session(flags))).length;
    expect(offered({})).toBe(0);
    expect(offered({ referral_links: false })).toBe(0);
    expect(offered({ referral_links: true })).toBe(1 + routes.length);
  }
});

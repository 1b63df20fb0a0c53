import { expect, test } from 'vitest';
import { features } from '#features/web.ts';
import { crumbsOf } from './crumbs.ts';

const spec = (path: string) => features.flatMap(({ routes }) => routes).find((route) => route.path === path);
const show = '/partners/pending/opportunities/show/$id';

test('a registration is below deal registrations', () => {
  expect(crumbsOf('/partners/pending/opportunities/show/1', spec(show), 'Acme')).toEqual([
    { label: 'Partners' },
    { label: 'Deal registrations', to: '/partners/pending' },
    { label: 'Acme' },
  ]);
});

test('a sign-up at the same address is below sign-ups', () => {
  expect(crumbsOf('/partners/pending/opportunities/show/1?queue=sign-ups', spec(show), 'Acme')).toEqual([
    { label: 'Partners' },
    { label: 'Sign-ups', to: '/partners/pending?queue=sign-ups' },
    { label: 'Acme' },
  ]);
});

test('each list of what is pending has its own name', () => {
  const list = spec('/partners/pending');
  expect(crumbsOf('/partners/pending', list, null).at(-1)).toEqual({ label: 'Deal registrations' });
  expect(crumbsOf('/partners/pending?queue=sign-ups', list, null).at(-1)).toEqual({ label: 'Sign-ups' });
  expect(crumbsOf('/partners/pending?queue=waiting', list, null).at(-1)).toEqual({ label: 'Deal registrations' });
});

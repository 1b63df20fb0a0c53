import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComingSoon } from './ComingSoon.tsx';

test('a module that is still being built says so, with the way home', () => {
  const page = renderToStaticMarkup(<ComingSoon />);
  expect(page).toContain('<h1>Coming Soon</h1>');
  expect(page).toContain('Sorry, the page you visited is still being built.');
  expect(page).toMatch(/<a [^>]*href="\/"[^>]*>.*Back Home/);
});

import { expect, test, vi } from 'vitest';
import { keepLanguage } from './language.ts';

/** A page in a language, in a browser that prefers others and may refuse storage. */
function openPage({ lang, prefers, refuses = false }: { lang: string; prefers: string[]; refuses?: boolean }) {
  const reload = vi.fn();
  const write = () => {
    if (refuses) throw new Error('The operation is insecure.');
  };
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('navigator', { languages: prefers });
  vi.stubGlobal('localStorage', { setItem: write, removeItem: write });
  vi.stubGlobal('window', { location: { reload } });
  return reload;
}

test('a page in another language than the person chose loads again', () => {
  const reload = openPage({ lang: 'en', prefers: ['en-US'] });
  keepLanguage('de');
  expect(reload).toHaveBeenCalledOnce();
});

test('a page in the chosen language, or in that of the browser, stays', () => {
  const chosen = openPage({ lang: 'de', prefers: ['en-US'] });
  keepLanguage('de');
  expect(chosen).not.toHaveBeenCalled();
  const unchosen = openPage({ lang: 'ja', prefers: ['zh-CN', 'ja-JP'] });
  keepLanguage(null);
  expect(unchosen).not.toHaveBeenCalled();
});

test('a browser that refuses storage does not load the page again and again', () => {
  const reload = openPage({ lang: 'en', prefers: ['en-US'], refuses: true });
  keepLanguage('de');
  expect(reload).not.toHaveBeenCalled();
});

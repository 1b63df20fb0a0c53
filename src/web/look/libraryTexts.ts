import type { Locale } from 'antd/es/locale';
import enGB from 'antd/es/locale/en_GB';
import enUS from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import { readerLanguage } from '#shared/text/texts.ts';

type Module = Promise<{ default: Locale }>;

/** The texts of antd in each language, and of the calendars, which name months and days by `dayjs`. */
const libraries: Readonly<Record<string, () => readonly [Module, Promise<unknown>]>> = {
  de: () => [import('antd/es/locale/de_DE'), import('dayjs/locale/de')],
  fr: () => [import('antd/es/locale/fr_FR'), import('dayjs/locale/fr')],
  es: () => [import('antd/es/locale/es_ES'), import('dayjs/locale/es')],
  'pt-BR': () => [import('antd/es/locale/pt_BR'), import('dayjs/locale/pt-br')],
  ja: () => [import('antd/es/locale/ja_JP'), import('dayjs/locale/ja')],
};

let chosen: Locale | null = null;

/** Loads the library's texts in the page's language; English is part of the code. */
export async function loadLibraryTexts(): Promise<void> {
  const language = readerLanguage();
  const load = libraries[language];
  if (!load) return;
  const [module, calendar] = load();
  chosen = (await module).default;
  await calendar;
  dayjs.locale(language.toLowerCase());
}

/** The library's texts for a region; in another language than English, the language decides. */
export const libraryTexts = (region: string | undefined): Locale => chosen ?? (region === 'en-gb' ? enGB : enUS);

import type { Translations } from '#shared/text/texts.ts';

/** What the server writes in this language, by place; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {};

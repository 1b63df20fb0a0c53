import type { Translations } from '#shared/text/texts.ts';

/** What the server writes in this language, by place; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'partners/partner-applications': [
    ['partners/partner-applications/server', async () => (await import('./partners/partner-applications/server/texts.de.ts')).texts],
  ],
  'payouts/payouts': [
    ['payouts/payouts/settlement', async () => (await import('./payouts/payouts/settlement.texts.de.ts')).settlementTexts],
  ],
  'payouts/statements': [
    ['payouts/statements/server/pdf', async () => (await import('./payouts/statements/server/pdf.texts.de.ts')).texts],
    ['payouts/statements/statement', async () => (await import('./payouts/statements/statement.texts.de.ts')).statementTexts],
  ],
  server: [
    ['server/errors', async () => (await import('../server/errors.texts.de.ts')).texts],
    ['server/http/validation', async () => (await import('../server/http/validation.texts.de.ts')).texts],
  ],
};

/** The constant messages of refusals, by their English. */
export const errors: readonly Readonly<Record<string, string>>[] = [];

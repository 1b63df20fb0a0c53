import type { Translations } from '#shared/text/texts.ts';

/** What the server writes in this language, by place; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'payouts/payouts': [
    [
      'payouts/payouts/settlement',
      async () => (await import('./payouts/payouts/settlement.texts.pt-BR.ts')).settlementTexts,
    ],
  ],
  'payouts/statements': [
    [
      'payouts/statements/server/pdf',
      async () => (await import('./payouts/statements/server/pdf.texts.pt-BR.ts')).texts,
    ],
    [
      'payouts/statements/statement',
      async () => (await import('./payouts/statements/statement.texts.pt-BR.ts')).statementTexts,
    ],
  ],
  server: [
    ['server/errors', async () => (await import('../server/errors.texts.pt-BR.ts')).texts],
    ['server/http/validation', async () => (await import('../server/http/validation.texts.pt-BR.ts')).texts],
  ],
};

/** The constant messages of refusals, by their English. */
export const errors: readonly Readonly<Record<string, string>>[] = [];

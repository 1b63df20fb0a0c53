import type { Translations } from '#shared/text/texts.ts';

/** What the server writes in this language, by place; written by scripts/contents.mjs from the folders. */
export const translations: Translations = {
  'access/invitations': [
    ['access/invitations/server', async () => (await import('./access/invitations/server/texts.pt-BR.ts')).texts],
  ],
  'access/people': [
    ['access/people/server', async () => (await import('./access/people/server/texts.pt-BR.ts')).texts],
  ],
  'access/profile': [
    ['access/profile/server', async () => (await import('./access/profile/server/texts.pt-BR.ts')).letterTexts],
  ],
  'commissions/commissions': [
    [
      'commissions/commissions/server/work-sums',
      async () => (await import('./commissions/commissions/server/work-sum-texts.pt-BR.ts')).sumTexts,
    ],
  ],
  'commissions/disputes': [
    [
      'commissions/disputes/server/work-items',
      async () => (await import('./commissions/disputes/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'deals/deal-registrations': [
    [
      'deals/deal-registrations/server/work-items',
      async () => (await import('./deals/deal-registrations/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'deals/deal-renewals': [
    [
      'deals/deal-renewals/server/work-items',
      async () => (await import('./deals/deal-renewals/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'deals/distributor-deals': [
    [
      'deals/distributor-deals/server/work-items',
      async () => (await import('./deals/distributor-deals/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'deals/leads': [
    [
      'deals/leads/server/work-items',
      async () => (await import('./deals/leads/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'deals/opportunities': [
    [
      'deals/opportunities/server/work-items',
      async () => (await import('./deals/opportunities/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'ecosystem/account-mapping': [
    [
      'ecosystem/account-mapping/server/work-items',
      async () => (await import('./ecosystem/account-mapping/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'ecosystem/partner-targets': [
    [
      'ecosystem/partner-targets/server/work-items',
      async () => (await import('./ecosystem/partner-targets/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'enablement/certificates': [
    [
      'enablement/certificates/server/work-items',
      async () => (await import('./enablement/certificates/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'enablement/course-enrollments': [
    [
      'enablement/course-enrollments/server/work-items',
      async () => (await import('./enablement/course-enrollments/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'enablement/document-requests': [
    [
      'enablement/document-requests/server/work-items',
      async () => (await import('./enablement/document-requests/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'enablement/tier-criteria': [
    [
      'enablement/tier-criteria/server/work-items',
      async () => (await import('./enablement/tier-criteria/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'enablement/tracks': [
    [
      'enablement/tracks/server/work-items',
      async () => (await import('./enablement/tracks/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'engagement/notifications': [
    [
      'engagement/notifications/server',
      async () => (await import('./engagement/notifications/server/texts.pt-BR.ts')).texts,
    ],
  ],
  'incentives/bounties': [
    [
      'incentives/bounties/server/work-items',
      async () => (await import('./incentives/bounties/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'incentives/mdf-claims': [
    [
      'incentives/mdf-claims/server/work-items',
      async () => (await import('./incentives/mdf-claims/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'incentives/mdf-requests': [
    [
      'incentives/mdf-requests/server/work-items',
      async () => (await import('./incentives/mdf-requests/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'integrations/connections': [
    [
      'integrations/connections/server',
      async () => (await import('./integrations/connections/server/texts.pt-BR.ts')).texts,
    ],
    [
      'integrations/connections/server/work-items',
      async () => (await import('./integrations/connections/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'integrations/partner-crm': [
    [
      'integrations/partner-crm/server/work-items',
      async () => (await import('./integrations/partner-crm/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'integrations/webhook-endpoints': [
    [
      'integrations/webhook-endpoints/server',
      async () => (await import('./integrations/webhook-endpoints/server/texts.pt-BR.ts')).texts,
    ],
    [
      'integrations/webhook-endpoints/server/work-items',
      async () => (await import('./integrations/webhook-endpoints/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'outreach/meetings': [
    [
      'outreach/meetings/server/work-items',
      async () => (await import('./outreach/meetings/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'outreach/surveys': [
    [
      'outreach/surveys/server/work-items',
      async () => (await import('./outreach/surveys/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'partners/contracts': [
    [
      'partners/contracts/server/seal',
      async () => (await import('./partners/contracts/server/seal/texts.pt-BR.ts')).texts,
    ],
    [
      'partners/contracts/server/signing',
      async () => (await import('./partners/contracts/server/signing/texts.pt-BR.ts')).texts,
    ],
    ['partners/contracts/server', async () => (await import('./partners/contracts/server/texts.pt-BR.ts')).texts],
    [
      'partners/contracts/server/work-items',
      async () => (await import('./partners/contracts/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'partners/distributions': [
    [
      'partners/distributions/server',
      async () => (await import('./partners/distributions/server/texts.pt-BR.ts')).texts,
    ],
    [
      'partners/distributions/server/work-items',
      async () => (await import('./partners/distributions/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'partners/partner-announcements': [
    [
      'partners/partner-announcements/server',
      async () => (await import('./partners/partner-announcements/server/texts.pt-BR.ts')).texts,
    ],
  ],
  'partners/partner-applications': [
    [
      'partners/partner-applications/server',
      async () => (await import('./partners/partner-applications/server/texts.pt-BR.ts')).texts,
    ],
    [
      'partners/partner-applications/server/work-items',
      async () => (await import('./partners/partner-applications/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'payouts/payout-methods': [
    [
      'payouts/payout-methods/server',
      async () => (await import('./payouts/payout-methods/server/texts.pt-BR.ts')).texts,
    ],
    [
      'payouts/payout-methods/server/work-items',
      async () => (await import('./payouts/payout-methods/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'payouts/payouts': [
    ['payouts/payouts/server', async () => (await import('./payouts/payouts/server/texts.pt-BR.ts')).texts],
    [
      'payouts/payouts/server/work-items',
      async () => (await import('./payouts/payouts/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
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
  'payouts/tax-profiles': [
    ['payouts/tax-profiles/server', async () => (await import('./payouts/tax-profiles/server/texts.pt-BR.ts')).texts],
    [
      'payouts/tax-profiles/server/work-items',
      async () => (await import('./payouts/tax-profiles/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'platform/mail-actions': [
    ['platform/mail-actions/server', async () => (await import('./platform/mail-actions/server/texts.pt-BR.ts')).texts],
  ],
  'platform/mail-replies': [
    ['platform/mail-replies/server', async () => (await import('./platform/mail-replies/server/texts.pt-BR.ts')).texts],
  ],
  'platform/mails': [
    ['platform/mails/server', async () => (await import('./platform/mails/server/texts.pt-BR.ts')).mailTexts],
  ],
  'reporting/assistant-proposals': [
    [
      'reporting/assistant-proposals/server/work-items',
      async () => (await import('./reporting/assistant-proposals/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'reporting/report-schedules': [
    [
      'reporting/report-schedules/server',
      async () => (await import('./reporting/report-schedules/server/texts.pt-BR.ts')).texts,
    ],
  ],
  server: [
    ['server/errors', async () => (await import('../server/errors.texts.pt-BR.ts')).texts],
    ['server/http/validation', async () => (await import('../server/http/validation.texts.pt-BR.ts')).texts],
  ],
  'work/tasks': [
    ['work/tasks/server', async () => (await import('./work/tasks/server/texts.pt-BR.ts')).texts],
    [
      'work/tasks/server/work-items',
      async () => (await import('./work/tasks/server/work-item-texts.pt-BR.ts')).workTexts,
    ],
  ],
  'work/weekly-digests': [
    ['work/weekly-digests/server', async () => (await import('./work/weekly-digests/server/texts.pt-BR.ts')).texts],
  ],
  'work/work-items': [
    ['work/work-items/server', async () => (await import('./work/work-items/server/texts.pt-BR.ts')).texts],
  ],
};

/** The constant messages of refusals, by their English. */
export const errors: readonly Readonly<Record<string, string>>[] = [];

/**
 * Words that mean the same in partner programs, in the singular. A typed word finds every entry with a word of its
 * family.
 */
const families: readonly (readonly string[])[] = [
  ['account', 'company', 'customer', 'client'],
  ['agreement', 'contract', 'nda'],
  ['asset', 'collateral', 'content', 'library', 'resource'],
  ['automation', 'workflow', 'flow', 'agent'],
  ['board', 'kanban', 'pipeline'],
  ['campaign', 'newsletter', 'mailing'],
  ['certification', 'certificate', 'badge'],
  ['claim', 'reimbursement'],
  ['commission', 'earning', 'incentive', 'rebate', 'spiff', 'bonus'],
  ['contact', 'person', 'people'],
  ['co-op', 'coop', 'mdf', 'market development fund', 'marketing fund'],
  ['course', 'lesson', 'training', 'learning', 'learn', 'lms', 'academy', 'quiz'],
  ['deal', 'opportunity'],
  ['deal reg', 'dealreg', 'registration', 'reg'],
  ['document', 'file', 'doc'],
  ['entitlement', 'benefit', 'perk'],
  ['feedback', 'survey', 'nps', 'questionnaire'],
  ['import', 'upload', 'csv'],
  ['invite', 'invitation'],
  ['lead', 'referral'],
  ['link', 'url', 'tracking'],
  ['member', 'team', 'user', 'colleague'],
  ['new', 'add', 'create', 'make', 'register'],
  ['notification', 'alert'],
  ['partner', 'reseller', 'distributor', 'affiliate', 'agency'],
  ['payout', 'payment', 'pay', 'disbursement'],
  ['report', 'export', 'analytics'],
  ['settings', 'setting', 'preference', 'configuration', 'config'],
  ['sign', 'signature', 'signing', 'esign'],
  ['sign-up', 'signup', 'application', 'apply', 'onboarding'],
  ['task', 'to-do', 'todo'],
  ['tier', 'level'],
];

/** Words between a verb and its noun, which no entry needs to have. */
const fillers = new Set(['a', 'an', 'the', 'my', 'our', 'to', 'for', 'of', 'go', 'open', 'show', 'please']);

const familyOf = new Map<string, readonly string[]>();
for (const family of families)
  for (const word of family) familyOf.set(word, [...(familyOf.get(word) ?? []), ...family]);

/** "opportunities" → "opportunity", "leads" → "lead" */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** The typed words that count, each with the words that mean the same. */
export function meaningsOf(typed: string): string[][] {
  let text = ` ${typed
    .toLowerCase()
    .replaceAll(/[\s/,;:()]+/g, ' ')
    .trim()} `;
  // Families can have terms of several words, which are one meaning.
  const terms: string[] = [];
  for (const term of familyOf.keys())
    if (term.includes(' ') && text.includes(` ${term} `)) {
      terms.push(term);
      text = text.replace(` ${term} `, ' ');
    }
  const words = [...terms, ...text.split(' ').filter(Boolean)];
  const counting = words.filter((word) => !fillers.has(word));
  return (counting.length > 0 ? counting : words).map((word) => [
    ...new Set([word, singular(word), ...(familyOf.get(word) ?? familyOf.get(singular(word)) ?? [])]),
  ]);
}

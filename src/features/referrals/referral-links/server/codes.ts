import { randomInt } from 'node:crypto';
import { invalid } from '#server/errors.ts';

/** Letters and digits that are not mistaken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 8;
const LONGEST_BASE = 28;

/** Words that could pass for a page of the company or of Tandem. */
const reserved = new Set(
  `about account admin administrator affiliate api app assets auth billing blog cart checkout click contact dashboard
  default demo directory docs download email favicon form forms help home index info jobs legal link links login logout
  mail new news null oauth partner partners password payment pricing privacy product public referral referrals register
  root script security settings sign-in sign-out sign-up signin signup site sitemap staff static status support system
  tandem team terms test track tracking undefined user users webhook webhooks www`.split(/\s+/),
);

export function randomCode(length = CODE_LENGTH): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Codes are lower case and found whatever the case. @throws 422 for a reserved word */
export function checkedCode(given: string): string {
  const code = given.trim().toLowerCase();
  if (reserved.has(code)) throw invalid({ code: [`“${code}” is a reserved word. Choose another code.`] });
  if (code.includes('--')) throw invalid({ code: ['must not contain two hyphens in a row'] });
  return code;
}

/** A readable code for a partner's default link: `acme-k7m2`. */
export function codeFor(partner_name: string): string {
  const base = partner_name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_BASE)
    .replace(/^-+|-+$/g, '');
  return [base, randomCode(4)].filter(Boolean).join('-');
}

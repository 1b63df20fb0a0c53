import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import { CODE_MINUTES, CODES_PER_LINK, TRIES_PER_CODE } from '../../model.ts';
import type { CodeSent } from '../../public.schema.ts';
import { type Origin, recordContractEvent } from '../events.ts';
import type { Signing } from '../locked.ts';
import { type OpenLink, withSigningLink } from './link.ts';
import { texts } from './texts.ts';

const codeMail = defineMail({
  key: 'contract_code',
  class: 'account',
  hides: 'body',
  plainSubject: 'Your code to sign',
});

/** Emails a code to the signer: entering it proves access to this mailbox. */
export function sendCode(kernel: Kernel, token: string, origin: Origin): Promise<Static<typeof CodeSent>> {
  return withSigningLink(kernel, token, async (call, link) => {
    requireOpen(link);
    if (link.codes_sent >= CODES_PER_LINK)
      throw new Refusal(429, 'Too many codes were sent for this link. Ask the company for a new one.');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expires = new Date(call.now().getTime() + CODE_MINUTES * 60_000);
    await call.run(sql`
      update contract_links
      set secret_hash = ${hashOfCode(call, link.id, code)}, code_expires_at = ${expires}, code_tries = 0,
        codes_sent = codes_sent + 1
      where organization_id = ${call.organization_id} and id = ${link.id}`);
    await recordContractEvent(call, link.contract, { kind: 'code_sent', actor: signerOf(link.signing), origin });
    const company = await call.one<{ name: string }>(
      sql`select name from organizations where id = ${call.organization_id}`,
    );
    const [name, signer, title] = [company.name, link.signing.name, link.contract.title].map(nameForMail) as [
      string,
      string,
      string,
    ];
    // In the language of the page: the reader is signing on it.
    await sendMail(call, {
      kind: codeMail,
      to: link.signing.email,
      to_name: link.signing.name,
      subject: texts.codeSubject(title),
      paragraphs: [mailTexts.hello(signer), texts.enterCode(code), texts.codeExpires(CODE_MINUTES)],
      footer: texts.codeFooter(name, link.signing.email),
    });
    return { email: shortened(link.signing.email), expires_at: expires.toISOString() };
  });
}

export interface CodeProblem {
  text: string;
  /** Set for a guess, not for a code that is merely too old: whose contract it is about. */
  guessed?: { organization_id: string; timezone: string; contract: OpenLink['contract'] };
}

/** @returns why the code is not accepted; a wrong one is counted */
export async function problemOfCode(
  call: Call,
  link: OpenLink,
  code: string,
  origin: Origin,
): Promise<CodeProblem | null> {
  if (!link.secret_hash) return { text: 'was not requested yet' };
  if (new Date(link.code_expires_at!) <= call.now()) return { text: 'has expired. Request a new one' };
  const { organization_id, actor } = call;
  const guessed = { organization_id, timezone: actor.timezone, contract: link.contract };
  if (link.code_tries >= TRIES_PER_CODE) return { text: 'was entered wrong too often. Request a new one', guessed };
  if (isSame(link.secret_hash, hashOfCode(call, link.id, code))) return null;
  await call.run(sql`
    update contract_links set code_tries = code_tries + 1
    where organization_id = ${call.organization_id} and id = ${link.id}`);
  await recordContractEvent(call, link.contract, { kind: 'code_failed', actor: signerOf(link.signing), origin });
  return { text: 'is not correct', guessed };
}

/** @throws 409 with the reason why this link cannot sign now */
export function requireOpen(link: OpenLink): void {
  const problem = reasonClosed(link);
  if (problem) throw conflict(problem);
}

export function reasonClosed({ contract, signing }: Pick<OpenLink, 'contract' | 'signing'>): string | null {
  if (signing.status === 'signed') return 'You have already signed this document.';
  if (contract.status === 'voided') return 'The company withdrew this document.';
  if (contract.status === 'declined') return 'This document was declined. It can no longer be signed.';
  if (contract.status === 'expired') return 'The time to sign this document is over. Ask the company to send it again.';
  if (signing.status === 'waiting') return 'It is not your turn yet. You get an email when it is.';
  if (!['notified', 'opened'].includes(signing.status)) return 'This document cannot be signed any more.';
  return null;
}

export const signerOf = ({ name, email }: Signing) => ({ kind: 'signer' as const, name, email });

/** Keyed, because six digits alone could be found from a hash. */
function hashOfCode({ sealing }: Call, link_id: string, code: string): string {
  return createHmac('sha256', sealing.textFor('contract codes')).update(`${link_id} ${code}`).digest('hex');
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** `g•••@example.com`: enough to find the right mailbox. */
export const shortened = (email: string): string => `${email[0]}•••${email.slice(email.lastIndexOf('@'))}`;

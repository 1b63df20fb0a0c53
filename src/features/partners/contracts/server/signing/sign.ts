import { wrongSecret } from '#server/auth/wrong-guess.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { SignerField } from '../../../contract-templates/content.schema.ts';
import { consentText, isConsentText, isInput, type Signature } from '../../model.ts';
import type { SignDone, SignInput, SigningOpened } from '../../public.schema.ts';
import { type Origin, recordContractEvent } from '../events.ts';
import { type LockedContract, setContractStatus, signingsOf } from '../locked.ts';
import { tellContractGuessed, tellDeclined, tellProgress } from '../notices.ts';
import { type CodeProblem, problemOfCode, reasonClosed, requireOpen, shortened, signerOf } from './code.ts';
import { inSigningCompany, type OpenLink, withSigningLink } from './link.ts';
import { revokeSigningLinks, sendTurns, turnsOf } from './turns.ts';

/** The content of the signing page. The first opening is recorded. */
export function openSigning(kernel: Kernel, token: string, origin: Origin): Promise<SigningOpened> {
  return withSigningLink(kernel, token, async (call, link) => {
    const { contract, signing, signings } = link;
    const message = reasonClosed(link);
    if (signing.status === 'notified') {
      await call.run(sql`
        update contract_signings set status = 'opened', opened_at = ${call.now()}
        where organization_id = ${call.organization_id} and id = ${signing.id}`);
      await recordContractEvent(call, contract, { kind: 'opened', actor: signerOf(signing), origin });
    }
    const about = await aboutContract(call, link);
    return {
      state:
        signing.status === 'signed'
          ? 'signed'
          : signing.status === 'waiting' && message
            ? 'waiting'
            : message
              ? 'closed'
              : 'open',
      message,
      ...about,
      title: contract.title,
      number: contract.number,
      source: contract.source,
      body: contract.body,
      fields: contract.fields.filter(({ role }) => role === signing.role_key),
      role: signing.role_name,
      name: signing.name,
      email: shortened(signing.email),
      signers: about.signers.filter((_, index) => signings[index] !== undefined),
      consent_text: consentText(about.company_name),
      expires_at: link.expires_at,
      document_sha256: contract.document_sha256!,
      has_sealed_file: contract.sealed_sha256 !== null,
    };
  });
}

async function aboutContract(call: Call, { contract, signing }: Pick<OpenLink, 'contract' | 'signing'>) {
  return call.one<Pick<SigningOpened, 'company_name' | 'partner_name' | 'signers' | 'attachments'>>(sql`
    select g.name as company_name, p.name as partner_name,
      (select coalesce(json_agg(json_build_object('name', s.name, 'role', s.role_name, 'signed_at', s.signed_at)
        order by s.position), '[]')
       from contract_signings s
       where s.organization_id = ${call.organization_id} and s.contract_id = ${contract.id}) as signers,
      (select coalesce(json_object_agg(f.field_key, f.file_name), '{}') from contract_files f
       where f.organization_id = ${call.organization_id} and f.contract_id = ${contract.id} and f.kind = 'attachment'
         and f.signing_id = ${signing.id}) as attachments
    from partners p join organizations g on g.id = p.organization_id
    where p.organization_id = ${call.organization_id} and p.id = ${contract.partner_id}`);
}

/**
 * Signs once: the lock of the contract makes two signers at once one after the other, and the update finds only a signature that
 * is still open. A repeated request gets the same answer.
 */
export async function signContract(kernel: Kernel, input: SignInput, origin: Origin): Promise<SignDone> {
  const done = await withSigningLink(
    kernel,
    input.token,
    async (call, link): Promise<SignDone | { problem: CodeProblem }> => {
      const { contract, signing } = link;
      if (signing.status === 'signed')
        return {
          is_signed: true,
          is_complete: !['sent', 'partially_signed'].includes(contract.status),
          waits_for: await waitsFor(call, contract),
        };
      requireOpen(link);
      const fields = contract.fields.filter(({ role }) => role === signing.role_key);
      const consent = await requireConsent(call, link, input);
      const values = await checkedValues(call, link, fields, input.values);
      const problem = await problemOfCode(call, link, input.code, origin);
      if (problem) return { problem };
      await recordSignature(call, link, { consent, signature: rounded(input.signature as Signature), values, origin });
      await call.run(sql`
      update contract_links set secret_hash = null where organization_id = ${call.organization_id} and id = ${link.id}`);
      const is_complete = await advance(call, contract);
      const waits_for = await waitsFor(call, contract);
      if (!is_complete) await tellProgress(call, contract, signing.name, waits_for);
      return { is_signed: true, is_complete, waits_for };
    },
  );
  // Thrown here, so that the wrong try above stays counted.
  if (!('problem' in done)) return done;
  const { text, guessed } = done.problem;
  const refusal = invalid({ code: [text] }, `The code ${text}.`);
  if (!guessed) throw refusal;
  throw wrongSecret(refusal, () =>
    inSigningCompany(kernel, guessed, (call) => tellContractGuessed(call, guessed.contract)),
  );
}

/**
 * The text that the signer read is stored: the page may be in another language than this request, and the company may have
 * a new name since.
 */
async function requireConsent(call: Call, link: OpenLink, { consent_text }: SignInput): Promise<string> {
  if (!consent_text) throw invalid({ consent_text: ['is required'] }, 'Agree to sign electronically first.');
  const { company_name } = await aboutContract(call, link);
  if (!isConsentText(consent_text, company_name))
    throw conflict('The text that you agreed to has changed. Reload this page and read it again.');
  return consent_text;
}

interface Signed {
  consent: string;
  signature: Signature;
  values: Record<string, string>;
  origin: Origin;
}

/** Stores a signature: the confirmed mailbox, the consent, the values, and the signature itself. */
export async function recordSignature(
  call: Call,
  link: Pick<OpenLink, 'contract' | 'signing'>,
  { consent, signature, values, origin }: Signed,
): Promise<void> {
  const { contract, signing } = link;
  const actor = signerOf(signing);
  await recordContractEvent(call, contract, { kind: 'code_confirmed', actor, origin });
  await recordContractEvent(call, contract, { kind: 'consent_given', actor, origin, payload: { text: consent } });
  const signed = await call.run(sql`
    update contract_signings
    set status = 'signed', signed_at = ${call.now()}, field_values = ${JSON.stringify(values)},
      signature = ${JSON.stringify(signature)}, consent_text = ${consent}
    where organization_id = ${call.organization_id} and id = ${signing.id} and status in ('notified', 'opened')`);
  if (signed === 0) throw conflict('This document cannot be signed any more.');
  await recordContractEvent(call, contract, {
    kind: 'signed',
    actor,
    origin,
    payload: { role: signing.role_name, signature: signature.kind, values, document_sha256: contract.document_sha256 },
  });
}

/** The next signers get their link; after the last one the document is sealed. @returns whether everybody has signed */
export async function advance(call: Call, contract: LockedContract): Promise<boolean> {
  const signings = await signingsOf(call, contract.id);
  if (signings.every(({ status }) => status === 'signed')) {
    await setContractStatus(call, contract.id, 'awaiting_seal');
    await call.enqueue('contracts.seal', { contract_id: contract.id }, { job_key: `seal ${contract.id}` });
    return true;
  }
  if (contract.status === 'sent') await setContractStatus(call, contract.id, 'partially_signed');
  await sendTurns(call, contract, signings);
  return false;
}

async function waitsFor(call: Call, contract: LockedContract): Promise<SignDone['waits_for']> {
  const turns = turnsOf(contract, await signingsOf(call, contract.id));
  return turns.map(({ name, role_name }) => ({ name, role: role_name }));
}

/** Declining ends the contract for everybody. */
export function declineContract(kernel: Kernel, token: string, reason: string, origin: Origin): Promise<void> {
  return withSigningLink(kernel, token, async (call, link) => {
    const { contract, signing, signings } = link;
    requireOpen(link);
    await call.run(sql`
      update contract_signings set status = 'declined', decline_reason = ${reason}
      where organization_id = ${call.organization_id} and id = ${signing.id}`);
    await call.run(sql`
      update contract_signings set status = 'canceled'
      where organization_id = ${call.organization_id} and contract_id = ${contract.id}
        and status in ('waiting', 'notified', 'opened')`);
    for (const { id } of signings) await revokeSigningLinks(call, id);
    await call.run(sql`
      update contracts set status = 'declined', end_reason = ${reason}, ended_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${contract.id}`);
    await recordContractEvent(call, contract, {
      kind: 'declined',
      actor: signerOf(signing),
      origin,
      payload: { reason },
    });
    await tellDeclined(call, contract, signing.name, reason);
  });
}

/** @throws 422 naming the fields that are missing */
async function checkedValues(
  call: Call,
  { contract, signing }: OpenLink,
  fields: readonly SignerField[],
  given: Record<string, string>,
): Promise<Record<string, string>> {
  const problems: Record<string, string[]> = {};
  const values: Record<string, string> = {};
  const attached = await call.rows<{ field_key: string; file_name: string; sha256: string }>(sql`
    select field_key, file_name, sha256 from contract_files
    where organization_id = ${call.organization_id} and contract_id = ${contract.id} and signing_id = ${signing.id}
      and kind = 'attachment'`);
  const unknown = Object.keys(given).find((name) => !fields.some(({ key }) => key === name));
  if (unknown) throw invalid({ values: [`names an unknown field, “${unknown}”`] });
  for (const field of fields.filter(isInput)) {
    const { key, kind, required, label } = field;
    const text = given[key]?.trim() ?? '';
    const file = attached.find(({ field_key }) => field_key === key);
    // The day of the signature, by the company's calendar.
    if (kind === 'date') values[key] = call.today();
    else if (kind === 'checkbox') values[key] = text === 'true' ? 'true' : '';
    else if (kind === 'attachment') values[key] = file ? `${file.file_name} (SHA-256 ${file.sha256})` : '';
    else values[key] = text;
    if (required && !values[key]) problems[key] = [`${label || 'This field'} is required`];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems, 'Fill in all required fields.');
  return values;
}

/** Four digits are finer than any printer. */
function rounded(signature: Signature): Signature {
  if (signature.kind === 'typed') return signature;
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return { kind: 'drawn', strokes: signature.strokes.map((stroke) => stroke.map(([x, y]) => [round(x), round(y)])) };
}

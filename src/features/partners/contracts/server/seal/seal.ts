import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import { storeFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Kernel } from '#server/kernel.ts';
import { inLanguageOf } from '#server/language.ts';
import { FileGone } from '#server/ports/files.ts';
import { newId } from '#shared/ids.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import { fingerprintText } from '#shared/verdict.ts';
import { applyTerms } from '../effects.ts';
import { moveByDates } from '../end.ts';
import { contractActor, recordContractEvent } from '../events.ts';
import { type LockedContract, lockedContract, signingsOf } from '../locked.ts';
import { contractLastDay } from '../merge-values.ts';
import { tellContractCompleted } from '../notices.ts';
import { sealedFile } from '../pdf/contract-file.ts';
import { newSigningLink, signingPath } from '../signing/turns.ts';
import { gather, sealKey } from './build.ts';
import { sealFingerprints } from './key.ts';
import { texts } from './texts.ts';

const DOWNLOAD_DAYS = 90;

/**
 * Seals a contract that everybody has signed. Safe to repeat: a contract that is sealed already is left alone, and a file that no
 * row names is cleared by the job of the documents. A contract whose own file is gone shows that as its problem.
 */
export async function sealContract(job: Job, id: string): Promise<void> {
  const { kernel } = job;
  const prepared = await job
    .within(async (call) => {
      const contract = await lockedContract(call, id);
      if (contract.status !== 'awaiting_seal') return null;
      return { contract: await gather(call, kernel, contract), keys: await sealKey(call) };
    })
    .catch(async (error) => {
      if (!(error instanceof FileGone)) throw error;
      await job.within((call) => noteProblem(call, id, error.message));
      return null;
    });
  if (!prepared) return;
  const bytes = await sealedFile(prepared.contract, prepared.keys, job.organization_id);
  await job.within((call) => keepSealed(call, kernel, id, bytes));
}

async function noteProblem(call: Call, id: string, problem: string): Promise<void> {
  await call.run(sql`
    update contracts set seal_problem = ${problem}
    where organization_id = ${call.organization_id} and id = ${id} and status = 'awaiting_seal'
      and seal_problem is distinct from ${problem}`);
}

/** Stores the sealed file and completes the contract, with everything that follows from it. */
export async function keepSealed(
  call: Call,
  kernel: Pick<Kernel, 'documents'>,
  id: string,
  bytes: Buffer,
): Promise<void> {
  const contract = await lockedContract(call, id);
  if (contract.status !== 'awaiting_seal') return;
  const file = await storeFile(kernel.documents, `${fileNameOf(contract.title)}.pdf`, bytes);
  await call.run(sql`
    insert into contract_files (id, organization_id, contract_id, partner_id, kind, key, file_name, media_type, size,
      sha256, created_at)
    values (${newId()}, ${call.organization_id}, ${id}, ${contract.partner_id}, 'sealed', ${file.key},
      ${file.file_name}, ${file.media_type}, ${file.size}, ${file.sha256}, ${call.now()})`);
  const effective_on = contract.effective_on ?? call.today();
  const ends_on = contractLastDay(effective_on, contract.term_months);
  await call.run(sql`
    update contracts
    set status = 'completed', sealed_sha256 = ${file.sha256}, completed_at = ${call.now()},
      effective_on = ${effective_on}, ends_on = ${ends_on}, seal_problem = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  await recordContractEvent(call, contract, {
    kind: 'sealed',
    actor: contractActor(call),
    payload: { document_sha256: contract.document_sha256, sealed_sha256: file.sha256 },
  });
  await moveByDates(call, id);
  await endFormer(call, contract);
  await applyTerms(call, { ...contract, effective_on });
  await call.announce('contracts.completed', id, { partner_id: contract.partner_id });
  await mailSealed(call, contract);
  await tellContractCompleted(call, contract);
}

/** The contract that this one renews is renewed from now on. */
async function endFormer(call: Call, { renews_id }: LockedContract): Promise<void> {
  if (!renews_id) return;
  await call.run(sql`
    update contracts set status = 'renewed', ended_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${renews_id} and status in ('active', 'expiring')`);
}

const sealedMail = defineMail({
  key: 'contract_sealed',
  class: 'account',
  hides: 'body',
  plainSubject: 'Everyone has signed',
});

/** Every signer gets a link to the sealed file. */
async function mailSealed(call: Call, contract: LockedContract): Promise<void> {
  const until = new Date(call.now().getTime() + DOWNLOAD_DAYS * 86_400_000);
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  const [company, title] = [name, contract.title].map(nameForMail) as [string, string];
  const [fingerprint] = await sealFingerprints(call);
  for (const signing of await signingsOf(call, contract.id)) {
    // The page on which somebody has just signed still offers the sealed file.
    const token = await newSigningLink(call, contract, signing, until, { keepsFormer: true });
    const partner_id = signing.side === 'partner' ? contract.partner_id : null;
    await inLanguageOf(call, { user_id: signing.user_id, partner_id }, () =>
      sendMail(call, {
        kind: sealedMail,
        to: signing.email,
        to_name: signing.name,
        about: [{ table: 'partners', id: contract.partner_id }],
        subject: texts.everyoneSigned(title),
        paragraphs: [
          mailTexts.hello(nameForMail(signing.name)),
          texts.downloadAndKeep(title, DOWNLOAD_DAYS),
          ...(fingerprint ? [texts.keepEmail(company, fingerprintText(fingerprint))] : []),
        ],
        action: { label: texts.download, path: signingPath(contract.id, token) },
        footer: texts.footer(company, signing.email),
      }),
    );
  }
}

const fileNameOf = (title: string): string =>
  title
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120) || 'Contract';

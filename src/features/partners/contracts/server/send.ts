import { templateFile } from '#features/partners/contract-templates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { fillFields, unknownFieldsIn } from '../../contract-templates/merge-fields.ts';
import type { Contract, ContractSigning } from '../schema.ts';
import { contractActor, recordContractEvent, sha256 } from './events.ts';
import { type LockedContract, lockedContract, type Signing, signingsOf } from './locked.ts';
import { mergeValues } from './merge-values.ts';
import { tellPartnerSent } from './notices.ts';
import { rolesOf } from './prepare.ts';
import { sendTurns } from './signing/turns.ts';

const DAY_MS = 86_400_000;

/** Fixes the document and asks the first signers, or all of them. */
export async function sendContract(call: Call, { id }: Contract): Promise<void> {
  const contract = await lockedContract(call, id);
  const signings = await signingsOf(call, id);
  const missing = (await rolesOf(call, id)).filter(({ key }) => !signings.some(({ role_key }) => role_key === key));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    throw invalid({ signers: [`are missing for: ${names}`] }, `Choose who signs as: ${names}.`);
  }
  const body =
    contract.source === 'text' ? fillFields(contract.body ?? '', await mergeValues(call, contract, signings)) : null;
  const unknown = unknownFieldsIn(body ?? '');
  if (unknown.length > 0) throw invalid({ body: [`has unknown merge fields: ${unknown.join(', ')}`] });
  const document_sha256 = body === null ? (await templateFile(call, contract.file_id!)).sha256 : sha256(body);
  const expires_at = new Date(call.now().getTime() + contract.expires_days * DAY_MS);
  await call.run(sql`
    update contracts
    set status = 'sent', body = ${body}, document_sha256 = ${document_sha256}, sent_at = ${call.now()},
      expires_at = ${expires_at}
    where organization_id = ${call.organization_id} and id = ${id}`);
  const sent: LockedContract = {
    ...contract,
    status: 'sent',
    body,
    document_sha256,
    expires_at: expires_at.toISOString(),
  };
  await recordContractEvent(call, sent, {
    kind: 'sent',
    actor: contractActor(call),
    payload: {
      title: contract.title,
      document_sha256,
      signers: signings.map(({ name, email, role_name }) => ({ name, email, role: role_name })),
      terms: contract.terms,
    },
  });
  await sendTurns(call, sent, signings);
  await tellPartnerSent(call, sent);
}

/** New links for those whose turn it is. An expired contract is open again, for as long as at first. */
export async function resendContract(call: Call, { id }: Contract): Promise<void> {
  let contract = await lockedContract(call, id);
  let signings = await signingsOf(call, id);
  if (contract.status === 'expired') {
    const expires_at = new Date(call.now().getTime() + contract.expires_days * DAY_MS);
    const status = signings.some((signing) => signing.status === 'signed') ? 'partially_signed' : 'sent';
    await call.run(sql`
      update contracts set status = ${status}, expires_at = ${expires_at}
      where organization_id = ${call.organization_id} and id = ${id}`);
    await call.run(sql`
      update contract_signings set status = 'waiting', turn_at = null, reminders = 0
      where organization_id = ${call.organization_id} and contract_id = ${id} and status = 'expired'`);
    contract = { ...contract, status, expires_at: expires_at.toISOString() };
    signings = await signingsOf(call, id);
  }
  await recordContractEvent(call, contract, { kind: 'resent', actor: contractActor(call) });
  await sendTurns(call, contract, signings, { again: true });
}

/** A new link for one signer. */
export async function resendSigning(call: Call, { id }: ContractSigning): Promise<void> {
  const { contract, signing } = await lockedSigning(call, id);
  await recordContractEvent(call, contract, {
    kind: 'resent',
    actor: contractActor(call),
    payload: { to: signing.email },
  });
  await sendTurns(call, contract, [signing], { again: true });
}

/** The contract first, so that all changes wait in the same order. @throws 404 */
export async function lockedSigning(
  call: Call,
  signing_id: string,
): Promise<{ contract: LockedContract; signing: Signing; signings: Signing[] }> {
  const { contract_id } = await call.one<{ contract_id: string }>(
    sql`
      select contract_id from contract_signings where organization_id = ${call.organization_id} and id = ${signing_id}`,
    'This signing',
  );
  const contract = await lockedContract(call, contract_id);
  const signings = await signingsOf(call, contract_id);
  return { contract, signings, signing: signings.find(({ id }) => id === signing_id)! };
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { ContractTerms, SignerField } from '../../contract-templates/content.schema.ts';
import { type ContractStatus, contractStatuses } from '../schema.ts';

export interface LockedContract {
  id: string;
  number: number;
  partner_id: string;
  template_id: string;
  title: string;
  status: ContractStatus;
  source: 'text' | 'pdf';
  body: string | null;
  file_id: string | null;
  fields: SignerField[];
  signing_order: 'sequential' | 'parallel';
  effective_on: string | null;
  term_months: number | null;
  ends_on: string | null;
  renewal: 'none' | 'auto' | 'notice';
  renewal_months: number | null;
  notice_days: number;
  notice_given_on: string | null;
  expires_days: number;
  expires_at: string | null;
  reminder_days: number[];
  terms: ContractTerms;
  amends_id: string | null;
  renews_id: string | null;
  document_sha256: string | null;
  sealed_sha256: string | null;
  created_by: string | null;
  completed_at: string | null;
}

export interface Signing {
  id: string;
  contract_id: string;
  partner_id: string;
  role_key: string;
  role_name: string;
  side: 'partner' | 'company';
  position: number;
  name: string;
  email: string;
  user_id: string | null;
  status: 'waiting' | 'notified' | 'opened' | 'signed' | 'declined' | 'expired' | 'canceled';
  turn_at: string | null;
  last_sent_at: string | null;
  reminders: number;
}

/** Locks a contract before every change, so that concurrent signers are serialized. @throws 404 */
export function lockedContract(call: Call, id: string): Promise<LockedContract> {
  return call.one<LockedContract>(
    sql`
      select id, number::int as number, partner_id, template_id, title, status, source, body, file_id, fields,
        signing_order,
        effective_on::text as effective_on, term_months, ends_on::text as ends_on, renewal, renewal_months, notice_days,
        notice_given_on::text as notice_given_on, expires_days, expires_at, reminder_days, terms, amends_id, renews_id,
        document_sha256, sealed_sha256, created_by, completed_at
      from contracts where organization_id = ${call.organization_id} and id = ${id} for update`,
    'This contract',
  );
}

export function signingsOf(call: Call, contract_id: string): Promise<Signing[]> {
  return call.rows<Signing>(sql`
    select id, contract_id, partner_id, role_key, role_name, side, position, name, email::text as email, user_id,
      status, turn_at,
      last_sent_at, reminders
    from contract_signings where organization_id = ${call.organization_id} and contract_id = ${contract_id}
    order by position`);
}

const labelOf = (status: ContractStatus) => contractStatuses.find(({ value }) => value === status)!.label.toLowerCase();

/** @throws 409 with the allowed statuses */
export function requireStatus({ status }: LockedContract, allowed: readonly ContractStatus[], what: string): void {
  if (!allowed.includes(status))
    throw conflict(`${what} This contract is ${labelOf(status)}.`, { current_status: status, allowed });
}

export async function setContractStatus(call: Call, id: string, status: ContractStatus): Promise<void> {
  await call.run(
    sql`update contracts set status = ${status} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

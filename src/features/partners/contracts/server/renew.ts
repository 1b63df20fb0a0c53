import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addDays } from '#shared/time/dates.ts';
import { lockedContract, requireStatus, signingsOf } from './locked.ts';
import { createContract } from './prepare.ts';

/** A new draft for the same partner with the same signers; when it is signed, this contract is renewed. @returns the draft's id */
export async function renewContract(call: Call, id: string): Promise<string> {
  const contract = await lockedContract(call, id);
  requireStatus(contract, ['active', 'expiring'], 'Only active contracts can be renewed.');
  const draft = await copyOf(call, id, {
    title: contract.title,
    effective_on: contract.ends_on ? addDays(contract.ends_on, 1) : null,
  });
  await call.run(
    sql`update contracts set renews_id = ${id} where organization_id = ${call.organization_id} and id = ${draft}`,
  );
  return draft;
}

/** A new draft that changes terms of this contract; it stays as it is. @returns the draft's id */
export async function amendContract(call: Call, id: string): Promise<string> {
  const contract = await lockedContract(call, id);
  requireStatus(contract, ['completed', 'active', 'expiring'], 'Only running contracts can be amended.');
  return copyOf(call, id, { title: `Amendment: ${contract.title}`.slice(0, 200), amends_id: id });
}

async function copyOf(
  call: Call,
  id: string,
  given: { title: string; effective_on?: string | null; amends_id?: string },
): Promise<string> {
  const contract = await lockedContract(call, id);
  const signers = (await signingsOf(call, id)).map(({ role_key, name, email }) => ({ role: role_key, name, email }));
  return createContract(call, {
    partner_id: contract.partner_id,
    template_id: contract.template_id,
    terms: contract.terms,
    term_months: contract.term_months,
    renewal: contract.renewal,
    signers,
    ...given,
  });
}

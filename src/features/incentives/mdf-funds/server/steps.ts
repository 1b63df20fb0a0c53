import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import type { MdfFund } from '../schema.ts';
import { type MdfAdjustment, mdfFundSteps } from '../steps.schema.ts';
import { refreshMdfFundPartners } from './eligible.ts';
import { moveMoney } from './movements.ts';
import { mdfFunds } from './resource.ts';

/** Opens a fund to its partners and allocates its money. */
async function activateFund(call: Call, fund: MdfFund): Promise<void> {
  if (fund.ends_on < call.today()) throw conflict('The period of this fund is over. Change its dates first.');
  await call.run(
    sql`update mdf_funds set status = 'active' where organization_id = ${call.organization_id} and id = ${fund.id}`,
  );
  await call.run(sql`
    insert into mdf_balances (organization_id, fund_id, partner_id, is_limited)
    values (${call.organization_id}, ${fund.id}, null, true)`);
  if (fund.kind === 'pool')
    await moveMoney(call, {
      fund_id: fund.id,
      partner_id: null,
      kind: 'allocate',
      from: null,
      to: 'available',
      amount_minor: fund.amount_minor,
    });
  await refreshMdfFundPartners(call, { ...fund, status: 'active' });
}

/** Stops new requests. Reserved or claimed money is still processed. */
async function closeFund(call: Call, { id }: MdfFund): Promise<void> {
  await call.run(
    sql`update mdf_funds set status = 'closed' where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

/** Adds money to a pool or to a partner's amount, or removes available money. */
async function adjustFund(call: Call, fund: MdfFund, { partner_id, amount_minor, note }: MdfAdjustment): Promise<void> {
  if (amount_minor === 0) throw invalid({ amount_minor: ['must not be 0'] });
  if (fund.kind === 'pool' && partner_id) throw invalid({ partner_id: ['has no amount of its own in a pool'] });
  if (fund.kind === 'fixed' && !partner_id) throw invalid({ partner_id: ['is required in a fund with fixed amounts'] });
  if (partner_id) {
    await call.requirePartner(partner_id);
    await call.run(sql`
      insert into mdf_balances (organization_id, fund_id, partner_id, is_limited)
      values (${call.organization_id}, ${fund.id}, ${partner_id}, true) on conflict do nothing`);
  }
  await moveMoney(call, {
    fund_id: fund.id,
    partner_id: partner_id ?? null,
    kind: amount_minor > 0 ? 'allocate' : 'withdraw',
    from: amount_minor > 0 ? null : 'available',
    to: amount_minor > 0 ? 'available' : null,
    amount_minor: Math.abs(amount_minor),
    note,
  });
}

export const { routes: mdfFundRoutes, take: takeMdfFundStep } = takeSteps(mdfFunds, mdfFundSteps, {
  rules: { activate: activateFund, adjust: adjustFund, close: closeFund },
});

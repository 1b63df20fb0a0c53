import { moneySheet } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { money, type Sentence } from '#shared/text/sentence.ts';
import type { MdfClaim } from '../schema.ts';

interface Input {
  params: { id: string };
}

export const approvalSheet = moneySheet<Input>({
  verb: 'Approve',
  final: [
    'The amount is posted to the ledger and paid with the partner’s next payout.',
    'A decided claim can’t be changed. Only a reversal takes the reimbursement back.',
  ],
  tell: async (call, { params }) => {
    const claim = await claimOf(call, params.id);
    const rest = claim.amount_minor - (claim.approved_minor ?? 0);
    const [claimed, left]: Sentence[] = [
      [money(claim.amount_minor, claim.currency)],
      [money(rest, claim.currency), ', which stays reserved for the partner'],
    ];
    return {
      facts: [
        { label: 'Claimed', value: claimed! },
        ...(rest > 0 ? [{ label: 'Not approved', value: left! }] : []),
        ...(await fundFacts(call, claim)),
      ],
    };
  },
});

export const reversalSheet = moneySheet<Input>({
  verb: 'Reverse',
  final: [
    'A balancing commission is posted to the ledger. If the claim was paid, it is deducted from the next payouts.',
    'A reversed claim can’t be approved again.',
  ],
  tell: async (call, { params }) => ({ facts: await fundFacts(call, await claimOf(call, params.id)) }),
});

const claimOf = (call: Call, id: string) =>
  call.one<MdfClaim>(sql`select * from mdf_claim_rows where organization_id = ${call.organization_id} and id = ${id}`);

async function fundFacts(call: Call, { fund_id, partner_id, currency }: MdfClaim) {
  const row = await call.maybe<{ name: string; available_minor: number }>(sql`
    select f.name, b.available_minor
    from mdf_funds f join mdf_balances b on b.organization_id = f.organization_id and b.fund_id = f.id
    where f.organization_id = ${call.organization_id} and f.id = ${fund_id}
      and (b.partner_id = ${partner_id} or b.partner_id is null)
    order by b.partner_id is null = (f.kind = 'pool') desc limit 1`);
  if (!row) return [];
  return [{ label: 'Remaining in the fund', value: [money(row.available_minor, currency), ' in ', row.name] }];
}

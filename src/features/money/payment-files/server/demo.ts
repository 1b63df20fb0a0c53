import { releaseDue } from '#features/money/commissions/server/service.ts';
import { addManualCommission } from '#features/money/manual-commissions/server/service.ts';
import { savePayoutMethod, verifyMethod } from '#features/money/payout-methods/server/service.ts';
import { approveBatch, createPayout, submitBatch } from '#features/money/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { decimalOf } from '#shared/money.ts';
import { createPaymentFile } from './files.ts';
import { saveFundingAccount } from './funding.ts';
import { importReport } from './reports/import.ts';

const accounts = [
  { country: 'DE', iban: 'DE89370400440532013000', amount_minor: 184_000 },
  { country: 'FR', iban: 'FR1420041010050500013M02606', amount_minor: 92_550 },
  { country: 'NL', iban: 'NL91ABNA0417164300', amount_minor: 61_275 },
] as const;

/** Partners in Europe are paid by a SEPA file. The status file of the bank says that one payment came back. */
async function payEurope(story: DemoStory, month: number): Promise<void> {
  const { history, company, kernel } = story;
  if (!company.hasExceptions) return;
  const { finance } = company;
  const payees = story.get('partners').slice(3, 3 + accounts.length);
  if (month === -4) {
    const cipher = kernel.sealing.cipher('payout methods');
    for (const [index, { country, iban }] of accounts.entries()) {
      const { id: partner_id, name: holder_name } = payees[index]!;
      const method = {
        partner_id,
        rail: 'bank_sepa' as const,
        currency: 'EUR',
        country,
        holder_name,
        details: { iban },
      };
      const id = await history.on(history.day(month, 2), (call) => savePayoutMethod(call, cipher, method));
      await history.on(history.day(month, 3), (call) => verifyMethod(call, id), { user_id: finance });
    }
  }
  if (month !== -1) return;
  const day = history.day(month, 16);
  const batch = await history.on(day, async (call) => {
    await saveFundingAccount(call, 'sepa', {
      holder_name: 'Northwind Europe GmbH',
      iban: 'DE75512108001245126199',
      bic: 'SOLADEST600',
    });
    for (const [index, { amount_minor }] of accounts.entries())
      await addManualCommission(call, {
        partner_id: payees[index]!.id,
        currency: 'EUR',
        on: day,
        amount_minor,
        reason: 'Referral bonus of the European launch',
      });
    await releaseDue(call);
    const id = await createPayout(call, { currency: 'EUR', cutoff_on: day, name: 'European launch bonuses' });
    await submitBatch(call, id);
    return id;
  });
  await history.on(
    day,
    async (call) => {
      await approveBatch(call, batch);
      await createPaymentFile(call, { batch_id: batch, format: 'sepa_09' });
    },
    { user_id: finance },
  );
  await history.on(
    history.day(month, 20),
    async (call) => {
      for (const [name, outcome] of [
        ['status-1.xml', 'paid'],
        ['status-2.xml', 'returned'],
      ] as const)
        await importReport(call, { file_name: name, text: await notificationOf(call, batch, outcome) });
    },
    { user_id: finance },
  );
}

/** The notification of a bank: all payments left, or the last one came back. */
async function notificationOf(call: Call, batch: string, outcome: 'paid' | 'returned'): Promise<string> {
  const payments = await call.rows<{ reference: string; amount_minor: number }>(
    `select a.reference, i.amount_minor from payment_attempts a
     join payout_items i on i.organization_id = a.organization_id and i.id = a.item_id
     where a.organization_id = $1 and i.batch_id = $2 order by i.statement_no`,
    [call.organization_id, batch],
  );
  const isPaid = outcome === 'paid';
  const entries = (isPaid ? payments : payments.slice(-1)).map(({ reference, amount_minor }) => {
    const amount = `<Amt Ccy="EUR">${decimalOf(amount_minor, 'EUR')}</Amt>`;
    const reason = isPaid ? '' : '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>';
    return `<Ntry>${amount}<CdtDbtInd>${isPaid ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${call.today()}</Dt></BookgDt><BkTxCd/><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${amount}${reason}</TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>DEMO-${outcome}</MsgId><CreDtTm>${call.today()}T06:00:00</CreDtTm></GrpHdr><Ntfctn><Id>1</Id>${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>
`;
}

export const demo = [
  defineDemo('payment-files', {
    when: 'month',
    after: ['payouts', 'payout-method-to-verify', 'commissions-by-hand'],
    run: payEurope,
  }),
];

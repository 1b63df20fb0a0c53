import { releaseDue } from '#features/commissions/commissions/server/service.ts';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import { savePayoutMethod, verifyMethod } from '#features/payouts/payout-methods/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { decimalOf } from '#shared/money/money.ts';
import { answerPayment, sendPayments } from './external.ts';
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
    const { name } = await call.one<{ name: string }>(
      sql`select name from organizations where id = ${call.organization_id}`,
    );
    await saveFundingAccount(call, 'sepa', {
      holder_name: `${name} Europe GmbH`,
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
    await takePayoutStep.submit(call, id, {});
    return id;
  });
  await history.on(
    day,
    async (call) => {
      await takePayoutStep.approve(call, batch, {});
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
  const payments = await call.rows<{ reference: string; amount_minor: number }>(sql`
    select a.reference, i.amount_minor from payment_attempts a
    join payout_items i on i.organization_id = a.organization_id and i.id = a.item_id
    where a.organization_id = ${call.organization_id} and i.batch_id = ${batch} order by i.statement_no`);
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

const contractors = [
  { country: 'GB', amount_minor: 74_000, instructions: 'Pay with the payroll run of the London office' },
  { country: 'GB', amount_minor: 38_500, instructions: 'Pay with the payroll run of the London office' },
] as const;

/** Partners in Britain are paid by the company's own payment system, which receives a webhook for each payment. */
async function requestPayments(story: DemoStory, month: number): Promise<void> {
  const { history, company, kernel } = story;
  if (!company.hasExceptions || month !== -1) return;
  const day = history.day(month, 17);
  const cipher = kernel.sealing.cipher('payout methods');
  const finance = { user_id: company.finance };
  for (const [index, { country, amount_minor, instructions }] of contractors.entries()) {
    const { id: partner_id, name: holder_name } = story.get('partners')[9 + index]!;
    const method = { partner_id, rail: 'external' as const, currency: 'GBP', country, holder_name };
    const id = await history.on(history.day(month, 2), (call) =>
      savePayoutMethod(call, cipher, { ...method, details: { instructions } }),
    );
    await history.on(history.day(month, 3), (call) => verifyMethod(call, id), finance);
    const reason = 'Enablement workshop in London';
    await history.on(day, (call) =>
      addManualCommission(call, { partner_id, currency: 'GBP', on: day, amount_minor, reason }),
    );
  }
  const batch = await history.on(day, async (call) => {
    await releaseDue(call);
    const id = await createPayout(call, { currency: 'GBP', cutoff_on: day, name: 'London workshops' });
    await takePayoutStep.submit(call, id, {});
    return id;
  });
  await history.on(
    day,
    async (call) => {
      await takePayoutStep.approve(call, batch, {});
      await sendPayments(call, batch, 'external');
    },
    finance,
  );
}

/** The payment system made one payment and could not make the other. */
async function answerRequests({ history, company }: DemoStory, month: number): Promise<void> {
  if (!company.hasExceptions || month !== -1) return;
  const day = history.day(month, 19);
  await history.on(day, async (call) => {
    const sent = await call.rows<{ id: string; amount_minor: number; currency: string }>(sql`
      select i.id, i.pays_minor as amount_minor, i.pays_currency as currency from payment_attempts a
      join payout_item_rows i on i.organization_id = a.organization_id and i.id = a.item_id
      where a.organization_id = ${call.organization_id} and a.provider = 'external' order by i.statement_no`);
    for (const [index, { id, amount_minor, currency }] of sent.entries()) {
      const reference = `PR-${day.slice(0, 7)}-${index + 1}`;
      const failure = { outcome: 'failed', code: 'wrong_details', text: 'No supplier with this name' } as const;
      const answer = index === 0 ? ({ outcome: 'paid', paid_on: day } as const) : failure;
      await answerPayment(call, id, { amount_minor, currency, reference, ...answer });
    }
  });
}

export const demo = [
  defineDemo('payment-files', {
    when: 'month',
    after: ['payouts', 'payout-method-to-verify', 'commissions-by-hand'],
    run: payEurope,
  }),
  defineDemo('external-payments', { when: 'month', after: ['payment-files', 'payment-system'], run: requestPayments }),
  defineDemo('external-answers', { when: 'month', after: ['payment-requests'], run: answerRequests }),
];

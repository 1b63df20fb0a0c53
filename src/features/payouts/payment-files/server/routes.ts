import { moneySheet } from '#features/payouts/ledger/server/service.ts';
import { approvedPayments } from '#features/payouts/payouts/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { closed, Type } from '#shared/schema.ts';
import { day, sentence } from '#shared/text/sentence.ts';
import { FundingKind, formatOptions } from '../formats.schema.ts';
import {
  AnswerResult,
  FileContent,
  FormatChoice,
  FundingAccount,
  FundingInput,
  NewPaymentFile,
  NewPaymentReport,
  PaymentAnswer,
  type PaymentFile,
  PaymentReportLine,
  paymentFile,
  paymentReport,
  SendChoice,
  SendInput,
  SentPayments,
} from '../schema.ts';
import { answerPayment, sendChoices, sendPayments, sentFigures } from './external.ts';
import { createPaymentFile, formatChoices, paymentFileContent, sortOut } from './files.ts';
import { formats } from './formats/formats.ts';
import { fundingAccounts, removeFundingAccount, saveFundingAccount } from './funding.ts';
import { importReport, reportLines } from './reports/import.ts';
import { paymentFiles, paymentReports } from './resource.ts';

const view = { can: 'payout_batches:view', modes: ['company'] } as const;
const manage = { can: 'payout_batches:manage', modes: ['company'] } as const;
const KindParams = closed({ kind: FundingKind });

/** The contents of a file before it exists, with the payments that it leaves out. */
const fileSheet = moneySheet<{ body: NewPaymentFile }>({
  verb: 'Create file of',
  final: [
    'These payments are in process from then on. They can be marked as failed, but not put into another file.',
    'The file has full account numbers. Each download is recorded.',
  ],
  tell: async (call, { body }) => {
    const file = await call.one<Pick<PaymentFile, 'currency' | 'amount_minor' | 'item_count' | 'executes_on'>>(sql`
      select * from payment_files where organization_id = ${call.organization_id} and batch_id = ${body.batch_id}
      order by number desc limit 1`);
    const left = await sortOut(call, await approvedPayments(call, body.batch_id), formats[body.format], file.currency);
    return {
      figures: [{ minor: file.amount_minor, currency: file.currency }],
      note: [file.item_count === 1 ? '1 payment' : `${file.item_count} payments`],
      facts: [
        { label: 'Format', value: [formatOptions.find(({ value }) => value === body.format)!.label] },
        ...(file.executes_on ? [{ label: 'Payment date', value: sentence`${day(file.executes_on)}` }] : []),
      ],
      excluded: left.leftOut.map(({ id, partner, why, amount_minor, currency }) => ({
        key: id,
        name: partner,
        why: [why],
        amount: { minor: amount_minor, currency },
      })),
    };
  },
});

const sendSheet = moneySheet<{ params: { id: string } }>({
  verb: 'Send',
  final: ['These payments are in process until the other system answers. They cannot be sent again.'],
  tell: async (call, { params }) => ({ figures: await sentFigures(call, params.id) }),
});

export const paymentFileRoutes = [
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/:id/payment_formats',
    summary: 'List the formats in which the approved payments of a payout can be sent',
    params: IdParams,
    response: Type.Array(FormatChoice),
    run: (call, { params }) => formatChoices(call, params.id),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payment_files',
    movesMoney: true,
    summary: 'Create a payment file of the approved payments that are in no file yet',
    body: NewPaymentFile,
    response: paymentFile.row,
    status: 201,
    sheet: fileSheet,
    run: async (call, { body }) => shown(call, paymentFiles, await createPaymentFile(call, body)),
  }),
  // The method is not POST, because a response with account numbers must not be stored for retries.
  action({
    method: 'PUT',
    url: '/payment_files/:id/content',
    movesMoney: true,
    summary: 'Get a payment file exactly as it was created; access is recorded',
    can: 'payout_methods:manage',
    modes: ['company'],
    personal: true,
    params: IdParams,
    response: FileContent,
    run: (call, { params }) => paymentFileContent(call, params.id),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/funding_accounts',
    summary: 'List the company’s own accounts that payment files are paid from, without their numbers',
    response: Type.Array(FundingAccount),
    run: (call) => fundingAccounts(call),
  }),
  action({
    ...manage,
    method: 'PUT',
    url: '/funding_accounts/:kind',
    movesMoney: true,
    summary: 'Enter the company’s own account that payment files are paid from',
    personal: true,
    params: KindParams,
    body: FundingInput,
    run: (call, { params, body }) => saveFundingAccount(call, params.kind, body),
  }),
  action({
    ...manage,
    method: 'DELETE',
    url: '/funding_accounts/:kind',
    movesMoney: true,
    summary: 'Remove the company’s own account',
    personal: true,
    params: KindParams,
    run: (call, { params }) => removeFundingAccount(call, params.kind),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/:id/send',
    summary: 'List the approved payments of a payout that can be sent to another system',
    params: IdParams,
    response: Type.Array(SendChoice),
    run: (call, { params }) => sendChoices(call, params.id),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_batches/:id/send',
    movesMoney: true,
    summary: 'Send approved payments to the company’s own system by webhook, or to Stripe',
    params: IdParams,
    body: SendInput,
    response: SentPayments,
    sheet: sendSheet,
    run: (call, { params, body }) => sendPayments(call, params.id, body.by),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_items/:id/confirm',
    movesMoney: true,
    summary: 'Report that a payment sent to the company’s own system was paid, failed or returned',
    params: IdParams,
    body: PaymentAnswer,
    response: AnswerResult,
    run: (call, { params, body }) => answerPayment(call, params.id, body),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payment_reports',
    movesMoney: true,
    summary: 'Import a status file of a bank or provider; the same file again changes nothing',
    body: NewPaymentReport,
    response: paymentReport.row,
    status: 201,
    run: async (call, { body }) => shown(call, paymentReports, await importReport(call, body)),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/payment_reports/:id/lines',
    summary: 'List the lines of a status file with the effect of each',
    params: IdParams,
    response: Type.Array(PaymentReportLine),
    run: (call, { params }) => reportLines(call, params.id),
  }),
];

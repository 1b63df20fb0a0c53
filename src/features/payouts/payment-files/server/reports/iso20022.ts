import { isCurrency, parseMoney } from '#shared/money/money.ts';
import { isDate } from '#shared/time/dates.ts';
import type { ReportOutcome } from '../../schema.ts';
import { type ParsedReport, type ReportLine, UnreadableReport } from './line.ts';
import { allElements, type Element, find, parseXml, paymentReportText } from './xml.ts';

/** Statuses of ISO 20022 that say where the money is; all others leave the payment open. */
const outcomes: Record<string, ReportOutcome> = { ACSC: 'paid', ACCC: 'paid', RJCT: 'failed', CANC: 'failed' };

/** The most frequent reasons of the ISO 20022 code sets. */
const meanings: Record<string, string> = {
  AC01: 'Incorrect account number',
  AC03: 'Invalid account number',
  AC04: 'Account closed',
  AC06: 'Account blocked',
  AG01: 'Payment not allowed on this account',
  AM05: 'Duplicate payment',
  BE01: 'Name and account do not match',
  MD07: 'Account holder deceased',
  MS03: 'No reason given by the bank',
  RC01: 'Incorrect bank code',
};

const outcomeOf = (status: string | null): ReportOutcome => (status && outcomes[status]) || 'pending';

/** Reads a payment status report (pain.002), or a notification (camt.054) or statement (camt.053) of the bank. @throws UnreadableReport */
export function parseIso20022(text: string): ParsedReport {
  const document = parseXml(text);
  const space = document.attributes.xmlns ?? Object.values(document.attributes).find((value) => value.includes('xsd:'));
  const status = find(document, 'CstmrPmtStsRpt');
  if (status && space?.includes(':pain.002.001.')) return statusReport(status);
  const notification = find(document, 'BkToCstmrDbtCdtNtfctn');
  if (notification && space?.includes(':camt.054.001.')) return bankMessage('camt_054', notification, 'Ntfctn');
  const statement = find(document, 'BkToCstmrStmt');
  if (statement && space?.includes(':camt.053.001.')) return bankMessage('camt_053', statement, 'Stmt');
  throw new UnreadableReport(
    'is neither a payment status report (pain.002) nor a bank notification (camt.054) or statement (camt.053)',
  );
}

/**
 * The status of a payment counts before that of its block, and that of a block before that of the file: banks list only the
 * payments with a reason of their own, and reject the others with the level above.
 */
function statusReport(report: Element): ParsedReport {
  const lines: ReportLine[] = [];
  const whole: ReportLine[] = [];
  const blocks = allElements(report, 'OrgnlPmtInfAndSts');
  for (const block of blocks) {
    whole.push(...levelLine(block, 'OrgnlPmtInfId', 'PmtInfSts'));
    for (const transaction of allElements(block, 'TxInfAndSts')) lines.push(transactionLine(transaction));
  }
  // A report without payment blocks has its transactions directly below.
  for (const transaction of allElements(report, 'TxInfAndSts')) lines.push(transactionLine(transaction));
  const group = find(report, 'OrgnlGrpInfAndSts');
  const named = new Set(whole.map(({ reference }) => reference));
  if (group) whole.push(...levelLine(group, 'OrgnlMsgId', 'GrpSts').filter(({ reference }) => !named.has(reference)));
  // "Partly accepted" and the like decide nothing about payments that are not listed.
  const deciding = lines.length > 0 ? whole.filter(({ outcome }) => outcome !== 'pending') : whole;
  return { kind: 'pain_002', message_id: paymentReportText(report, 'GrpHdr', 'MsgId'), lines: [...lines, ...deciding] };
}

function levelLine(level: Element, name: string, status: string): ReportLine[] {
  const [reference, given] = [paymentReportText(level, name), paymentReportText(level, status)];
  return reference && given ? [fileLine(reference, given, level)] : [];
}

function fileLine(reference: string, status: string, from: Element): ReportLine {
  const amount = paymentReportText(from, 'OrgnlCtrlSum');
  return {
    reference,
    isFile: true,
    outcome: outcomeOf(status),
    amount_minor: amount === null ? null : minorOf(amount, 'EUR'),
    currency: null,
    on: null,
    ...reasonOf(from, status),
  };
}

function transactionLine(transaction: Element): ReportLine {
  const status = paymentReportText(transaction, 'TxSts');
  return {
    reference: paymentReportText(transaction, 'OrgnlEndToEndId') ?? '',
    outcome: outcomeOf(status),
    ...amountOf(find(transaction, 'OrgnlTxRef', 'Amt', 'InstdAmt')),
    on: dayOf(paymentReportText(transaction, 'AccptncDtTm')),
    ...reasonOf(transaction, status),
  };
}

function bankMessage(kind: 'camt_053' | 'camt_054', message: Element, part: string): ParsedReport {
  const lines = allElements(message, part).flatMap((one) => allElements(one, 'Ntry').flatMap(entryLines));
  return { kind, message_id: paymentReportText(message, 'GrpHdr', 'MsgId'), lines };
}

function entryLines(entry: Element): ReportLine[] {
  const details = allElements(entry, 'NtryDtls');
  const transactions = details.flatMap((each) => allElements(each, 'TxDtls'));
  const on = dayOf(paymentReportText(entry, 'BookgDt', 'Dt') ?? paymentReportText(entry, 'BookgDt', 'DtTm'));
  if (transactions.length === 0) {
    const block = details
      .map((each) => paymentReportText(each, 'Btch', 'PmtInfId') ?? paymentReportText(each, 'Btch', 'MsgId'))
      .find(Boolean);
    if (!block) return [];
    const outcome = entryOutcome(entry, undefined);
    return [{ reference: block, isFile: true, outcome, ...amountOf(find(entry, 'Amt')), on, code: null, detail: null }];
  }
  return transactions.map((transaction) => ({
    reference: paymentReportText(transaction, 'Refs', 'EndToEndId') ?? '',
    outcome: entryOutcome(entry, transaction),
    ...amountOf(
      find(transaction, 'AmtDtls', 'InstdAmt', 'Amt') ??
        find(transaction, 'AmtDtls', 'TxAmt', 'Amt') ??
        find(transaction, 'Amt') ??
        (transactions.length === 1 ? find(entry, 'Amt') : undefined),
    ),
    on,
    ...explained(find(transaction, 'RtrInf'), null),
  }));
}

/** A booked debit is a payment that left; a credit with a reason to return, or a reversal, is one that came back. */
function entryOutcome(entry: Element, transaction: Element | undefined): ReportOutcome {
  const status = paymentReportText(entry, 'Sts', 'Cd') ?? paymentReportText(entry, 'Sts');
  if (status !== 'BOOK') return 'pending';
  const side = paymentReportText(transaction, 'CdtDbtInd') ?? paymentReportText(entry, 'CdtDbtInd');
  const isBack = find(transaction, 'RtrInf') !== undefined || paymentReportText(entry, 'RvslInd') === 'true';
  if (side === 'DBIT') return isBack ? 'pending' : 'paid';
  return side === 'CRDT' && isBack ? 'returned' : 'pending';
}

const reasonOf = (from: Element, status: string | null) => explained(find(from, 'StsRsnInf'), status);

/** The reason with the bank's own text, or with the meaning of its code. */
function explained(reason: Element | undefined, status: string | null): Pick<ReportLine, 'code' | 'detail'> {
  const code = paymentReportText(reason, 'Rsn', 'Cd') ?? paymentReportText(reason, 'Rsn', 'Prtry') ?? status;
  const text = allElements(reason, 'AddtlInf')
    .map((line) => line.text.trim())
    .join(' ');
  return { code, detail: text || (code && meanings[code]) || null };
}

function amountOf(element: Element | undefined): Pick<ReportLine, 'amount_minor' | 'currency'> {
  const currency = element?.attributes.Ccy ?? null;
  if (!element || !currency) return { amount_minor: null, currency: null };
  if (!isCurrency(currency)) throw new UnreadableReport('has an amount in an unknown currency');
  return { amount_minor: minorOf(element.text.trim(), currency), currency };
}

/** @throws UnreadableReport when the text is not a plain amount */
export function minorOf(text: string, currency: string): number {
  if (!/^\d{1,15}(\.\d{1,5})?$/.test(text)) throw new UnreadableReport('has an amount that is not a number');
  try {
    // Some banks and providers write two decimals for every currency, such as 100.00 for 100 yen.
    return parseMoney(text.includes('.') ? text.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : text, currency);
  } catch {
    throw new UnreadableReport('has an amount that is not a number');
  }
}

function dayOf(text: string | null): string | null {
  const day = text?.slice(0, 10);
  return day && isDate(day) ? day : null;
}

import { decimalOf } from '#shared/money/money.ts';
import { sepaText } from '../../characters.ts';
import { type Format, nameProblem, type OrderPayment, type PaymentOrder, paymentFileSum } from './order.ts';

/** The countries and territories of the SEPA schemes (EPC409-09). */
const AREA = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GL GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);
/** The limit of one transfer: 999,999,999.99 euros. */
const MOST_MINOR = 99_999_999_999;

const xmlText = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[sign]!);

type Version = '03' | '09';

/**
 * A customer credit transfer initiation, ISO 20022 pain.001.001.03 or .09, by the rules of the SEPA credit transfer
 * (EPC132-08): one payment block for the account and day, service level SEPA, shared charges.
 */
function build(version: Version, order: PaymentOrder): string {
  const { account, payments, message_id, created_at, executes_on } = order;
  if (!account?.iban) throw new Error('a SEPA file needs the IBAN of the company');
  const total = decimalOf(paymentFileSum(payments), 'EUR');
  const name = xmlText(sepaText(account.holder_name, 70));
  const bic = version === '03' ? 'BIC' : 'BICFI';
  const day = version === '03' ? executes_on : `<Dt>${executes_on}</Dt>`;
  const debtorBank = account.bic ? `<${bic}>${account.bic}</${bic}>` : '<Othr><Id>NOTPROVIDED</Id></Othr>';
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
    '<CstmrCdtTrfInitn>',
    '<GrpHdr>',
    `<MsgId>${message_id}</MsgId>`,
    `<CreDtTm>${created_at}</CreDtTm>`,
    `<NbOfTxs>${payments.length}</NbOfTxs>`,
    `<CtrlSum>${total}</CtrlSum>`,
    `<InitgPty><Nm>${name}</Nm></InitgPty>`,
    '</GrpHdr>',
    '<PmtInf>',
    `<PmtInfId>${message_id}</PmtInfId>`,
    '<PmtMtd>TRF</PmtMtd>',
    `<NbOfTxs>${payments.length}</NbOfTxs>`,
    `<CtrlSum>${total}</CtrlSum>`,
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
    `<ReqdExctnDt>${day}</ReqdExctnDt>`,
    `<Dbtr><Nm>${name}</Nm></Dbtr>`,
    `<DbtrAcct><Id><IBAN>${account.iban}</IBAN></Id></DbtrAcct>`,
    `<DbtrAgt><FinInstnId>${debtorBank}</FinInstnId></DbtrAgt>`,
    '<ChrgBr>SLEV</ChrgBr>',
    ...payments.flatMap((payment) => transfer(payment, bic)),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
  ];
  return `${lines.join('\n')}\n`;
}

function transfer({ reference, amount_minor, details, holder_name, remittance }: OrderPayment, bic: string): string[] {
  return [
    '<CdtTrfTxInf>',
    `<PmtId><EndToEndId>${reference}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${decimalOf(amount_minor, 'EUR')}</InstdAmt></Amt>`,
    ...(details.bic ? [`<CdtrAgt><FinInstnId><${bic}>${details.bic}</${bic}></FinInstnId></CdtrAgt>`] : []),
    `<Cdtr><Nm>${xmlText(sepaText(holder_name, 70))}</Nm></Cdtr>`,
    `<CdtrAcct><Id><IBAN>${details.iban}</IBAN></Id></CdtrAcct>`,
    `<RmtInf><Ustrd>${xmlText(sepaText(remittance, 140))}</Ustrd></RmtInf>`,
    '</CdtTrfTxInf>',
  ];
}

function problem({ details, holder_name, amount_minor }: Parameters<NonNullable<Format['problem']>>[0]): string | null {
  if (!details.iban) return 'The account has no IBAN.';
  if (!AREA.has(details.iban.slice(0, 2))) return 'The account is outside the SEPA area.';
  if (sepaText(holder_name, 70) === '') return 'The name of the account holder has no Latin letters.';
  const name = nameProblem(holder_name);
  if (name) return name;
  return amount_minor > MOST_MINOR ? 'The amount is over the limit of a SEPA transfer.' : null;
}

const sepa = (version: Version): Format => ({
  rails: ['bank_sepa'],
  currency: 'EUR',
  calendar: 'target',
  extension: 'xml',
  most: 10_000,
  problem,
  build: (order) => build(version, order),
});

export const sepa03 = sepa('03');
export const sepa09 = sepa('09');

import { decimalOf, exponentOf } from '#shared/money/money.ts';
import type { InvoiceContent, Party } from './content.ts';
import { categories } from './vat.ts';

/** Characters that XML 1.0 does not allow, in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as the content of an element; names that look like markup stay text. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"']/g, (mark) => marks[mark]!);

const element = (name: string, content: string, attributes = ''): string =>
  `<ram:${name}${attributes}>${content}</ram:${name}>`;
const textElement = (name: string, text: string, attributes = ''): string => element(name, xmlText(text), attributes);
const maybe = (name: string, text: string): string => (text.trim() ? textElement(name, text) : '');
const dayElement = (name: string, day: string, space: 'udt' | 'qdt' = 'udt'): string =>
  element(name, `<${space}:DateTimeString format="102">${day.replaceAll('-', '')}</${space}:DateTimeString>`);

/** Whether an invoice can be a document of EN 16931, which allows at most two decimals (rules BR-DEC-01 to BR-DEC-25). */
export const hasXml = (currency: string): boolean => exponentOf(currency) <= 2;

/**
 * The invoice as Cross Industry Invoice of UN/CEFACT (D22B) in the profile EN 16931 of Factur-X. The type of the document
 * is 389, a self-billed invoice, or 261, a self-billed credit note (UNTDID 1001).
 */
export function crossIndustryInvoice(content: InvoiceContent): string {
  const { currency, treatment, kind, corrects } = content;
  const money = (minor: number) => decimalOf(minor, currency);
  const { code, reason } = categories[treatment];
  const rate = code === 'O' ? '' : element('RateApplicablePercent', String(content.vat_rate_ppm / 10_000));
  const notes = [content.note, content.sentence].filter(Boolean);
  const withIds = code !== 'O';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
    ' xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
    ' xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
    ' xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">',
    '<rsm:ExchangedDocumentContext>',
    element('GuidelineSpecifiedDocumentContextParameter', textElement('ID', 'urn:cen.eu:en16931:2017')),
    '</rsm:ExchangedDocumentContext><rsm:ExchangedDocument>',
    textElement('ID', content.number),
    textElement('TypeCode', kind === 'invoice' ? '389' : '261'),
    dayElement('IssueDateTime', content.issued_on),
    ...notes.map((note) => element('IncludedNote', textElement('Content', note))),
    '</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>',
    element(
      'IncludedSupplyChainTradeLineItem',
      element('AssociatedDocumentLineDocument', textElement('LineID', '1')) +
        element('SpecifiedTradeProduct', textElement('Name', content.line)) +
        element(
          'SpecifiedLineTradeAgreement',
          element('NetPriceProductTradePrice', element('ChargeAmount', money(content.net_minor))),
        ) +
        element('SpecifiedLineTradeDelivery', element('BilledQuantity', '1', ' unitCode="C62"')) +
        element(
          'SpecifiedLineTradeSettlement',
          element('ApplicableTradeTax', textElement('TypeCode', 'VAT') + textElement('CategoryCode', code) + rate) +
            element(
              'SpecifiedTradeSettlementLineMonetarySummation',
              element('LineTotalAmount', money(content.net_minor)),
            ),
        ),
    ),
    element(
      'ApplicableHeaderTradeAgreement',
      element('SellerTradeParty', partyOf(content.seller, withIds)) +
        element('BuyerTradeParty', partyOf(content.buyer, withIds)),
    ),
    element(
      'ApplicableHeaderTradeDelivery',
      element('ActualDeliverySupplyChainEvent', dayElement('OccurrenceDateTime', content.paid_on)),
    ),
    element(
      'ApplicableHeaderTradeSettlement',
      textElement('PaymentReference', content.statement_no) +
        textElement('InvoiceCurrencyCode', currency) +
        element(
          'ApplicableTradeTax',
          element('CalculatedAmount', money(content.vat_minor)) +
            textElement('TypeCode', 'VAT') +
            (code === 'S' ? '' : textElement('ExemptionReason', content.sentence)) +
            element('BasisAmount', money(content.net_minor)) +
            textElement('CategoryCode', code) +
            (reason ? textElement('ExemptionReasonCode', reason) : '') +
            (rate || element('RateApplicablePercent', '0')),
        ) +
        element('SpecifiedTradeSettlementHeaderMonetarySummation', sumsOf(content, money)) +
        (corrects
          ? element(
              'InvoiceReferencedDocument',
              textElement('IssuerAssignedID', corrects.number) +
                dayElement('FormattedIssueDateTime', corrects.issued_on, 'qdt'),
            )
          : ''),
    ),
    '</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>\n',
  ].join('');
}

function sumsOf(content: InvoiceContent, money: (minor: number) => string): string {
  const { net_minor, vat_minor, total_minor, rounding_minor, currency } = content;
  return [
    element('LineTotalAmount', money(net_minor)),
    element('TaxBasisTotalAmount', money(net_minor)),
    element('TaxTotalAmount', money(vat_minor), ` currencyID="${currency}"`),
    rounding_minor === 0 ? '' : element('RoundingAmount', money(rounding_minor)),
    element('GrandTotalAmount', money(total_minor)),
    element('TotalPrepaidAmount', money(total_minor + rounding_minor)),
    element('DuePayableAmount', money(0)),
  ].join('');
}

/** Invoices outside the scope of VAT must not have VAT numbers (rule BR-O-02). */
function partyOf(party: Party, withIds: boolean): string {
  const registration = (scheme: string, id: string) =>
    element('SpecifiedTaxRegistration', textElement('ID', id, ` schemeID="${scheme}"`));
  return [
    textElement('Name', party.name),
    element(
      'PostalTradeAddress',
      maybe('PostcodeCode', party.postal_code) +
        maybe('LineOne', party.street) +
        maybe('CityName', party.city) +
        textElement('CountryID', party.country),
    ),
    withIds && party.tax_number ? registration('FC', party.tax_number) : '',
    withIds && party.vat_number ? registration('VA', party.vat_number) : '',
  ].join('');
}

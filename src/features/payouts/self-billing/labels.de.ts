import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/self-billing'> = {
  'Accepted by': 'Angenommen von',
  'Below the 1099-NEC threshold': 'Unter der Schwelle für 1099-NEC',
  'Credit note': 'Gutschrift (Korrekturbeleg)',
  'Issued at': 'Ausgestellt am',
  Net: 'Netto',
  'No VAT is charged, because the supplier uses the exemption for small businesses.':
    'Es wird keine USt. berechnet, da der Leistende die Kleinunternehmerregelung anwendet.',
  'No tax profile': 'Kein Steuerprofil',
  'Not reported': 'Nicht gemeldet',
  'Not subject to VAT in the country of the supplier.': 'Im Land des Leistenden nicht steuerbar.',
  'Outside scope': 'Nicht steuerbar',
  'Reverse charge': 'Reverse Charge',
  'Reverse charge: VAT is payable by the recipient (Article 196 of Council Directive 2006/112/EC).':
    'Reverse Charge: Steuerschuldnerschaft des Leistungsempfängers (Artikel 196 der Richtlinie 2006/112/EG des Rates).',
  'Self-billing': 'Gutschriftverfahren',
  'Self-billing invoices': 'Gutschriften',
  Series: 'Nummernkreis',
  'Set up self-billing': 'Gutschriftverfahren einrichten',
  'Small business': 'Kleinunternehmen',
  Terms: 'Bedingungen',
  'The amount includes VAT.': 'Der Betrag enthält USt.',
  'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG). No VAT is charged (small business).':
    'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG).',
  VAT: 'USt.',
  'VAT rate': 'USt.-Satz',
  'VAT treatment': 'Umsatzsteuerliche Behandlung',
  'With VAT': 'Mit USt.',
  'Year totals': 'Jahressummen',
  'Year totals for 1099-NEC and DAC7': 'Jahressummen für 1099-NEC und DAC7',
  'content of an invoice': 'Inhalt einer Rechnung',
  'contents of invoices': 'Inhalte von Rechnungen',
  'invoice number': 'Rechnungsnummer',
  'invoice numbers': 'Rechnungsnummern',
  'self-billing agreement': 'Gutschriftvereinbarung',
  'self-billing agreements': 'Gutschriftvereinbarungen',
  'self-billing invoice': 'Gutschrift',
  'self-billing invoices': 'Gutschriften',
  'self-billing settings': 'Einstellungen zum Gutschriftverfahren',
};

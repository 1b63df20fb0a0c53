import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/self-billing'> = {
  'Accepted by': 'Accepté par',
  'Below the 1099-NEC threshold': 'Inférieur au seuil 1099-NEC',
  'Credit note': 'Avoir',
  'Issued at': 'Émise le',
  'No VAT is charged, because the supplier uses the exemption for small businesses.':
    'TVA non facturée : le fournisseur bénéficie de la franchise des petites entreprises.',
  'No tax profile': 'Aucun profil fiscal',
  'Not reported': 'Non déclaré',
  'Not subject to VAT in the country of the supplier.': 'Non soumis à la TVA dans le pays du fournisseur.',
  'Outside scope': 'Hors champ',
  'Reverse charge': 'Autoliquidation',
  'Reverse charge: VAT is payable by the recipient (Article 196 of Council Directive 2006/112/EC).':
    'Autoliquidation : la TVA est due par le preneur (article 196 de la directive 2006/112/CE du Conseil).',
  'Self-billing': 'Autofacturation',
  'Self-billing invoices': 'Factures d’autofacturation',
  Series: 'Série',
  'Set up self-billing': 'Configurer l’autofacturation',
  'Small business': 'Petite entreprise',
  Terms: 'Conditions',
  'The amount includes VAT.': 'Le montant inclut la TVA.',
  'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG). No VAT is charged (small business).':
    'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG). TVA non facturée (petite entreprise).',
  VAT: 'TVA',
  'VAT rate': 'Taux de TVA',
  'VAT treatment': 'Régime de TVA',
  'With VAT': 'Avec TVA',
  'Year totals': 'Totaux annuels',
  'Year totals for 1099-NEC and DAC7': 'Totaux annuels pour 1099-NEC et DAC7',
  'content of an invoice': 'contenu d’une facture',
  'contents of invoices': 'contenus de factures',
  'invoice number': 'numéro de facture',
  'invoice numbers': 'numéros de facture',
  'self-billing agreement': 'accord d’autofacturation',
  'self-billing agreements': 'accords d’autofacturation',
  'self-billing invoice': 'facture d’autofacturation',
  'self-billing invoices': 'factures d’autofacturation',
  'self-billing settings': 'paramètres d’autofacturation',
  invoice: 'facture',
  invoices: 'factures',
};

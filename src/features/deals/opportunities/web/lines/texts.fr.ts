import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  amended: 'Rectification enregistrée',
  amendWonDeal: 'Rectifier l’affaire gagnée',
  amend: 'Rectifier',
  amount: 'Montant',
  calculatedFromLinesAmendThemOn: 'Calculé à partir des lignes. Rectifiez-les dans l’onglet Lignes.',
  wonOn: 'Gagnée le',
  setsWhichRulesTiersAndPeriods: 'Détermine les règles, niveaux et périodes applicables.',
  billing: 'Facturation',
  term: 'Durée',
  termInMonths: 'Durée en mois',
  dealAmountIncludesOneChargeRules:
    'Le montant de l’affaire inclut une échéance. Les règles fondées sur la première année ou sur la valeur totale du contrat incluent toutes les échéances.',
  text: (termMonths: number) => plural(termMonths, 'mois', 'mois'),
  for: (intervalText: ReactNode, termMonths: number) =>
    rich`${intervalText}, pendant ${plural(termMonths, 'mois', 'mois')}`,
  saved: 'Modifications enregistrées',
  amendLines: 'Rectifier les lignes',
  lines: 'Lignes',
  addLine: 'Ajouter une ligne',
  save: 'Enregistrer',
  cancel: 'Annuler',
  product: 'Produit',
  description: 'Description',
  quantity: 'Quantité',
  lineAmount: 'Montant de la ligne',
  includedDiscount: 'Remise incluse',
  includedTax: 'Taxe incluse',
  yourCost: 'Votre coût',
  removeLine: 'Retirer la ligne',
  enterLineAmount: 'Saisissez le montant de la ligne.',
  chooseProductOrEnterDescription: 'Choisissez un produit ou saisissez une description.',
  enterReasonForAmendment: 'Indiquez le motif de la rectification',
  editLines: 'Modifier les lignes',
  addLines: 'Ajouter des lignes',
  noLinesYet: 'Aucune ligne pour l’instant',
  addLinesToCalculateAmountAnd: 'Ajoutez des lignes pour calculer le montant et payer une commission par produit.',
  total: 'Total',
};

import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  amended: 'Rectificado',
  amendWonDeal: 'Rectificar negocio ganado',
  amend: 'Rectificar',
  amount: 'Importe',
  calculatedFromLinesAmendThemOn: 'Se calcula a partir de las líneas. Rectifícalas en la pestaña Líneas.',
  wonOn: 'Ganado el',
  setsWhichRulesTiersAndPeriods: 'Determina qué reglas, niveles y períodos se aplican.',
  billing: 'Facturación',
  term: 'Duración',
  termInMonths: 'Duración en meses',
  dealAmountIncludesOneChargeRules:
    'El importe del negocio incluye un solo cargo. Las reglas basadas en el primer año o en el valor total del contrato incluyen todos los cargos.',
  text: (termMonths: number) => plural(termMonths, 'mes', 'meses'),
  for: (intervalText: ReactNode, termMonths: number) =>
    rich`${intervalText}, durante ${plural(termMonths, 'mes', 'meses')}`,
  saved: 'Guardado',
  amendLines: 'Rectificar líneas',
  lines: 'Líneas',
  addLine: 'Añadir línea',
  save: 'Guardar',
  cancel: 'Cancelar',
  product: 'Producto',
  description: 'Descripción',
  quantity: 'Cantidad',
  lineAmount: 'Importe de la línea',
  includedDiscount: 'Descuento incluido',
  includedTax: 'Impuesto incluido',
  yourCost: 'Tu costo',
  removeLine: 'Quitar línea',
  enterLineAmount: 'Introduce el importe de la línea.',
  chooseProductOrEnterDescription: 'Elige un producto o introduce una descripción.',
  enterReasonForAmendment: 'Introduce un motivo para la rectificación',
  editLines: 'Editar líneas',
  addLines: 'Añadir líneas',
  noLinesYet: 'Aún no hay líneas',
  addLinesToCalculateAmountAnd: 'Añade líneas para calcular el importe y pagar comisión por producto.',
  total: 'Total',
};

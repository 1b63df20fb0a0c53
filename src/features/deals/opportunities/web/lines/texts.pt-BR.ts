import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  amended: 'Alterado',
  amendWonDeal: 'Alterar negócio ganho',
  amend: 'Alterar',
  amount: 'Valor',
  calculatedFromLinesAmendThemOn: 'Calculado a partir das linhas. Altere-as na aba Linhas.',
  wonOn: 'Ganho em',
  setsWhichRulesTiersAndPeriods: 'Determina quais regras, níveis e períodos se aplicam.',
  billing: 'Cobrança',
  term: 'Duração',
  termInMonths: 'Duração em meses',
  dealAmountIncludesOneChargeRules:
    'O valor do negócio inclui uma cobrança. As regras baseadas no primeiro ano ou no valor total do contrato incluem todas as cobranças.',
  text: (termMonths: number) => plural(termMonths, 'mês', 'meses'),
  for: (intervalText: ReactNode, termMonths: number) =>
    rich`${intervalText}, por ${plural(termMonths, 'mês', 'meses')}`,
  saved: 'Salvo',
  amendLines: 'Alterar linhas',
  lines: 'Linhas',
  addLine: 'Adicionar linha',
  save: 'Salvar',
  cancel: 'Cancelar',
  product: 'Produto',
  description: 'Descrição',
  quantity: 'Quantidade',
  lineAmount: 'Valor da linha',
  includedDiscount: 'Desconto incluído',
  includedTax: 'Imposto incluído',
  yourCost: 'Seu custo',
  removeLine: 'Remover linha',
  enterLineAmount: 'Informe o valor da linha.',
  chooseProductOrEnterDescription: 'Escolha um produto ou informe uma descrição.',
  enterReasonForAmendment: 'Informe um motivo para a alteração',
  editLines: 'Editar linhas',
  addLines: 'Adicionar linhas',
  noLinesYet: 'Ainda não há linhas',
  addLinesToCalculateAmountAnd: 'Adicione linhas para calcular o valor e pagar comissão por produto.',
  total: 'Total',
};

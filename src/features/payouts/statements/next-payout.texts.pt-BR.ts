import type { FullTranslation } from '#shared/text/texts.ts';
import type { nextPayoutTexts as english } from './next-payout.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nextPayoutTexts: FullTranslation<typeof english> = {
  planned: (amount: string, on: string, by: string) => `Próximo repasse: ${amount} em ${on}, pago até ${by}`,
  plannedWhole: (amount: string, on: string, by: string) =>
    `Próximo repasse: ${amount} em ${on}, pago até ${by}. Os pagamentos nesta moeda são arredondados para baixo em unidades inteiras`,
  deducted: 'Estornado após o pagamento; descontado dos seus próximos ganhos',
  belowMinimum: 'Abaixo do repasse mínimo; fica para o próximo',
  nothingYet: (on: string) => `Ainda não há nada a pagar; o próximo repasse será preparado em ${on}`,
  nothing: 'Não há nada a pagar agora',
  lessThanUnit: 'Fica para o próximo: menos de uma unidade inteira desta moeda',
  carried: (rest: string) =>
    `Incluído no próximo repasse. ${rest} fica para o seguinte, porque esta moeda é paga em unidades inteiras`,
  included: 'Incluído no próximo repasse',
};

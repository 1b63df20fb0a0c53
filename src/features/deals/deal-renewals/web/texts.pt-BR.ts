import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Renovações',
  ends: 'Termina em até',
  days: (count: number) => `${count} dias`,
  all: 'Todas',
  next: 'Próximo passo',
  start: 'Iniciar renovação',
  started: 'Renovação iniciada',
  renewal: 'Renovação',
  endsOn: 'Termina em',
  decide: 'Decidir',
  decidedBy: (name: string) => `Decidido por ${name}`,
  renewed: 'Marcar como renovado',
  renewedText: (name: string) =>
    `O negócio ${name} foi renovado. Escolha o negócio que o renova ou informe o novo término, se houver.`,
  renewingDeal: 'Renovado por',
  newEnd: 'Novo término',
  newEndHelp: 'O negócio volta a aguardar renovação antes deste dia.',
  notRenewed: 'Não será renovado',
  notRenewedText: (name: string) => `O cliente não renova ${name}. O negócio sai da lista de renovações em aberto.`,
  reason: 'Motivo',
  empty: 'Os negócios ganhos com linhas recorrentes aparecem aqui antes do fim da vigência.',
};

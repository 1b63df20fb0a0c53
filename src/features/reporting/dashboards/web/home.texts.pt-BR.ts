import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { homeTexts as english } from './home.texts.ts';

const by = (day: string | null, words: string, without: string) => (day ? `${words} ${day}` : without);

/** Not yet reviewed by a native speaker. */
export const homeTexts: FullTranslation<typeof english> = {
  next: 'Próximos passos',
  payment: 'Próximo pagamento',
  earnings: 'Todos os ganhos',
  noPayment: 'Ainda não há nada a pagar. Você recebe comissão quando um negócio é ganho.',
  also: 'e',
  states: {
    processing: (day: string | null) => by(day, 'Em repasse, previsto até', 'Em repasse'),
    payable: (day: string | null) => by(day, 'Previsto até', 'Previsto para o próximo repasse'),
    on_hold: (day: string | null) => by(day, 'Em espera, a pagar em', 'Em espera'),
  },
  deal: 'Próximo passo nos seus negócios',
  deals: 'Todos os negócios',
  noDeal: 'Nenhum negócio precisa de você.',
  track: 'Próxima etapa',
  tracks: 'Todas as trilhas',
  noTrack: 'Você concluiu todas as etapas.',
  due: (day: string, isLate: boolean) => (isLate ? `O prazo era ${day}` : `Prazo: ${day}`),
  more: (count: number) => plural(count, 'a mais', 'a mais'),
};

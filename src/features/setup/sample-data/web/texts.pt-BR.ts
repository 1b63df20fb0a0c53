import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Dados de exemplo',
  invite: 'Explore um pequeno programa de exemplo. Você pode adicioná-lo ou removê-lo com um clique.',
  noMoney:
    'Três dos negócios estão ganhos e renderam comissão, que aguarda em um rascunho de repasse. Remover os dados de exemplo estorna a comissão e cancela o repasse.',
  there: 'Suas listas contêm dados de exemplo ao lado dos seus próprios registros.',
  add: 'Adicionar dados de exemplo',
  remove: 'Remover dados de exemplo',
  added: 'Dados de exemplo adicionados',
  removed: (what: string) => `Removido: ${what}`,
  nothing: 'nada',
  askTitle: 'Remover os dados de exemplo?',
  askText: (what: string) => `Isto arquiva: ${what}. Os seus próprios registros não mudam.`,
  noted: 'Confira primeiro estes registros',
  keep: (name: string) => `Manter ${name}`,
  keepHint: 'Os registros de exemplo que você mantém passam a fazer parte dos seus próprios dados.',
  keptTitle: 'Mantidos como registros seus',
  ok: 'OK',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Esta decisão foi justa?',
  text: 'Sua resposta ajuda a melhorar a forma como os registros são decididos.',
  chosen: (isFair: boolean) =>
    `Você escolheu “${isFair ? 'Sim' : 'Não'}” no e-mail. Selecione aqui para enviar sua resposta.`,
  yes: 'Sim',
  no: 'Não',
  sending: 'Enviando sua resposta…',
  thanks: 'Agradecemos a resposta',
  kept: (isFair: boolean) => `Sua resposta: ${isFair ? 'sim, foi justa' : 'não, não foi justa'}.`,
  already: (isFair: boolean) =>
    `Esta pergunta já foi respondida: ${isFair ? 'sim, foi justa' : 'não, não foi justa'}. Vale a primeira resposta.`,
  missing: 'Este link não está completo. Use o link do e-mail.',
  failed: 'Não foi possível enviar sua resposta. Tente de novo.',
  refused: 'Este link não funciona',
  noScript: 'Esta página precisa do JavaScript.',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  benefit: 'Benefício',
  amount: 'Quantidade',
  note: 'Observação',
  decided: (status, amount, benefit, note) =>
    ({
      approved: `Sua solicitação de ${amount} de “${benefit}” foi aprovada`,
      fulfilled: `Sua solicitação de ${amount} de “${benefit}” foi entregue`,
      declined: `Sua solicitação de ${amount} de “${benefit}” foi recusada`,
      revoked: `Sua solicitação de ${amount} de “${benefit}” foi revogada`,
    })[status] + (note ? `. ${note}` : ''),
  viewBenefit: 'Ver benefício',
  reduced: (benefit, now, afterwards, day) =>
    `“${benefit}” muda de ${now} para ${afterwards} em ${day} por causa do seu nível`,
  reducedSubject: (benefit, afterwards, day) => `${benefit} muda para ${afterwards} em ${day}`,
  now: 'Agora',
  afterwards: 'Depois',
  from: 'A partir de',
  viewBenefits: 'Ver benefícios',

  requested: (partner, amount, benefit) => `${partner} solicita ${amount} de “${benefit}”`,
  partner: 'Parceiro',
  requestedAmount: 'Solicitado',
  reviewRequest: 'Avaliar solicitação',
};

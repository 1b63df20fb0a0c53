import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (partner, deal) => `${partner} solicita uma avaliação de “${deal}”`,
  submitted: (partner) => `Um cliente avaliou ${partner}`,
  guessed: (partner) => `Alguém está tentando adivinhar o código de uma avaliação de ${partner}`,
  guessedText: (guessed) =>
    `${guessed}: os códigos errados são retardados. Envie um novo link se não foi quem escreve a avaliação.`,
  disputed: (partner) => `${partner} contesta uma avaliação`,
  published: (deal) => `Uma avaliação do seu trabalho em “${deal}” foi publicada`,
  kept: (deal) => `A avaliação de “${deal}” continua publicada`,
  removed: (deal) => `A avaliação de “${deal}” foi removida`,
  declined: (deal) => `A sua solicitação de avaliação de “${deal}” foi recusada`,
  reply_removed: (deal) => `A sua resposta à avaliação de “${deal}” foi removida`,
  because: (what, reason) => `${what}: ${reason}`,
  viewReview: 'Ver avaliação',

  askSubject: (partner) => `Como foi o seu projeto com ${partner}?`,
  ask: (partner, deal, company) =>
    `${partner} trabalhou com você em “${deal}”. ${company} pede que você avalie o trabalho. Leva cerca de dois minutos.`,
  askLink: (company, days) =>
    `${company} verifica cada avaliação antes de publicar. O link é só para você e expira em ${days} dias.`,
  writeReview: 'Escrever avaliação',
  askFooter: (company, email) =>
    `${company} enviou este e-mail a ${email}. Se você não quiser escrever uma avaliação, pode ignorá-lo.`,
  codeSubject: 'Seu código para confirmar a sua avaliação',
  code: (code) => `Informe este código na página da avaliação para confirmar o seu endereço de e-mail: ${code}`,
  codeExpires: (minutes, company) =>
    `O código expira em ${minutes} minutos. ${company} não publica nada antes de você informá-lo.`,
  codeFooter: (company, email) =>
    `${company} enviou este e-mail a ${email} porque uma avaliação foi enviada com o seu link.`,
};

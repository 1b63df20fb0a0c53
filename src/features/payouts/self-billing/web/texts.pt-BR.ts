import type { ReactNode } from 'react';
import type { Translation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  downloadAsPdf: (number: Part) => `Baixar ${number} em PDF`,
  downloadAsXml: (number: Part) => `Baixar ${number} em XML`,
  invoices: 'Faturas',
  endSelfBillingAgreement: 'Encerrar o acordo de autofaturamento?',
  fromNowOnYouSendYour:
    'A partir de agora, você envia suas próprias faturas. As faturas já emitidas continuam válidas.',
  endAgreement: 'Encerrar acordo',
  reviewAgreement: 'Revisar acordo',
  issuesYourInvoicesAcceptedByOn: (company: ReactNode, acceptedName: ReactNode, acceptedAt: ReactNode) =>
    rich`${company} emite suas faturas. Aceito por ${acceptedName} em ${acceptedAt}.`,
  yourTaxProfileMustBeAccepted: ' Antes, seu perfil fiscal precisa ser aceito.',
  canIssueInvoicesForYourCommissions: (company: ReactNode, part: ReactNode) =>
    rich`${company} pode emitir as faturas das suas comissões, para que você não precise fazer isso.${part}`,
  selfBillingAgreement: 'Acordo de autofaturamento',
  acceptAgreement: 'Aceitar acordo',
  yourName: 'Seu nome',
  files: 'Arquivos',
  withSelfBillingAgreementEachPayment: 'Com um acordo de autofaturamento, cada pagamento vem com uma fatura.',
};

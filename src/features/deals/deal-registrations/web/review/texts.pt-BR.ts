import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approve: (accountName: Part) => `Aprovar ${accountName}?`,
  messageToPartner: 'Mensagem ao parceiro',
  reasonForApprovingDespiteConflict: 'Motivo para aprovar apesar do conflito',
  reasonIsRequired: 'Informe o motivo',
  explanation: 'Explicação',
  storedWithConflictPartnerCannotSee: 'Fica salva com o conflito. O parceiro não pode vê-la.',
  enterAnExplanation: 'Informe uma explicação',
  internalComment: 'Comentário interno',
  onlyYourCompanyCanSeeIt: 'Só a sua empresa pode vê-lo.',
  createOpportunityNowWithPartnerAs: 'Criar a oportunidade agora, com o parceiro como origem',
  thisStepNextReviewerAskedThen: (position: Part, total: Part, name: Part) =>
    `Esta é a etapa ${position} de ${total} (${name}). Depois, a decisão passa para a próxima pessoa. A proteção começa com a última aprovação.`,
  protectionForStartsNowNoOther: (partnerName: Part) =>
    `A proteção de ${partnerName} começa agora. Nenhum outro parceiro pode registrar esta conta para os mesmos produtos.`,
  itsPartnerToldThatAnotherRegistration: (starts: Part, earlier: Part) =>
    `${starts} ${earlier} O parceiro dele é avisado de que outro registro foi aprovado.`,
  registrationWasSubmittedEarlierAndStill: (number: Part, partnerName: Part) =>
    `O registro ${number} de ${partnerName} foi enviado antes e ainda aguarda.`,
  noOtherPartnerCanRegisterOr: (accountName: ReactNode, heldUntil: ReactNode, label: ReactNode) =>
    rich`Nenhum outro parceiro pode registrar ou reservar ${accountName} até ${heldUntil}. Registre o negócio antes disso. ${label}`,
  joinsDealFirstRegistrationCanSee: (partnerName: Part) =>
    `${partnerName} entra no negócio do primeiro registro, pode vê-lo e ganha comissão por ele. Só o primeiro registro mantém a proteção. Cada parceiro fica sabendo da própria função e da própria parte, mas não de quem é o outro parceiro.`,
  joinsYourDealCanSeeIt: (partnerName: Part) =>
    `${partnerName} entra no seu negócio, pode vê-lo, ganha comissão por ele e tem proteção para esta conta.`,
  thePartner: 'o parceiro',
  roleInDeal: (partnerName: Part) => `Função de ${partnerName} no negócio`,
  shareCommissionForThisRole: 'Parte da comissão desta função',
  otherPartnersSharesShrinkInProportion: 'As partes dos outros parceiros diminuem na mesma proporção.',
  reason: 'Motivo',
  storedWithConflictPartnersCannotSee: 'Fica salvo com o conflito. Os parceiros não podem vê-lo.',
  messageTo: (partnerName: Part) => `Mensagem a ${partnerName}`,
  dealAfterMerge: 'Negócio depois de mesclar',
  partnersOf: (opportunityName: Part) => `Parceiros de ${opportunityName}`,
  role: 'Função',
  shareOfRole: 'Parte da função',
  joinsTheDeal: 'Entra no negócio',
  firstRegistrationHasNoDealYet: 'O primeiro registro ainda não tem um negócio. Ele é criado ao mesclar.',
  text: (count: number) => plural(count, 'dia', 'dias'),
  protectionLastsFromApproval: (protectionDays: Part) => `A proteção dura ${protectionDays} a partir da aprovação.`,
  itCannotBeExtended: (usually: Part) => `${usually} Não pode ser prorrogada.`,
  textMaxExtensions: (maxExtensions: number) => plural(maxExtensions, 'vez', 'vezes'),
  youCanAskUntil: (askUntil: Part) => ` Você pode solicitar até ${askUntil}.`,
  itCanBeExtendedByUp: (usually: Part, times: Part, extensionDays: Part, used: Part, until: Part) =>
    `${usually} Pode ser prorrogada ${times}, por até ${extensionDays} de cada vez, se o negócio tiver avançado: uma mudança de etapa ou uma anotação.${used}${until}`,
  youAskedForExtensionOn: (extensionAskedAt: Part) => `Você solicitou uma prorrogação em ${extensionAskedAt}`,
  extension: 'Prorrogação',
  asksForExtension: (partnerName: Part) => `${partnerName} solicita uma prorrogação`,
  thisExtensionYourProgramAllowsDate: (extensions: Part, maxExtensions: Part, latestOn: Part) =>
    `Esta é a prorrogação ${extensions} de ${maxExtensions}. Seu programa permite uma data até ${latestOn}.`,
  chooseADate: 'Escolha uma data',
};

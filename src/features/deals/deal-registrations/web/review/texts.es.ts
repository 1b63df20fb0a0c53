import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approve: (accountName: Part) => `¿Aprobar ${accountName}?`,
  messageToPartner: 'Mensaje al partner',
  reasonForApprovingDespiteConflict: 'Motivo para aprobar a pesar del conflicto',
  reasonIsRequired: 'El motivo es obligatorio',
  explanation: 'Explicación',
  storedWithConflictPartnerCannotSee: 'Se guarda con el conflicto. El partner no puede verla.',
  enterAnExplanation: 'Introduce una explicación',
  internalComment: 'Comentario interno',
  onlyYourCompanyCanSeeIt: 'Solo tu empresa puede verlo.',
  createOpportunityNowWithPartnerAs: 'Crear la oportunidad ahora, con el partner como origen',
  thisStepNextReviewerAskedThen: (position: Part, total: Part, name: Part) =>
    `Este es el paso ${position} de ${total} (${name}). Después se pregunta a la siguiente persona que revisa. La protección empieza con la última aprobación.`,
  protectionForStartsNowNoOther: (partnerName: Part) =>
    `La protección de ${partnerName} empieza ahora. Ningún otro partner puede registrar esta cuenta para los mismos productos.`,
  itsPartnerToldThatAnotherRegistration: (starts: Part, earlier: Part) =>
    `${starts} ${earlier} Se avisa a su partner de que se aprobó otro registro.`,
  registrationWasSubmittedEarlierAndStill: (number: Part, partnerName: Part) =>
    `El registro ${number} de ${partnerName} se envió antes y sigue en espera.`,
  noOtherPartnerCanRegisterOr: (accountName: ReactNode, heldUntil: ReactNode, label: ReactNode) =>
    rich`Ningún otro partner puede registrar ni reservar ${accountName} hasta el ${heldUntil}. Registra el negocio antes de esa fecha. ${label}`,
  joinsDealFirstRegistrationCanSee: (partnerName: Part) =>
    `${partnerName} se une al negocio del primer registro, puede verlo y gana comisión por él. Solo el primer registro conserva su protección. Cada partner conoce su propio rol y su parte, pero no quién es el otro partner.`,
  joinsYourDealCanSeeIt: (partnerName: Part) =>
    `${partnerName} se une a tu negocio, puede verlo, gana comisión por él y tiene protección para esta cuenta.`,
  thePartner: 'el partner',
  roleInDeal: (partnerName: Part) => `Rol de ${partnerName} en el negocio`,
  shareCommissionForThisRole: 'Parte de la comisión de este rol',
  otherPartnersSharesShrinkInProportion: 'Las partes de los demás partners se reducen en proporción.',
  reason: 'Motivo',
  storedWithConflictPartnersCannotSee: 'Se guarda con el conflicto. Los partners no pueden verlo.',
  messageTo: (partnerName: Part) => `Mensaje a ${partnerName}`,
  dealAfterMerge: 'Negocio después de combinar',
  partnersOf: (opportunityName: Part) => `Partners de ${opportunityName}`,
  role: 'Rol',
  shareOfRole: 'Parte del rol',
  joinsTheDeal: 'Se une al negocio',
  firstRegistrationHasNoDealYet: 'El primer registro aún no tiene negocio. Se crea al combinar.',
  text: (count: number) => plural(count, 'día', 'días'),
  protectionLastsFromApproval: (protectionDays: Part) => `La protección dura ${protectionDays} desde la aprobación.`,
  itCannotBeExtended: (usually: Part) => `${usually} No se puede prorrogar.`,
  textMaxExtensions: (maxExtensions: number) => plural(maxExtensions, 'vez', 'veces'),
  youCanAskUntil: (askUntil: Part) => ` Puedes solicitarlo hasta el ${askUntil}.`,
  itCanBeExtendedByUp: (usually: Part, times: Part, extensionDays: Part, used: Part, until: Part) =>
    `${usually} Se puede prorrogar ${times}, hasta ${extensionDays} cada una, si el negocio ha avanzado: un cambio de etapa o una nota.${used}${until}`,
  youAskedForExtensionOn: (extensionAskedAt: Part) => `Solicitaste una prórroga el ${extensionAskedAt}`,
  extension: 'Prórroga',
  asksForExtension: (partnerName: Part) => `${partnerName} solicita una prórroga`,
  thisExtensionYourProgramAllowsDate: (extensions: Part, maxExtensions: Part, latestOn: Part) =>
    `Esta es la prórroga ${extensions} de ${maxExtensions}. Tu programa permite una fecha hasta el ${latestOn}.`,
  chooseADate: 'Elige una fecha',
};

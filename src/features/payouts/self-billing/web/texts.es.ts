import type { ReactNode } from 'react';
import type { Translation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  downloadAsPdf: (number: Part) => `Descargar ${number} como PDF`,
  downloadAsXml: (number: Part) => `Descargar ${number} como XML`,
  invoices: 'Facturas',
  endSelfBillingAgreement: '¿Terminar el acuerdo de autofacturación?',
  fromNowOnYouSendYour: 'A partir de ahora envías tus propias facturas. Las facturas emitidas siguen siendo válidas.',
  endAgreement: 'Terminar acuerdo',
  reviewAgreement: 'Revisar acuerdo',
  issuesYourInvoicesAcceptedByOn: (company: ReactNode, acceptedName: ReactNode, acceptedAt: ReactNode) =>
    rich`${company} emite tus facturas. Aceptado por ${acceptedName} el ${acceptedAt}.`,
  yourTaxProfileMustBeAccepted: ' Primero se debe aceptar tu perfil fiscal.',
  canIssueInvoicesForYourCommissions: (company: ReactNode, part: ReactNode) =>
    rich`${company} puede emitir las facturas de tus comisiones, para que no tengas que hacerlo.${part}`,
  selfBillingAgreement: 'Acuerdo de autofacturación',
  acceptAgreement: 'Aceptar acuerdo',
  yourName: 'Tu nombre',
  files: 'Archivos',
  withSelfBillingAgreementEachPayment: 'Con un acuerdo de autofacturación, cada pago incluye una factura.',
};

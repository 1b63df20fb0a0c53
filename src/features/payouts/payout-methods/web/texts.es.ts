import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  payoutDetailsFor: (currency: Part, partnerName: Part) => `Datos de pago en ${currency} de ${partnerName}`,
  close: 'Cerrar',
  accountHolder: 'Titular de la cuenta',
  country: 'País',
  yourAccessRecordedInAuditLog: 'Tu acceso queda en el registro de auditoría.',
  copy: (name: Part) => `Copiar ${name}`,
  save: 'Guardar',
  yourDetailsEncryptedScreensShowOnly:
    'Tus datos están cifrados. Las pantallas muestran solo los últimos dígitos. Los datos completos solo los ve el equipo que te paga y cada acceso queda registrado. Los datos nuevos se verifican contigo antes de usarse.',
  detailsEncryptedListsShowOnlyLast:
    'Los datos están cifrados. Las listas muestran solo los últimos dígitos y cada acceso a los datos completos queda registrado. Otro miembro del equipo debe verificarlos con el partner.',
  partner: 'Partner',
  payoutCurrency: 'Moneda de pago',
  paymentMethod: 'Método de pago',
  accountCountry: 'País de la cuenta',
  usingForOtherCurrencies: 'Usar para otras monedas',
  earningsInCurrenciesWithoutTheirOwn:
    'Las ganancias en monedas sin datos propios se convierten y se pagan en esta cuenta.',
  accountHolderInLatinLetters: 'Titular de la cuenta en alfabeto latino',
  asYourBankWritesItPayment: 'Tal como lo escribe tu banco. Los archivos de pago no admiten otras letras.',
  routingNumber: 'Número de ruta (routing number)',
  nineDigits: 'Nueve dígitos.',
  accountNumber: 'Número de cuenta',
  accountType: 'Tipo de cuenta',
  checking: 'Cuenta corriente',
  savings: 'Cuenta de ahorro',
  nineDigitsIfBankHasOne: 'Nueve dígitos, si el banco tiene uno.',
  bankName: 'Nombre del banco',
  paypalEmail: 'Correo electrónico de PayPal',
  stripeAccount: 'Cuenta de Stripe',
  idAccountThatConnectedToCompanys:
    'El ID de la cuenta conectada a la plataforma de Stripe de la empresa, como acct_1Nv0FGQ9RKHgCVdK.',
  paymentInstructions: 'Instrucciones de pago',
  encryptedLikeAllPayoutDetails: 'Cifradas, como todos los datos de pago.',
  payoutDetails: 'Datos de pago',
  changeDetails: 'Cambiar datos',
  enterDetails: 'Introducir datos',
  noPayoutDetailsYetWeNeed: 'Aún no hay datos de pago. Los necesitamos antes del primer pago.',
  alsoUsedForOtherCurrencies: ', también para otras monedas',
  usingForOnly: (currency: Part) => `Usar solo para ${currency}`,
  beingVerified: 'En verificación',
  enterPayoutDetails: 'Introducir datos de pago',
  verifyPayoutDetailsFor: (currency: Part, partnerName: Part) =>
    `Verificar datos de pago en ${currency} de ${partnerName}`,
  verifyDetails: 'Verificar datos',
  usesSameAccount: (sameAccountAs: Part) => `${sameAccountAs} usa la misma cuenta`,
  askBothPartnersBeforeYouVerify: 'Pregunta a ambos partners antes de verificarla.',
  accountEndsIn: 'La cuenta termina en',
  usableFrom: 'Se puede usar desde',
  now: 'Ahora',
  paymentsWaitUntilSecurityHoldAfter:
    'Los pagos esperan hasta que termine la retención de seguridad posterior al cambio.',
  nextPaymentsGoToThisAccount: 'Los próximos pagos van a esta cuenta.',
  howDidYouCheckThem: '¿Cómo los comprobaste?',
  usingContactThatYouKnewBefore: 'Usa un contacto que ya conocías, no el mensaje que anunció el cambio.',
  chooseHowYouCheckedDetails: 'Elige cómo comprobaste los datos',
  note: 'Nota',
  forExampleWhomYouSpokeTo: 'Por ejemplo, con quién hablaste y cuándo.',
  pendingVerification: 'Verificación pendiente',
  partnersEnterTheirPayoutDetailsIn:
    'Los partners introducen sus datos de pago en el portal, o los introduces aquí y los verificas con el partner.',
  disablePayoutDetailsFor: (currency: Part, partnerName: Part) =>
    `¿Desactivar los datos de pago en ${currency} de ${partnerName}?`,
  approvedPaymentsThatNotInPayment:
    'Los pagos aprobados que aún no están en un archivo de pago quedarán en espera. El partner puede introducir datos nuevos.',
  disableDetails: 'Desactivar datos',
  showFullDetails: 'Mostrar datos completos',
  anotherTeamMemberMustVerify: 'Debe verificar otro miembro del equipo',
  moreAboutDetails: (currency: Part, partnerName: Part) => `Más sobre los datos en ${currency} de ${partnerName}`,
};

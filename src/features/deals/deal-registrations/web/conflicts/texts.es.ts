import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  checkingWhetherThisAccountFree: 'Comprobando si esta cuenta está libre…',
  text: (checksLeft: number) => plural(checksLeft, 'cuenta más', 'cuentas más'),
  youCanCheckToday: (checksLeft: number) => ` Hoy puedes comprobar ${plural(checksLeft, 'cuenta más', 'cuentas más')}.`,
  freeToRegister: 'Libre para registrar',
  youCanHoldThisAccountFor: (holdHours: number) =>
    ` Puedes reservar esta cuenta durante ${plural(holdHours, 'hora', 'horas')} mientras te preparas.`,
  noOtherPartnerHasRegisteredThis: (holdHours: ReactNode, left: ReactNode) =>
    rich`Ningún otro partner ha registrado esta cuenta.${holdHours}${left}`,
  notEligible: (title: Part) => `No cumple los requisitos: ${title}`,
  possibleConflictWithExistingEngagement: 'Posible conflicto con una colaboración existente',
  itCanBeRegisteredAgainFrom: (reapplyOn: Part) => `Se puede registrar de nuevo a partir del ${reapplyOn}. `,
  viewRegistration: (number: ReactNode) => rich`Ver registro ${number}`,
  itApprovedImmediatelyUnlessAccountProtected:
    'Se aprueba de inmediato, salvo que la cuenta esté protegida para otro partner.',
  youCanStillRegisterIt: 'Aun así puedes registrarla.',
  bothWereMergedIntoOneDeal: 'Ambos se combinaron en un solo negocio.',
  similar: (score: Part) => ` Similitud: ${score}.`,
  mergeIntoOneDeal: 'Combinar en un solo negocio',
  otherRecordBelongsToPartnerYou:
    'El otro registro pertenece a un partner que no gestionas. Un miembro del equipo con acceso a todos los partners puede compararlos.',
  registration: (number: Part) => `Registro ${number}`,
  account: 'Cuenta',
  website: 'Sitio web',
  country: 'País',
  partner: 'Partner',
  products: 'Productos',
  allProducts: 'Todos los productos',
  status: 'Estado',
  submitted: 'Enviado',
  protectedUntil: 'Protegido hasta',
  lastActivity: 'Última actividad',
  amount: 'Importe',
  thisRegistration: 'Este registro',
  rulesOfEngagement: 'Reglas de colaboración',
  noSimilarRecords: 'Ningún registro parecido',
  noAccountsOrOtherRegistrationsLook: 'Ninguna cuenta ni ningún otro registro se parece a este.',
  existingAccounts: 'Cuentas existentes',
  customer: 'Cliente',
  otherRegistrations: 'Otros registros',
};

import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newAccount: 'Nueva cuenta',
  otherAccountArchivedLaterImportsAnd:
    'La otra cuenta se archiva. Las importaciones y registros posteriores con su nombre o dominio se asignan a esta cuenta.',
  movesFromTo: (name: Part, name2: Part, merged: Part) => `Pasa de ${name} a ${name2}: ${merged}.`,
  hasNoRecordsToMove: (name: Part) => `${name} no tiene registros que mover.`,
  tagsCombinedRegistrationsBothAccountsScreened: (name: ReactNode) =>
    rich`${name} Las etiquetas se combinan. Los registros de ambas cuentas se vuelven a comprobar; ninguna protección termina. Esto no se puede deshacer.`,
  text: (opportunities: number) => plural(opportunities, 'negocio', 'negocios'),
  accountsMergedAndMoved: (opportunities: number, contacts: number) =>
    `Cuentas combinadas. Se movieron ${plural(opportunities, 'negocio', 'negocios')} y ${plural(contacts, 'contacto', 'contactos')}.`,
  details: 'Detalles',
  added: 'Añadida',
  relationship: 'Relación',
  customer: 'Cliente',
  prospect: 'Cliente potencial',
  newOpportunity: 'Nueva oportunidad',
  accountsEndCustomersYouAndYour: 'Las cuentas son los clientes finales a los que tú y tus partners venden.',
  newDeal: 'Nuevo negocio',
  mergeAnotherAccount: 'Combinar otra cuenta…',
  itsDealsContactsAndDocumentsWere: 'Sus negocios, contactos y documentos se movieron allí.',
  overview: 'Resumen',
  contacts: 'Contactos',
  contactsAtThisAccountAppearHere: 'Los contactos de esta cuenta aparecen aquí.',
  subsidiaries: 'Filiales',
  accountsWithThisAccountAsTheir: 'Las cuentas que tienen esta cuenta como matriz aparecen aquí.',
  account: 'Cuenta',
  size: 'Tamaño',
  country: 'País',
};

import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english, archiveTexts as englishArchiveTexts } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const archiveTexts: FullTranslation<typeof englishArchiveTexts> = {
  title: 'Archivo del registro de auditoría',
  words: ['archived event', 'archived events'] as const,
  before: (month: string) => `Los eventos anteriores a ${month} están en el archivo.`,
  wholeLogOnly: 'Solo pueden buscar en él las personas que ven todo el registro de auditoría.',
  companyOnly: (company: string) =>
    `Solo pueden buscar en él las personas de ${company} que ven todo el registro de auditoría.`,
  search: 'Buscar en el archivo',
  from: 'Desde el mes',
  to: 'Hasta el mes',
  nothing: 'No hay nada archivado: el registro de auditoría tiene todos los eventos.',
  noEvents: 'El archivo no tiene eventos de este período que coincidan.',
  ofRecord: 'Solo se muestran eventos de un registro.',
  allEvents: 'Mostrar eventos de todos los registros',
  export: 'Exportar CSV',
  older: (month: string) => `Cambios anteriores a ${month}`,
};

export const texts: FullTranslation<typeof english> = {
  tandem: 'Tandem',
  provisioningToken: (provisioningTokenName: ReactNode) => rich`Token de aprovisionamiento ${provisioningTokenName}`,
  formerUser: 'Usuario anterior',
  impersonatedBy: (impersonatorName: ReactNode) => rich`suplantado por ${impersonatorName}`,
  user: 'Usuario',
  time: 'Hora',
  action: 'Acción',
  partner: 'Partner',
  reason: 'Motivo',
  requestId: 'ID de la solicitud',
  copyRequestId: 'Copiar ID de la solicitud',
  noDetailsToShow: 'No hay detalles que mostrar.',
  field: 'Campo',
  beforeText: 'Antes',
  after: 'Después',
  value: 'Valor',
  empty: 'vacío',
  yes: 'Sí',
  no: 'No',
  entity: 'Entidad',
  userType: 'Tipo de usuario',
  everyChangeRecordedHereWhoMade: 'Cada cambio queda registrado aquí: quién lo hizo, cuándo y los valores anteriores.',
  eventDetails: 'Detalles del evento',
  verify: 'Verificar',
  logIntact: 'El registro está intacto',
  logWasChanged: 'El registro se modificó',
  close: 'Cerrar',
  text: (events: number) => plural(events, 'evento', 'eventos'),
  verifiedInEachSealComputedFrom: (events: number, seals: number) =>
    `Se verificaron ${plural(events, 'evento', 'eventos')} en ${plural(seals, 'sello', 'sellos')}. Cada sello se calcula a partir del anterior, así que cualquier cambio posterior rompe la cadena.`,
  cannotBeCompared: 'no se pueden comparar',
  wereChangedAfterSealing: 'se modificaron después del sellado',
  eventsSealUnchangedBeforeItCompare: (damage: ReactNode, brokenAt: ReactNode, damage2: ReactNode, events: number) =>
    `${damage}Los eventos del sello ${brokenAt} ${damage2}. Sin cambios antes de él: ${plural(events, 'evento', 'eventos')}. Compara el registro con una copia de seguridad anterior.`,
  auditLog: 'Registro de auditoría',
  changesMadeByUsers: (name: Part) => `Cambios hechos por usuarios de ${name}`,
  program: (name: Part) => `Programa de ${name}`,
};

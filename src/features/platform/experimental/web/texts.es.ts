import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  turnedOnForThisCompany: 'Activado para esta empresa',
  killSwitchOn: 'Interruptor de emergencia activado',
  onByDefault: 'Activado por defecto',
  offByDefault: 'Desactivado por defecto',
  flagAndRules: 'Indicador y reglas',
  turnOnForMe: (key: Part) => `Activar ${key} para mí`,
  onForMe: 'Activado para mí',
  text: (companies: number) => plural(companies, 'empresa', 'empresas'),
  turnedOnFor: (companies: number, people: number) =>
    `Activado para ${plural(companies, 'empresa', 'empresas')}, ${plural(people, 'persona', 'personas')}`,
  chooseACompany: 'Elige una empresa',
  companyToTurnOnFor: (key: Part) => `Empresa para la que activar ${key}`,
  turnOn: 'Activar',
  feedback: 'Comentarios',
  keepChangeDrop: (keep: ReactNode, change: ReactNode, drop: ReactNode) =>
    rich`${keep} conservar · ${change} cambiar · ${drop} retirar`,
  thankYouForYourFeedback: 'Gracias por tus comentarios',
  yourFeedback: 'Tus comentarios',
  reason: 'Motivo',
  tellUsWhy: 'Cuéntanos por qué',
  sendFeedback: 'Enviar comentarios',
  of: (company: Part) => ` de ${company}`,
  experimental: 'Experimental',
  featuresInTrialEachOffUntil:
    'Funciones en prueba. Cada una está desactivada hasta que la actives para una persona o una empresa. Todas las personas que la tienen pueden enviar comentarios.',
  noExperiments: 'No hay experimentos',
  featureFlagsMarkedAsExperimentsAppear: 'Los indicadores de funciones marcados como experimentos aparecen aquí.',
};

import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  turnedOnForThisCompany: 'Ativado para esta empresa',
  killSwitchOn: 'Desligamento de emergência ativado',
  onByDefault: 'Ativado por padrão',
  offByDefault: 'Desativado por padrão',
  flagAndRules: 'Flag e regras',
  turnOnForMe: (key: Part) => `Ativar ${key} para mim`,
  onForMe: 'Ativado para mim',
  text: (companies: number) => plural(companies, 'empresa', 'empresas'),
  turnedOnFor: (companies: number, people: number) =>
    `Ativado para ${plural(companies, 'empresa', 'empresas')}, ${plural(people, 'pessoa', 'pessoas')}`,
  chooseACompany: 'Escolha uma empresa',
  companyToTurnOnFor: (key: Part) => `Empresa para a qual ativar ${key}`,
  turnOn: 'Ativar',
  feedback: 'Opiniões',
  keepChangeDrop: (keep: ReactNode, change: ReactNode, drop: ReactNode) =>
    rich`${keep} manter · ${change} mudar · ${drop} descartar`,
  thankYouForYourFeedback: 'Obrigado pela sua opinião',
  yourFeedback: 'Sua opinião',
  reason: 'Motivo',
  tellUsWhy: 'Diga o motivo',
  sendFeedback: 'Enviar opinião',
  of: (company: Part) => ` de ${company}`,
  experimental: 'Experimental',
  featuresInTrialEachOffUntil:
    'Recursos em teste. Cada um fica desativado até você ativá-lo para uma pessoa ou uma empresa. Quem o tem pode enviar opiniões.',
  noExperiments: 'Nenhum experimento',
  featureFlagsMarkedAsExperimentsAppear: 'As feature flags marcadas como experimentos aparecem aqui.',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Belohnen Sie Partner für ein erreichtes Ziel oder für etwas, das sie nachweisen, etwa eine Fallstudie.',
  create: 'Neue Prämie',
  deleted: 'Prämie gelöscht',
  submissions: 'Einreichungen',
  emptySubmissions: 'Nachweise, die Partner für Ihre Prämien einreichen, erscheinen hier.',
  toDecide: 'Zu entscheiden',
  reason: 'Grund',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  draftDeleted: 'Entwurf gelöscht',
  viewCommission: 'Provision ansehen',
  proof: 'Nachweis',
  noProof: 'Noch kein Nachweis.',
  openLink: 'Link öffnen',
  title: 'Prämien',
  emptyPartner: 'Derzeit stehen Ihnen keine Prämien offen.',
  yourSubmissions: 'Ihre Einreichungen',
  emptyOwn: 'Ihre Nachweise und die Entscheidungen darüber erscheinen hier.',
  addProof: 'Nachweis hinzufügen',
  editProof: 'Nachweis bearbeiten',
  save: 'Entwurf speichern',
  saved: 'Entwurf gespeichert',
  reward: 'Belohnung',
  forPerson: 'für Sie persönlich, über Ihre Firma ausgezahlt',
  until: 'Bis',
  progress: (progress: number, target: number, counted: string, isRepeated: boolean) =>
    `${counted}: ${progress} von ${target}${isRepeated ? ' für die nächste Belohnung' : ''}`,
  used: (used: number, most: number) =>
    `${used} von ${most} ${most === 1 ? 'Einreichung' : 'Einreichungen'} verbraucht`,
  once: 'Kann einmal verdient werden',
  earnedOnce: 'Belohnung verdient',
  upTo: (most: number) => `Kann bis zu ${most}-mal verdient werden`,
  earnedAll: (most: number) => `Alle ${most} Belohnungen verdient`,
  earnedSome: (earned: number, left: number) =>
    `${earned} ${earned === 1 ? 'Belohnung' : 'Belohnungen'} verdient, bis zu ${left} weitere möglich`,
  submission: (number: Part) => `Einreichung ${number}`,
  bounty: 'Prämie',
  description: 'Beschreibung',
  period: 'Zeitraum',
  bountySubmissions: 'Einreichungen für Prämien',
  submissionText: 'Einreichung',
  decision: 'Entscheidung',
};

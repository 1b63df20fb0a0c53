import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: 'als Quelle',
  resell: 'als Reseller',
  influence: 'als beeinflussender Partner',
  services: 'mit Dienstleistungen',
  distributor: 'als Distributor',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  inactive: (deal, number, days) =>
    `${deal} (Deal ${number}) wurde seit ${days} Tagen nicht aktualisiert. Verschieben Sie den Deal in eine andere Phase, fügen Sie eine Notiz hinzu oder schließen Sie ihn, wenn er verloren ist.`,
  inactiveSubject: (deal, days) => `Seit ${days} Tagen nicht aktualisiert: ${deal}`,
  viewDeal: 'Deal ansehen',
  answer: 'Antworten',
  numbered: (number) => `Nr. ${number}`,
  proposed: (deal, role) =>
    `Sie sind eingeladen, ${roles[role]} am Deal ${deal} mitzuwirken. Nehmen Sie an oder lehnen Sie ab.`,
  proposedSubject: (deal) => `${deal}: Sie sind eingeladen mitzuwirken`,
  confirmed: (deal, role) => `Sie wirken jetzt ${roles[role]} am Deal ${deal} mit.`,
  confirmedSubject: (deal) => `${deal}: Sie wirken mit`,
  rejected: (deal, role) => `Sie wirken nicht mehr ${roles[role]} am Deal ${deal} mit.`,
  rejectedSubject: (deal) => `${deal}: Sie wirken nicht mehr mit`,
  takesPart: (partner, deal, role) => `${partner} wirkt ${roles[role]} am Deal ${deal} mit.`,
  takesNoPart: (partner, deal, role) => `${partner} wirkt nicht ${roles[role]} am Deal ${deal} mit.`,

  actions: {
    update: 'Deal aktualisieren',
    updateTitle: (deal, number) => `${deal} (Deal ${number}) aktualisieren`,
    updateText: 'Geben Sie an, was als Nächstes geschieht. Phase und Betrag bleiben unverändert.',
    nextStep: 'Nächster Schritt',
    nextStepOn: 'Datum des nächsten Schritts',
    expectedClose: 'Voraussichtlicher Abschluss',
    save: 'Speichern',
    updated: (deal) => `${deal} wurde aktualisiert.`,
  },
};

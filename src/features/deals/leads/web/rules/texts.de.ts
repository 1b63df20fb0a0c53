import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  conditions: 'Bedingungen',
  partnersMustAlsoMeetThese: 'Diese müssen Partner ebenfalls erfüllen.',
  noConditionsEveryPartnerAudienceMay: 'Keine Bedingungen. Jeder Partner der Zielgruppe kann diese Leads erhalten.',
  leadRule: 'Lead-Regel',
  newLeadRule: 'Neue Lead-Regel',
  sources: 'Quellen',
  emptyForAll: 'Leer für alle.',
  required: 'Erforderlich',
  points: 'Punkte',
  status: 'Status',
  offeredTo: 'Angeboten an',
  all: 'Alle',
  newRule: 'Neue Regel',
  simulator: 'Simulator',
  leadSimulator: 'Lead-Simulator',
  draftRule: 'Regelentwurf',
  startFrom: 'Ausgehen von',
  maximumOpenLeads: 'Höchstzahl offener Leads',
  numberRecentLeads: 'Anzahl der letzten Leads',
  runSimulation: 'Simulation starten',
  text: (changed: number) => plural(changed, 'Lead', 'Leads'),
  wouldGoElsewhere: (changed: number, length: Part) =>
    `${plural(changed, 'Lead', 'Leads')} von ${length} gingen an andere Partner`,
  leadsByPartner: 'Leads nach Partner',
  partner: 'Partner',
  got: 'Erhalten',
  wouldGet: 'Würde erhalten',
  leadByLead: 'Lead für Lead',
  leads: 'Leads',
  lead: 'Lead',
  received: 'Eingegangen',
  gotIt: 'Hat ihn erhalten',
  wouldGetIt: 'Würde ihn erhalten',
  why: 'Warum',
};

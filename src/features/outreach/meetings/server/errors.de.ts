import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/meetings'> = {
  'A canceled meeting cannot be changed.': 'Ein abgesagter Termin kann nicht geändert werden.',
  'A canceled meeting has no actions.': 'Ein abgesagter Termin hat keine Maßnahmen.',
  'A pack of this meeting': 'Review-Unterlagen dieses Termins',
  'A partner proposes times for a meeting, or picks one.':
    'Ein Partner schlägt Zeiten für einen Termin vor oder wählt eine aus.',
  Meetings: 'Termine',
  'Meetings with partners': 'Termine mit Partnern',
  'Only notes and decisions of a meeting that has ended can be changed.':
    'Bei einem beendeten Termin können nur Notizen und Entscheidungen geändert werden.',
  'The company proposes times for a meeting, or picks one of yours.':
    'Das Unternehmen schlägt Zeiten für einen Termin vor oder wählt eine Ihrer Zeiten aus.',
  'The other side picks one of the times you proposed.':
    'Die andere Seite wählt eine der Zeiten, die Sie vorgeschlagen haben.',
  'This calendar': 'Dieser Kalender',
  'This meeting has not started yet.': 'Dieser Termin hat noch nicht begonnen.',
  'This meeting has not started yet. Move it to an earlier time first.':
    'Dieser Termin hat noch nicht begonnen. Verschieben Sie ihn zuerst auf eine frühere Zeit.',
  'cannot be set while times are proposed': 'Kann nicht festgelegt werden, solange Zeiten vorgeschlagen sind.',
  'deal_id: must be an id': 'deal_id: Muss eine ID sein.',
  'has a cadence for this tier already': 'Hat bereits einen Rhythmus für diese Stufe.',
  'is changed by rescheduling': 'Wird durch Verschieben des Termins geändert.',
  'is for the company; propose times instead':
    'Kann nur vom Unternehmen festgelegt werden. Schlagen Sie stattdessen Zeiten vor.',
  'is not one of the proposed times': 'Ist keine der vorgeschlagenen Zeiten.',
  'is required: set or propose a time': 'Ist erforderlich: Legen Sie eine Zeit fest oder schlagen Sie eine vor.',
  'must be contacts of this partner': 'Müssen Kontakte dieses Partners sein.',
  'must be contacts of yours': 'Müssen Ihre eigenen Kontakte sein.',
  'must be deals you can open': 'Müssen Deals sein, die Sie öffnen können.',
  'must be team members': 'Müssen Teammitglieder sein.',
  'must lie in the future': 'Muss in der Zukunft liegen.',
  'must lie within three years': 'Muss innerhalb von drei Jahren liegen.',
  'must name either a team member or a contact': 'Muss entweder ein Teammitglied oder einen Kontakt nennen.',
};

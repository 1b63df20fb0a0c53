import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/meetings'> = {
  'A canceled meeting cannot be changed.': 'Un rendez-vous annulé ne peut pas être modifié.',
  'A canceled meeting has no actions.': 'Un rendez-vous annulé n’a pas d’actions.',
  'A pack of this meeting': 'Un dossier de ce rendez-vous',
  'A partner proposes times for a meeting, or picks one.':
    'Un partenaire propose des horaires de rendez-vous ou en choisit un.',
  Meetings: 'Rendez-vous',
  'Meetings with partners': 'Rendez-vous avec les partenaires',
  'Only notes and decisions of a meeting that has ended can be changed.':
    'Seules les notes et les décisions d’un rendez-vous terminé peuvent être modifiées.',
  'The company proposes times for a meeting, or picks one of yours.':
    'L’entreprise propose des horaires de rendez-vous ou choisit un des vôtres.',
  'The other side picks one of the times you proposed.':
    'C’est l’autre partie qui choisit l’un des horaires que vous avez proposés.',
  'This calendar': 'Ce calendrier',
  'This meeting has not started yet.': 'Ce rendez-vous n’a pas encore commencé.',
  'This meeting has not started yet. Move it to an earlier time first.':
    'Ce rendez-vous n’a pas encore commencé. Avancez d’abord son horaire.',
  'cannot be set while times are proposed': 'Ne peut pas être défini tant que des horaires sont proposés.',
  'deal_id: must be an id': 'deal_id : doit être un ID',
  'has a cadence for this tier already': 'Une cadence existe déjà pour ce niveau.',
  'is changed by rescheduling': 'L’horaire se change en replanifiant le rendez-vous.',
  'is for the company; propose times instead': 'Réservé à l’entreprise ; proposez plutôt des horaires.',
  'is not one of the proposed times': 'Ce n’est pas l’un des horaires proposés.',
  'is required: set or propose a time': 'Ce champ est obligatoire : définissez ou proposez un horaire.',
  'must be contacts of this partner': 'Doivent être des contacts de ce partenaire.',
  'must be contacts of yours': 'Doivent être vos contacts.',
  'must be deals you can open': 'Doivent être des affaires que vous pouvez ouvrir.',
  'must be team members': 'Doivent être des membres de l’équipe.',
  'must lie in the future': 'Doit être dans le futur.',
  'must lie within three years': 'Doit se situer dans les trois prochaines années.',
  'must name either a team member or a contact': 'Indiquez soit un membre de l’équipe, soit un contact.',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tracks'> = {
  'A partner completes a track, or makes no progress for some time.':
    'Un partenaire termine un parcours ou ne progresse plus depuis un certain temps.',
  'A partner finishes a step that needs approval.': 'Un partenaire termine une étape qui nécessite une approbation.',
  'A track is assigned to you, a step is due or comes back, or you complete a track.':
    'Un parcours vous est attribué, une étape arrive à échéance ou vous est renvoyée, ou vous terminez un parcours.',
  'Attach a file to this step first.': 'Joignez d’abord un fichier à cette étape.',
  'Partners still follow this track. They must complete it first, or cancel their assignments.':
    'Des partenaires suivent encore ce parcours. Ils doivent d’abord le terminer, ou leurs attributions doivent être annulées.',
  'Pause the track before you archive it.': 'Mettez le parcours en pause avant de l’archiver.',
  'Progress on tracks': 'Progression dans les parcours',
  'Publish the track before you assign it.': 'Publiez le parcours avant de l’attribuer.',
  'The company does this step.': 'C’est l’entreprise qui effectue cette étape.',
  'This step completes by itself.': 'Cette étape se termine d’elle-même.',
  'This step does not ask for a file.': 'Cette étape ne demande pas de fichier.',
  'This step is not open.': 'Cette étape n’est pas ouverte.',
  'This track assignment': 'Cette attribution de parcours',
  'This track step': 'Cette étape de parcours',
  'Track steps to approve': 'Étapes de parcours à approuver',
  'Your tracks': 'Vos parcours',
  'already follows this track': 'Ce partenaire suit déjà ce parcours.',
  'cannot be in the future': 'Ne peut pas être dans le futur.',
  'finished tracks': 'parcours terminés',
  'has a key twice': 'Une clé figure deux fois.',
  'is only for tracks of a partner': 'Réservé aux parcours d’un partenaire.',
  'is only for tracks of the company': 'Réservé aux parcours de l’entreprise.',
  'stuck tracks': 'parcours au point mort',
  'track steps that are due': 'étapes de parcours à échéance',
  'track steps to approve': 'étapes de parcours à approuver',
};

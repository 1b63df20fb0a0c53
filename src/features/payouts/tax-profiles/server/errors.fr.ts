import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/tax-profiles'> = {
  'A partner submitted or changed its tax profile.': 'Un partenaire a envoyé ou modifié son profil fiscal.',
  'No partner user can fill in the tax profile. Invite a partner user first.':
    'Aucun utilisateur partenaire ne peut remplir le profil fiscal. Invitez d’abord un utilisateur partenaire.',
  'No tax form is missing.': 'Aucun formulaire fiscal ne manque.',
  'Tax profiles to review': 'Profils fiscaux à examiner',
  'The partner submitted its tax profile. Review it.': 'Le partenaire a envoyé son profil fiscal. Examinez-le.',
  'These numbers cannot be decrypted because TANDEM_SECRET has changed since they were entered. Ask the partner for a new profile.':
    'Ces numéros ne peuvent pas être déchiffrés, car TANDEM_SECRET a changé depuis leur saisie. Demandez un nouveau profil au partenaire.',
  'You asked this partner within the last 24 hours.':
    'Vous avez sollicité ce partenaire au cours des dernières 24 heures.',
  'You can’t review a tax profile that you certified. Ask another team member.':
    'Vous ne pouvez pas examiner un profil fiscal que vous avez certifié. Demandez à un autre membre de l’équipe.',
  'Your tax profile': 'Votre profil fiscal',
  'Your tax profile was changed or reviewed, a paper is missing, or a form expires.':
    'Votre profil fiscal a été modifié ou examiné, un justificatif manque ou un formulaire expire.',
  'applies to one country only': 'S’applique à un seul pays.',
  'is required of these partners already': 'Déjà exigé de ces partenaires.',
  'is required with an amount': 'Ce champ est obligatoire avec un montant.',
  'tax profiles': 'profils fiscaux',
};

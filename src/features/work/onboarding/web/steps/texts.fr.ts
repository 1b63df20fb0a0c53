import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  youCanPasteUpToPartners: (mOSTPASTED: Part) =>
    `Vous pouvez coller jusqu’à ${mOSTPASTED} partenaires. Utilisez l’étape Import pour les listes plus longues.`,
  enterNameOrPasteList: 'Saisissez un nom ou collez une liste',
  name: 'Nom',
  domain: 'Domaine',
  type: 'Type',
  add: 'Ajouter',
  left: (adding: Part) => `encore ${adding}`,
  partners: 'Partenaires',
  archive: (name: Part) => `Archiver ${name}`,
  andMore: (total: ReactNode) => rich`et ${total} de plus`,
  logo: 'Logo',
  color: 'Couleur',
  customColor: 'Couleur personnalisée',
  usingDefaultColor: 'Utiliser la couleur par défaut',
  preview: 'Aperçu',
  welcomeToPartnerPortal: 'Bienvenue sur le portail partenaires.',
  registerDeal: 'Enregistrer une affaire',
  partnerPortalPreview: 'Aperçu du portail partenaires',
  nameIsRequired: 'Le nom est obligatoire',
  description: 'Description',
  whatYouOfferAndToWhom: 'Ce que vous proposez et à qui, en une ou deux phrases.',
  descriptionIsRequired: 'La description est obligatoire',
  datesAndNumbers: 'Dates et nombres',
  currency: 'Devise',
  timeZone: 'Fuseau horaire',
  importAnotherFile: 'Importer un autre fichier',
  invitationSentTo: (email: Part) => `Invitation envoyée à ${email}`,
  invalidEmailAddress: 'Adresse e-mail non valide',
  email: 'E-mail',
  role: 'Rôle',
  invite: 'Inviter',
  team: 'Équipe',
  invited: 'Invitation envoyée',
  revoke: 'Révoquer',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Rédiger un avis',
  opening: 'Ouverture de votre lien…',
  noScript: 'Cette page a besoin de JavaScript pour ouvrir votre lien.',
  missing: 'Cette adresse est incomplète. Ouvrez à nouveau le lien de votre e-mail.',
  failed: 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.',
  heading: (partner: string) => `Évaluer votre projet avec ${partner}`,
  lead: (deal: string, company: string) =>
    `Vous avez travaillé ensemble sur «\u00a0${deal}\u00a0». ${company} vous demande votre avis.`,
  scale: '1 = médiocre, 5 = excellent.',
  categories: { cooperation: 'Collaboration', quality: 'Qualité', schedule: 'Délais', budget: 'Budget' },
  hints: {
    cooperation: 'Communication, disponibilité et fiabilité',
    quality: 'La qualité des résultats',
    schedule: 'Travail terminé dans les délais',
    budget: 'Travail terminé dans le budget',
  },
  quote: 'Votre avis',
  quoteHelp: 'Qu’est-ce qui s’est bien passé, et qu’est-ce qui pourrait être amélioré\u202f?',
  author: 'Votre nom',
  designation: 'Fonction (facultatif)',
  company: 'Entreprise (facultatif)',
  isPublic: (company: string) =>
    `Si ${company} publie votre avis, votre nom, votre fonction, votre entreprise et votre texte sont publics.`,
  submit: 'Envoyer l’avis',
  required: {
    score: 'Choisissez une note',
    quote: 'L’avis est obligatoire',
    author: 'Le nom est obligatoire',
    code: 'Saisissez les six chiffres de l’e-mail',
  },
  codeTitle: 'Consultez votre messagerie',
  codeLead: (email: string) =>
    `Nous avons envoyé un code à six chiffres à ${email}. Saisissez-le pour confirmer votre avis.`,
  code: 'Code',
  confirm: 'Confirmer l’avis',
  again: 'Envoyer un nouveau code',
  sentAgain: 'Un nouveau code a été envoyé.',
  edit: 'Modifier l’avis',
  doneTitle: 'Merci',
  done: (company: string) => `${company} vérifie votre avis avant sa publication. Vous pouvez fermer cette page.`,
  refusedTitle: 'Ce lien ne peut pas être utilisé',
  problem: 'Veuillez corriger les champs signalés.',

  badgeTitle: (partner: string) => `Note vérifiée de ${partner}`,
  badgeLead: (company: string) =>
    `Seuls les clients d’affaires gagnées peuvent évaluer les partenaires de ${company}. Chaque avis a été confirmé par e-mail et vérifié avant sa publication.`,
  outOf: (rating: string, count: number) => `${rating}/5 d’après ${count} avis vérifiés par une affaire`,
  signedHelp:
    'Le badge est signé avec Ed25519. La signature couvre le JSON canonique (clés triées, sans espaces) de tout le contenu, sauf la signature elle-même.',
  check: 'Vérifier un badge',
  checkHelp: 'Collez le JSON d’un badge pour vérifier qu’il a été signé ici et n’a pas été modifié.',
  verify: 'Vérifier le badge',
  genuine: 'Ce badge est authentique et n’a pas été modifié.',
  notGenuine: 'Ce badge n’est pas authentique.',
  notJson: 'Ce n’est pas le JSON d’un badge.',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Vérifier un reçu d’enregistrement',
  lead: (company: string) =>
    `Choisissez le reçu qu’un partenaire vous a remis. Cette page vérifie que ${company} l’a signé et que rien n’a été modifié depuis.`,
  choose: 'Fichier du reçu',
  checking: 'Vérification…',
  tooLarge: 'Ce fichier est trop volumineux pour un reçu.',
  failed: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  valid: (company: string) => `Valide\u00a0: ${company} a signé ce reçu et il n’a pas été modifié.`,
  invalid: 'Non valide',
  received: (partner: string, at: string) => `${partner} a envoyé cet enregistrement le ${at} (UTC).`,
  registration: (number: number) => `Enregistrement ${number}`,
  details: 'Détails',
  keyTitle: 'Empreinte de la clé',
  keyLead: (company: string) =>
    `Les reçus de ${company} sont signés avec la clé Ed25519 dont voici l’empreinte SHA-256. Comparez-la à celle que l’entreprise vous a transmise par un autre moyen.`,
  download: 'Télécharger la clé publique',
  offline: 'Pour vérifier un reçu sans cette page, exécutez',
  noScript: 'Cette page a besoin de JavaScript pour lire votre fichier.',
  captured: (at: string) =>
    `Selon l’appareil du partenaire, l’affaire a été saisie le ${at} (UTC). Seule l’heure d’envoi compte.`,
};

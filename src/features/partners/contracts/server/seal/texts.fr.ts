import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  everyoneSigned: (title) => `Tout le monde a signé «\u00a0${title}\u00a0»`,
  downloadAndKeep: (title, days) =>
    `Tout le monde a signé «\u00a0${title}\u00a0». Téléchargez le fichier scellé et conservez-le. Le lien fonctionne pendant ${days} jours.`,
  keepEmail: (company, fingerprint) =>
    `Conservez aussi cet e-mail. Il indique le certificat de ${company} qui scelle le fichier. Empreinte (SHA-256)\u00a0: ${fingerprint}`,
  download: 'Télécharger le document signé',
  footer: (company, email) => `${company} a envoyé cet e-mail à ${email} parce que vous avez signé ce document.`,
};

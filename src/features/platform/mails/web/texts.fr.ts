import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  noServer:
    'Aucun serveur de messagerie n’est configuré\u00a0: les e-mails sont enregistrés sur le serveur, dans le dossier «\u00a0mail\u00a0» du dossier de données. L’administrateur du serveur peut connecter un serveur de messagerie.',
  outside: (sent: number, most: number) =>
    `${sent} e-mails sur ${most} envoyés aujourd’hui à des personnes extérieures`,
  outsideHelp:
    'Votre entreprise est nouvelle\u00a0: elle peut envoyer un nombre limité d’e-mails par jour à des personnes sans compte. La limite prend fin après 30\u00a0jours\u202f; un super admin peut la relever.',
  outsideWaiting: (waiting: number) =>
    `${waiting > 1 ? `${waiting} e-mails en attente` : `${waiting} e-mail en attente`}. Les e-mails au-delà de la limite quotidienne sont envoyés les jours suivants. Un super admin peut relever la limite.`,
  /** Instead of a body. */
  hidden: {
    nothing: 'Le contenu des e-mails remis n’est pas conservé.',
    body: 'Seul le destinataire peut lire cet e-mail, car il contient un lien ou un code personnel.',
    everything: 'Seul le destinataire peut lire cet e-mail.',
  },
  emails: 'E-mails',
  showMore: 'Afficher plus',
  email: 'E-mail',
  emailsSent: (count: Part) => `${count} e-mails envoyés`,
  failedRetrying: 'Échec, nouvelle tentative',
  notDelivered: 'Non remis',
  notSent: 'Non envoyé',
  to: (toName: ReactNode) => rich`à ${toName}\u00a0:`,
  sentEmail: 'E-mails envoyés',
  noEmailsYet: 'Aucun e-mail pour l’instant',
  invitationsAndNotificationsSentByEmail: 'Les invitations et notifications envoyées par e-mail apparaissent ici.',
  toCreatedAt: (toAddress: ReactNode, createdAt: ReactNode) => rich`À ${toAddress} · ${createdAt}`,
  attachments: 'Pièces jointes',
};

import type { ReactNode } from 'react';
import type { Translation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { MailSummary } from '../schema.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  hidden: {
    nothing: 'El contenido de los correos entregados no se conserva.',
    body: 'Solo el destinatario puede leer este correo, porque contiene un enlace o un código personal.',
    everything: 'Solo el destinatario puede leer este correo.',
  } satisfies Record<MailSummary['hides'], string>,
  emails: 'Correos',
  showMore: 'Mostrar más',
  email: 'Correo',
  emailsSent: (count: Part) => `${count} correos enviados`,
  failedRetrying: 'Falló, se reintentará',
  notDelivered: 'No entregado',
  notSent: 'No enviado',
  to: (toName: ReactNode) => rich`a ${toName}:`,
  sentEmail: 'Correo enviado',
  noEmailsYet: 'Aún no hay correos',
  invitationsAndNotificationsSentByEmail: 'Las invitaciones y notificaciones enviadas por correo aparecen aquí.',
  toCreatedAt: (toAddress: ReactNode, createdAt: ReactNode) => rich`Para ${toAddress} · ${createdAt}`,
  attachments: 'Archivos adjuntos',
};

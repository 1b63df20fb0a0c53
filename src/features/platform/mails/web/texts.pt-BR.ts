import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  noServer:
    'Nenhum servidor de e-mail está configurado, por isso os e-mails são salvos no servidor, na pasta “mail” da pasta de dados. O administrador do servidor pode conectar um servidor de e-mail.',
  outside: (sent: number, most: number) => `E-mails a pessoas de fora enviados hoje: ${sent} de ${most}`,
  outsideHelp:
    'Sua empresa é nova, por isso pode enviar por dia um número limitado de e-mails a pessoas sem conta. O limite termina depois de 30 dias; um superadministrador pode aumentá-lo.',
  outsideWaiting: (waiting: number) =>
    `${plural(waiting, 'e-mail aguarda', 'e-mails aguardam')}. E-mails além do limite diário são enviados nos próximos dias. Um superadministrador pode aumentar o limite.`,
  hidden: {
    nothing: 'O conteúdo de e-mails entregues não é guardado.',
    body: 'Só o destinatário pode ler este e-mail, porque ele contém um link ou código pessoal.',
    everything: 'Só o destinatário pode ler este e-mail.',
  },
  emails: 'E-mails',
  showMore: 'Mostrar mais',
  email: 'E-mail',
  emailsSent: (count: Part) => `${count} e-mails enviados`,
  failedRetrying: 'Falhou, tentando de novo',
  notDelivered: 'Não entregue',
  notSent: 'Não enviado',
  to: (toName: ReactNode) => rich`para ${toName}:`,
  sentEmail: 'E-mail enviado',
  noEmailsYet: 'Ainda não há e-mails',
  invitationsAndNotificationsSentByEmail: 'Os convites e as notificações enviados por e-mail aparecem aqui.',
  toCreatedAt: (toAddress: ReactNode, createdAt: ReactNode) => rich`Para ${toAddress} · ${createdAt}`,
  attachments: 'Anexos',
};

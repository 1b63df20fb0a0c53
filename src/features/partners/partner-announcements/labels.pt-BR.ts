import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-announcements'> = {
  'Announcement ended': 'Comunicado encerrado',
  'Announcement sent': 'Comunicado enviado',
  'Announcements to partners': 'Comunicados aos parceiros',
  'Edit announcement': 'Editar comunicado',
  'End an announcement: its banner disappears': 'Encerrar um comunicado: o banner dele some',
  'End announcement': 'Encerrar comunicado',
  'Good news': 'Boa notícia',
  'It cannot be changed after it is sent.': 'Não pode ser alterado depois de enviado.',
  'New announcement': 'Novo comunicado',
  'Send an announcement, or schedule it for its start': 'Enviar um comunicado ou agendá-lo para a data de início',
  'Send announcement': 'Enviar comunicado',
  'The banner disappears from the home page of your partners.': 'O banner some da página inicial dos seus parceiros.',
  'announcement to partners': 'comunicado aos parceiros',
  'announcements to partners': 'comunicados aos parceiros',
  'dismissed announcement': 'comunicado dispensado',
  'dismissed announcements': 'comunicados dispensados',
  'recipient of an announcement': 'destinatário de um comunicado',
  'recipients of announcements': 'destinatários de comunicados',
  'Label of the link': 'Texto do link',
  'the audience': 'o público',
  'the end': 'o término',
  'the start': 'o início',
  'the text': 'o texto',
};

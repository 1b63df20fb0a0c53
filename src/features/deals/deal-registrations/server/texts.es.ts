import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: 'como origen',
  resell: 'como revendedor',
  influence: 'como influencia',
  services: 'con servicios',
  distributor: 'como distribuidor',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  registration: (account, number) => `${account} (registro ${number})`,
  furtherNotice: 'nuevo aviso',
  partner: 'Partner',
  customer: 'Cliente',
  value: 'Valor',
  decisionDue: 'Decisión hasta',
  protectionEnds: 'Fin de la protección',
  reviewRegistration: 'Revisar registro',
  viewRegistration: 'Ver registro',
  viewDeal: 'Ver negocio',
  answer: 'Responder',
  answerRequest: 'Responder solicitud',

  submitted: (partner, registration, due) =>
    `${partner} registró ${registration}. La decisión debe tomarse a más tardar el ${due}.`,
  submittedSubject: (partner, deal, due) => `${partner} registró ${deal}: decide a más tardar el ${due}`,
  approvalAsked: ({ registration, partner, position, total, step, isSubstitute }) =>
    `${registration} de ${partner} necesita tu aprobación: paso ${position} de ${total}, ${step}.${isSubstitute ? ' Se te pregunta a ti porque la persona que revisa no está disponible.' : ''}`,
  approvalAskedSubject: (deal) => `Se necesita tu aprobación: ${deal}`,
  approvalGiven: (registration, approved, total) => `${registration} tiene ${approved} de ${total} aprobaciones.`,
  collision: (registration) =>
    `${registration} y un registro de otro partner protegen la misma cuenta. Ambos siguen protegidos hasta que uno de ellos se libere o se revoque.`,
  answered: (partner, registration) => `${partner} respondió a tu pregunta sobre ${registration}.`,

  approved: (registration, until) => `${registration} está aprobado y protegido hasta el ${until}.`,
  approvedSubject: (account) => `${account}: aprobado`,
  approvedMore: 'Hasta entonces, ningún otro partner puede registrar esta cuenta para los mismos productos.',
  rejected: (registration, reason) => `${registration} no se aprobó: ${reason}`,
  rejectedSubject: (account) => `${account}: no aprobado`,
  infoRequested: (registration, question) => `${registration} necesita una respuesta tuya: ${question}`,
  infoRequestedSubject: (account) => `${account}: una pregunta para ti`,
  infoRequestedMore: 'El plazo de la decisión está en pausa hasta que respondas.',
  revoked: (registration, reason) => `${registration} ya no está protegido: ${reason}`,
  revokedSubject: (account) => `${account}: protección revocada`,
  expired: (registration, paysUntil) =>
    `${registration} ha vencido: su protección ha terminado.${paysUntil ? ` Todavía ganas comisión si ganas el negocio a más tardar el ${paysUntil}.` : ''}`,
  expiredSubject: (account) => `${account}: protección terminada`,
  converted: (registration) => `${registration}: negocio ganado.`,
  convertedSubject: (account) => `${account}: ganado`,
  overtaken: (registration) =>
    `Se aprobó otro registro para la cuenta de ${registration}. El tuyo sigue en espera de una decisión.`,
  overtakenSubject: (account) => `${account}: se aprobó otro registro`,

  extended: (registration, until) => `La protección de ${registration} se prorrogó hasta el ${until}.`,
  extendedSubject: (account, until) => `${account}: protegido hasta el ${until}`,
  extensionAsked: ({ partner, registration, until, reason }) =>
    `${partner} solicita prorrogar la protección de ${registration}, que termina el ${until}: ${reason}`,
  extensionAskedSubject: (partner, deal) => `${partner} solicita una prórroga: ${deal}`,
  extensionDeclined: (registration, reason) => `La protección de ${registration} no se prorrogó: ${reason}`,
  extensionDeclinedSubject: (account) => `${account}: sin prórroga`,
  protectedUntil: (until) => `Tienes protección hasta el ${until}.`,
  withdrawn: (partner, registration) => `${partner} retiró ${registration}.`,
  released: (partner, registration) => `${partner} liberó ${registration}.`,
  holdEnded: (account, how) =>
    how === 'ended'
      ? `La empresa terminó tu reserva de ${account}. Registra el negocio mientras la cuenta siga libre.`
      : `Tu reserva de ${account} ha vencido. Registra el negocio mientras la cuenta siga libre.`,
  probingAllChecks: (partner, limit) =>
    `${partner} usó las ${limit} comprobaciones de hoy. Si no lo esperabas, reduce las comprobaciones diarias de este partner o contacta con él.`,
  probingManyChecks: (partner, asked, registered) =>
    `${partner} comprobó ${asked} cuentas por sitio web o nombre en 30 días y registró ${registered} de ellas. Si no lo esperabas, reduce las comprobaciones diarias de este partner o contacta con él.`,
  ending: (registration, until) => `La protección de ${registration} termina el ${until}.`,
  endingSubject: (account, until) => `${account}: la protección termina el ${until}`,
  endingMore: 'Si el negocio ha avanzado, puedes solicitar una prórroga en el registro.',
  due: (registration, partner, due) =>
    `La decisión sobre ${registration} de ${partner} debe tomarse a más tardar el ${due}.`,
  dueSubject: (deal, due) => `Decide a más tardar el ${due}: ${deal}`,
  overdue: (registration, partner) =>
    `La decisión sobre ${registration} de ${partner} está atrasada. La protección se prolonga por el retraso.`,
  overdueSubject: (deal) => `Atrasada: ${deal}`,
  inactive: (registration, days) =>
    `${registration} lleva ${days} días sin actualizaciones y no se ha creado ningún negocio a partir de este registro.`,
  inactiveSubject: (account, days) => `${days} días sin actualizaciones: ${account}`,

  merged: ({ registration, role, share, isBeside, until }) =>
    [
      `${registration} se combinó con un negocio existente.`,
      `Participas ${roles[role]}${share ? `, con el ${share} de la comisión de ese rol` : ''}.`,
      isBeside
        ? `Tu registro es válido hasta el ${until}, pero no es exclusivo.`
        : `La cuenta está protegida para ti hasta el ${until}.`,
    ].join(' '),
  mergedSubject: (account) => `${account}: participas en el negocio`,
  joined: (deal, shares) =>
    [
      `Otro partner participa ahora en el negocio ${deal}.`,
      ...shares.map(({ role, share }) => `Tu parte ${roles[role]} es ahora del ${share}.`),
      ...(shares.length === 0 ? ['Tu parte no ha cambiado.'] : []),
    ].join(' '),
  joinedSubject: (deal) => `${deal}: se unió otro partner`,

  replyInternal: 'Responde a este correo para añadir un comentario interno. El partner no lo ve.',
  replyShared: 'Responde a este correo para añadir un comentario que leen ambas partes.',
  replyAnswer: 'Responde a este correo para contestar la pregunta.',

  actions: {
    approve: 'Aprobar',
    reject: 'Rechazar',
    ask: 'Hacer una pregunta',
    grant: 'Conceder',
    decline: 'Rechazar',
    registerDeal: 'Registrar negocio',
    account: 'Cuenta',
    website: 'Sitio web',
    amount: 'Importe',
    expectedClose: 'Cierre previsto',
    conflict: 'Conflicto',
    mayConflict: 'Puede haber un conflicto. Abre el registro para verlo.',
    reason: 'Motivo',
    messageToPartner: 'Mensaje al partner',
    yourQuestion: 'Tu pregunta',
    yourAnswer: 'Tu respuesta',
    sendQuestion: 'Enviar pregunta',
    sendAnswer: 'Enviar respuesta',
    approveTitle: (registration) => `¿Aprobar ${registration}?`,
    approveStep: (position, total) =>
      `Esta es la aprobación ${position} de ${total}. Después se pregunta a la siguiente persona que revisa.`,
    approveText: (partner) =>
      `La protección de ${partner} empieza ahora. Ningún otro partner puede registrar esta cuenta para los mismos productos.`,
    approved: (registration, partner) => `${registration} está aprobado y se avisa a ${partner}.`,
    stepApproved: (registration) =>
      `Tu aprobación de ${registration} se guardó. Se pregunta a la siguiente persona que revisa.`,
    rejectTitle: (registration) => `¿Rechazar ${registration}?`,
    rejectText: (partner) => `${partner} recibe el motivo y tu mensaje.`,
    rejected: (registration) => `${registration} está rechazado y se avisa al partner.`,
    askTitle: (partner, registration) => `Pregunta a ${partner} sobre ${registration}`,
    askText: 'El plazo de la decisión está en pausa hasta que el partner responda.',
    asked: 'Tu pregunta se envió al partner.',
    grantTitle: (registration) => `¿Prorrogar la protección de ${registration}?`,
    grantText: (partner, until) => `${partner} tiene protección hasta el ${until}.`,
    granted: (registration) => `La protección de ${registration} está prorrogada y se avisa al partner.`,
    declineTitle: (registration) => `¿Rechazar la prórroga de ${registration}?`,
    declineText: (partner) => `${partner} recibe tu mensaje. La protección termina según lo previsto.`,
    declined: (registration) => `La prórroga de ${registration} está rechazada y se avisa al partner.`,
    answerTitle: (registration) => `Responder a la pregunta sobre ${registration}`,
    answered: 'Tu respuesta se envió. La revisión continúa.',
    submitTitle: (account) => `¿Registrar ${account}?`,
    submitText: 'El registro se compara con otros y se revisa. Su cuenta ya no se puede cambiar después.',
    protected: (registration) => `${registration} está registrado y protegido.`,
    inReview: (registration) => `${registration} está registrado. Recibirás un correo cuando haya una decisión.`,
  },
};

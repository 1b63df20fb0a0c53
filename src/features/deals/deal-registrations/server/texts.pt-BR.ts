import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: 'como origem',
  resell: 'como revenda',
  influence: 'como influenciador',
  services: 'com serviços',
  distributor: 'como distribuidor',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  registration: (account, number) => `${account} (registro ${number})`,
  furtherNotice: 'segunda ordem',
  partner: 'Parceiro',
  customer: 'Cliente',
  value: 'Valor',
  decisionDue: 'Prazo da decisão',
  protectionEnds: 'Fim da proteção',
  reviewRegistration: 'Analisar registro',
  viewRegistration: 'Ver registro',
  viewDeal: 'Ver negócio',
  answer: 'Responder',
  answerRequest: 'Responder solicitação',

  submitted: (partner, registration, due) =>
    `${partner} registrou ${registration}. O prazo para a decisão vai até ${due}.`,
  submittedSubject: (partner, deal, due) => `${partner} registrou ${deal}: decida até ${due}`,
  approvalAsked: ({ registration, partner, position, total, step, isSubstitute }) =>
    `${registration} de ${partner} precisa da sua aprovação: etapa ${position} de ${total}, ${step}.${isSubstitute ? ' O pedido veio para você porque a pessoa que analisa não está disponível.' : ''}`,
  approvalAskedSubject: (deal) => `Sua aprovação é necessária: ${deal}`,
  approvalGiven: (registration, approved, total) => `${registration} tem ${approved} de ${total} aprovações.`,
  collision: (registration) =>
    `${registration} e um registro de outro parceiro protegem a mesma conta. Os dois continuam protegidos até que um deles seja liberado ou revogado.`,
  answered: (partner, registration) => `${partner} respondeu à sua pergunta sobre ${registration}.`,

  approved: (registration, until) => `${registration} está aprovado e protegido até ${until}.`,
  approvedSubject: (account) => `${account}: aprovado`,
  approvedMore: 'Até lá, nenhum outro parceiro pode registrar esta conta para os mesmos produtos.',
  rejected: (registration, reason) => `${registration} não foi aprovado: ${reason}`,
  rejectedSubject: (account) => `${account}: não aprovado`,
  infoRequested: (registration, question) => `${registration} precisa de uma resposta sua: ${question}`,
  infoRequestedSubject: (account) => `${account}: uma pergunta para você`,
  infoRequestedMore: 'O prazo da decisão fica em pausa até você responder.',
  revoked: (registration, reason) => `${registration} não está mais protegido: ${reason}`,
  revokedSubject: (account) => `${account}: proteção revogada`,
  expired: (registration, paysUntil) =>
    `${registration} expirou: a proteção terminou.${paysUntil ? ` Você ainda ganha comissão se ganhar o negócio até ${paysUntil}.` : ''}`,
  expiredSubject: (account) => `${account}: proteção encerrada`,
  converted: (registration) => `${registration}: negócio ganho.`,
  convertedSubject: (account) => `${account}: ganho`,
  overtaken: (registration) =>
    `Outro registro para a conta de ${registration} foi aprovado. O seu ainda aguarda uma decisão.`,
  overtakenSubject: (account) => `${account}: outro registro foi aprovado`,

  extended: (registration, until) => `A proteção de ${registration} foi prorrogada até ${until}.`,
  extendedSubject: (account, until) => `${account}: protegido até ${until}`,
  extensionAsked: ({ partner, registration, until, reason }) =>
    `${partner} solicita a prorrogação da proteção de ${registration}, que termina em ${until}: ${reason}`,
  extensionAskedSubject: (partner, deal) => `${partner} solicita uma prorrogação: ${deal}`,
  extensionDeclined: (registration, reason) => `A proteção de ${registration} não foi prorrogada: ${reason}`,
  extensionDeclinedSubject: (account) => `${account}: sem prorrogação`,
  protectedUntil: (until) => `Você tem proteção até ${until}.`,
  withdrawn: (partner, registration) => `${partner} retirou ${registration}.`,
  released: (partner, registration) => `${partner} liberou ${registration}.`,
  holdEnded: (account, how) =>
    how === 'ended'
      ? `A empresa encerrou a sua reserva de ${account}. Registre o negócio enquanto a conta ainda está livre.`
      : `A sua reserva de ${account} expirou. Registre o negócio enquanto a conta ainda está livre.`,
  probingAllChecks: (partner, limit) =>
    `${partner} usou todas as ${limit} verificações de hoje. Se você não esperava isso, reduza as verificações diárias deste parceiro ou fale com ele.`,
  probingManyChecks: (partner, asked, registered) =>
    `${partner} verificou ${asked} contas por site ou nome em 30 dias e registrou ${registered} delas. Se você não esperava isso, reduza as verificações diárias deste parceiro ou fale com ele.`,
  ending: (registration, until) => `A proteção de ${registration} termina em ${until}.`,
  endingSubject: (account, until) => `${account}: a proteção termina em ${until}`,
  endingMore: 'Se o negócio avançou, você pode solicitar uma prorrogação no registro.',
  due: (registration, partner, due) => `O prazo para a decisão sobre ${registration} de ${partner} vai até ${due}.`,
  dueSubject: (deal, due) => `Decida até ${due}: ${deal}`,
  overdue: (registration, partner) =>
    `A decisão sobre ${registration} de ${partner} está em atraso. O atraso é somado à proteção.`,
  overdueSubject: (deal) => `Em atraso: ${deal}`,
  inactive: (registration, days) =>
    `${registration} está sem atualização há ${days} dias, e nenhum negócio foi criado a partir deste registro.`,
  inactiveSubject: (account, days) => `Sem atualização há ${days} dias: ${account}`,

  merged: ({ registration, role, share, isBeside, until }) =>
    [
      `${registration} foi mesclado a um negócio existente.`,
      `Você participa ${roles[role]}${share ? `, com ${share} da comissão dessa função` : ''}.`,
      isBeside
        ? `O seu registro vale até ${until}, mas não é exclusivo.`
        : `A conta está protegida para você até ${until}.`,
    ].join(' '),
  mergedSubject: (account) => `${account}: você participa do negócio`,
  joined: (deal, shares) =>
    [
      `Outro parceiro agora participa do negócio ${deal}.`,
      ...shares.map(({ role, share }) => `A sua parte ${roles[role]} agora é de ${share}.`),
      ...(shares.length === 0 ? ['A sua parte não mudou.'] : []),
    ].join(' '),
  joinedSubject: (deal) => `${deal}: outro parceiro entrou`,

  replyInternal: 'Responda a este e-mail para adicionar um comentário interno. O parceiro não o vê.',
  replyShared: 'Responda a este e-mail para adicionar um comentário que os dois lados leem.',
  replyAnswer: 'Responda a este e-mail para responder à pergunta.',

  actions: {
    approve: 'Aprovar',
    reject: 'Rejeitar',
    ask: 'Fazer uma pergunta',
    grant: 'Conceder',
    decline: 'Recusar',
    registerDeal: 'Registrar negócio',
    account: 'Conta',
    website: 'Site',
    amount: 'Valor',
    expectedClose: 'Fechamento previsto',
    conflict: 'Conflito',
    mayConflict: 'Pode haver um conflito. Abra o registro para vê-lo.',
    reason: 'Motivo',
    messageToPartner: 'Mensagem ao parceiro',
    yourQuestion: 'Sua pergunta',
    yourAnswer: 'Sua resposta',
    sendQuestion: 'Enviar pergunta',
    sendAnswer: 'Enviar resposta',
    approveTitle: (registration) => `Aprovar ${registration}?`,
    approveStep: (position, total) =>
      `Esta é a aprovação ${position} de ${total}. Depois, a decisão passa para a próxima pessoa.`,
    approveText: (partner) =>
      `A proteção de ${partner} começa agora. Nenhum outro parceiro pode registrar esta conta para os mesmos produtos.`,
    approved: (registration, partner) => `${registration} está aprovado, e ${partner} recebe um aviso.`,
    stepApproved: (registration) =>
      `A sua aprovação de ${registration} foi salva. A decisão passa para a próxima pessoa.`,
    rejectTitle: (registration) => `Rejeitar ${registration}?`,
    rejectText: (partner) => `${partner} recebe o motivo e a sua mensagem.`,
    rejected: (registration) => `${registration} está rejeitado, e o parceiro recebe um aviso.`,
    askTitle: (partner, registration) => `Pergunta a ${partner} sobre ${registration}`,
    askText: 'O prazo da decisão fica em pausa até o parceiro responder.',
    asked: 'A sua pergunta foi enviada ao parceiro.',
    grantTitle: (registration) => `Prorrogar a proteção de ${registration}?`,
    grantText: (partner, until) => `${partner} tem proteção até ${until}.`,
    granted: (registration) => `A proteção de ${registration} foi prorrogada, e o parceiro recebe um aviso.`,
    declineTitle: (registration) => `Recusar a prorrogação de ${registration}?`,
    declineText: (partner) => `${partner} recebe a sua mensagem. A proteção termina como previsto.`,
    declined: (registration) => `A prorrogação de ${registration} foi recusada, e o parceiro recebe um aviso.`,
    answerTitle: (registration) => `Responder à pergunta sobre ${registration}`,
    answered: 'A sua resposta foi enviada. A análise continua.',
    submitTitle: (account) => `Registrar ${account}?`,
    submitText: 'O registro é comparado com outros e analisado. A conta dele não pode ser alterada depois.',
    protected: (registration) => `${registration} está registrado e protegido.`,
    inReview: (registration) => `${registration} está registrado. Você recebe um e-mail quando houver uma decisão.`,
  },
};

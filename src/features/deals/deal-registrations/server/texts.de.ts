import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: 'als Quelle',
  resell: 'als Reseller',
  influence: 'als beeinflussender Partner',
  services: 'mit Dienstleistungen',
  distributor: 'als Distributor',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  registration: (account, number) => `${account} (Registrierung ${number})`,
  furtherNotice: 'auf Weiteres',
  partner: 'Partner',
  customer: 'Kunde',
  value: 'Wert',
  decisionDue: 'Entscheidung bis',
  protectionEnds: 'Schutz endet am',
  reviewRegistration: 'Registrierung prüfen',
  viewRegistration: 'Registrierung ansehen',
  viewDeal: 'Deal ansehen',
  answer: 'Antworten',
  answerRequest: 'Antrag beantworten',

  submitted: (partner, registration, due) =>
    `${partner} hat ${registration} registriert. Eine Entscheidung ist bis ${due} fällig.`,
  submittedSubject: (partner, deal, due) => `${partner} hat ${deal} registriert: Entscheidung bis ${due}`,
  approvalAsked: ({ registration, partner, position, total, step, isSubstitute }) =>
    `${registration} von ${partner} braucht Ihre Genehmigung: Schritt ${position} von ${total}, ${step}.${isSubstitute ? ' Sie werden gefragt, weil die prüfende Person nicht verfügbar ist.' : ''}`,
  approvalAskedSubject: (deal) => `Ihre Genehmigung wird gebraucht: ${deal}`,
  approvalGiven: (registration, approved, total) => `${registration} hat ${approved} von ${total} Genehmigungen.`,
  collision: (registration) =>
    `${registration} und eine Registrierung eines anderen Partners schützen denselben Account. Beide bleiben geschützt, bis eine davon freigegeben oder widerrufen wird.`,
  answered: (partner, registration) => `${partner} hat Ihre Frage zu ${registration} beantwortet.`,

  approved: (registration, until) => `${registration} ist genehmigt und bis ${until} geschützt.`,
  approvedSubject: (account) => `${account}: genehmigt`,
  approvedMore: 'Bis dahin kann kein anderer Partner diesen Account für dieselben Produkte registrieren.',
  rejected: (registration, reason) => `${registration} wurde nicht genehmigt: ${reason}`,
  rejectedSubject: (account) => `${account}: nicht genehmigt`,
  infoRequested: (registration, question) => `${registration} braucht eine Antwort von Ihnen: ${question}`,
  infoRequestedSubject: (account) => `${account}: eine Frage an Sie`,
  infoRequestedMore: 'Die Entscheidungsfrist ist pausiert, bis Sie antworten.',
  revoked: (registration, reason) => `${registration} ist nicht mehr geschützt: ${reason}`,
  revokedSubject: (account) => `${account}: Schutz widerrufen`,
  expired: (registration, paysUntil) =>
    `${registration} ist abgelaufen: Der Schutz ist beendet.${paysUntil ? ` Sie verdienen weiterhin Provision, wenn Sie den Deal bis ${paysUntil} gewinnen.` : ''}`,
  expiredSubject: (account) => `${account}: Schutz beendet`,
  converted: (registration) => `${registration} wurde gewonnen.`,
  convertedSubject: (account) => `${account}: gewonnen`,
  overtaken: (registration) =>
    `Eine andere Registrierung für den Account von ${registration} wurde genehmigt. Ihre wartet noch auf eine Entscheidung.`,
  overtakenSubject: (account) => `${account}: eine andere Registrierung wurde genehmigt`,

  extended: (registration, until) => `Der Schutz von ${registration} wurde bis ${until} verlängert.`,
  extendedSubject: (account, until) => `${account}: geschützt bis ${until}`,
  extensionAsked: ({ partner, registration, until, reason }) =>
    `${partner} beantragt, den Schutz von ${registration} zu verlängern, der am ${until} endet: ${reason}`,
  extensionAskedSubject: (partner, deal) => `${partner} beantragt eine Verlängerung: ${deal}`,
  extensionDeclined: (registration, reason) => `Der Schutz von ${registration} wurde nicht verlängert: ${reason}`,
  extensionDeclinedSubject: (account) => `${account}: nicht verlängert`,
  protectedUntil: (until) => `Sie sind bis ${until} geschützt.`,
  withdrawn: (partner, registration) => `${partner} hat ${registration} zurückgezogen.`,
  released: (partner, registration) => `${partner} hat ${registration} freigegeben.`,
  holdEnded: (account, how) =>
    how === 'ended'
      ? `Das Unternehmen hat Ihre Reservierung von ${account} beendet. Registrieren Sie den Deal, solange der Account noch frei ist.`
      : `Ihre Reservierung von ${account} ist abgelaufen. Registrieren Sie den Deal, solange der Account noch frei ist.`,
  probingAllChecks: (partner, limit) =>
    `${partner} hat alle ${limit} Prüfungen des heutigen Tages verbraucht. Wenn Sie das nicht erwartet haben, senken Sie die täglichen Prüfungen dieses Partners oder nehmen Sie Kontakt auf.`,
  probingManyChecks: (partner, asked, registered) =>
    `${partner} hat innerhalb von 30 Tagen ${asked} Accounts nach Website oder Name geprüft und ${registered} davon registriert. Wenn Sie das nicht erwartet haben, senken Sie die täglichen Prüfungen dieses Partners oder nehmen Sie Kontakt auf.`,
  ending: (registration, until) => `Der Schutz von ${registration} endet am ${until}.`,
  endingSubject: (account, until) => `${account}: Schutz endet am ${until}`,
  endingMore: 'Wenn der Deal Fortschritte gemacht hat, können Sie bei der Registrierung eine Verlängerung beantragen.',
  due: (registration, partner, due) => `Die Entscheidung über ${registration} von ${partner} ist bis ${due} fällig.`,
  dueSubject: (deal, due) => `Entscheidung bis ${due}: ${deal}`,
  overdue: (registration, partner) =>
    `Die Entscheidung über ${registration} von ${partner} ist überfällig. Der Schutz verlängert sich um die Verspätung.`,
  overdueSubject: (deal) => `Überfällig: ${deal}`,
  inactive: (registration, days) =>
    `${registration} wurde seit ${days} Tagen nicht aktualisiert, und es wurde kein Deal daraus erstellt.`,
  inactiveSubject: (account, days) => `Seit ${days} Tagen nicht aktualisiert: ${account}`,

  merged: ({ registration, role, share, isBeside, until }) =>
    [
      `${registration} wurde mit einem bestehenden Deal zusammengeführt.`,
      `Sie wirken ${roles[role]} mit${share ? `, mit ${share} der Provision für diese Rolle` : ''}.`,
      isBeside
        ? `Ihre Registrierung ist bis ${until} gültig, aber nicht exklusiv.`
        : `Der Account ist bis ${until} für Sie geschützt.`,
    ].join(' '),
  mergedSubject: (account) => `${account}: Sie wirken am Deal mit`,
  joined: (deal, shares) =>
    [
      `Ein weiterer Partner wirkt jetzt am Deal ${deal} mit.`,
      ...shares.map(({ role, share }) => `Ihr Anteil ${roles[role]} beträgt jetzt ${share}.`),
      ...(shares.length === 0 ? ['Ihr Anteil hat sich nicht geändert.'] : []),
    ].join(' '),
  joinedSubject: (deal) => `${deal}: ein weiterer Partner ist dabei`,

  replyInternal:
    'Antworten Sie auf diese E-Mail, um einen internen Kommentar hinzuzufügen. Der Partner sieht ihn nicht.',
  replyShared: 'Antworten Sie auf diese E-Mail, um einen Kommentar hinzuzufügen, den beide Seiten lesen.',
  replyAnswer: 'Antworten Sie auf diese E-Mail, um die Frage zu beantworten.',

  actions: {
    approve: 'Genehmigen',
    reject: 'Ablehnen',
    ask: 'Frage stellen',
    grant: 'Genehmigen',
    decline: 'Ablehnen',
    registerDeal: 'Deal registrieren',
    account: 'Account',
    website: 'Website',
    amount: 'Betrag',
    expectedClose: 'Voraussichtlicher Abschluss',
    conflict: 'Konflikt',
    mayConflict: 'Möglicherweise gibt es einen Konflikt. Öffnen Sie die Registrierung, um ihn zu sehen.',
    reason: 'Grund',
    messageToPartner: 'Nachricht an den Partner',
    yourQuestion: 'Ihre Frage',
    yourAnswer: 'Ihre Antwort',
    sendQuestion: 'Frage senden',
    sendAnswer: 'Antwort senden',
    approveTitle: (registration) => `${registration} genehmigen?`,
    approveStep: (position, total) =>
      `Dies ist Genehmigung ${position} von ${total}. Danach wird die nächste prüfende Person gefragt.`,
    approveText: (partner) =>
      `Der Schutz für ${partner} beginnt jetzt. Kein anderer Partner kann diesen Account für dieselben Produkte registrieren.`,
    approved: (registration, partner) => `${registration} ist genehmigt, und ${partner} wird benachrichtigt.`,
    stepApproved: (registration) =>
      `Ihre Genehmigung von ${registration} ist gespeichert. Die nächste prüfende Person wird gefragt.`,
    rejectTitle: (registration) => `${registration} ablehnen?`,
    rejectText: (partner) => `${partner} erfährt den Grund und Ihre Nachricht.`,
    rejected: (registration) => `${registration} ist abgelehnt, und der Partner wird benachrichtigt.`,
    askTitle: (partner, registration) => `Frage an ${partner} zu ${registration}`,
    askText: 'Die Entscheidungsfrist ist pausiert, bis der Partner antwortet.',
    asked: 'Ihre Frage wurde an den Partner gesendet.',
    grantTitle: (registration) => `Schutz von ${registration} verlängern?`,
    grantText: (partner, until) => `${partner} ist bis ${until} geschützt.`,
    granted: (registration) => `Der Schutz von ${registration} ist verlängert, und der Partner wird benachrichtigt.`,
    declineTitle: (registration) => `Verlängerung für ${registration} ablehnen?`,
    declineText: (partner) => `${partner} erfährt Ihre Nachricht. Der Schutz endet wie vorgesehen.`,
    declined: (registration) =>
      `Die Verlängerung für ${registration} ist abgelehnt, und der Partner wird benachrichtigt.`,
    answerTitle: (registration) => `Frage zu ${registration} beantworten`,
    answered: 'Ihre Antwort wurde gesendet. Die Prüfung geht weiter.',
    submitTitle: (account) => `${account} registrieren?`,
    submitText:
      'Die Registrierung wird mit anderen abgeglichen und geprüft. Ihr Account kann danach nicht mehr geändert werden.',
    protected: (registration) => `${registration} ist registriert und geschützt.`,
    inReview: (registration) => `${registration} ist registriert. Sie erhalten eine E-Mail, sobald entschieden ist.`,
  },
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  payoutDetailsFor: (currency: Part, partnerName: Part) => `Auszahlungsdaten für ${partnerName} in ${currency}`,
  close: 'Schließen',
  accountHolder: 'Kontoinhaber',
  country: 'Land',
  yourAccessRecordedInAuditLog: 'Ihr Zugriff wird im Audit-Protokoll aufgezeichnet.',
  copy: (name: Part) => `${name} kopieren`,
  save: 'Speichern',
  yourDetailsEncryptedScreensShowOnly:
    'Ihre Daten sind verschlüsselt. Seiten zeigen nur die letzten Ziffern. Vollständige Daten sind nur für das Team sichtbar, das Sie bezahlt, und jeder Zugriff wird aufgezeichnet. Neue Daten werden vor der Verwendung mit Ihnen verifiziert.',
  detailsEncryptedListsShowOnlyLast:
    'Die Daten sind verschlüsselt. Listen zeigen nur die letzten Ziffern, und jeder Zugriff auf die vollständigen Daten wird aufgezeichnet. Ein anderes Teammitglied muss sie mit dem Partner verifizieren.',
  partner: 'Partner',
  payoutCurrency: 'Auszahlungswährung',
  paymentMethod: 'Zahlungsart',
  accountCountry: 'Land des Kontos',
  usingForOtherCurrencies: 'Für andere Währungen verwenden',
  earningsInCurrenciesWithoutTheirOwn:
    'Verdienste in Währungen ohne eigene Daten werden umgerechnet und auf dieses Konto ausgezahlt.',
  accountHolderInLatinLetters: 'Kontoinhaber in lateinischen Buchstaben',
  asYourBankWritesItPayment: 'So, wie Ihre Bank ihn schreibt. Zahlungsdateien kennen keine anderen Buchstaben.',
  routingNumber: 'Bankleitzahl (Routing Number)',
  nineDigits: 'Neun Ziffern.',
  accountNumber: 'Kontonummer',
  accountType: 'Kontotyp',
  checking: 'Girokonto',
  savings: 'Sparkonto',
  nineDigitsIfBankHasOne: 'Neun Ziffern, falls die Bank eine hat.',
  bankName: 'Name der Bank',
  paypalEmail: 'PayPal-E-Mail-Adresse',
  stripeAccount: 'Stripe-Konto',
  idAccountThatConnectedToCompanys:
    'Die ID des Kontos, das mit der Stripe-Plattform des Unternehmens verbunden ist, etwa acct_1Nv0FGQ9RKHgCVdK.',
  paymentInstructions: 'Zahlungsanweisungen',
  encryptedLikeAllPayoutDetails: 'Verschlüsselt wie alle Auszahlungsdaten.',
  payoutDetails: 'Auszahlungsdaten',
  changeDetails: 'Daten ändern',
  enterDetails: 'Daten eingeben',
  noPayoutDetailsYetWeNeed: 'Noch keine Auszahlungsdaten. Wir benötigen sie vor der ersten Zahlung.',
  alsoUsedForOtherCurrencies: ', auch für andere Währungen verwendet',
  usingForOnly: (currency: Part) => `Nur für ${currency} verwenden`,
  beingVerified: 'Wird verifiziert',
  enterPayoutDetails: 'Auszahlungsdaten eingeben',
  verifyPayoutDetailsFor: (currency: Part, partnerName: Part) =>
    `Auszahlungsdaten für ${partnerName} in ${currency} verifizieren`,
  verifyDetails: 'Daten verifizieren',
  usesSameAccount: (sameAccountAs: Part) => `${sameAccountAs} verwendet dasselbe Konto`,
  askBothPartnersBeforeYouVerify: 'Fragen Sie beide Partner, bevor Sie es verifizieren.',
  accountEndsIn: 'Konto endet auf',
  usableFrom: 'Nutzbar ab',
  now: 'Jetzt',
  paymentsWaitUntilSecurityHoldAfter: 'Zahlungen warten, bis die Sicherheitssperre nach der Änderung endet.',
  nextPaymentsGoToThisAccount: 'Die nächsten Zahlungen gehen auf dieses Konto.',
  howDidYouCheckThem: 'Wie haben Sie sie geprüft?',
  usingContactThatYouKnewBefore:
    'Verwenden Sie einen Kontakt, den Sie schon vorher kannten, nicht die Nachricht, die die Änderung ankündigte.',
  chooseHowYouCheckedDetails: 'Wählen Sie, wie Sie die Daten geprüft haben',
  note: 'Notiz',
  forExampleWhomYouSpokeTo: 'Zum Beispiel, mit wem Sie gesprochen haben und wann.',
  pendingVerification: 'Verifizierung ausstehend',
  partnersEnterTheirPayoutDetailsIn:
    'Partner geben ihre Auszahlungsdaten im Portal ein, oder Sie geben sie hier ein und verifizieren sie mit dem Partner.',
  disablePayoutDetailsFor: (currency: Part, partnerName: Part) =>
    `Auszahlungsdaten für ${partnerName} in ${currency} deaktivieren?`,
  approvedPaymentsThatNotInPayment:
    'Genehmigte Zahlungen, die noch in keiner Zahlungsdatei sind, werden zurückgehalten. Der Partner kann neue Daten eingeben.',
  disableDetails: 'Daten deaktivieren',
  showFullDetails: 'Vollständige Daten anzeigen',
  anotherTeamMemberMustVerify: 'Ein anderes Teammitglied muss verifizieren',
  moreAboutDetails: (currency: Part, partnerName: Part) => `Mehr zu den Daten von ${partnerName} in ${currency}`,
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commissions'> = {
  Base: 'Bemessungsgrundlage',
  'Booked commission': 'Gebuchte Provision',
  Calculated: 'Berechnet',
  'Carried over': 'Übertrag',
  Clawbacks: 'Rückforderungen',
  'Commission cost ratio': 'Provisionsquote',
  'Commission earned': 'Verdiente Provision',
  'Commission events': 'Provisionsereignisse',
  'Commission on hold': 'Provision zurückgehalten',
  'Commission paid': 'Ausgezahlte Provision',
  'Commission released': 'Provision freigegeben',
  'Commissions as a share of revenue won with partners in the same period.':
    'Provisionen als Anteil am Umsatz, der im selben Zeitraum mit Partnern gewonnen wurde.',
  'Commissions by deal date, without reversed ones.': 'Provisionen nach Datum des Deals, ohne stornierte.',
  'Commissions earned in the period divided by the amount of partner deals won in it.':
    'Im Zeitraum verdiente Provisionen, geteilt durch den Betrag der darin gewonnenen Partner-Deals.',
  'Delivered services': 'Hat Dienstleistungen erbracht',
  'Disputable until': 'Einspruch möglich bis',
  'Distributed the deal': 'Hat den Deal als Distributor beliefert',
  'Earned in the period, by deal date. Reversed commissions are excluded.':
    'Im Zeitraum verdient, nach Datum des Deals. Stornierte Provisionen sind nicht enthalten.',
  'Earned, but still in the holding period or put on hold by a team member.':
    'Verdient, aber noch in der Wartefrist oder von einem Teammitglied zurückgehalten.',
  'Earned, but still in the holding period or put on hold with a reason you can read. Each commission becomes payable on its own date.':
    'Verdient, aber noch in der Wartefrist oder mit einem für Sie lesbaren Grund zurückgehalten. Jede Provision wird an ihrem eigenen Datum auszahlbar.',
  'Earnings over time': 'Einnahmen im Zeitverlauf',
  'Event processed': 'Ereignis verarbeitet',
  'Everything you have earned, by current status.': 'Alles, was Sie verdient haben, nach aktuellem Status.',
  Figure: 'Wert',
  'Hold reason': 'Grund der Zurückhaltung',
  'In an approved payout that is not paid yet.': 'In einer genehmigten Auszahlung, die noch nicht gezahlt ist.',
  'In an approved payout that the bank has not confirmed yet.':
    'In einer genehmigten Auszahlung, die die Bank noch nicht bestätigt hat.',
  'Included in the next payout once the minimum payout is reached.':
    'In der nächsten Auszahlung enthalten, sobald die Mindestauszahlung erreicht ist.',
  'Influenced the deal': 'Hat den Deal beeinflusst',
  'It is left out of payouts until a person releases the hold.':
    'Sie ist von Auszahlungen ausgenommen, bis eine Person sie freigibt.',
  'Its month was already closed, so it is booked in a later month and keeps its own date.':
    'Der Monat war bereits abgeschlossen, daher wird in einem späteren Monat gebucht und das eigene Datum beibehalten.',
  'Manual commission': 'Manuelle Provision',
  'My earnings': 'Meine Einnahmen',
  'No commission was earned in this period.': 'In diesem Zeitraum wurde keine Provision verdient.',
  'No commissions yet. They are calculated when a deal is won and an incentive structure applies.':
    'Noch keine Provisionen. Sie werden berechnet, wenn ein Deal gewonnen wird und eine Vergütungsstruktur gilt.',
  'No matching rule': 'Keine passende Regel',
  'No published incentive structure applied on the day the deal was won.':
    'Am Tag, an dem der Deal gewonnen wurde, galt keine veröffentlichte Vergütungsstruktur.',
  'No rule of the incentive structure matches this deal.': 'Keine Regel der Vergütungsstruktur passt zu diesem Deal.',
  'No structure applied': 'Keine Struktur galt',
  'Not every partner on the deal has accepted the invitation yet. The commission waits for them, up to the limit set by the program.':
    'Noch nicht alle Partner des Deals haben die Einladung angenommen. Die Provision wartet auf sie, höchstens so lange, wie das Programm es zulässt.',
  'Nothing is payable, and nothing is on hold for later.':
    'Nichts ist auszahlbar, und nichts wird für später zurückgehalten.',
  'Nothing was earned in this period.': 'In diesem Zeitraum wurde nichts verdient.',
  'On hold during a risk review.': 'Während einer Risikoprüfung zurückgehalten.',
  'Only your team sees this reason. The partner sees that you released the commission early.':
    'Nur Ihr Team sieht diesen Grund. Der Partner sieht, dass Sie die Provision vorzeitig freigegeben haben.',
  'Paid to date': 'Bisher ausgezahlt',
  'Paid to partners in the period, by payment date.': 'Im Zeitraum an Partner ausgezahlt, nach Zahlungsdatum.',
  'Paid to you to date.': 'Bisher an Sie ausgezahlt.',
  'Partner not eligible': 'Partner nicht berechtigt',
  'Partner-led deals won in the period.': 'Im Zeitraum gewonnene Deals unter Federführung von Partnern.',
  'Payable now': 'Jetzt auszahlbar',
  'Payable now and not in an approved payout yet.': 'Jetzt auszahlbar und noch nicht in einer genehmigten Auszahlung.',
  'Payout calendar': 'Auszahlungskalender',
  'Put a commission on hold, with a reason the partner sees':
    'Eine Provision zurückhalten, mit einem Grund, den der Partner sieht',
  'Recorded by': 'Erfasst von',
  Refund: 'Erstattung',
  'Release a commission before its hold period ends, with a reason':
    'Eine Provision vor dem Ende ihrer Wartefrist freigeben, mit einem Grund',
  'Release a commission that was put on hold': 'Eine zurückgehaltene Provision freigeben',
  'Release early': 'Vorzeitig freigeben',
  'Resold the deal': 'Hat den Deal weiterverkauft',
  'Retry an event whose calculation failed': 'Ein Ereignis wiederholen, dessen Berechnung fehlgeschlagen ist',
  'Sourced the deal': 'Hat den Deal vermittelt',
  Structure: 'Struktur',
  'The budget of a bonus is used up.': 'Das Budget eines Bonus ist aufgebraucht.',
  'The cap per deal was reached.': 'Die Obergrenze je Deal wurde erreicht.',
  'The clawback period had ended.': 'Die Rückforderungsfrist war abgelaufen.',
  'The commission becomes payable at once if its hold period is over, or when it ends.':
    'Die Provision wird sofort auszahlbar, wenn ihre Wartefrist abgelaufen ist, sonst an deren Ende.',
  'The commission becomes payable today, before its hold period ends.':
    'Die Provision wird heute auszahlbar, vor dem Ende ihrer Wartefrist.',
  'The commission is calculated with the data of now.': 'Die Provision wird mit den aktuellen Daten berechnet.',
  'The commission period of this subscription has ended.': 'Der Provisionszeitraum dieses Abonnements ist beendet.',
  'The commissionable amount is zero.': 'Der provisionsfähige Betrag ist null.',
  'The deal was not won in time. If it is won later, this still counts.':
    'Der Deal wurde nicht rechtzeitig gewonnen. Wird er später gewonnen, zählt dies trotzdem.',
  'The minimum commission was applied.': 'Die Mindestprovision wurde angewendet.',
  'The partner is banned. A team member has to decide.': 'Der Partner ist gesperrt. Ein Teammitglied muss entscheiden.',
  'The partner sees this reason until the hold is released.': 'Der Partner sieht diesen Grund bis zur Freigabe.',
  'The partner was not active on the day the deal was won.':
    'Der Partner war am Tag, an dem der Deal gewonnen wurde, nicht aktiv.',
  'The partner’s protection and its grace period had ended.':
    'Der Schutz des Partners und die Nachfrist waren abgelaufen.',
  'There is no exchange rate from the deal’s currency to the program’s.':
    'Es gibt keinen Wechselkurs von der Währung des Deals zu der des Programms.',
  'This event was already counted.': 'Dieses Ereignis wurde bereits gezählt.',
  'To come': 'Noch ausstehend',
  'Upcoming earnings': 'Kommende Einnahmen',
  'Waiting for its deal to be won.': 'Wartet darauf, dass der zugehörige Deal gewonnen wird.',
  'What is payable to partners now, what becomes payable each month, and what is on hold without a date.':
    'Was jetzt an Partner auszahlbar ist, was jeden Monat auszahlbar wird und was ohne Datum zurückgehalten wird.',
  'What is payable to you now, what becomes payable each month, and what is on hold without a date.':
    'Was jetzt an Sie auszahlbar ist, was jeden Monat auszahlbar wird und was ohne Datum zurückgehalten wird.',
  'What partners earned and were paid in the period, and the current status of the rest. Corrections are included.':
    'Was Partner im Zeitraum verdient und ausgezahlt bekommen haben, und der aktuelle Status des Rests. Korrekturen sind enthalten.',
  'What you earned in the period, by the date it was earned: already paid or still to come.':
    'Was Sie im Zeitraum verdient haben, nach dem Datum des Verdienstes: bereits ausgezahlt oder noch ausstehend.',
  When: 'Wann',
  'Your earnings appear here when one of your deals is won.':
    'Ihre Einnahmen erscheinen hier, wenn einer Ihrer Deals gewonnen wird.',
  'Zero commission': 'Keine Provision (0)',
  commission: 'Provision',
  'commission event': 'Provisionsereignis',
  'commission events': 'Provisionsereignisse',
  'commission fact': 'Provisionsdatensatz',
  'commission facts': 'Provisionsdatensätze',
  'commission rating': 'Provisionsberechnung',
  'commission ratings': 'Provisionsberechnungen',
  commissions: 'Provisionen',
  'A commission cap was reached.': 'Eine Provisionsobergrenze wurde erreicht.',
  'A fixed amount is not reduced by a partial refund.':
    'Ein fester Betrag wird durch eine Teilerstattung nicht gemindert.',
  'A product on this deal earns no commission.': 'Ein Produkt dieses Deals bringt keine Provision.',
  'A rule uses a different currency than the deal.': 'Eine Regel verwendet eine andere Währung als der Deal.',
};

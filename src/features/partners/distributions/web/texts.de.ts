import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Distribution',
  create: 'Neue Distribution',
  empty:
    'Verknüpfen Sie einen Reseller mit dem Distributor, bei dem er einkauft. Beide sehen einander und verkaufen gemeinsam.',
  portalTitle: 'Reseller und Distributoren',
  portalEmpty: 'Ihre Distributoren und Reseller erscheinen hier. Laden Sie einen über seine Website ein.',
  invite: 'Einladen',
  inviteTitle: 'Distribution vorschlagen',
  inviteText:
    'Geben Sie die Website des anderen Partners ein. Nimmt er an diesem Programm teil, erhält er Ihren Vorschlag. Sie sehen seinen Namen, sobald er annimmt.',
  side: 'Der andere Partner ist Ihr',
  website: 'Website',
  message: 'Nachricht (optional)',
  send: 'Vorschlag senden',
  sent: 'Vorschlag gesendet',
  rulesTitle: 'Distributionsregeln',
  rulesCreate: 'Neue Regel',
  rulesEmpty: 'Eine Regel verknüpft alle Partner einer Region und eines Typs mit einem Distributor.',
  resellers: 'Reseller',
  waitsForYou: 'Dieser Partner schlägt eine Distribution vor',
  waitsForYouText: 'Wenn Sie annehmen, sehen beide Partner einander und können gemeinsam verkaufen.',
  waitsForOther: 'Wartet auf eine Antwort',
  waitsForOtherText: 'Sie sehen den Namen des Partners, sobald er annimmt.',
  unmatched: 'Diese Website gehört zu keinem aktiven Partner',
  unmatchedText: 'Ordnen Sie ihr einen Partner zu oder beenden Sie den Vorschlag.',
  facts: 'Distribution',
  unnamed: 'Eingeladener Partner',
  itsDistributors: 'Distributoren dieses Partners',
  itsResellers: 'Reseller dieses Partners',
  noneHere: 'Distributionen dieses Partners erscheinen hier.',
  myResellers: 'Meine Reseller',
  myDistributors: 'Meine Distributoren',
  overview: 'Übersicht',
  reseller: 'Reseller',
};

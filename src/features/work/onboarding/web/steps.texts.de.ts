import type { FullTranslation } from '#shared/text/texts.ts';
import type { partnerSteps as english, companySteps as englishCompany } from './steps.texts.ts';

/** Not yet reviewed by a native speaker. */
export const companySteps: FullTranslation<typeof englishCompany> = {
  company_details: {
    label: 'Ihre Firma',
    title: 'Sagen Sie Partnern, wer Sie sind',
    text: 'Partner sehen dies in ihrem Portal, in Einladungen und auf öffentlichen Seiten.',
  },
  program_shape: {
    label: 'Programm',
    title: 'Wie arbeiten Sie mit Partnern?',
    text: 'Ihre Wahl entscheidet, welche Module Sie sehen, und füllt Partnertypen, Stufen, Phasen, eine Vergütungsstruktur und eine Anmeldeseite aus. Wählen Sie eine oder mehrere Möglichkeiten, oder überspringen Sie diesen Schritt, um alles zu sehen. Sie können dies später in den Einstellungen ändern.',
  },
  partner_types: {
    label: 'Partnertypen',
    title: 'Welche Arten von Partnern haben Sie?',
    text: 'Typen entscheiden, welche Strukturen, Formulare und Inhalte ein Partner erhält. Beginnen Sie mit wenigen, breiten Typen.',
  },
  partner_status: {
    label: 'Partnerstatus',
    title: 'Welche Phasen durchlaufen Ihre Partner?',
    text: 'Jeder Status gehört zu einer Kategorie, die entscheidet, was der Partner tun kann. Sie können diese Status umbenennen.',
  },
  add_partners: {
    label: 'Erste Partner',
    title: 'Fügen Sie Ihre ersten Partner hinzu',
    text: 'Nur ein Name ist erforderlich. Fügen Sie eine Liste ein, um viele auf einmal hinzuzufügen, oder importieren Sie in einem späteren Schritt eine Datei.',
  },
  team_members: {
    label: 'Team',
    title: 'Wer leitet das Programm mit Ihnen?',
    text: 'Teammitglieder erhalten eine E-Mail mit einem Link, der einmal funktioniert. Auszahlungen genehmigt eine zweite Person, laden Sie also mindestens eine ein.',
  },
  branding: {
    label: 'Branding',
    title: 'Fügen Sie Ihr Branding hinzu',
    text: 'Ihr Logo und Ihre Farbe erscheinen im Partnerportal, in E-Mails und auf öffentlichen Seiten.',
  },
  import: {
    label: 'Import',
    title: 'Importieren Sie Ihre Daten',
    text: 'Laden Sie einen CSV- oder Excel-Export aus Ihrem CRM oder einem anderen Partnerwerkzeug hoch. Sie prüfen alle Änderungen, bevor etwas gespeichert wird.',
  },
  go_live: {
    label: 'Start',
    title: 'Sind Sie bereit für Partner?',
    text: 'Punkte haken sich selbst ab, sobald Sie sie erledigt haben. Die Checkliste bleibt auf Ihrem Dashboard, bis Sie sie ausblenden.',
  },
};

/** Not yet reviewed by a native speaker. */
export const partnerSteps: FullTranslation<typeof english> = {
  company_details: {
    label: 'Ihre Firma',
    title: 'Stellen Sie Ihre Firma vor',
    text: 'Ihr Partnermanagement sieht dies, und es erscheint im Partnerverzeichnis, wenn Sie dort aufgeführt sind.',
  },
  people: {
    label: 'Personen',
    title: 'Wer arbeitet bei Ihnen mit?',
    text: 'Laden Sie die Personen ein, die Deals registrieren, Kurse machen oder sich um Zahlungen kümmern. Sie erhalten eine E-Mail mit einem Link, der einmal funktioniert.',
  },
  payout_details: {
    label: 'Auszahlungsdaten',
    title: 'Wohin sollen wir zahlen?',
    text: 'Vor der ersten Zahlung benötigen wir Ihre Auszahlungsdaten. Sie können sie später unter Auszahlungen hinzufügen oder ändern.',
  },
  first_contract: {
    label: 'Vertrag',
    title: 'Unterzeichnen Sie Ihren Vertrag',
    text: 'Hier stehen Verträge, die auf Ihre Unterschrift warten. Sie können sie jederzeit unter Verträge lesen.',
  },
  first_step: {
    label: 'Erster Schritt',
    title: 'Beginnen Sie mit einem Deal oder einem Kurs',
    text: 'Registrieren Sie Ihren ersten Deal, um ihn zu schützen, oder machen Sie einen Kurs. Beides geht auch später.',
  },
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tier-criteria'> = {
  'A partner qualifies for another tier, its grace period starts or ends, or it appeals.':
    'Ein Partner erfüllt die Anforderungen einer anderen Stufe, seine Schonfrist beginnt oder endet, oder er legt Widerspruch ein.',
  'Add at least one criterion before publishing.': 'Fügen Sie vor dem Veröffentlichen mindestens ein Kriterium hinzu.',
  'Published requirements can’t be changed. Create a draft.':
    'Veröffentlichte Anforderungen können nicht geändert werden. Erstellen Sie einen Entwurf.',
  'There is already a draft.': 'Es gibt bereits einen Entwurf.',
  'There is already a draft. Edit or delete it first.':
    'Es gibt bereits einen Entwurf. Bearbeiten oder löschen Sie ihn zuerst.',
  'This partner has not been evaluated yet.': 'Dieser Partner wurde noch nicht ausgewertet.',
  'Tier decisions': 'Stufenentscheidungen',
  'Your appeal is being reviewed.': 'Ihr Widerspruch wird geprüft.',
  'Your tier': 'Ihre Stufe',
  'Your tier changes, is at risk, or the requirements of the program change.':
    'Ihre Stufe ändert sich oder ist gefährdet, oder die Anforderungen des Programms ändern sich.',
  'is no kind of document request': 'Ist keine Art von Dokumentanforderung.',
  'is required for an optional criterion': 'Ist für ein optionales Kriterium erforderlich.',
  'is required: a document request, or the tag of a document':
    'Ist erforderlich: eine Dokumentanforderung oder der Tag eines Dokuments.',
  'lists a tier twice': 'Nennt eine Stufe zweimal.',
  'must be a certificate of people': 'Muss ein Zertifikat für Personen sein.',
  'must be a number or yes/no field of partners': 'Muss ein Zahlen- oder Ja/Nein-Feld von Partnern sein.',
  'must be a whole number': 'Muss eine ganze Zahl sein.',
  'must be at most 100': 'Darf höchstens 100 sein.',
  'must be at most 5': 'Darf höchstens 5 sein.',
  'tier decisions': 'Stufenentscheidungen',
  'tiers at risk': 'gefährdete Stufen',
};

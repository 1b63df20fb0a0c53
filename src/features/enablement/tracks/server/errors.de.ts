import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tracks'> = {
  'A partner completes a track, or makes no progress for some time.':
    'Ein Partner schließt einen Pfad ab oder macht einige Zeit keine Fortschritte.',
  'A partner finishes a step that needs approval.': 'Ein Partner schließt einen Schritt ab, der genehmigt werden muss.',
  'A track is assigned to you, a step is due or comes back, or you complete a track.':
    'Ihnen wird ein Pfad zugewiesen, ein Schritt ist fällig oder kommt zurück, oder Sie schließen einen Pfad ab.',
  'Attach a file to this step first.': 'Hängen Sie diesem Schritt zuerst eine Datei an.',
  'Partners still follow this track. They must complete it first, or cancel their assignments.':
    'Partner folgen diesem Pfad noch. Sie müssen ihn zuerst abschließen, oder brechen Sie ihre Zuweisungen ab.',
  'Pause the track before you archive it.': 'Pausieren Sie den Pfad, bevor Sie ihn archivieren.',
  'Progress on tracks': 'Fortschritt auf Pfaden',
  'Publish the track before you assign it.': 'Veröffentlichen Sie den Pfad, bevor Sie ihn zuweisen.',
  'The company does this step.': 'Das Unternehmen erledigt diesen Schritt.',
  'This step completes by itself.': 'Dieser Schritt wird automatisch abgeschlossen.',
  'This step does not ask for a file.': 'Dieser Schritt verlangt keine Datei.',
  'This step is not open.': 'Dieser Schritt ist nicht offen.',
  'This track assignment': 'Diese Zuweisung eines Pfads',
  'This track step': 'Dieser Schritt eines Pfads',
  'Track steps to approve': 'Zu genehmigende Pfadschritte',
  'Your tracks': 'Ihre Pfade',
  'already follows this track': 'Folgt diesem Pfad bereits.',
  'cannot be in the future': 'Darf nicht in der Zukunft liegen.',
  'finished tracks': 'abgeschlossene Pfade',
  'has a key twice': 'Enthält einen Schlüssel zweimal.',
  'is only for tracks of a partner': 'Nur für Pfade eines Partners möglich.',
  'is only for tracks of the company': 'Nur für Pfade des Unternehmens möglich.',
  'stuck tracks': 'stockende Pfade',
  'track steps that are due': 'fällige Pfadschritte',
  'track steps to approve': 'zu genehmigende Pfadschritte',
};

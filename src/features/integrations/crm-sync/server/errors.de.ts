import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-sync'> = {
  'Add at least one field.': 'Fügen Sie mindestens ein Feld hinzu.',
  'Another run of this mapping is not finished. Wait for it, or cancel it.':
    'Ein anderer Lauf dieser Zuordnung ist noch nicht fertig. Warten Sie darauf oder brechen Sie ihn ab.',
  'No active mapping synchronizes this record.': 'Keine aktive Zuordnung synchronisiert diesen Datensatz.',
  'One of the two records is linked already.': 'Einer der beiden Datensätze ist bereits verknüpft.',
  'Only a finished first synchronization can be undone.':
    'Nur eine fertige erste Synchronisierung kann rückgängig gemacht werden.',
  'Only a value that both sides changed can be chosen.':
    'Nur ein Wert, den beide Seiten geändert haben, kann gewählt werden.',
  'Pause this mapping before you delete it.': 'Pausieren Sie diese Zuordnung, bevor Sie sie löschen.',
  'Pause this mapping before you simulate it again.': 'Pausieren Sie diese Zuordnung, bevor Sie sie erneut simulieren.',
  'Switch the mapping on first.': 'Schalten Sie zuerst die Zuordnung ein.',
  'Switch this mapping on first.': 'Schalten Sie zuerst diese Zuordnung ein.',
  'cannot be synchronized': 'Kann nicht synchronisiert werden.',
  'does not exist in the CRM': 'Existiert im CRM nicht.',
  'has a mapping that does not exist': 'Enthält eine Zuordnung, die nicht existiert.',
  'is linked already': 'Ist bereits verknüpft.',
  'is mapped to these records already': 'Ist bereits diesen Datensätzen zugeordnet.',
  'is mapped to this field already': 'Ist bereits diesem Feld zugeordnet.',
  'is needed with the field that identifies a record':
    'Ist zusammen mit dem Feld erforderlich, das einen Datensatz identifiziert.',
  'is only written to the CRM': 'Wird nur in das CRM geschrieben.',
  'is written to one field, either here or in the CRM':
    'Wird in genau ein Feld geschrieben, entweder hier oder im CRM.',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-sync'> = {
  'Add at least one field.': 'Añade al menos un campo.',
  'Another run of this mapping is not finished. Wait for it, or cancel it.':
    'Otra ejecución de este mapeo no ha terminado. Espera a que termine o cancélala.',
  'No active mapping synchronizes this record.': 'Ningún mapeo activo sincroniza este registro.',
  'One of the two records is linked already.': 'Uno de los dos registros ya está vinculado.',
  'Only a finished first synchronization can be undone.':
    'Solo se puede deshacer una primera sincronización terminada.',
  'Only a value that both sides changed can be chosen.':
    'Solo se puede elegir un valor que hayan cambiado ambas partes.',
  'Pause this mapping before you delete it.': 'Pausa este mapeo antes de eliminarlo.',
  'Pause this mapping before you simulate it again.': 'Pausa este mapeo antes de simularlo de nuevo.',
  'Switch the mapping on first.': 'Primero activa el mapeo.',
  'Switch this mapping on first.': 'Primero activa este mapeo.',
  'cannot be synchronized': 'No se puede sincronizar.',
  'does not exist in the CRM': 'No existe en el CRM.',
  'has a mapping that does not exist': 'Contiene un mapeo que no existe.',
  'is linked already': 'Este registro ya está vinculado.',
  'is mapped to these records already': 'Ya tiene un mapeo con estos registros.',
  'is mapped to this field already': 'Ya tiene un mapeo con este campo.',
  'is needed with the field that identifies a record':
    'Este campo es obligatorio junto con el campo que identifica un registro.',
  'is only written to the CRM': 'Solo se escribe en el CRM.',
  'is written to one field, either here or in the CRM': 'Se escribe en un solo campo, aquí o en el CRM.',
};

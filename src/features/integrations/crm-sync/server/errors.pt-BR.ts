import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-sync'> = {
  'Add at least one field.': 'Adicione pelo menos um campo.',
  'Another run of this mapping is not finished. Wait for it, or cancel it.':
    'Outra execução deste mapeamento não terminou. Espere por ela ou cancele-a.',
  'No active mapping synchronizes this record.': 'Nenhum mapeamento ativo sincroniza este registro.',
  'One of the two records is linked already.': 'Um dos dois registros já está vinculado.',
  'Only a finished first synchronization can be undone.': 'Só uma primeira sincronização concluída pode ser desfeita.',
  'Only a value that both sides changed can be chosen.': 'Só pode ser escolhido um valor que os dois lados alteraram.',
  'Pause this mapping before you delete it.': 'Coloque este mapeamento em pausa antes de excluí-lo.',
  'Pause this mapping before you simulate it again.': 'Coloque este mapeamento em pausa antes de simulá-lo de novo.',
  'Switch the mapping on first.': 'Ligue primeiro o mapeamento.',
  'Switch this mapping on first.': 'Ligue primeiro este mapeamento.',
  'cannot be synchronized': 'Não pode ser sincronizado.',
  'does not exist in the CRM': 'Não existe no CRM.',
  'has a mapping that does not exist': 'Contém um mapeamento que não existe.',
  'is linked already': 'Já está vinculado.',
  'is mapped to these records already': 'Já está mapeado para estes registros.',
  'is mapped to this field already': 'Já está mapeado para este campo.',
  'is needed with the field that identifies a record':
    'Este campo é obrigatório junto com o campo que identifica um registro.',
  'is only written to the CRM': 'Só é gravado no CRM.',
  'is written to one field, either here or in the CRM': 'É gravado em um só campo, aqui ou no CRM.',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'Um parceiro está com este lead. Encerre-o ou marque-o como spam antes de arquivá-lo.',
  'The time to answer has ended.': 'O prazo para responder terminou.',
  'This lead is archived.': 'Este lead está arquivado.',
  'already works on this lead': 'Este parceiro já trabalha neste lead.',
  'is already the ID of another lead': 'Outro lead já tem este ID.',
  'is already the name of another rule': 'Outra regra já tem este nome.',
  'is not a custom field of partners': 'Não é um campo personalizado de parceiros.',
  'names a record that does not exist': 'Contém um registro que não existe.',
  'need points for at least one criterion': 'Informe pontos para pelo menos um critério.',
};

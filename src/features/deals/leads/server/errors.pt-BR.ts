import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A lead is offered to you, your time to answer ends soon, or the offer has ended.':
    'Um lead é oferecido a você, o seu prazo de resposta está perto do fim ou a oferta terminou.',
  'A lead is unassigned, marked as spam, or waits too long for a first contact.':
    'Um lead está sem parceiro, foi marcado como spam ou espera demais por um primeiro contato.',
  'A partner accepts or declines a lead.': 'Um parceiro aceita ou recusa um lead.',
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'Um parceiro está com este lead. Encerre-o ou marque-o como spam antes de arquivá-lo.',
  'First contact with leads': 'Primeiro contato com leads',
  'Leads offered to you': 'Leads oferecidos a você',
  'Leads that need you': 'Leads que precisam de você',
  'Partner answers to leads': 'Respostas de parceiros a leads',
  'The first contact with a lead you accepted is overdue.':
    'O primeiro contato com um lead que você aceitou está em atraso.',
  'The time to answer has ended.': 'O prazo para responder terminou.',
  'This lead is archived.': 'Este lead está arquivado.',
  'accepted leads': 'leads aceitos',
  'already works on this lead': 'Este parceiro já trabalha neste lead.',
  'is already the ID of another lead': 'Outro lead já tem este ID.',
  'is already the name of another rule': 'Outra regra já tem este nome.',
  'is not a custom field of partners': 'Não é um campo personalizado de parceiros.',
  'leads without a partner': 'leads sem parceiro',
  'names a record that does not exist': 'Contém um registro que não existe.',
  'need points for at least one criterion': 'Informe pontos para pelo menos um critério.',
  'new leads': 'novos leads',
};

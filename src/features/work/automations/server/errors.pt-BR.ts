import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/automations'> = {
  'A run of an automation failed.': 'Uma execução de uma automação falhou.',
  'All automations are paused.': 'Todas as automações estão em pausa.',
  'An automation asks for your decision.': 'Uma automação pede a sua decisão.',
  'An automation of your company notifies you.': 'Uma automação da sua empresa avisa você.',
  'Approvals of automations': 'Aprovações de automações',
  'Automations cannot change this field.': 'Automações não podem alterar este campo.',
  'Do a dry run before the automation goes live.': 'Faça uma simulação antes de ativar a automação.',
  'Enter the name of the header.': 'Informe o nome do cabeçalho.',
  'Enter the secret that the sender shows.': 'Informe o segredo que o remetente mostra.',
  'Errors of automations': 'Erros de automações',
  'Messages of automations': 'Mensagens de automações',
  'Messages of the program': 'Mensagens do programa',
  'Only a run with a failed step can be run again.':
    'Só uma execução com um passo que falhou pode ser executada de novo.',
  'Only automations that start by a webhook have an address.':
    'Só automações iniciadas por um webhook têm um endereço.',
  'Solve the problems of the flow before the dry run.': 'Resolva os problemas do fluxo antes da simulação.',
  'Solve the problems of the flow before you publish it.': 'Resolva os problemas do fluxo antes de publicá-lo.',
  'The body is not UTF-8.': 'O corpo não está em UTF-8.',
  'The company notifies your team about your deals, documents and training.':
    'A empresa avisa a sua equipe sobre os seus negócios, documentos e treinamentos.',
  'The email has no text.': 'O e-mail não tem texto.',
  'The newest version has no such step at this place. Run it again with the same version.':
    'A versão mais nova não tem esse passo neste lugar. Execute de novo com a mesma versão.',
  'The partner has neither a primary contact with an email nor users.':
    'O parceiro não tem nem um contato principal com e-mail nem usuários.',
  'The path of the request leaves the address of the system.': 'O caminho da solicitação sai do endereço do sistema.',
  'The person to ask has left.': 'A pessoa a quem perguntar não está mais na equipe.',
  'The person to assign': 'A pessoa a atribuir',
  'The person to notify has left.': 'A pessoa a notificar não está mais na equipe.',
  'The person who published this automation does not have the permission for this step.':
    'A pessoa que publicou esta automação não tem a permissão para este passo.',
  'The record has no email address.': 'O registro não tem endereço de e-mail.',
  'The record was deleted, or the owner of the flow cannot see it.':
    'O registro foi excluído, ou o responsável pelo fluxo não pode vê-lo.',
  'The record was deleted.': 'O registro foi excluído.',
  'The secret of this sender is created here.': 'O segredo deste remetente é criado aqui.',
  'The system that the step calls was deleted.': 'O sistema que o passo chama foi excluído.',
  'There is no record to test with.': 'Não há nenhum registro com que testar.',
  'These related records do not exist.': 'Estes registros relacionados não existem.',
  'This button': 'Este botão',
  'This recipe': 'Esta receita de automação',
  'This step': 'Este passo',
  'This step does not exist here.': 'Este passo não existe aqui.',
  'This step is no longer available.': 'Este passo não está mais disponível.',
  'This step needs a record.': 'Este passo precisa de um registro.',
  'cannot be assigned here': 'Não pode ser atribuído aqui.',
  'cannot be changed by automations': 'Não pode ser alterado por automações.',
  'cannot be changed here': 'Não pode ser alterado aqui.',
  'has no contact': 'Não tem contato.',
  'is created here': 'É criado aqui.',
  'is nobody in your company': 'Não é ninguém da sua empresa.',
  'is not UTF-8': 'Não está em UTF-8.',
  'needs a partner': 'Precisa de um parceiro.',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/report-schedules'> = {
  'A report shown in the email cannot be sent as a link.':
    'Um relatório exibido no e-mail não pode ser enviado como link.',
  'External recipients cannot sign in to open a link. Attach the file instead.':
    'Destinatários externos não podem entrar para abrir um link. Anexe o arquivo.',
  'None of the columns are available to this recipient.': 'Nenhuma das colunas está disponível para este destinatário.',
  'Only failed deliveries can be retried.': 'Só entregas com falha podem ser repetidas.',
  'Only the report owner and administrators can change a report.':
    'Só o responsável pelo relatório e os administradores podem alterar um relatório.',
  'Only the report owner can send it to external recipients, because it shows the data they have access to.':
    'Só o responsável pelo relatório pode enviá-lo a destinatários externos, porque ele mostra os dados a que essa pessoa tem acesso.',
  'Reports belong to a person.': 'Relatórios pertencem a uma pessoa.',
  'Reports can be created only by users.': 'Relatórios só podem ser criados por usuários.',
  'The email is waiting for the mail server and will be retried automatically.':
    'O e-mail aguarda o servidor de e-mail e será reenviado automaticamente.',
  'The saved view was deleted. Choose what the report shows before you resume it.':
    'A visualização salva foi excluída. Escolha o que o relatório mostra antes de retomá-lo.',
  'This delivery': 'Esta entrega',
  'This kind of report': 'Este tipo de relatório',
  'This report is already being sent.': 'Este relatório já está sendo enviado.',
  'can only be turned off when rows are grouped': 'Só pode ser desativado quando as linhas estão agrupadas.',
  'cannot be used for grouping': 'Não pode ser usado para agrupar.',
  'follows the saved view': 'Segue a visualização salva.',
  'is not available to this recipient for grouping': 'Não está disponível para este destinatário como agrupamento.',
  'is not available to you': 'Não está disponível para você.',
  'never runs': 'Nunca é executado.',
  'requires grouping': 'Requer agrupamento.',
};

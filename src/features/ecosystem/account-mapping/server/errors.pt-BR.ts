import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/account-mapping'> = {
  'A partner asks for an introduction, or answers your request.':
    'Um parceiro pede uma apresentação ou responde à sua solicitação.',
  'A partner asks to see an account list, reports a wrong match, or answers you.':
    'Um parceiro pede para ver uma lista de contas, informa uma correspondência errada ou responde a você.',
  'Account mapping': 'Mapeamento de contas',
  'An export needs chosen fields shared by both sides.':
    'Uma exportação precisa de campos escolhidos, compartilhados pelos dois lados.',
  'Another list has this name.': 'Outra lista tem este nome.',
  'Both sides must share more than counts first.': 'Primeiro, os dois lados precisam compartilhar mais que contagens.',
  'Both sides must share more than counts to list these accounts.':
    'Os dois lados precisam compartilhar mais que contagens para listar estas contas.',
  'Both sides must share names first.': 'Primeiro, os dois lados precisam compartilhar nomes.',
  'Enter at least one value of the field': 'Informe pelo menos um valor do campo.',
  Introductions: 'Apresentações',
  'No row has a usable domain, or a name with a country.':
    'Nenhuma linha tem um domínio utilizável, ou um nome com um país.',
  'Only a private list reveals domains.': 'Só uma lista privada revela domínios.',
  'The company asks for an introduction, or answers your request.':
    'A empresa pede uma apresentação ou responde à sua solicitação.',
  'The company asks to see one of your account lists, reports a wrong match, or answers you.':
    'A empresa pede para ver uma das suas listas de contas, informa uma correspondência errada ou responde a você.',
  'The other side already shares this level.': 'O outro lado já compartilha este nível.',
  'The other side answers this report.': 'É o outro lado que responde a este aviso.',
  'The other side answers this request.': 'É o outro lado que responde a este pedido.',
  'The side that asked takes this step.': 'É o lado que pediu que dá este passo.',
  'There are no account lists to share yet.': 'Ainda não há listas de contas para compartilhar.',
  'There is already an open introduction for this account.': 'Já há uma apresentação aberta para esta conta.',
  'This CRM is not connected.': 'Este CRM não está conectado.',
  'This account list': 'Esta lista de contas',
  'This list is not loaded from a file.': 'Esta lista não é carregada de um arquivo.',
  'This list was asked for within the last day. Try again tomorrow.':
    'Esta lista foi pedida nas últimas 24 horas. Tente de novo amanhã.',
  'This list was refreshed four times today, or all lists together sixteen times. Try again tomorrow.':
    'Esta lista já foi atualizada quatro vezes hoje, ou todas as listas juntas, dezesseis vezes. Tente de novo amanhã.',
  'This match was reported before and confirmed.': 'Esta correspondência já foi informada antes e confirmada.',
  'This report was already answered.': 'Este aviso já foi respondido.',
  'This request was already answered.': 'Este pedido já foi respondido.',
  'You have already asked for this list. Wait for the answer.': 'Você já pediu esta lista. Aguarde a resposta.',
  'can be chosen only with the level of chosen fields': 'Só pode ser escolhido com o nível de campos escolhidos.',
  'is given only when the request is declined': 'Só é informado quando o pedido é recusado.',
  'is only for lists from a CRM': 'Só é possível para listas de um CRM.',
  'is required for a list from a CRM': 'Este campo é obrigatório para uma lista de um CRM.',
  'must not lie in the past': 'Não pode estar no passado.',
  'needs a column “domain”, or the columns “name” and “country”':
    'Precisa de uma coluna “domain” ou das colunas “name” e “country”.',
};

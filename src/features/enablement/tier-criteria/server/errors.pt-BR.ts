import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tier-criteria'> = {
  'A partner qualifies for another tier, its grace period starts or ends, or it appeals.':
    'Um parceiro se qualifica para outro nível, o período de tolerância dele começa ou termina, ou ele apresenta um recurso.',
  'Add at least one criterion before publishing.': 'Adicione pelo menos um critério antes de publicar.',
  'Published requirements can’t be changed. Create a draft.':
    'Requisitos publicados não podem ser alterados. Crie um rascunho.',
  'There is already a draft.': 'Já há um rascunho.',
  'There is already a draft. Edit or delete it first.': 'Já há um rascunho. Edite-o ou exclua-o primeiro.',
  'This partner has not been evaluated yet.': 'Este parceiro ainda não foi avaliado.',
  'Tier decisions': 'Decisões de nível',
  'Your appeal is being reviewed.': 'Seu recurso está sendo analisado.',
  'Your tier': 'Seu nível',
  'Your tier changes, is at risk, or the requirements of the program change.':
    'O seu nível muda ou está em risco, ou os requisitos do programa mudam.',
  'is no kind of document request': 'Não é um tipo de solicitação de documento.',
  'is required for an optional criterion': 'Este campo é obrigatório para um critério opcional.',
  'is required: a document request, or the tag of a document':
    'Este campo é obrigatório. Informe uma solicitação de documento ou a tag de um documento.',
  'lists a tier twice': 'Um nível aparece duas vezes.',
  'must be a certificate of people': 'Deve ser um certificado de pessoas.',
  'must be a number or yes/no field of partners': 'Deve ser um campo de número ou de sim/não de parceiros.',
  'must be a whole number': 'Deve ser um número inteiro.',
  'must be at most 100': 'Pode ser no máximo 100.',
  'must be at most 5': 'Pode ser no máximo 5.',
  'tier decisions': 'decisões de nível',
  'tiers at risk': 'níveis em risco',
};

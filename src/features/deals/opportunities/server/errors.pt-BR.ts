import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunities'> = {
  'A board shows only one type.': 'Um quadro mostra só um tipo.',
  'A partner you proposed for a deal accepts or declines.':
    'Um parceiro que você propôs para um negócio aceita ou recusa.',
  'An automation cannot move a deal that is won or lost.': 'Uma automação não pode mover um negócio ganho ou perdido.',
  'An automation cannot win or lose a deal.': 'Uma automação não pode marcar um negócio como ganho ou perdido.',
  'Deal invitations': 'Convites para negócios',
  'Deals without activity': 'Negócios sem atividade',
  'Only a won deal can be discarded as a duplicate.': 'Só um negócio ganho pode ser descartado como duplicado.',
  'Only the company can change deals of this type.': 'Só a empresa pode alterar negócios deste tipo.',
  'Partner answers to deal invitations': 'Respostas de parceiros a convites para negócios',
  'Partners you do not manage also work on this deal. Ask a team member with access to all partners to change the split.':
    'Parceiros que você não gerencia também trabalham neste negócio. Peça a um membro da equipe com acesso a todos os parceiros que altere a divisão.',
  'Sent once when a deal you registered has had no activity for the period set by the program.':
    'Enviado uma vez quando um negócio que você registrou não teve atividade durante o período definido pelo programa.',
  'Sent once when one of your deals has had no activity for the period set by your program.':
    'Enviado uma vez quando um dos seus negócios não teve atividade durante o período definido pelo seu programa.',
  'This deal is led by a partner you do not manage. Ask that partner’s manager or a team member with access to all partners to change it.':
    'O parceiro principal deste negócio não é gerenciado por você. Peça a alteração ao gerente desse parceiro ou a um membro da equipe com acesso a todos os parceiros.',
  'This opportunity was changed in the meantime.': 'Esta oportunidade foi alterada nesse meio-tempo.',
  'You are proposed for a deal, confirmed, or rejected.': 'Você é proposto para um negócio, confirmado ou rejeitado.',
  'You can only change the type of an open deal.': 'Você só pode alterar o tipo de um negócio aberto.',
  'You cannot archive a won deal because commissions depend on it.':
    'Você não pode arquivar um negócio ganho, porque há comissões que dependem dele.',
  'You cannot reject the lead partner. Choose another lead partner first.':
    'Você não pode rejeitar o parceiro principal. Escolha primeiro outro parceiro principal.',
  'add up to more than an amount can be': 'A soma é maior que o valor máximo possível.',
  'inactive deals': 'negócios sem atividade',
  'is calculated from the lines of the deal: change the lines instead':
    'É calculado a partir das linhas do negócio. Altere as linhas.',
  'is for deals that are won or lost': 'Só é possível para negócios ganhos ou perdidos.',
  'is for lost deals': 'Só é possível para negócios perdidos.',
  'is in the future': 'Está no futuro.',
  'is needed for a lost deal': 'Este campo é obrigatório para um negócio perdido.',
  'is needed where there is no product': 'Este campo é obrigatório quando não há produto.',
  'is not a line of this deal': 'Não é uma linha deste negócio.',
  'is not a stage of this type': 'Não é uma etapa deste tipo.',
  'is not the first participant': 'Este parceiro não é o primeiro participante.',
  'is only for deals that are won or lost': 'Só é possível para negócios ganhos ou perdidos.',
  'is required to reopen a won deal or mark it as lost':
    'Este campo é obrigatório para reabrir um negócio ganho ou marcá-lo como perdido.',
  'is required unless lines, participants, or the closing date are given':
    'Este campo é obrigatório, a menos que sejam informadas linhas, participantes ou a data de fechamento.',
  'is required when a deal is lost': 'Este campo é obrigatório quando um negócio é perdido.',
  'is required: there is no opportunity type yet':
    'Este campo é obrigatório. Ainda não há nenhum tipo de oportunidade.',
  'is the same as before': 'É igual ao anterior.',
  'must be one id': 'Deve ser um único ID.',
  'name a partner twice in the same role': 'Um parceiro aparece duas vezes na mesma função.',
  'name one line twice': 'Uma linha aparece duas vezes.',
  'need a confirmed partner in first place': 'O primeiro participante deve ser um parceiro confirmado.',
  'need weights above zero': 'Os pesos devem ser maiores que zero.',
  'needs how often the line is charged': 'Informe com que frequência a linha é cobrada.',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Distribuição',
  create: 'Nova distribuição',
  empty: 'Vincule uma revenda ao distribuidor de quem ela compra. Os dois veem um ao outro e vendem juntos.',
  portalTitle: 'Revendas e distribuidores',
  portalEmpty: 'Seus distribuidores e suas revendas aparecem aqui. Convide uma empresa pelo site dela.',
  invite: 'Convidar',
  inviteTitle: 'Propor uma distribuição',
  inviteText:
    'Informe o site do outro parceiro. Se ele participar deste programa, recebe a sua proposta. Você vê o nome dele quando ele aceitar.',
  side: 'O outro parceiro atua como',
  website: 'Site',
  message: 'Mensagem (opcional)',
  send: 'Enviar proposta',
  sent: 'Proposta enviada',
  rulesTitle: 'Regras de distribuição',
  rulesCreate: 'Nova regra',
  rulesEmpty: 'Uma regra vincula todos os parceiros de uma região e de um tipo a um distribuidor.',
  resellers: 'Revendas',
  waitsForYou: 'Este parceiro propõe uma distribuição',
  waitsForYouText: 'Se você aceitar, os dois parceiros veem um ao outro e podem vender juntos.',
  waitsForOther: 'Aguardando uma resposta',
  waitsForOtherText: 'Você vê o nome do parceiro quando ele aceitar.',
  unmatched: 'Este site não corresponde a nenhum parceiro ativo',
  unmatchedText: 'Associe-o a um parceiro ou encerre a proposta.',
  facts: 'Distribuição',
  unnamed: 'Parceiro convidado',
  itsDistributors: 'Distribuidores deste parceiro',
  itsResellers: 'Revendas deste parceiro',
  noneHere: 'As distribuições deste parceiro aparecem aqui.',
  myResellers: 'Minhas revendas',
  myDistributors: 'Meus distribuidores',
  overview: 'Visão geral',
  reseller: 'Revenda',
};

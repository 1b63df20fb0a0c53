import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Resumo semanal',
  about:
    'Uma vez por semana, um e-mail mostra o que aguarda você, o número que mais mudou e as novidades. Nas semanas sem nada a informar, ele não é enviado. Para desativá-lo, use a opção “Resumo semanal” acima.',
  notOffered: 'O programa não envia o resumo semanal no momento.',
  weekday: 'Dia da semana',
  hour: 'Hora',
  zone: (zone: string) => `Fuso horário: ${zone}`,
  inChat: 'Publicar meu resumo também nos nossos canais de chat',
  inChatHelp: 'Todas as pessoas nos canais veem o que você vê, inclusive os valores.',
  saved: (day: string, hour: string) => `Envio do seu resumo: ${day}, ${hour}.`,
  companyAbout:
    'Os usuários do parceiro recebem uma mensagem por semana, por e-mail ou no chat: o que aguarda por eles, o número que mais mudou e as novidades do seu programa. Eles escolhem o dia e podem desativá-la. Sem nada a informar, nada é enviado.',
  send: 'Enviar o resumo semanal aos usuários do parceiro',
  isOn: 'Os usuários do parceiro recebem o resumo semanal.',
  isOff: 'O resumo semanal está desativado.',
  preview: 'Prévia',
  previewAbout:
    'O que o primeiro usuário de um parceiro receberia agora. O trabalho dele é privado, então você só vê quantas pendências há.',
  partner: 'Parceiro',
  choosePartner: 'Escolha um parceiro',
  sending: 'Envio',
  subject: 'Assunto',
  text: 'Texto',
  to: 'Para',
  noPerson: 'Este parceiro não tem nenhum usuário com acesso, então ninguém recebe o resumo.',
  nothing: (name: string) => `Não há nada a informar a ${name}, então nada seria enviado.`,
};

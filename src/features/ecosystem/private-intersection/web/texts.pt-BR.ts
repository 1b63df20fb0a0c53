import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

const domains = (count: number) => plural(count, 'domínio', 'domínios');

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Listas privadas',
  tab: 'Listas privadas',
  intro: 'Compare um arquivo CSV com as listas da empresa sem enviá-lo. Seus domínios ficam nesta aba.',
  introCompany:
    'Os parceiros comparam arquivos no próprio navegador. Você vê uma contagem arredondada, e os domínios só depois que os dois lados concordam.',
  needsHttps: 'A comparação privada precisa de uma conexão criptografada. Use um endereço que comece com https://.',
  compare: 'Nova comparação',
  list: 'Lista privada',
  listHelp: 'Só o nome da lista é salvo, nunca o arquivo.',
  chooseList: 'Escolha uma lista privada',
  newName: 'Nome de uma nova lista',
  addList: 'Criar lista',
  listNamePlaceholder: 'Clientes no nosso CRM',
  chooseListFirst: 'Primeiro, crie ou escolha uma lista privada.',
  drop: 'Solte um arquivo CSV aqui ou clique para escolhê-lo',
  dropHelp: 'O arquivo precisa de uma coluna com domínios, sites ou endereços de e-mail.',
  file: 'Arquivo',
  column: 'Coluna com domínios',
  found: (count: number, skipped: number) => {
    const domains = `${plural(count, 'domínio encontrado', 'domínios encontrados')}.`;
    return skipped === 0 ? domains : `${domains} ${plural(skipped, 'linha', 'linhas')} sem domínio de empresa.`;
  },
  stays: 'Estes domínios ficam nesta aba.',
  tooFew: (least: number) =>
    `Uma lista privada precisa de pelo menos ${least} domínios, para que uma contagem não revele nada sobre um deles.`,
  tooMany: (most: number) =>
    `Esta lista pode ter no máximo ${domains(most)} agora. Escolha um arquivo menor ou tente de novo amanhã.`,
  left: (count: number) =>
    count === 0
      ? 'Nenhuma comparação restante hoje. Tente de novo amanhã.'
      : `${plural(count, 'comparação restante', 'comparações restantes')} hoje.`,
  start: 'Comparar em privado',
  another: 'Escolher outro arquivo',
  calculating: 'Calculando nesta aba…',
  waiting: 'Em andamento…',
  counted: 'As listas foram comparadas. Os dois lados veem a contagem arredondada.',
  next: 'Para ver quais contas correspondem, os dois lados precisam compartilhar pelo menos “Que uma conta corresponde”. Mantenha esta aba aberta até lá.',
  agreed: 'Os dois lados concordaram em mostrar quais contas correspondem.',
  find: 'Encontrar correspondências',
  matches: (count: number) =>
    count === 0 ? 'Nenhuma conta corresponde.' : `${plural(count, 'domínio corresponde', 'domínios correspondem')}:`,
  revealText: 'Só estes domínios são enviados à empresa. O resto fica nesta aba.',
  reveal: 'Revelar correspondências',
  revealed: 'As contas correspondentes foram compartilhadas. Elas aparecem nas suas contas em comum.',
  openOverlaps: 'Abrir contas em comum',
  otherList: 'Lista da empresa',
  count: 'Contas em comum',
  agreedLevel: 'Os dois lados compartilham',
  fewer: 'Menos de 5',
  about: (count: number) => `Cerca de ${count.toLocaleString('pt-BR')}`,
  notCounted: 'Não comparada',
  lists: 'Listas privadas',
  noLists: 'Nenhuma lista privada',
  noListsText: 'Elas aparecem aqui quando um parceiro compara um arquivo e compartilha a contagem.',
  noneShared: 'A empresa ainda não compartilha nenhuma lista com você. Peça uma em Contas em comum.',
  partner: 'Parceiro',
  share: 'Compartilhar contagens',
  shareMore: 'Compartilhar quais contas correspondem',
  shareNothing: 'Esta lista ainda não é compartilhada, por isso não pode ser comparada.',
  shared: 'Compartilhamento alterado',
  size: (count: number) => `Última comparação com ${domains(count)}`,
  revealedCount: (count: number) => plural(count, 'conta revelada', 'contas reveladas'),
  log: 'Comparações',
  noLog: 'Ainda não há comparações.',
  started: 'Início',
  by: 'Iniciada por',
  size_column: 'Domínios',
  status: 'Status',
  with: 'Comparada com',
  how: 'Como funciona',
  steps: {
    blind: 'Seu navegador transforma cada domínio em um ponto aleatório, com um segredo que nunca sai desta aba.',
    count: 'O servidor compara pontos e descobre só quantos correspondem. Os dois lados veem uma contagem arredondada.',
    reveal:
      'Depois que os dois lados concordam, seu navegador descobre quais domínios correspondem, e você envia só esses.',
    limits:
      'Os domínios podem ser adivinhados; por isso, contagens abaixo de 5 ficam ocultas, e as comparações são limitadas e registradas para os dois lados.',
  },
};

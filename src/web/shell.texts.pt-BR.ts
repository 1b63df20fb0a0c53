import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './shell.texts.ts';

/** The plural of a noun, also of one with a complement: "registro de negócio", "registros de negócio". */
const pluralOf = (noun: string): string => {
  const [, head = noun, rest = ''] = /^(.*?)( d[aeo]s? .*)?$/.exec(noun) ?? [];
  return head.split(' ').map(pluralOfWord).join(' ') + rest;
};
const pluralOfWord = (word: string): string => {
  if (word === 'deal') return word;
  if (/ão$/.test(word)) return word.replace(/ão$/, 'ões');
  if (/m$/.test(word)) return word.replace(/m$/, 'ns');
  if (/[aou]l$/.test(word)) return word.replace(/l$/, 'is');
  if (/[rz]$/.test(word)) return `${word}es`;
  return `${word}s`;
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  skipToContent: 'Ir para o conteúdo',
  mainMenu: 'Menu principal',
  daily: 'Dia a dia',
  pinned: 'Fixadas',
  pin: 'Fixar esta página no menu',
  unpinPage: 'Remover esta página do menu',
  unpin: (label: string) => `Remover ${label} do menu`,
  showEntries: 'Mostrar itens',
  openItems: (label: string, count: number, overdue: number) =>
    overdue > 0 ? `${label}: ${count}, ${overdue} em atraso` : `${label}: ${count}`,
  relatedScreens: 'Páginas relacionadas',
  openMenu: 'Abrir menu',
  collapse: 'Recolher barra lateral',
  expand: 'Expandir barra lateral',
  breadcrumb: 'Caminho de navegação',
  search: 'Buscar',
  searchHint: 'Buscar ou ir para…',
  searchPlaceholder: 'Busque parceiros, negócios e contas ou digite um comando',
  shortcuts: 'Atalhos de teclado',
  everywhere: 'Em todas as páginas',
  thisForm: 'Este formulário',
  saveForm: 'Salvar',
  showShortcuts: 'Mostrar atalhos de teclado',
  openSearch: 'Busca e comandos',
  closeDialog: 'Fechar janela ou menu',
  close: 'Fechar',
  recent: 'Recentes',
  thisPage: 'Nesta página',
  commands: 'Comandos',
  useAppearance: (appearance: string) => `Usar aparência ${appearance.toLowerCase()}`,
  searchNothing: 'Nenhum resultado.',
  searchFailed: 'Não foi possível buscar os registros. Tente de novo.',
  showAll: (count: string, what: string) => `Mostrar todos os ${count} resultados em ${what}`,
  similarTo: (what: string) => `${what} com nome parecido`,
  searching: 'Buscando…',
  screens: 'Ir para',
  actions: 'Ações',
  settings: 'Configurações',
  back: 'Voltar',
  superAdmin: 'Superadministração',
  switchProgram: 'Trocar de programa',
  switchCompany: 'Trocar de empresa',
  view: 'Modo',
  company: 'Empresa',
  partner: 'Parceiro',
  appearance: 'Aparência',
  light: 'Clara',
  dark: 'Escura',
  system: 'Do sistema',
  profile: 'Perfil',
  logout: 'Sair',
  networkRefused: 'Esta rede não é permitida',
  networkRefusedHint:
    'Conecte-se a uma rede da sua empresa, como a VPN, ou peça a um administrador que adicione a sua.',
  leaveTitle: 'Sair desta página?',
  leave: 'Sair',
  stay: 'Ficar',
  unsaved: 'Tem certeza de que quer sair? Há alterações não salvas.',
  notFound: 'A página que você procura não existe.',
  comingSoon: 'Em breve',
  stillBuilt: 'A página que você procura ainda está em construção.',
  notInProgram: 'Este módulo não faz parte do seu programa. Um administrador pode adicioná-lo.',
  addToProgram: 'Este módulo não faz parte do seu programa. Você pode adicioná-lo em Configurações > Módulos.',
  openModules: 'Abrir módulos',
  backHome: 'Voltar ao início',
  otherView: (view: string) => `Esta página pertence ao modo ${view}.`,
  switchView: (view: string) => `Mudar para o modo ${view}`,
  failed: 'Não foi possível exibir esta página.',
  failedHint: 'Tente de novo. Se acontecer outra vez, conte ao seu administrador o que você estava fazendo.',
  tryAgain: 'Tentar de novo',
  updated: 'O Tandem foi atualizado. Recarregue a página para usar a nova versão.',
  reload: 'Recarregar',
  copied: 'Copiado para a área de transferência',
  copyFailed: 'Não foi possível copiar',
  copy: 'Copiar',
  autosave: {
    idle: 'aguardando alterações',
    loading: 'salvando…',
    success: 'salvo',
    error: 'falha ao salvar automaticamente',
  },
  notSaved: (why: string) => `Suas últimas alterações não foram salvas. ${why}`,
  undo: 'Desfazer',
  undoIn: (seconds: number) => `Desfazer (${seconds})`,
  undone: 'Desfeito. Nada foi alterado.',
  loading: 'Carregando…',
  countOf: (count: number, word: string) => plural(count, word, pluralOf(word)),
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/documents'> = {
  'All partners in this deal can see it.': 'Todos os parceiros deste negócio podem ver.',
  'All partners with a deal at this account can see it.': 'Todos os parceiros com um negócio nesta conta podem ver.',
  'Choose a folder': 'Escolha uma pasta',
  'Connection lost. Try again.': 'Conexão perdida. Tente de novo.',
  'Documents are files for partners, deals, accounts and contacts. Upload the first one.':
    'Documentos são arquivos de parceiros, negócios, contas e contatos. Envie o primeiro.',
  'Everyone who can see the folder can see it.': 'Todos que podem ver a pasta podem ver.',
  'Files the company shares with you and files you upload appear here.':
    'Os arquivos que a empresa compartilha com você e os que você envia aparecem aqui.',
  'First uploaded': 'Primeiro envio em',
  'First uploaded by': 'Primeiro envio por',
  'Keep until': 'Manter até',
  'Latest version by': 'Última versão de',
  'Media type': 'Tipo de mídia',
  'Move to folder': 'Mover para pasta',
  'Only the beginning is shown. Download the file to see all of it.':
    'Só o começo é mostrado. Baixe o arquivo para ver tudo.',
  'The document cannot be deleted permanently before this day.':
    'O documento não pode ser excluído permanentemente antes deste dia.',
  'The folder decides who sees them.': 'A pasta decide quem os vê.',
  'The partner this contact works at can see it.': 'O parceiro em que este contato trabalha pode ver.',
  'This file has no text.': 'Este arquivo não tem texto.',
  'This is the text of the file without its layout.': 'Este é o texto do arquivo, sem a formatação.',
  'Users of this partner can see it.': 'Os usuários deste parceiro podem ver.',
  document: 'documento',
  'document version': 'versão do documento',
  'document versions': 'versões de documentos',
  'document view': 'visualização de documento',
  'document views': 'visualizações de documentos',
  documents: 'documentos',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/document-folders'> = {
  Administrators: 'Administradores',
  'After that time': 'Depois desse tempo',
  'Archive a folder, and move up or archive its content':
    'Arquivar uma pasta e mover para cima ou arquivar o conteúdo dela',
  'Archive folder': 'Arquivar pasta',
  'Archive them': 'Arquivar',
  'Custom roles': 'Funções personalizadas',
  'Delete them permanently': 'Excluir permanentemente',
  'Documents cannot be deleted before. Leave it empty to use the rule of the parent folder.':
    'Os documentos não podem ser excluídos antes. Deixe em branco para usar a regra da pasta superior.',
  'Each partner sees only its own uploads.': 'Cada parceiro vê só os próprios arquivos enviados.',
  'Folder archived': 'Pasta arquivada',
  Folders: 'Pastas',
  'Keep documents for (days)': 'Manter documentos por (dias)',
  'Keep them': 'Manter',
  'Leave it empty for a folder of your company.': 'Deixe em branco para uma pasta da sua empresa.',
  'Leave it empty for all partners.': 'Deixe em branco para todos os parceiros.',
  'Like the parent folder': 'Como a pasta superior',
  Members: 'Membros',
  'PDFs in this folder carry the name and email address of the person who opens them.':
    'Os PDFs desta pasta trazem o nome e o endereço de e-mail de quem os abre.',
  'Parent folder': 'Pasta superior',
  'Partners can upload': 'Os parceiros podem enviar arquivos',
  'Partners no longer see the folder. You can restore it later.':
    'Os parceiros deixam de ver a pasta. Você pode restaurá-la mais tarde.',
  'Watermark PDFs': 'Marca-d’água nos PDFs',
  'Who sees this': 'Quem vê',
  folder: 'pasta',
  'folder access rule': 'regra de acesso à pasta',
  'folder access rules': 'regras de acesso a pastas',
  'folder audience member': 'membro do público da pasta',
  'folder audience members': 'membros do público de pastas',
  folders: 'pastas',
};

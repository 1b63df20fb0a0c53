import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resources'> = {
  'Archive the resource before you delete it permanently.': 'Arquive o material antes de excluí-lo de vez.',
  'Choose the partner whose profile fills the areas.': 'Escolha o parceiro cujo perfil preenche as áreas.',
  'Enter an address or upload a file first.': 'Informe primeiro um endereço ou envie um arquivo.',
  'Enter the address first.': 'Informe primeiro o endereço.',
  'New resources': 'Novos materiais',
  'Only PDF files can be co-branded.': 'O co-branding só é possível em arquivos PDF.',
  'Only files, templates and videos have a file.': 'Só arquivos, modelos e vídeos têm um arquivo.',
  'Only owners and administrators can delete a resource permanently.':
    'Só proprietários e administradores podem excluir um material de vez.',
  'Only people have favorites.': 'Só pessoas têm favoritos.',
  'Only published resources within their dates can be shared.':
    'Só materiais publicados e dentro das datas deles podem ser compartilhados.',
  'PDF files above 25 MB cannot be changed. Use a smaller file.':
    'Arquivos PDF com mais de 25 MB não podem ser alterados. Use um arquivo menor.',
  'PDF files with more than 300 pages cannot be changed.':
    'Arquivos PDF com mais de 300 páginas não podem ser alterados.',
  'Resources to review': 'Materiais a revisar',
  'The company publishes resources for you.': 'A empresa publica materiais para você.',
  'The review date of a resource you own is reached.':
    'Chega a data de revisão de um material pelo qual você é responsável.',
  'This PDF is protected or damaged, so nothing can be added to it.':
    'Este PDF está protegido ou danificado, por isso nada pode ser adicionado a ele.',
  'This resource': 'Este material',
  'This resource has no co-branded version.': 'Este material não tem versão com co-branding.',
  'This resource is archived. Restore it first.': 'Este material está arquivado. Restaure-o primeiro.',
  'This resource is not meant for customers. Ask your partner manager.':
    'Este material não é destinado a clientes. Fale com o seu gerente de parceiros.',
  'Upload a file first.': 'Envie primeiro um arquivo.',
  'Write the article first.': 'Escreva primeiro o artigo.',
  'enter an address or upload a file': 'Informe um endereço ou envie um arquivo.',
  'is only for articles': 'Só é possível para artigos.',
  'is only for links and videos': 'Só é possível para links e vídeos.',
  'is only for resources that are visible to an audience': 'Só é possível para materiais visíveis para um público.',
  'is required for “An audience”, and only then': 'Este campo é obrigatório com “Um público”, e só nesse caso.',
  'must be a picture that your company uploaded': 'Deve ser uma imagem que a sua empresa enviou.',
  'new resources': 'novos materiais',
};

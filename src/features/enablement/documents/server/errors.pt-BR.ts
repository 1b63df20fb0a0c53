import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/documents'> = {
  'Archive the document before you delete it permanently.': 'Arquive o documento antes de excluí-lo de vez.',
  'Only owners and administrators can delete a document permanently.':
    'Só proprietários e administradores podem excluir um documento de vez.',
  'Only the company can add documents to this folder.': 'Só a empresa pode adicionar documentos a esta pasta.',
  'This capture': 'Esta captação',
  'This document': 'Este documento',
  'This document belongs to the company. Only the company can change it.':
    'Este documento pertence à empresa. Só a empresa pode alterá-lo.',
  'This document is archived. Restore it first.': 'Este documento está arquivado. Restaure-o primeiro.',
  'This folder is archived. Restore it first.': 'Esta pasta está arquivada. Restaure-a primeiro.',
  'can be “original” only for people of the company who manage documents':
    'Só pode ser “original” para pessoas da empresa que gerenciam documentos.',
  'cannot hold documents of a deal, an account or a contact':
    'Não pode conter documentos de um negócio, de uma conta ou de um contato.',
  'give exactly one of partner_id, opportunity_id, account_id, contact_id and folder_id':
    'Informe exatamente um destes: partner_id, opportunity_id, account_id, contact_id ou folder_id.',
  'is not an office file': 'Não é um arquivo do Office.',
  'is required, because the document belongs to no partner':
    'Este campo é obrigatório, porque o documento não pertence a nenhum parceiro.',
};

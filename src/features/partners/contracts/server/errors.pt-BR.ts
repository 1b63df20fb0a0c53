import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contracts'> = {
  'A contract is signed, declined, about to end or has ended.':
    'Um contrato é assinado, recusado, está perto do fim ou terminou.',
  'A contract that was sent stays as it is. Void it and send a new one.':
    'Um contrato enviado não muda mais. Anule-o e envie um novo.',
  'Agree to sign electronically first.': 'Concorde primeiro em assinar eletronicamente.',
  'Choose partners or an audience.': 'Escolha parceiros ou um público.',
  Contracts: 'Contratos',
  'Fill in all required fields.': 'Preencha todos os campos obrigatórios.',
  'It is not your turn yet.': 'Ainda não é a sua vez.',
  'It would end before it takes effect.': 'O contrato terminaria antes de entrar em vigor.',
  'One of the partners': 'Um dos parceiros',
  'Only drafts can be deleted. Void a contract that was sent.':
    'Só rascunhos podem ser excluídos. Anule um contrato enviado.',
  'The PDF of this contract cannot be read.': 'Não é possível ler o PDF deste contrato.',
  'The company sends a contract, everybody has signed it, or it ends soon.':
    'A empresa envia um contrato, todas as pessoas o assinaram ou ele termina em breve.',
  'The contract to amend': 'O contrato a aditar',
  'There is nothing to sign for you.': 'Não há nada para você assinar.',
  'This document cannot be signed any more.': 'Este documento não pode mais ser assinado.',
  'This document has no such field.': 'Este documento não tem esse campo.',
  'Too many codes were sent for this link. Ask the company for a new one.':
    'Foram enviados códigos demais para este link. Peça um novo à empresa.',
  'You are not a signer of this contract.': 'Você não é signatário deste contrato.',
  'You can only choose who signs for your side.': 'Você só pode escolher quem assina pelo seu lado.',
  'Your contracts': 'Seus contratos',
  'cannot be read': 'O arquivo não pode ser lido.',
  'is a contract of another partner': 'É um contrato de outro parceiro.',
  'is fixed: this contract is a PDF file': 'Não pode ser alterado: este contrato é um arquivo PDF.',
  'must be at most 5 MB': 'Pode ter no máximo 5 MB.',
  'must have between 1 byte and 5 MB': 'Deve ter entre 1 byte e 5 MB.',
  'names a role twice': 'Uma função aparece duas vezes.',
  'token is required': 'token é obrigatório.',
  'The text that you agreed to has changed. Reload this page and read it again.':
    'O texto com o qual você concordou mudou. Recarregue esta página e leia-o novamente.',
};

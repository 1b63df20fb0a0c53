import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contracts'> = {
  'A contract is signed, declined, about to end or has ended.':
    'Un contrato se firma, se rechaza, está por terminar o ha terminado.',
  'A contract that was sent stays as it is. Void it and send a new one.':
    'Un contrato enviado no se modifica. Anúlalo y envía uno nuevo.',
  'Agree to sign electronically first.': 'Acepta primero firmar electrónicamente.',
  'Choose partners or an audience.': 'Elige partners o una audiencia.',
  Contracts: 'Contratos',
  'Fill in all required fields.': 'Completa todos los campos obligatorios.',
  'It is not your turn yet.': 'Aún no es tu turno.',
  'It would end before it takes effect.': 'Terminaría antes de entrar en vigor.',
  'One of the partners': 'Uno de los partners',
  'Only drafts can be deleted. Void a contract that was sent.':
    'Solo se pueden eliminar borradores. Un contrato enviado se anula.',
  'The PDF of this contract cannot be read.': 'No se puede leer el PDF de este contrato.',
  'The company sends a contract, everybody has signed it, or it ends soon.':
    'La empresa envía un contrato, todas las personas lo han firmado o termina pronto.',
  'The contract to amend': 'El contrato al que se añade la adenda',
  'There is nothing to sign for you.': 'No tienes nada que firmar.',
  'This document cannot be signed any more.': 'Este documento ya no se puede firmar.',
  'This document has no such field.': 'Este documento no tiene ese campo.',
  'Too many codes were sent for this link. Ask the company for a new one.':
    'Se enviaron demasiados códigos para este enlace. Pide uno nuevo a la empresa.',
  'You are not a signer of this contract.': 'No eres firmante de este contrato.',
  'You can only choose who signs for your side.': 'Solo puedes elegir quién firma por tu parte.',
  'Your contracts': 'Tus contratos',
  'cannot be read': 'No se puede leer.',
  'is a contract of another partner': 'Es un contrato de otro partner.',
  'is fixed: this contract is a PDF file': 'No se puede cambiar: este contrato es un archivo PDF.',
  'must be at most 5 MB': 'Debe ocupar como máximo 5 MB.',
  'must have between 1 byte and 5 MB': 'Debe ocupar entre 1 byte y 5 MB.',
  'names a role twice': 'Indica un rol dos veces.',
  'token is required': 'token es obligatorio.',
  'The text that you agreed to has changed. Reload this page and read it again.':
    'El texto que aceptaste ha cambiado. Recarga esta página y vuelve a leerlo.',
};

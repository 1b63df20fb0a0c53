import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-chats'> = {
  'Enter the address of a model first.': 'Informe primeiro o endereço de um modelo.',
  'Only answers can be rated.': 'Só respostas podem ser avaliadas.',
  'The assistant is still answering your last question.': 'O assistente ainda está respondendo à sua última pergunta.',
  'These settings were changed in the meantime.': 'Estas configurações foram alteradas nesse meio-tempo.',
  'This conversation is full. Start a new one.': 'Esta conversa está cheia. Inicie uma nova.',
  'This question needs too many records. Ask for less at once.':
    'Esta pergunta precisa de registros demais. Peça menos de uma vez.',
  'is required with an address': 'Este campo é obrigatório com um endereço.',
  'must be a web address, such as https://models.example.com/v1':
    'Deve ser um endereço da web, como https://models.example.com/v1.',
  'must not contain ? or #': 'Não pode conter ? nem #.',
  'must not contain a password; enter it as the key': 'Não pode conter uma senha. Informe-a como chave.',
};

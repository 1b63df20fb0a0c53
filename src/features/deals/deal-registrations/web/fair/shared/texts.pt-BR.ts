import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  label: 'Compartilhado com este app',
  filled: (name) => `Preenchido a partir de “${name}”. Confira os dados antes de registrar; nada foi enviado.`,
  unnamed: 'Texto compartilhado',
  discard: 'Descartar',
  open: 'Usar',
  more: 'Também compartilhado:',
  problem: {
    binary: (name) => `“${name}” não é um cartão de contato, um e-mail nem um texto. Digite o negócio.`,
    encoding: (name) => `“${name}” não está codificado em UTF-8. Compartilhe como texto.`,
    nothing: (name) => `“${name}” não contém contato nem texto. Digite o negócio.`,
  },
  missing: {
    'signed-out':
      'O que você compartilhou não foi guardado, porque você não havia entrado com “Lembrar de mim”. Compartilhe de novo.',
    full: 'O que você compartilhou não foi guardado, porque 20 itens compartilhados esperam aqui. Use ou descarte esses itens e compartilhe de novo.',
    failed: 'O que você compartilhou não chegou. Abra o app e compartilhe de novo.',
    gone: 'Este item compartilhado já foi usado ou descartado.',
  },
  title: 'Título',
  description: 'Observações',
};

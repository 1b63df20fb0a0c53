import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  add: 'Foto do cartão',
  replace: 'Substituir foto',
  remove: 'Remover foto',
  alt: 'Foto do cartão',
  unreadable: 'Este arquivo não é uma imagem que o navegador possa mostrar. Escolha outro.',
  file: 'Cartão de visita.jpg',
  label: (account) => `Foto do cartão de ${account}`,
  status: {
    sending: 'Anexando a foto…',
    attached: 'A foto está anexada ao registro.',
    waits: 'A foto espera neste dispositivo. Será anexada quando a conexão voltar.',
  },
  failed: (reason) => `O registro foi salvo, mas a foto não foi anexada: ${reason}`,
};

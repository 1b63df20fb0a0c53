import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  youCanPasteUpToPartners: (mOSTPASTED: Part) =>
    `Você pode colar até ${mOSTPASTED} parceiros. Para listas maiores, use o passo “Importação”.`,
  enterNameOrPasteList: 'Digite um nome ou cole uma lista',
  name: 'Nome',
  domain: 'Domínio',
  type: 'Tipo',
  add: 'Adicionar',
  left: (adding: Part) => `faltam ${adding}`,
  partners: 'Parceiros',
  archive: (name: Part) => `Arquivar ${name}`,
  andMore: (total: ReactNode) => rich`e mais ${total}`,
  logo: 'Logotipo',
  color: 'Cor',
  customColor: 'Cor personalizada',
  usingDefaultColor: 'Usar cor padrão',
  preview: 'Prévia',
  welcomeToPartnerPortal: 'Boas-vindas ao portal do parceiro.',
  registerDeal: 'Registrar negócio',
  partnerPortalPreview: 'Prévia do portal do parceiro',
  nameIsRequired: 'Informe o nome',
  description: 'Descrição',
  whatYouOfferAndToWhom: 'O que você oferece e a quem, em uma ou duas frases.',
  descriptionIsRequired: 'Informe a descrição',
  datesAndNumbers: 'Datas e números',
  currency: 'Moeda',
  timeZone: 'Fuso horário',
  importAnotherFile: 'Importar outro arquivo',
  invitationSentTo: (email: Part) => `Convite enviado para ${email}`,
  invalidEmailAddress: 'O e-mail não é válido',
  email: 'E-mail',
  role: 'Função',
  invite: 'Convidar',
  team: 'Equipe',
  invited: 'Convidado',
  revoke: 'Revogar',
};

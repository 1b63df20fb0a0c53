import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  forAllOf: (label: Part, area: Part) => `${label} para tudo em ${area}`,
  partners: 'Parceiros',
  onlyPartnersTheyOwnWithTheir: 'Só os parceiros pelos quais responde, com os registros deles.',
  allPartners: 'Todos os parceiros.',
  canView: 'Pode ver',
  onlyTheirOwnProfile: 'Só o próprio perfil.',
  canChange: 'Pode alterar',
  nothing: 'Nada.',
  newRole: 'Nova função',
  customRoles: 'Funções personalizadas',
  noCustomRolesYet: 'Ainda não há funções personalizadas',
  builtInRolesBelowFitMost:
    'As funções padrão abaixo servem à maioria das equipes. Crie uma função personalizada para dar permissões diferentes a alguém.',
  builtInRoles: 'Funções padrão',
  ownPartners: 'Só os próprios parceiros',
  clone: (role: Part) => `Clonar ${role}`,
  cloneText: 'Clonar',
  archived: (name: Part) => `Função arquivada: ${name}`,
  text: (length: number) => plural(length, 'permissão', 'permissões'),
  notAssigned: 'Não atribuída',
  textMemberCount: (memberCount: number) => plural(memberCount, 'pessoa', 'pessoas'),
  edit: 'Editar',
  archive: 'Arquivar',
  moreAbout: (name: Part) => `Mais sobre ${name}`,
  editRole: 'Editar função',
  copy: (role: Part) => `${role} (cópia)`,
  copyName: (name: Part) => `${name} (cópia)`,
  name: 'Nome',
  description: 'Descrição',
  partnerAccess: 'Acesso aos parceiros',
  preview: 'Prévia',
  permissions: 'Permissões',
};

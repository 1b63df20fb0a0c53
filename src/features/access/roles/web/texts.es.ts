import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  forAllOf: (label: Part, area: Part) => `${label} en todo: ${area}`,
  partners: 'Partners',
  onlyPartnersTheyOwnWithTheir: 'Solo los partners de los que es responsable, con sus registros.',
  allPartners: 'Todos los partners.',
  canView: 'Puede ver',
  onlyTheirOwnProfile: 'Solo su propio perfil.',
  canChange: 'Puede cambiar',
  nothing: 'Nada.',
  newRole: 'Nuevo rol',
  customRoles: 'Roles personalizados',
  noCustomRolesYet: 'Aún no hay roles personalizados',
  builtInRolesBelowFitMost:
    'Los roles integrados de abajo sirven para la mayoría de los equipos. Crea un rol personalizado para dar a alguien otros permisos.',
  builtInRoles: 'Roles integrados',
  ownPartners: 'Partners propios',
  clone: (role: Part) => `Clonar ${role}`,
  cloneText: 'Clonar',
  archived: (name: Part) => `Se archivó ${name}`,
  text: (length: number) => plural(length, 'permiso', 'permisos'),
  notAssigned: 'Sin asignar',
  textMemberCount: (memberCount: number) => plural(memberCount, 'persona', 'personas'),
  edit: 'Editar',
  archive: 'Archivar',
  moreAbout: (name: Part) => `Más sobre ${name}`,
  editRole: 'Editar rol',
  copy: (role: Part) => `${role} (copia)`,
  copyName: (name: Part) => `${name} (copia)`,
  name: 'Nombre',
  description: 'Descripción',
  partnerAccess: 'Acceso a partners',
  preview: 'Vista previa',
  permissions: 'Permisos',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tier-criteria'> = {
  'A partner qualifies for another tier, its grace period starts or ends, or it appeals.':
    'Un partner reúne los requisitos de otro nivel, su período de gracia empieza o termina, o presenta una apelación.',
  'Add at least one criterion before publishing.': 'Añade al menos un criterio antes de publicar.',
  'Published requirements can’t be changed. Create a draft.':
    'Los requisitos publicados no se pueden cambiar. Crea un borrador.',
  'There is already a draft.': 'Ya hay un borrador.',
  'There is already a draft. Edit or delete it first.': 'Ya hay un borrador. Primero edítalo o elimínalo.',
  'This partner has not been evaluated yet.': 'Este partner aún no se ha evaluado.',
  'Tier decisions': 'Decisiones de nivel',
  'Your appeal is being reviewed.': 'Tu apelación está en revisión.',
  'Your tier': 'Tu nivel',
  'Your tier changes, is at risk, or the requirements of the program change.':
    'Tu nivel cambia o está en riesgo, o cambian los requisitos del programa.',
  'is no kind of document request': 'No es un tipo de solicitud de documento.',
  'is required for an optional criterion': 'Este campo es obligatorio para un criterio opcional.',
  'is required: a document request, or the tag of a document':
    'Indica una solicitud de documento o la etiqueta de un documento.',
  'lists a tier twice': 'Incluye un nivel dos veces.',
  'must be a certificate of people': 'Debe ser un certificado de personas.',
  'must be a number or yes/no field of partners': 'Debe ser un campo de partners de tipo número o sí/no.',
  'must be a whole number': 'Debe ser un número entero.',
  'must be at most 100': 'Debe ser como máximo 100.',
  'must be at most 5': 'Debe ser como máximo 5.',
  'tier decisions': 'decisiones de nivel',
  'tiers at risk': 'niveles en riesgo',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunities'> = {
  'A board shows only one type.': 'Un tablero muestra solo un tipo.',
  'A partner you proposed for a deal accepts or declines.':
    'Un partner que propusiste para un negocio acepta o rechaza.',
  'An automation cannot move a deal that is won or lost.':
    'Una automatización no puede mover un negocio ganado o perdido.',
  'An automation cannot win or lose a deal.': 'Una automatización no puede marcar un negocio como ganado o perdido.',
  'Deal invitations': 'Invitaciones a negocios',
  'Deals without activity': 'Negocios sin actividad',
  'Only a won deal can be discarded as a duplicate.': 'Solo un negocio ganado se puede descartar como duplicado.',
  'Only the company can change deals of this type.': 'Solo la empresa puede cambiar negocios de este tipo.',
  'Partner answers to deal invitations': 'Respuestas de partners a invitaciones a negocios',
  'Partners you do not manage also work on this deal. Ask a team member with access to all partners to change the split.':
    'En este negocio también trabajan partners que no gestionas. Pide a un miembro del equipo con acceso a todos los partners que cambie el reparto.',
  'Sent once when a deal you registered has had no activity for the period set by the program.':
    'Se envía una vez cuando un negocio que registraste no ha tenido actividad durante el período que fija el programa.',
  'Sent once when one of your deals has had no activity for the period set by your program.':
    'Se envía una vez cuando uno de tus negocios no ha tenido actividad durante el período que fija tu programa.',
  'This deal is led by a partner you do not manage. Ask that partner’s manager or a team member with access to all partners to change it.':
    'Este negocio lo lidera un partner que no gestionas. Pide al responsable de ese partner o a un miembro del equipo con acceso a todos los partners que lo cambie.',
  'This opportunity was changed in the meantime.': 'Esta oportunidad se cambió mientras tanto.',
  'You are proposed for a deal, confirmed, or rejected.':
    'Se te propone para un negocio, se te confirma o se te rechaza.',
  'You can only change the type of an open deal.': 'Solo puedes cambiar el tipo de un negocio abierto.',
  'You cannot archive a won deal because commissions depend on it.':
    'No puedes archivar un negocio ganado porque hay comisiones que dependen de él.',
  'You cannot reject the lead partner. Choose another lead partner first.':
    'No puedes rechazar al partner principal. Elige primero otro partner principal.',
  'add up to more than an amount can be': 'La suma supera el importe máximo posible.',
  'inactive deals': 'negocios sin actividad',
  'is calculated from the lines of the deal: change the lines instead':
    'Se calcula a partir de las líneas del negocio. Cambia las líneas.',
  'is for deals that are won or lost': 'Solo es para negocios ganados o perdidos.',
  'is for lost deals': 'Solo es para negocios perdidos.',
  'is in the future': 'Está en el futuro.',
  'is needed for a lost deal': 'Este campo es obligatorio para un negocio perdido.',
  'is needed where there is no product': 'Este campo es obligatorio si no hay producto.',
  'is not a line of this deal': 'No es una línea de este negocio.',
  'is not a stage of this type': 'No es una etapa de este tipo.',
  'is not the first participant': 'No es el primer participante.',
  'is only for deals that are won or lost': 'Solo es para negocios ganados o perdidos.',
  'is required to reopen a won deal or mark it as lost':
    'Este campo es obligatorio para reabrir un negocio ganado o marcarlo como perdido.',
  'is required unless lines, participants, or the closing date are given':
    'Este campo es obligatorio si no se indican líneas, participantes ni fecha de cierre.',
  'is required when a deal is lost': 'Este campo es obligatorio cuando se pierde un negocio.',
  'is required: there is no opportunity type yet': 'Este campo es obligatorio: aún no hay ningún tipo de oportunidad.',
  'is the same as before': 'Es igual que antes.',
  'must be one id': 'Debe ser un solo ID.',
  'name a partner twice in the same role': 'Indican un partner dos veces con el mismo rol.',
  'name one line twice': 'Indican la misma línea dos veces.',
  'need a confirmed partner in first place': 'El primer participante debe ser un partner confirmado.',
  'need weights above zero': 'Las ponderaciones deben ser mayores que cero.',
  'needs how often the line is charged': 'Indica cada cuánto se cobra la línea.',
};

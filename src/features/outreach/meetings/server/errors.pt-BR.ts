import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/meetings'> = {
  'A canceled meeting cannot be changed.': 'Uma reunião cancelada não pode ser alterada.',
  'A canceled meeting has no actions.': 'Uma reunião cancelada não tem ações.',
  'A pack of this meeting': 'Um dossiê desta reunião',
  'A partner proposes times for a meeting, or picks one.':
    'Um parceiro propõe horários para uma reunião ou escolhe um.',
  Meetings: 'Reuniões',
  'Meetings with partners': 'Reuniões com parceiros',
  'Only notes and decisions of a meeting that has ended can be changed.':
    'Só as notas e decisões de uma reunião que terminou podem ser alteradas.',
  'The company proposes times for a meeting, or picks one of yours.':
    'A empresa propõe horários para uma reunião ou escolhe um dos seus.',
  'The other side picks one of the times you proposed.': 'É o outro lado que escolhe um dos horários que você propôs.',
  'This calendar': 'Este calendário',
  'This meeting has not started yet.': 'Esta reunião ainda não começou.',
  'This meeting has not started yet. Move it to an earlier time first.':
    'Esta reunião ainda não começou. Mude-a primeiro para um horário anterior.',
  'cannot be set while times are proposed': 'Não pode ser definido enquanto há horários propostos.',
  'deal_id: must be an id': 'deal_id: deve ser um ID.',
  'has a cadence for this tier already': 'Já há uma cadência para este nível.',
  'is changed by rescheduling': 'Para alterar, remarque a reunião.',
  'is for the company; propose times instead': 'Só a empresa define o horário. Proponha horários.',
  'is not one of the proposed times': 'Não é um dos horários propostos.',
  'is required: set or propose a time': 'Defina ou proponha um horário.',
  'must be contacts of this partner': 'Devem ser contatos deste parceiro.',
  'must be contacts of yours': 'Devem ser contatos seus.',
  'must be deals you can open': 'Devem ser negócios que você pode abrir.',
  'must be team members': 'Devem ser membros da equipe.',
  'must lie in the future': 'Deve estar no futuro.',
  'must lie within three years': 'Deve estar dentro de três anos.',
  'must name either a team member or a contact': 'Informe um membro da equipe ou um contato.',
};

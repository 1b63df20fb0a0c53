import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tracks'> = {
  'A partner completes a track, or makes no progress for some time.':
    'Um parceiro conclui uma trilha ou não avança há algum tempo.',
  'A partner finishes a step that needs approval.': 'Um parceiro termina uma etapa que precisa de aprovação.',
  'A track is assigned to you, a step is due or comes back, or you complete a track.':
    'Uma trilha é atribuída a você, uma etapa vence ou é devolvida, ou você conclui uma trilha.',
  'Attach a file to this step first.': 'Anexe primeiro um arquivo a este passo.',
  'Partners still follow this track. They must complete it first, or cancel their assignments.':
    'Ainda há parceiros que seguem esta trilha. Eles precisam concluí-la primeiro; caso contrário, cancele as atribuições deles.',
  'Pause the track before you archive it.': 'Pause a trilha antes de arquivá-la.',
  'Progress on tracks': 'Progresso nas trilhas',
  'Publish the track before you assign it.': 'Publique a trilha antes de atribuí-la.',
  'The company does this step.': 'É a empresa que faz este passo.',
  'This step completes by itself.': 'Este passo é concluído automaticamente.',
  'This step does not ask for a file.': 'Este passo não pede um arquivo.',
  'This step is not open.': 'Este passo não está aberto.',
  'This track assignment': 'Esta atribuição de trilha',
  'This track step': 'Este passo da trilha',
  'Track steps to approve': 'Etapas de trilhas a aprovar',
  'Your tracks': 'Suas trilhas',
  'already follows this track': 'Já segue esta trilha.',
  'cannot be in the future': 'Não pode estar no futuro.',
  'finished tracks': 'trilhas concluídas',
  'has a key twice': 'Uma chave aparece duas vezes.',
  'is only for tracks of a partner': 'Só é possível para trilhas de um parceiro.',
  'is only for tracks of the company': 'Só é possível para trilhas da empresa.',
  'stuck tracks': 'trilhas paradas',
  'track steps that are due': 'etapas de trilhas que vencem',
  'track steps to approve': 'etapas de trilhas a aprovar',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assigned: (track) => `A trilha “${track}” está pronta para você.`,
  assignedSubject: (track) => `Sua trilha: ${track}`,
  returned: (step, track, reason) => `“${step}” de “${track}” precisa da sua atenção: ${reason}`,
  returnedSubject: (step) => `Ação necessária: ${step}`,
  dueSoon: (step, track) => `O prazo de “${step}” em “${track}” está próximo.`,
  dueSoonSubject: (step) => `Prazo próximo: ${step}`,
  overdue: (step, track) => `“${step}” de “${track}” está em atraso.`,
  overdueSubject: (step) => `Em atraso: ${step}`,
  completed: (track) => `Você concluiu “${track}”. Bom trabalho.`,
  completedSubject: (track) => `Concluída: ${track}`,
  openTrack: 'Abrir trilha',

  waiting: (partner, step, track) => `${partner} concluiu “${step}” de “${track}”. Aprove ou devolva o passo.`,
  waitingSubject: (step) => `Aguarda aprovação: ${step}`,
  stuck: (partner, track) => `${partner} está há algum tempo sem avançar em “${track}”.`,
  finished: (partner, track) => `${partner} concluiu “${track}”.`,
};

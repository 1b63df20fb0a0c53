import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rows: (report, rows, count) => `${report}: ${rows} ${count === 1 ? 'linha' : 'linhas'}.`,
  rowsAttached: (report, rows, count) =>
    `${report}: ${rows} ${count === 1 ? 'linha' : 'linhas'}. O arquivo está anexo.`,
  rowsUntil: (report, rows, count, day) =>
    `${report}: ${rows} ${count === 1 ? 'linha' : 'linhas'}. Você pode baixar o arquivo até ${day}.`,
  leftOut: (names) => `Não incluído porque você não tem acesso: ${names}.`,
  download: 'Baixar relatório',
  whyYourData: (sender, company) =>
    `${sender} enviou a você este relatório de ${company}. Ele mostra somente dados a que você tem acesso.`,
  whySendersData: (sender, company) =>
    `${sender} enviou a você este relatório de ${company}. Ele mostra somente dados a que ${sender} tem acesso.`,
  teamMember: 'Um membro da equipe',
  noRows: 'Nenhuma linha',
  firstRows: (shown, all) => `As primeiras ${shown} de ${all} linhas.`,
  stopped: (name, reason) => `O relatório “${name}” não foi enviado e está pausado. ${reason}`,
  viewDeleted: 'A visualização salva deste relatório foi excluída.',
};

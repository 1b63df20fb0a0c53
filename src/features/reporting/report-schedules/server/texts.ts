import { defineTexts } from '#shared/text/texts.ts';

/** The emails with reports. Their subject and message are their owner's. */
export const texts = defineTexts('reporting/report-schedules/server', {
  rows: (report: string, rows: string, count: number) => `${report}: ${rows} ${count === 1 ? 'row' : 'rows'}.`,
  rowsAttached: (report: string, rows: string, count: number) =>
    `${report}: ${rows} ${count === 1 ? 'row' : 'rows'}. The file is attached.`,
  rowsUntil: (report: string, rows: string, count: number, day: string) =>
    `${report}: ${rows} ${count === 1 ? 'row' : 'rows'}. You can download the file until ${day}.`,
  leftOut: (names: string) => `Not included because you don’t have access: ${names}.`,
  download: 'Download report',
  whyYourData: (sender: string, company: string) =>
    `${sender} sent you this report from ${company}. It shows only data that you have access to.`,
  whySendersData: (sender: string, company: string) =>
    `${sender} sent you this report from ${company}. It shows only data that ${sender} has access to.`,
  teamMember: 'A team member',
  noRows: 'No rows',
  firstRows: (shown: number, all: number) => `Showing the first ${shown} of ${all} rows.`,
  stopped: (name: string, reason: string) => `The report “${name}” was not sent and is paused. ${reason}`,
  viewDeleted: 'The saved view of this report was deleted.',
});

import type { Actor } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { ReportQuestion, ReportSchedule } from '../schema.ts';
import type { CellFormat } from './cells.ts';
import { listTable } from './file.ts';
import type { Content } from './model.ts';
import { isReportOpen } from './objects.ts';
import { paperOf } from './paper.ts';
import { queryContent } from './query-content.ts';
import { answerTo } from './read.ts';
import { wordOf } from './words.ts';

type Report = ReportQuestion & Pick<ReportSchedule, 'name' | 'question'>;

/** The report as `actor` sees it today: the rows of a list, or the answer to a question. */
export async function contentFor(kernel: Kernel, actor: Actor, report: Report, hand: CellFormat): Promise<Content> {
  const { name: title, question, chart = null, has_details = true } = report;
  if (question) {
    if (!(await isReportOpen(kernel, actor, question.of)))
      throw invalid({ object: [`${wordOf(question.of)} are turned off.`] });
    return queryContent(kernel, actor, { title, question, chart }, hand);
  }
  const answer = await answerTo(kernel, actor, report, { timezone: hand.timezone, isLenient: true });
  const paper = paperOf(answer, { title, chart, has_details }, hand);
  return { paper, isTooMany: answer.isTooMany, table: listTable(answer, paper, hand) };
}

import type { Call } from '#server/call.ts';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';

/** A person who may decide a step. */
export interface Approver {
  user_id: string;
  full_name: string;
  email: string;
}

/** The data a subject gets when people are asked for their approval. */
export interface ApprovalRequest {
  subject_id: string;
  step_name: string;
  position: number;
  total: number;
  people: readonly Approver[];
  /** The reviewer is absent or late. */
  isSubstitute: boolean;
}

/** A kind of record that approval chains can be used for. */
export interface ApprovalSubject {
  table: string;
  /** The label of the records: "Deal registrations". */
  label: string;
  /** Only people who manage this resource, and see the record's partner, are asked. */
  permission: string;
  /** The fields that conditions can use. */
  fields: (call: Call) => Promise<FieldSpec[]>;
  /** Notifies people that their approval is needed. Runs with the company's permissions. */
  asked: (call: Call, asked: ApprovalRequest) => Promise<void>;
}

const subjects = new Map<string, ApprovalSubject>();

/**
 * Lets a feature's records go through approval chains; it lists the result as `approvals` in its `server/index.ts`.
 * @returns the table
 */
export function defineApprovalSubject(subject: ApprovalSubject): string {
  if (subjects.has(subject.table)) throw new Error(`Two features declare approvals of "${subject.table}".`);
  subjects.set(subject.table, subject);
  return subject.table;
}

export const approvalSubjects = (): readonly ApprovalSubject[] => [...subjects.values()];
export const findSubject = (table: string): ApprovalSubject | undefined => subjects.get(table);

/** @throws for a table that no feature has declared */
export function subjectOf(table: string): ApprovalSubject {
  const subject = subjects.get(table);
  if (!subject) throw new Error(`No feature declares approvals of "${table}".`);
  return subject;
}

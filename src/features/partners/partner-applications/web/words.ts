import { sayable } from '#shared/text/labels.ts';
import type { Tone } from '#web/look/theme.ts';
import {
  type ApplicationStatus,
  type RejectionReason,
  type RiskFlag,
  reasonOptions,
  statusOptions,
} from '../schema.ts';

export const statusWords = (status: ApplicationStatus) => statusOptions.find(({ value }) => value === status)!;
export const reasonWords = (reason: RejectionReason) => reasonOptions.find(({ value }) => value === reason)!.label;

export const levelWords: Record<RiskFlag['level'], { label: string; tone: Tone }> = sayable({
  high: { label: 'High risk', tone: 'red' },
  medium: { label: 'Medium risk', tone: 'amber' },
  low: { label: 'Low risk', tone: 'gray' },
});

import { Fragment } from 'react';
import type { Sentence } from '#shared/text/sentence.ts';
import { formatDay } from '../region.ts';
import { moneyText } from './Money.tsx';

/** A sentence with its amounts and days in the reader's format; whole amounts have no decimals. */
export function SentenceText({ parts }: { parts: Sentence }) {
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
    if (typeof part === 'string') return <Fragment key={at}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
      <span key={at} className="figures">
        {'day' in part ? formatDay(part.day) : moneyText(part.minor, part.currency).replace(/[.,]00(?=\D*$)/, '')}
      </span>
    );
  });
}

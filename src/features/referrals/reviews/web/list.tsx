import { Flex } from 'antd';
import { useCan, useSession } from '#web/session/session.tsx';
import { BadgeCard } from './BadgeCard.tsx';
import { PublicReviews } from './PublicReviews.tsx';
import { RatingCard } from './RatingCard.tsx';
import { ReviewList } from './ReviewList.tsx';
import { texts } from './texts.ts';

/** The company's moderation queue, or a partner's own reviews with its rating and badge. */
export default function Reviews() {
  const { program } = useSession();
  const maySet = useCan('organizations', 'manage');
  if (program) {
    return (
      <Flex vertical gap={16}>
        <ReviewList title={texts.reviews} />
        <RatingCard partner_id={program.partner_id} />
        <BadgeCard partner_id={program.partner_id} />
      </Flex>
    );
  }
  return (
    <Flex vertical gap={16}>
      <ReviewList title={texts.reviews} />
      {maySet && <PublicReviews />}
    </Flex>
  );
}

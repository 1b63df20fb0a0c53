import { Flex } from 'antd';
import { BadgeCard } from './BadgeCard.tsx';
import { RatingCard } from './RatingCard.tsx';
import { ReviewList } from './ReviewList.tsx';

/** The tab of a partner or of a deal. */
export default function RecordReviews({ on, id }: { on: string; id: string }) {
  if (on === 'opportunities') return <ReviewList opportunity_id={id} />;
  return (
    <Flex vertical gap={16}>
      <RatingCard partner_id={id} />
      <ReviewList partner_id={id} />
      <BadgeCard partner_id={id} />
    </Flex>
  );
}

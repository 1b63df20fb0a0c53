import { Flex } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { useRating } from './RatingCard.tsx';
import css from './reviews.module.css';
import { texts as t } from './texts.ts';

const WIDTH = 240;
const HEIGHT = 96;

/** The signed badge and the code that shows it on another site; from three reviews on. */
export function BadgeCard({ partner_id }: { partner_id: string }) {
  const { data: rating } = useRating(partner_id);
  if (rating?.rating == null) return null;
  const { origin } = window.location;
  const picture = `/api/public/review_badges/${partner_id}/badge.svg`;
  const alt = t.rated5InDealVerifiedReviews(rating.rating, rating.count);
  const page = `/verify/reviews/${partner_id}`;
  const code = t.hrefImgSrcWidthHeightAlt(origin, page, origin, picture, WIDTH, HEIGHT, alt);
  return (
    <Card title={t.badge} actions={<CopyButton text={code} label={t.copyEmbedCode} />}>
      <Flex vertical gap={8} align="start">
        <p className="meta">{t.badgeText}</p>
        <a href={page} target="_blank" rel="noreferrer">
          <img src={picture} width={WIDTH} height={HEIGHT} alt={alt} />
        </a>
        <section aria-label={t.embed}>
          <code className={css.code}>{code}</code>
        </section>
      </Flex>
    </Card>
  );
}

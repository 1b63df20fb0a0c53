import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { api } from '#web/requests/api.ts';
import { categories, REVIEWS_FOR_A_RATING } from '../model.ts';
import type { PartnerRating } from '../schema.ts';
import { Rating } from './Rating.tsx';
import css from './reviews.module.css';
import { categoryLabels, texts as t } from './texts.ts';

/** The key begins with the resource, so a changed review refreshes it. */
export function useRating(partner_id: string) {
  return useQuery({
    queryKey: ['reviews', 'rating', partner_id],
    queryFn: ({ signal }) => api<PartnerRating>(`partners/${partner_id}/rating`, { signal }),
  });
}

export function RatingCard({ partner_id }: { partner_id: string }) {
  return (
    <Card title={t.rating}>
      <Loaded query={useRating(partner_id)}>
        {(rating) => (
          <>
            <dl className={css.figures}>
              <div>
                <dt>{t.text(rating.count)}</dt>
                <dd>
                  <Rating value={rating.rating} />
                </dd>
              </div>
              {categories.map((category) => (
                <div key={category}>
                  <dt>{categoryLabels[category]}</dt>
                  <dd>{rating[category]?.toFixed(1) ?? t.noRating}</dd>
                </div>
              ))}
            </dl>
            {rating.count < REVIEWS_FOR_A_RATING && <p className="meta">{t.fromThree}</p>}
          </>
        )}
      </Loaded>
    </Card>
  );
}

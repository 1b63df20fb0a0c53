import type { PageBlock } from '../schema.ts';
import styles from './Blocks.module.css';

/** The parts of a page below its headline, in the company's order. */
export function Blocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity and never move here
    <section key={index} className={styles.block}>
      {block.title && <h2>{block.title}</h2>}
      <Block block={block} />
    </section>
  ));
}

function Block({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'text':
      return <p className={styles.text}>{block.text}</p>;
    case 'benefits':
      return (
        <div className={styles.tiers}>
          {block.tiers.map(({ name, points }) => (
            <div key={name} className={styles.tier}>
              <h3>{name}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      );
    case 'questions':
      return block.items.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p className={styles.text}>{answer}</p>
        </details>
      ));
    case 'logos':
      return (
        <ul className={styles.logos}>
          {block.items.map(({ name, image_url }) => (
            <li key={image_url}>
              <img src={image_url} alt={name} loading="lazy" />
            </li>
          ))}
        </ul>
      );
  }
}

/** Insurers' own plans, a card each: the facts that a buyer compares are large, the filing of the price is folded. */
import { LinkButton } from '@/components/ui/button';
import cardStyles from '@/components/ui/card.module.css';
import { Disclosure } from '@/components/ui/disclosure';
import { Inline } from '@/components/ui/prose';
import type { PlanWorkingRow } from '@/lib/tools/calculators/calculator';
import styles from './plan-cards.module.css';

export function PlanCards({ caption, rows }: { caption: string; rows: readonly PlanWorkingRow[] }) {
  return (
    <section aria-labelledby="plans-heading">
      <h2 id="plans-heading" className="visually-hidden">
        {caption}
      </h2>
      <ul className={styles.plans}>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan has a card for each of its prices
          <li key={place} className={`${cardStyles.card} ${styles.plan}`}>
            <PlanDetails row={row} isOnly={rows.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `isOnly`: several coloured buttons in one view would compete. */
function PlanDetails({ row, isOnly }: { row: PlanWorkingRow; isOnly: boolean }) {
  const { label, value, note, plan } = row;
  const { insurer, name, price, priceFor, facts, askHref } = plan;
  return (
    <>
      <h3>
        <span>{insurer}</span> {name}
      </h3>
      <p className={styles.price}>
        <b>{price}</b>
        <span>{priceFor}</span>
      </p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Disclosure summary="Where this price is from" headingLevel={4}>
        <p>
          <b>{value}</b>, exactly as in the insurer’s table.
        </p>
        {note && (
          <p>
            <Inline text={note} />
          </p>
        )}
      </Disclosure>
      <LinkButton href={askHref} variant={isOnly ? 'person' : 'quiet'} isWide>
        <span>
          Ask about this plan<span className="visually-hidden">{`: ${label}`}</span>
        </span>
      </LinkButton>
    </>
  );
}

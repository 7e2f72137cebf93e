/** Third-party cover prices set by regulation, with tax, by engine: the tariff of a motor page, below its example. */
import { SourceReference } from '@/components/sections/sources';
import { thirdPartyRatesUnchangedSince } from '@/lib/content/figures/motor';
import { type OfficialPrice, priceTax, withTax } from '@/lib/content/prices';
import type { NumberedSources } from '@/lib/figures/number-sources';
import styles from './official-prices.module.css';

type OfficialPricesProps = { prices: readonly OfficialPrice[]; sources: NumberedSources };

export function OfficialPrices({ prices, sources }: OfficialPricesProps) {
  const [first] = prices;
  return (
    <div id="tariff" className={styles.frame}>
      <table className={styles.table}>
        <caption>Third-party for a year, at every insurer</caption>
        <thead>
          <tr>
            <th scope="col">Engine</th>
            <th scope="col">By rule</th>
            <th scope="col">With {priceTax.text} GST</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ label, figure }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figure.text}</td>
              <td className={styles.paid}>{withTax(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* The day on which the rates were last looked at, not that of the rule. */}
      {first && (
        <SourceReference
          figure={{ ...first.figure, asOf: thirdPartyRatesUnchangedSince.asOf }}
          sources={sources}
        />
      )}
    </div>
  );
}

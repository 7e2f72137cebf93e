/** All calculators, by the product that each belongs to. */
import { calculatorTexts } from '@/lib/content/calculators/all-calculators';
import { routeFor } from '@/lib/site/find-route';
import { calculatorRoutes } from '@/lib/site/tool-routes';
import styles from './calculator-index.module.css';

export function CalculatorIndex() {
  const products = Map.groupBy(calculatorRoutes, ({ page }) => page);
  return (
    <section id="calculators" aria-labelledby="calculators-heading" className={styles.index}>
      <h2 id="calculators-heading">Calculators</h2>
      <ul>
        {[...products].map(([page, calculators]) => (
          <li key={page}>
            {routeFor(page).label}
            <ul>
              {calculators.map(({ id, path }) => (
                <li key={id}>
                  <a href={path}>{calculatorTexts[id].label}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

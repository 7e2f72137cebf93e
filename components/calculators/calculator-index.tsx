/** All calculators, in the order of the products that they belong to. */
import { calculatorTexts } from '@/lib/content/calculators/all-calculators';
import { calculatorRoutes } from '@/lib/site/tool-routes';
import styles from './calculator-index.module.css';

export function CalculatorIndex() {
  return (
    <section id="calculators" aria-labelledby="calculators-heading" className={styles.index}>
      <h2 id="calculators-heading">Calculators</h2>
      <ul>
        {calculatorRoutes.map(({ id, path }) => (
          <li key={id}>
            <a href={path}>{calculatorTexts[id].label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

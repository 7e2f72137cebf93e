/** The sections of a product page that need no script, with all of their styles: static-frame.tsx explains why. */
import '@/components/comparison/comparison-body.module.css';
import '@/components/comparison/comparison-table.module.css';
import '@/components/drawings/drawing.module.css';
import '@/components/calculators/calculator-card.module.css';
import '@/components/calculators/bar-chart.module.css';
import '@/components/ui/headline-numbers.module.css';
import '@/components/calculators/opening-answer.module.css';
import '@/components/forms/form-card.module.css';
import '@/components/insurers/product-insurers.module.css';
import '@/components/insurers/strip-plot.module.css';
import '@/components/layout/breadcrumbs.module.css';
import '@/components/sections/jump-links.module.css';
import '@/components/sections/page-hero.module.css';
import '@/components/sections/question-list.module.css';
import '@/components/sections/rules-table.module.css';
import '@/components/sections/section.module.css';
import '@/components/sections/sources.module.css';
import '@/components/sections/step-list.module.css';
import '@/components/ui/answer-head.module.css';
import '@/components/ui/button.module.css';
import '@/components/ui/card.module.css';
import '@/components/ui/disclosure.module.css';
import '@/components/ui/field.module.css';
import '@/components/ui/link-row.module.css';
import '@/components/ui/marked-list.module.css';
import '@/components/ui/note.module.css';
import '@/components/ui/prose.module.css';
import '@/components/ui/table.module.css';
import './key-facts.module.css';
import './official-prices.module.css';
import './related-products.module.css';
import './term-notes.module.css';
import './two-lists.module.css';
import './vehicle-switch.module.css';
import { StaticSections, type StaticSectionsProps } from './static-sections';

export function ProductSections(props: StaticSectionsProps) {
  return <StaticSections {...props} />;
}

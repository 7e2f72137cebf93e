/** A page's first tool, with the styles of all it is made of: they go where its code goes, and that is not the browser. */
import '@/components/forms/form-card.module.css';
import '@/components/ui/button.module.css';
import '@/components/ui/card.module.css';
import '@/components/ui/checkbox-field.module.css';
import '@/components/ui/disclosure.module.css';
import '@/components/ui/field.module.css';
import type { InstrumentCardProps } from './instrument-card';
import './instrument-card.module.css';
import './instrument-form.module.css';
import { KeptInstrument } from './kept-instrument';

export function InstrumentPart(props: InstrumentCardProps) {
  return <KeptInstrument {...props} />;
}

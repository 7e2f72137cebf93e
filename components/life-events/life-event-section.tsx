/** The empty form of /joy-center, with the styles of all it is made of. */
import '@/components/forms/form-card.module.css';
import '@/components/ui/button.module.css';
import '@/components/ui/card.module.css';
import '@/components/ui/field.module.css';
import './life-event-form.module.css';
import { StaticLifeEventForm } from './static-life-event-form';

export function LifeEventSection() {
  return <StaticLifeEventForm />;
}

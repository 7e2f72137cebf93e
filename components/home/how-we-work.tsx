/** What happens when someone asks us, in three steps. */
import { Section } from '@/components/sections/section';
import { StepList } from '@/components/sections/step-list';

const steps = [
  {
    title: 'Read first',
    text: 'Read what a plan covers and leaves out. We don’t ask for your number.',
  },
  {
    title: 'Ask for one call',
    text: 'Choose the product and a time. One of our experts calls once and answers your questions. The request lapses after 7 days.',
  },
  {
    title: 'Decide, and pay the insurer',
    text: 'You buy from the insurer and pay the insurer. It pays us a commission, which is inside the premium. Later we help with renewals and claims; the insurer decides them.',
  },
];

export function HowWeWork() {
  return (
    <Section
      id="how-we-work"
      heading="How we work"
      lead="We are a broker: we act for you, not for an insurer. [About us](/about-us)"
      layout="beside"
    >
      <StepList steps={steps} />
    </Section>
  );
}

/** Beside the form on the page of its own: what happens on the call, and who calls. */

import { Disclosure } from '@/components/ui/disclosure';
import { MarkedList } from '@/components/ui/marked-list';
import { broker, consentDetails } from '@/lib/config/broker.server';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './about-the-call.module.css';
import { FirstPerson } from './people-band';

const onTheCall = [
  'The caller gives their name, ours and our registration number.',
  'They talk about the insurance you chose, and nothing else unless you ask.',
  'We never ask for an OTP, a PIN or a card number.',
];

export function AboutTheCall() {
  const { phone, callingHours } = broker();
  const { legalName, callSeries } = consentDetails();
  return (
    <aside className={styles.about}>
      <Disclosure
        summary="What happens on the call"
        headingLevel={2}
        isOpenOnWideScreens
        contentClass={styles.content}
      >
        <MarkedList mark="check" items={onTheCall} />
        <h3>Who calls</h3>
        <FirstPerson />
        <p>{`One expert of ${legalName}, from a number of our ${callSeries} series.`}</p>
        <p>
          <b>Rather call us?</b> <a href={telephoneHref(phone)}>{phone}</a>, {callingHours}.
        </p>
      </Disclosure>
    </aside>
  );
}

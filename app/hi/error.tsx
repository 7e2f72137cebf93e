'use client';
/** app/(en)/error.tsx in Hindi: its words are no texts of a catalogue, which may be what failed. */
import { buildTimePhone, buildTimePhoneHref } from '@/lib/config/build-time-phone';

export default function HindiPageError({ reset }: { reset: () => void }) {
  return (
    <main id="main" className="wrap">
      <h1>यह पेज अब काम नहीं कर रहा</h1>
      <p>
        अगर आपने अभी कुछ भेजा था, तो हमें यहाँ से पता नहीं चलता कि वह हम तक पहुँचा या नहीं। हमें कॉल करें, हम देखकर
        बताएँगे।
      </p>
      <p>
        <a href={buildTimePhoneHref}>{`${buildTimePhone} पर कॉल करें`}</a>
      </p>
      <p>
        <button type="button" onClick={reset}>
          फिर कोशिश करें
        </button>{' '}
        <a href="/hi">होम पेज</a>
      </p>
    </main>
  );
}

/**
 * "Use my location": requests geolocation on a tap and reports the result. Inherits 'use client' from
 * hospital-search.tsx.
 */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Position } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-search.module.css';

type LocateButtonProps = { onFound: (position: Position) => void };

const privacyNote =
  'Only when you press it. Rounded to about a kilometre on your device; we use it for this search and keep nothing.';

export function LocateButton({ onFound }: LocateButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState('');

  async function locate() {
    setAsking(true);
    setMessage('Waiting for your position. Your browser may ask you first.');
    try {
      const { findPosition } = await import('./find-position');
      const outcome = await findPosition();
      setMessage(outcome.kind === 'failed' ? outcome.message : '');
      if (outcome.kind === 'found') onFound(outcome.position);
    } catch {
      setMessage('This did not load. Check your connection, or type a PIN code instead.');
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className={styles.locate}>
      <div className={styles.offer}>
        <Button
          variant="quiet"
          aria-disabled={isAsking}
          aria-describedby="locate-promise"
          onClick={() => !isAsking && locate()}
        >
          Use my location
        </Button>
        <p className={styles.hint} id="locate-promise">
          {privacyNote}
        </p>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}

'use client';
/** Requests a new code; counts down until that is allowed. Without JavaScript the button is enabled. */
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

export function ResendButton({ seconds }: { seconds: number }) {
  // The server's HTML has no countdown, which would never end without a script.
  const [secondsLeft, setLeft] = useState(0);

  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <Button type="submit" variant="quiet" disabled={secondsLeft > 0}>
      {secondsLeft > 0 ? `Send it again (in ${secondsLeft} s)` : 'Send it again'}
    </Button>
  );
}

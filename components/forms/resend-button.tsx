'use client';
/** Asks for the code again; counts down until that is allowed. Without a script the button is just there. */
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

export function ResendButton({ seconds }: { seconds: number }) {
  // The server's HTML has no count: the button would wait for a script that never comes.
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <Button type="submit" variant="quiet" disabled={left > 0}>
      {left > 0 ? `Send it again (in ${left} s)` : 'Send it again'}
    </Button>
  );
}

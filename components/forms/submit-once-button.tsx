'use client';
/** The button of a form that the browser posts by itself: a second click while the first is on its way sends nothing. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

/** A page that was stopped while it loaded is let go on. */
const resetAfterMs = 10_000;

export function SubmitOnceButton({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    const form = button.current?.form;
    const onSubmit = (event: SubmitEvent) => (isSent ? event.preventDefault() : setSent(true));
    form?.addEventListener('submit', onSubmit);
    const timer = isSent ? setTimeout(() => setSent(false), resetAfterMs) : undefined;
    return () => {
      form?.removeEventListener('submit', onSubmit);
      clearTimeout(timer);
    };
  }, [isSent]);

  return (
    <Button ref={button} type="submit" isWide aria-disabled={isSent}>
      {label}
    </Button>
  );
}

'use client';
/** The submit button of a native form: a second click while the first is being sent does nothing. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

/** Enabled again when the visitor stops the page from loading. */
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

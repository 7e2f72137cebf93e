'use client';
/**
 * An answer that follows the typing: the same address the form would go to, asked for once somebody pauses. Without
 * scripts, and on pages that have no answer yet, the form's own button does it.
 */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Long enough to type the next digit. */
const pauseMs = 600;

export function LiveAnswer({ formId }: { formId: string }) {
  const router = useRouter();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(waiting);
      if (!form.checkValidity()) return;
      router.replace(`?${addressOf(form)}`, { scroll: false });
    };
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(follow, pauseMs);
    };
    form.addEventListener('input', wait);
    return () => {
      clearTimeout(waiting);
      form.removeEventListener('input', wait);
    };
  }, [formId, router]);
  return null;
}

/** As the browser itself writes it, without what is empty. */
function addressOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(given).toString();
}

'use client';
/**
 * An answer that updates as one types: fetches the form's GET URL after a pause. Without JavaScript, and on pages
 * without an answer yet, the form's own button does it. The answer's head, above the form, appears and disappears as a
 * number is typed ("4" is no age, "45" is one): the field must keep its place on the screen.
 */
// biome-ignore lint/style/noRestrictedImports: it replaces the query of its own page.
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Long enough to type the next digit. */
const debounceMs = 600;

export function LiveAnswer({ formId }: { formId: string }) {
  const router = useRouter();
  const typing = useRef<{ field: Element; top: number }>(null);

  // Runs after every answer: the focused field must not move.
  useLayoutEffect(() => {
    const { field, top } = typing.current ?? {};
    if (!field || top === undefined || document.activeElement !== field) return;
    window.scrollBy({ top: topOf(field) - top, behavior: 'instant' });
  });

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(waiting);
      // `checkValidity` would mark the field that is being emptied (missing-fields.ts). Without a network Next would
      // leave the page for the browser's error page.
      if (!form.matches(':valid') || !navigator.onLine) return;
      router.replace(`${form.getAttribute('action')}?${queryOf(form)}`, { scroll: false });
    };
    const remember = () => {
      const field = document.activeElement;
      typing.current = field && form.contains(field) ? { field, top: topOf(field) } : null;
    };
    const wait = () => {
      remember();
      clearTimeout(waiting);
      waiting = setTimeout(follow, debounceMs);
    };
    form.addEventListener('input', wait);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      clearTimeout(waiting);
      form.removeEventListener('input', wait);
      window.removeEventListener('scroll', remember);
    };
  }, [formId, router]);
  return null;
}

function topOf(field: Element): number {
  return field.getBoundingClientRect().top;
}

/** The query as the browser itself serialises it, without empty fields. */
function queryOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(entries).toString();
}

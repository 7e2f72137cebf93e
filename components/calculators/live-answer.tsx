'use client';
/**
 * An answer that follows the typing: the same address the form would go to, asked for once somebody pauses. Without
 * scripts, and on pages that have no answer yet, the form's own button does it. On a phone the answer stands above the
 * form and comes and goes as a number is typed ("4" is no age, "45" is one): the field keeps its place on the screen.
 */
// biome-ignore lint/style/noRestrictedImports: it replaces the query of the page it is on.
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Long enough to type the next digit. */
const debounceMs = 600;

export function LiveAnswer({ formId }: { formId: string }) {
  const router = useRouter();
  const typing = useRef<{ field: Element; top: number }>(null);

  // With every answer that comes: whoever types sees the field where it was.
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
      if (!form.checkValidity()) return;
      router.replace(`?${queryOf(form)}`, { scroll: false });
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

/** As the browser itself writes it, without what is empty. */
function queryOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(given).toString();
}

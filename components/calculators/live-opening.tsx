'use client';
/**
 * Makes the example of a product's page answer where it is: at the first touch it loads the calculator's rule, and the
 * buttons that lead to an answer change this one. Without scripts, or where one does not arrive, they lead there.
 */
import { useEffect } from 'react';
import { isPageInHindi } from '@/components/languages/local-text';
import { openingRules } from './opening-rules';

/** @param id of the calculator; one without a rule for the browser keeps its links. */
export function LiveOpening({ id }: { id: string }) {
  useEffect(() => {
    const card = document.getElementById('work-it-out');
    const source = openingRules[id];
    if (!card || !source) return;
    let loaded: ReturnType<typeof load> | undefined;
    const load = async () => {
      const [{ answerInPlace }, rule] = await Promise.all([
        import('./answer-in-place'),
        source.rule(),
        isPageInHindi() ? loadHindi(source.hindi) : null,
      ]);
      return (button: HTMLButtonElement) => answerInPlace(card, { id, rule }, button);
    };
    const begin = () => {
      loaded ??= load();
      return loaded;
    };
    const touch = () => void begin().catch(() => undefined);
    const submit = (event: SubmitEvent) => {
      const { submitter, target } = event;
      if (!(submitter instanceof HTMLButtonElement && target instanceof HTMLFormElement)) return;
      event.preventDefault();
      begin()
        .then((answer) => answer(submitter))
        .catch(() => followForm(target, submitter));
    };
    const touches = ['pointerover', 'pointerdown', 'focusin'];
    for (const name of touches) card.addEventListener(name, touch, { passive: true, once: true });
    card.addEventListener('submit', submit);
    return () => {
      for (const name of touches) card.removeEventListener(name, touch);
      card.removeEventListener('submit', submit);
    };
  }, [id]);
  return null;
}

async function loadHindi(catalogue: () => Promise<Record<string, string>>): Promise<void> {
  const [{ addDocumentWords }, { default: shared }, own] = await Promise.all([
    import('@/components/languages/document-words'),
    import('@/translations/hi/opening.po'),
    catalogue(),
  ]);
  addDocumentWords({ ...shared, ...own });
}

/** As the browser would have done. */
function followForm(form: HTMLFormElement, button: HTMLButtonElement): void {
  const url = new URL(button.formAction || form.action);
  url.search = new URLSearchParams(
    [...new FormData(form, button)].map(([name, value]) => [name, String(value)]),
  ).toString();
  location.assign(url);
}

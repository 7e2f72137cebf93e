/** State and actions of the comparison. The URL is the state: it can be linked and reloaded. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentQuery, onQueryChange, replaceQuery } from '@/lib/browser/url-state/url-query';
import {
  addComparedPlan,
  initialColumns,
  maxComparedPlans,
  maxPhoneColumns,
  moveId,
  parseChoice,
  removeComparedPlan,
  replaceComparedPlan,
  withChoice,
} from '@/lib/tools/comparison/comparison-choice';

export type PlanName = { id: string; name: string };

export function useComparison(plans: readonly PlanName[]) {
  const [notice, setNotice] = useNotice();
  const { choice, ids, isChosen, isReady, limit } = useUrlChoice(plans);
  // The example above changes the address to that of its answer.
  const [path] = useState(() => (typeof location === 'undefined' ? '' : location.pathname));
  const nameOf = (id: string) => plans.find((plan) => plan.id === id)?.name ?? '';

  function change(
    next: readonly string[],
    message: string,
    isDifferencesOnly = choice.isDifferencesOnly,
  ) {
    const search = location.pathname === path ? location.search : '';
    replaceQuery(withChoice(search, { ids: next, isDifferencesOnly }), location.hash, path);
    setNotice(message);
  }

  return {
    plans,
    isReady,
    isChosen,
    isDifferencesOnly: choice.isDifferencesOnly,
    /** In the order of the columns. */
    visibleIds: ids.slice(0, limit),
    notice,
    setNotice,
    nameOf,
    /** The address of this comparison, without other parameters: an advertisement's tags must not be shared. */
    link: () => `${location.origin}${path}${withChoice('', { ...choice, ids })}#compare`,
    add(id: string) {
      if (ids.length < maxComparedPlans) change(addComparedPlan(ids, id), `${nameOf(id)} added.`);
      else setNotice('Four is the most. Take one away first.');
    },
    remove(id: string) {
      // Unticked before hydration, when every plan was shown.
      if (!ids.includes(id)) return;
      if (ids.length > 1) change(removeComparedPlan(ids, id), `${nameOf(id)} taken away.`);
      else setNotice('At least one kind has to stay.');
    },
    move(id: string, steps: -1 | 1) {
      const next = moveId(ids, id, steps);
      change(next, `${nameOf(id)} is now in column ${next.indexOf(id) + 1}.`);
    },
    setColumn(place: number, id: string) {
      change(replaceComparedPlan(ids, place, id), `${nameOf(id)} is now in column ${place + 1}.`);
    },
    showDifferences(isOn: boolean) {
      change(isChosen ? ids : [], '', isOn);
    },
    reset() {
      change([], 'Back to the order and the kinds we start with.', true);
    },
  };
}

export type ComparisonState = ReturnType<typeof useComparison>;

function useUrlChoice(plans: readonly PlanName[]) {
  // Null on the server and until the browser has read its URL: then every plan is shown.
  const search = useSyncExternalStore<string | null>(onQueryChange, currentQuery, () => null);
  const isPhone = useSyncExternalStore(onWidthChange, isPhoneWide, () => false);
  const planIds = plans.map(({ id }) => id);
  const limit = isPhone ? maxPhoneColumns : maxComparedPlans;
  const choice = parseChoice(search ?? '', planIds);
  const isChosen = choice.ids.length > 0;
  const ids = isChosen ? choice.ids : planIds.slice(0, initialColumns);
  return { choice, ids, isChosen, isReady: search !== null, limit };
}

function useNotice() {
  // Null until the first action: a page load has nothing to announce.
  const [notice, setNotice] = useState<string | null>(null);

  // The back button restores an earlier choice, so the announcement of a later one is outdated.
  useEffect(() => {
    const forget = () => setNotice(null);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  return [notice, setNotice] as const;
}

/** The same width as in the stylesheets. */
const phoneWidth = '(max-width: 47.999rem)';
let isPhone = false;

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(phoneWidth);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Paper is narrow too, so printing must not change the columns. */
function isPhoneWide(): boolean {
  if (!matchMedia('print').matches) isPhone = matchMedia(phoneWidth).matches;
  return isPhone;
}

/** What can be done with the comparison as a whole. Part of the client's picker. */
import { type RefObject, useSyncExternalStore } from 'react';
import { copyLink } from '@/components/ui/copy-link';
import styles from './comparison-picker.module.css';
import type { ComparisonState } from './use-comparison';

type ComparisonActionsProps = {
  comparison: ComparisonState;
  frame: RefObject<HTMLDivElement | null>;
};

const neverChanges = () => () => undefined;

export function ComparisonActions({ comparison, frame }: ComparisonActionsProps) {
  const { shown, isChosen, isDifferencesOnly, setNotice } = comparison;
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  // Leaves out what else is in the address: an advertisement's tags are nobody else's.
  const link = () => `${location.origin}${location.pathname}${comparison.linkSearch()}#compare`;

  async function copy() {
    setNotice(await copyLink(link()));
  }

  async function share() {
    // Closing the share sheet is no failure.
    await navigator.share({ title: document.title, url: link() }).catch(() => undefined);
  }

  function print() {
    // The stylesheet then prints the comparison alone.
    frame.current?.setAttribute('data-print-only', '');
    addEventListener('afterprint', () => frame.current?.removeAttribute('data-print-only'), {
      once: true,
    });
    window.print();
  }

  return (
    <div className={styles.actions} data-print="no">
      <label className={styles.chip}>
        <input
          type="checkbox"
          checked={isDifferencesOnly}
          onChange={(event) => comparison.showDifferences(event.target.checked)}
        />
        Differences only
      </label>
      <span className={styles.phoneOnly}>
        <Action
          label="Swap sides"
          isOff={shown.length < 2}
          onPress={() => comparison.move(shown[0] ?? '', 1)}
        />
      </span>
      <Action label="Copy link" onPress={copy} />
      {canShare && <Action label="Share" onPress={share} />}
      <Action label="Print" onPress={print} />
      <Action
        label="Start again"
        isOff={!isChosen && !isDifferencesOnly}
        onPress={comparison.reset}
      />
    </div>
  );
}

type ActionProps = {
  label: string;
  /** Stays where it is and focusable: someone who pressed it keeps their place. */
  isOff?: boolean;
  onPress: () => void;
};

function Action({ label, isOff = false, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {label}
    </button>
  );
}

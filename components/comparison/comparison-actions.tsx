/** Actions on the whole comparison. Inherits 'use client' from comparison-picker.tsx. */
import type { ComponentProps, RefObject } from 'react';
import { localMeaning } from '@/components/languages/local-text';
import { printElement } from '@/components/ui/print-button';
import { shareLink } from '@/components/ui/share-button';
import styles from './comparison-picker.module.css';
import type { ComparisonState } from './use-comparison';

type ComparisonActionsProps = {
  comparison: ComparisonState;
  frame: RefObject<HTMLDivElement | null>;
};

export function ComparisonActions({ comparison, frame }: ComparisonActionsProps) {
  const { visibleIds, isChosen, isDifferencesOnly, setNotice } = comparison;
  async function share() {
    setNotice(await shareLink(comparison.link()));
  }

  return (
    <div className={styles.actions} data-print="no">
      <label className={styles.chip}>
        <input
          type="checkbox"
          checked={isDifferencesOnly}
          data-differences
          onChange={(event) => comparison.showDifferences(event.target.checked)}
        />
        <span>Differences only</span>
      </label>
      <span className={styles.phoneOnly}>
        <ActionButton
          className={styles.action}
          isDisabled={visibleIds.length < 2}
          onPress={() => comparison.move(visibleIds[0] ?? '', 1)}
        >
          Swap
        </ActionButton>
      </span>
      <ActionButton className={styles.action} onPress={share}>
        {localMeaning('button', 'Share')}
      </ActionButton>
      <ActionButton className={styles.action} onPress={() => printElement(frame.current)}>
        Print
      </ActionButton>
      <ActionButton
        className={`${styles.action} ${styles.reset}`}
        isDisabled={!isChosen && isDifferencesOnly}
        onPress={comparison.reset}
      >
        Start again
      </ActionButton>
    </div>
  );
}

type ActionButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  isDisabled?: boolean;
  onPress: () => void;
};

/** A disabled button stays where it is and can be focused, so that a keyboard user keeps their position. */
export function ActionButton({ isDisabled = false, onPress, ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    />
  );
}

'use client';
/**
 * Copies an address, and hands it to the phone's own sheet where there is one. Not there without JavaScript:
 * the address bar holds the same link.
 */
import { useState, useSyncExternalStore } from 'react';
import { Button } from './button';
import { copyLink } from './copy-text';
import styles from './share-buttons.module.css';

type ShareButtonsProps = {
  /**
   * Query and fragment of what is shared, on this page's own path. Never the address bar's: an advertisement's
   * tags are nobody else's.
   */
  search: string;
  /** In the place of the standard button. */
  className?: string | undefined;
  /** For a part that says itself how its actions went. */
  onSaid?: (said: string) => void;
};

const neverChanges = () => () => undefined;
const canShare = () => ('share' in navigator ? 'sheet' : 'copy');

export function ShareButtons({ search, className, onSaid }: ShareButtonsProps) {
  const [said, setSaid] = useState('');
  const way = useSyncExternalStore(neverChanges, canShare, () => null);
  if (!way) return null;
  const link = () => `${location.origin}${location.pathname}${search}`;

  async function copy() {
    (onSaid ?? setSaid)(await copyLink(link()));
  }

  async function share() {
    // Closing the share sheet is no failure.
    await navigator.share({ title: document.title, url: link() }).catch(() => undefined);
  }

  const button = (label: string, onPress: () => void) =>
    className ? (
      <button type="button" className={className} onClick={onPress}>
        {label}
      </button>
    ) : (
      <Button variant="quiet" onClick={onPress}>
        {label}
      </Button>
    );

  return (
    <>
      {button('Copy link', copy)}
      {way === 'sheet' && button('Share', share)}
      {!onSaid && (
        <span role="status" className={styles.said}>
          {said}
        </span>
      )}
    </>
  );
}

'use client';
/**
 * Shares the URL of what is shown: by the phone's share sheet, or as a copied link. The URL is the page's own, without an
 * advertisement's tags.
 */
import { useState } from 'react';
import { Button } from './button';
import { copyLink, linkCopied } from './copy-text';

type ShareButtonProps = {
  label?: string;
  /** The query of what is shown, without "?". */
  search: string;
};

export function ShareButton({ label = 'Share this page', search }: ShareButtonProps) {
  const [notice, setNotice] = useState('');
  const isCopied = notice === linkCopied;
  async function handleClick() {
    setNotice(await shareLink(`${location.origin}${location.pathname}${search && `?${search}`}`));
  }
  return (
    <>
      <Button variant={isCopied ? 'tool' : 'quiet'} data-scripted="" onClick={handleClick}>
        {isCopied ? linkCopied.replace('.', '') : label}
      </Button>
      {/* The button shows that it worked; read out it is said once. */}
      <span role="status" className={isCopied ? 'visually-hidden' : undefined}>
        {notice}
      </span>
    </>
  );
}

/** @returns the result, in words for the visitor; empty where the share sheet has shown it. */
export async function shareLink(url: string): Promise<string> {
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title: document.title, url });
    return '';
  } catch (error) {
    // A dismissed sheet is not an error; if the sheet cannot open, the link is copied.
    return error instanceof DOMException && error.name === 'AbortError' ? '' : copyLink(url);
  }
}

/** The notice at a form's button: how the data is used, and the links that matter. */
import type { ReactNode } from 'react';
import styles from './form-notice.module.css';

type FormNoticeProps = {
  /** The part of the privacy notice about this form. */
  privacy: { href: string; label: string };
  children: ReactNode;
};

export function FormNotice({ privacy, children }: FormNoticeProps) {
  return (
    <div className={styles.notice} data-print="no">
      {children}
      <p className={styles.links}>
        <a href={privacy.href}>{privacy.label}</a>
        <a href="/privacy-policy#hindi" lang="hi">
          हिंदी
        </a>
        <a href="/contact-us#stop-calls">Stop calls</a>
      </p>
    </div>
  );
}

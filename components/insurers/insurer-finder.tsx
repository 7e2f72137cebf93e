'use client';
/**
 * The list of insurers, one table for each kind. The server sends it whole; in the browser it can be
 * searched, narrowed and sorted, and the address says how, so that the view can be linked.
 */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { rememberInAddress } from '@/lib/address/address-query';
import type { InsurerKind } from '@/lib/content/insurers';
import {
  everyInsurer,
  findInsurers,
  type InsurerRow,
  insurerKinds,
  readInsurerChoice,
} from '@/lib/insurers/find-insurers';
import { sayShown } from '@/lib/insurers/insurer-words';
import styles from './insurer-finder.module.css';
import { InsurerFinderForm } from './insurer-finder-form';
import { InsurerTable } from './insurer-table';

type InsurerFinderProps = {
  insurers: readonly InsurerRow[];
  /** Financial year of the figures sorted by, and the one before. */
  years: readonly [latest: string, before: string];
  /** Under each table: what its figure is, the date and the source. */
  footnotes: Record<InsurerKind, ReactNode>;
  /** What to do when nothing matches. */
  whenNone: ReactNode;
};

/** Long enough that a word is one change of the address; browsers limit how many they take. */
const addressDelayMs = 300;

export function InsurerFinder({ insurers, years, footnotes, whenNone }: InsurerFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(everyInsurer);

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    // Typed before the script was there.
    const typed = new FormData(form.current ?? undefined).get('q');
    if (!asked.has('q') && typeof typed === 'string') asked.set('q', typed);
    setChoice(readInsurerChoice(asked));
  }, []);

  useEffect(() => {
    const { q, kind, sort } = choice;
    const timer = setTimeout(
      () => rememberInAddress({ q: q.trim(), kind, sort: sort === 'name' ? '' : sort }),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [choice]);

  function follow({ currentTarget }: FormEvent<HTMLFormElement>) {
    setChoice(readInsurerChoice(new FormData(currentTarget)));
  }

  const found = findInsurers(insurers, choice);
  return (
    <div className={styles.finder}>
      <InsurerFinderForm
        ref={form}
        choice={choice}
        onChange={follow}
        onClear={() => setChoice(everyInsurer)}
      />
      <p role="status" className={styles.shown}>
        {sayShown(found.length, insurers.length, choice)}
      </p>
      {found.length === 0 && <div className={styles.none}>{whenNone}</div>}
      {insurerKinds.map((kind) => (
        <InsurerTable
          key={kind}
          kind={kind}
          sort={choice.sort}
          rows={found.filter((row) => row.kind === kind)}
          years={years}
          footnote={footnotes[kind]}
        />
      ))}
    </div>
  );
}

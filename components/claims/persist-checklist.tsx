'use client';
/**
 * Persists the ticks in the browser's localStorage; without storage they last as long as the page. The checkboxes come
 * from the server and work without this.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { readStored, writeStored } from '@/lib/browser/web-storage/stored-json';
import styles from './checklist.module.css';

type PersistChecklistProps = {
  name: string;
  word: 'ready' | 'done';
  total: number;
  children: ReactNode;
};

export function PersistChecklist({ name, word, total, children }: PersistChecklistProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const ticked = new Set(readTicks(name));
    for (const box of boxesIn(frame.current)) box.checked ||= ticked.has(box.value);
    setCount(tickedIn(frame.current).length);
  }, [name]);

  function save() {
    const ticked = tickedIn(frame.current);
    writeTicks(name, ticked);
    setCount(ticked.length);
  }

  function clear() {
    for (const box of boxesIn(frame.current)) box.checked = false;
    save();
  }

  return (
    <div ref={frame} onChange={save}>
      {children}
      {count !== null && (
        <div className={styles.kept} data-print="no">
          <p role="status">{`${count} of ${total} ${word}. Kept in this browser only.`}</p>
          {count > 0 && (
            <Button variant="quiet" onClick={clear}>
              Clear the ticks
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function boxesIn(frame: HTMLElement | null): HTMLInputElement[] {
  return Array.from(frame?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []);
}

function tickedIn(frame: HTMLElement | null): string[] {
  return boxesIn(frame)
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
}

const keyOf = (name: string) => `claim-papers-${name}`;

function readTicks(name: string): string[] {
  const stored = readStored('localStorage', keyOf(name));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

function writeTicks(name: string, ids: readonly string[]): void {
  writeStored('localStorage', keyOf(name), ids.length === 0 ? null : ids);
}

/** What an instrument answers: verdict first, then the sum, what was assumed, and the questions again. */
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/sections/section';
import { Sources } from '@/components/sections/sources';
import { PrintButton } from '@/components/ui/print-button';
import { BulletList, Inline } from '@/components/ui/prose';
import { ShareButton } from '@/components/ui/share-button';
import { Table } from '@/components/ui/table';
import { numberSources } from '@/lib/content/number-sources';
import type { InstrumentAnswer as Answer, WorkingRow } from '@/lib/tools/instruments/instrument';
import { askedSearch } from '@/lib/tools/instruments/parse-asked';
import type { AnyInstrument } from '@/lib/tools/page-instruments/page-instruments';
import styles from './instrument-answer.module.css';
import { InstrumentForm } from './instrument-form';
import { ScaleDrawing } from './scale-drawing';

type InstrumentAnswerProps = {
  path: string;
  instrument: AnyInstrument;
  answer: Answer;
  typed: Readonly<Partial<Record<string, string>>>;
};

export function InstrumentAnswer({ path, instrument, answer, typed }: InstrumentAnswerProps) {
  const { verdict, text, working, tables = [], drawing, assumed, next, figures } = answer;
  const sources = numberSources([...figures]);
  return (
    <SiteFrame path={path} barOffer={{ href: '#change', label: 'Change the figures' }}>
      <PageHero
        path={path}
        face="answer"
        asked={
          <>
            {instrument.question} <a href="#change">Change</a>
          </>
        }
        heading={verdict}
      />
      <div className={`wrap ${styles.sheet}`}>
        {text.map((sentence) => (
          <p key={sentence}>
            <Inline text={sentence} />
          </p>
        ))}
        <Working {...working} />
        {drawing && <ScaleDrawing drawing={drawing} />}
        {tables.map((table) => (
          <Table key={table.caption} {...table} />
        ))}
        <section aria-labelledby="assumed-heading">
          <h2 id="assumed-heading">What this takes for granted</h2>
          <BulletList items={assumed} />
        </section>
        <section aria-labelledby="next-heading" data-print="no">
          <h2 id="next-heading">What next</h2>
          <BulletList items={next} />
          <p className={styles.actions}>
            <PrintButton />
            <ShareButton label="Save or share" search={askedSearch(instrument, typed)} />
          </p>
        </section>
      </div>
      <div data-print="no">
        <Section id="change" heading="Change the figures">
          <InstrumentForm path={path} instrument={instrument} typed={typed} />
          <p>
            <a href={path}>Back to the page</a>
          </p>
        </Section>
      </div>
      <Sources path={path} sources={sources} isFolded />
    </SiteFrame>
  );
}

function Working({ caption, rows }: { caption: string; rows: readonly WorkingRow[] }) {
  return (
    <table className={styles.working}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, value, note, isTotal }) => (
          <tr key={label} data-total={isTotal}>
            <th scope="row">
              {label}
              {note && (
                <small>
                  <Inline text={note} />
                </small>
              )}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

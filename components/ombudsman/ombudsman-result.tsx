/** The finder's answer in words, with the official list as the next step. */
import type { OfficeResult } from '@/lib/tools/ombudsman/find-office';

const officialList = <a href="https://cioins.co.in/Ombudsman">cioins.co.in/Ombudsman</a>;

export function OmbudsmanResult({ found: result }: { found: OfficeResult | null }) {
  switch (result?.kind) {
    case 'office':
      return (
        <>
          <p>
            <span>The Insurance Ombudsman in </span>
            <strong>{result.office}</strong>
            <span>{` serves ${result.place}.`}</span>
          </p>
          <p>
            <span>Take the street address and the mailbox from </span>
            {officialList}
            <span> on the day you write.</span>
          </p>
        </>
      );
    case 'choose-place':
      return <p>{`Several offices share ${result.state.name}. Choose your place as well.`}</p>;
    case 'not-named':
      return (
        <>
          <p>
            <span>{`Our source does not name every place in ${result.state.name}, and we do not guess.`}</span>
            {result.state.described?.map(({ office, area }) => (
              <span key={office}>
                <span> The office in </span>
                <strong>{office}</strong>
                <span>{` serves ${area}.`}</span>
              </span>
            ))}
          </p>
          <p>
            <span>Look yours up in the list of the Council for Insurance Ombudsmen: </span>
            {officialList}
          </p>
        </>
      );
    default:
      return null;
  }
}

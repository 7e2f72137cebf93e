/** The finder's answer in words, with the official list as the next step. */
import { ombudsmanAddresses } from '@/lib/content/complaints/ombudsman-complaint';
import { joinWords } from '@/lib/text/words';
import type { FoundOffice } from '@/lib/tools/ombudsman/find-office';

export function OmbudsmanResult({ found: result }: { found: FoundOffice | null }) {
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
            <OfficialList />
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
            <span>The offices in </span>
            <strong>{joinWords(result.offices)}</strong>
            <span>{` share ${result.state}. Which of them serves your place, our source does not say, and we do not guess.`}</span>
          </p>
          <p>
            <span>Look it up in the list of the Council for Insurance Ombudsmen: </span>
            <OfficialList />
          </p>
        </>
      );
    default:
      return null;
  }
}

function OfficialList() {
  return <a href={ombudsmanAddresses}>cioins.co.in/Ombudsman</a>;
}

/** The finder's answer in words, with the official list as the next step. */
import type { FoundOffice } from '@/lib/tools/ombudsman/find-office';

const officialList = <a href="https://cioins.co.in/Ombudsman">cioins.co.in/Ombudsman</a>;

export function OmbudsmanResult({ found }: { found: FoundOffice | null }) {
  switch (found?.kind) {
    case 'office':
      return (
        <>
          <p>
            The Insurance Ombudsman in <strong>{found.office}</strong> serves{' '}
            <span>{`${found.place}.`}</span>
          </p>
          <p>Take the street address and the mailbox from {officialList} on the day you write.</p>
        </>
      );
    case 'choose-place':
      return <p>{`Several offices share ${found.state.name}. Choose your place as well.`}</p>;
    case 'not-named':
      return (
        <>
          <p>
            <span>{`Our source does not name every place in ${found.state.name}, and we do not guess.`}</span>
            {found.state.described?.map(({ office, area }) => (
              <span key={office}>
                {' '}
                The office in <strong>{office}</strong> serves <span>{`${area}.`}</span>
              </span>
            ))}
          </p>
          <p>Look yours up in the list of the Council for Insurance Ombudsmen: {officialList}.</p>
        </>
      );
    default:
      return null;
  }
}

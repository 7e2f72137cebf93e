/** Queries for one hospital: its name as people type it, and the town. */
import type { Dice } from '../seeded-random.ts';
import type { Hospital } from './hospitals.ts';
import { isDistinctive, makeQuery, sameNames, toTypedText, townOf, type Writer } from './query.ts';
import { readTable } from './read-table.ts';
import { shorten } from './shorthand.ts';
import { oneTypo, transposed, twoTypos } from './typos.ts';

type Typing = (dice: Dice, name: string, hospital: Hospital) => string | null;

/** A hospital whose name tells it apart in its town, typed by `typing`, with the town behind. */
function forHospital(typing: Typing, suits: (hospital: Hospital) => boolean = () => true): Writer {
  return (dice, hospitals) => {
    const hospital = dice.oneOf(hospitals);
    // By-address towns and names that two states share have their own kinds.
    if (hospital.place.use === 'address' || hospital.place.use === 'named') return null;
    if (!suits(hospital) || !isDistinctive(hospitals, hospital)) return null;
    const name = typing(
      dice,
      toTypedText(`${hospital.coreName} ${hospital.facilityType}`),
      hospital,
    );
    return name ? makeQuery(name, sameNames(hospitals, hospital)) : null;
  };
}

const withTown =
  (typing: Typing): Typing =>
  (dice, name, hospital) => {
    const text = typing(dice, name, hospital);
    return text && `${text} ${townOf(hospital)}`;
  };

/** Most slips happen in what tells the name apart; of these queries every other stops there. */
const inCoreName =
  (slip: (dice: Dice, text: string) => string | null): Typing =>
  (dice, name, hospital) => {
    const [tell, form] = [toTypedText(hospital.coreName), toTypedText(hospital.facilityType)];
    if (dice.isTrue(0.15)) return slip(dice, name);
    const slipped = slip(dice, tell.replace(/ memorial$/, ''));
    return slipped && (dice.isTrue(0.5) ? slipped : `${slipped} ${form}`);
  };

/** The town is mistyped as well as the name: here the name is right. */
const inTown: Typing = (dice, name, hospital) => {
  const town = oneTypo(dice, townOf(hospital));
  return town && `${name} ${town}`;
};

const hindiOf = new Map(
  readTable<'latin' | 'hindi'>('hindi-words.tsv').map(({ latin, hindi }) => [latin, hindi]),
);

export const hindiName = forHospital((_, __, { coreName, facilityType, place }) => {
  const parts = [coreName, facilityType, place.town].map((part) => hindiOf.get(part));
  return parts.every(Boolean) ? parts.join(' ') : null;
});

export const hindiTown = (town: string): string | undefined => hindiOf.get(town);

const questions = [
  'is {} cashless',
  'does {} accept cashless insurance',
  'please tell me if {} is in the list',
  'i want to know about {}',
  'my father is admitted in {} is it covered',
  'kya {} mein cashless hai',
  'phone number of {}',
  'where is {}',
  '{} cashless facility available or not',
  'can i go to {} for treatment',
  'what is the address of {}',
  '{} ka pata batao',
];

const isBrand = ({ coreName }: Hospital) =>
  /^(?:New|Shr?e?e?i?|Om|Jai) |^\w+ (?:Care|Line|Life|City|Point|Well|Rise|Health|Shine|View|Side)$/.test(
    coreName,
  );
const isPointed = ({ coreName }: Hospital) => /^(?:[A-Z]\.){2,}/.test(coreName);

/** "p.g.i.m.s." as "pgims" or "p g i m s". */
function unpointed(dice: Dice, name: string): string {
  const between = dice.oneOf(['', ' ']);
  return name.replace(/(?:[a-z]\.)+/g, (initials) =>
    initials.slice(0, -1).replaceAll('.', between),
  );
}

export const exact = forHospital(withTown((_, name) => name));
/** Without what every hospital calls itself. */
export const distinctiveOnly = forHospital(
  withTown((_, __, { coreName }) => toTypedText(coreName)),
);
export const withTypo = forHospital(withTown(inCoreName(oneTypo)));
export const withTownTypo = forHospital(inTown);
export const withTwoTypos = forHospital(withTown(inCoreName(twoTypos)));
export const withTransposition = forHospital(withTown(inCoreName(transposed)));
export const withAbbreviation = forHospital(withTown(shorten));

/** Only the hospital of that very PIN: who types a PIN means it. */
export const withPin: Writer = (dice, hospitals) => {
  const found = forHospital((_, name, { place }) => `${name} ${place.pin}`)(dice, hospitals);
  if (!found) return null;
  const there = hospitals.filter(
    ({ id, place }) => found.accept.includes(id) && found.text.endsWith(place.pin),
  );
  return makeQuery(found.text, there);
};

export const initials = forHospital(withTown(unpointed), isPointed);

export const joined = forHospital(
  withTown((_, name, { coreName }) =>
    name.replace(toTypedText(coreName), toTypedText(coreName).replace(' ', '')),
  ),
  isBrand,
);

const apart = new Map(
  'nav jeevan,jivan deep,siddhi vinayak,ram krishna,aust mangal,sneh deep,arogya deep,jeevan dhara,punar jeevan,sad guru,sad bhavna,sah yog,sure tech,push panjali,anna purna,maha veer,vivek ananda,pari jat,raghav endra,jagan nath'
    .split(',')
    .map((words) => [words.replace(' ', ''), words]),
);

/** Where the list has one word: two. */
export const split = forHospital(
  withTown((_, name, { coreName }) =>
    name.replace(toTypedText(coreName), apart.get(toTypedText(coreName)) ?? toTypedText(coreName)),
  ),
  ({ coreName }) => apart.has(toTypedText(coreName)),
);

export const asSentence = forHospital((dice, name, hospital) => {
  const place = dice.oneOf([`in ${townOf(hospital)}`, townOf(hospital)]);
  return dice.oneOf(questions).replace('{}', `${name} ${place}`);
});

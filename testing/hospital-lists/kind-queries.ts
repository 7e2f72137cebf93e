/** Queries for a kind of hospital in a town, where any hospital of that kind there is right. */
import type { Dice } from '../seeded-random.ts';
import { kinds } from './hospital-names.ts';
import type { Hospital } from './hospitals.ts';
import { hindiTown } from './name-queries.ts';
import { withinNearest } from './place-queries.ts';
import { type Place, plainTowns } from './places.ts';
import { makeQuery, type Writer } from './query.ts';

const special = kinds.filter(({ kind }) => kind !== 'general');

const isIn = (town: Place) => (hospital: Hospital) =>
  hospital.place.state === town.state &&
  (hospital.place.city === town.city || hospital.place.town === town.town);

/** Hospitals of a kind in a town, asked for as `phrase` says. */
function ofKind(
  phrase: (dice: Dice, kind: (typeof kinds)[number], town: string) => string | null,
): Writer {
  return (dice, hospitals) => {
    const town = dice.oneOf(plainTowns);
    const kind = dice.oneOf(special);
    const text = phrase(dice, kind, town.town.toLowerCase());
    const right = hospitals.filter(isIn(town)).filter((hospital) => hospital.kind === kind.kind);
    return text ? makeQuery(text, right) : null;
  };
}

export const speciality = ofKind((dice, kind, town) =>
  dice
    .oneOf(['{} #', '{} in #', '{} near #', '# {}'])
    .replace('{}', dice.oneOf(kind.english))
    .replace('#', town),
);

export const hinglishKind = ofKind((dice, kind, town) =>
  dice
    .oneOf(['# mein {}', '{} #', '# me {}'])
    .replace('{}', dice.oneOf(kind.hinglish))
    .replace('#', town),
);

export const hindiKind = ofKind((dice, kind, town) => {
  const there = hindiTown(town.replace(/^./, (first) => first.toUpperCase()));
  return there ? `${there} में ${dice.oneOf(kind.hindi)}` : null;
});

const questions = [
  'which is the best {} in #',
  'i need a {} in #',
  'please suggest good {} near #',
  'show me all {} in #',
  'is there any cashless {} in #',
  'mujhe # mein {} chahiye',
  'looking for {} at #',
  'list of {} in # please',
  'where can i find a {} around #',
];

export const kindAsSentence = ofKind((dice, kind, town) =>
  dice.oneOf(questions).replace('{}', dice.oneOf(kind.english)).replace('#', town),
);

/** The town has hospitals, but none of that kind: its own are right, and so are the nearest of the kind. */
export const noneOfKind: Writer = (dice, hospitals) => {
  const town = dice.oneOf(plainTowns);
  const kind = dice.oneOf(special);
  const there = hospitals.filter(isIn(town));
  const ofThatKind = hospitals.filter((hospital) => hospital.kind === kind.kind);
  if (there.length === 0 || ofThatKind.some(isIn(town))) return null;
  const text = `${dice.oneOf(kind.english)} in ${town.town.toLowerCase()}`;
  const right = new Set([...there, ...withinNearest(ofThatKind, town, 10)]);
  return makeQuery(text, [...right], 'none of the kind');
};

/** Generates topics and text of the planted pages: plain, different on each page, and the same in every run. */

const activities =
  'Pruning,Watering,Planting,Feeding,Repotting,Growing,Shading,Staking,Mulching,Sowing,Drying,Moving';
const plants =
  'roses,marigolds,tulsi,curry leaf,hibiscus,jasmine,brinjal,okra,lemons,guava,papaya,spinach,coriander,mint,chillies,tomatoes,bottle gourd,beans,aloe,money plants,snake plants,ferns,orchids,crotons,bougainvillea,lotus,dahlias,zinnias,petunias,cosmos,ginger,turmeric,radish,carrots,onions,garlic,figs,banana,coconut,bamboo';
const places =
  'on a balcony,in clay soil,in small pots,in the monsoon,under a mango tree,beside a wall,on a terrace,in dry weather,near the sea,in cold hills,on a window sill,in sandy beds,behind the house,in a school yard,along a fence,in old buckets';

/** A hash of a text, evenly distributed (FNV-1a with a final mix). */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}

function pick(list: string, seed: string): string {
  const words = list.split(',');
  return words[hash(seed) % words.length] ?? '';
}

const usedTopics = new Set<string>();

/** The topic of the page with this id; each topic is used once. */
export function topicOf(id: string): string {
  for (let turn = 0; ; turn += 1) {
    const seed = `${id} ${turn}`;
    const topic = `${pick(activities, `d ${seed}`)} ${pick(plants, `p ${seed}`)} ${pick(places, `w ${seed}`)}`;
    if (usedTopics.has(topic)) continue;
    usedTopics.add(topic);
    return topic;
  }
}

export function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

const timePhrases =
  'In the first week,After a long rain,Before the heat of May,On most mornings,Late in the season,Once the roots have set,When the leaves turn dull,Through the winter,As soon as buds show,Every second Sunday,While the soil is moist,Close to harvest,At the end of the day,With the first cool wind,For the rest of the year,During a dry spell';
const subjects =
  'a careful neighbour,the gardener,an old handbook,our own trial bed,anyone with little room,the seed packet,a patient beginner,the nursery down the lane,a weekend grower,the head of the village garden,my grandmother,a school class,the local society,whoever waters last,an experienced hand,the family next door';
const verbPhrases =
  'moves,checks,loosens,covers,washes,turns,measures,shares,trims,lifts,weighs,sorts,binds,waters,warms,numbers';
const objects =
  'two handfuls of compost,the outer stems,every third seedling,a layer of dry leaves,the clay saucer,a cup of neem cake,the weakest shoots,some coarse river sand,three short canes,the lower leaves,a sheet of green netting,one bucket of rain water,the crowded bulbs,yesterday’s cuttings,a spoon of bone meal,the cracked pot';
const placePhrases =
  'along the shaded edge,beside the water tank,under the kitchen window,at the far corner,between two rows,near the stone step,on the raised bench,behind the tool shed,next to the gate,close to the drain,around the base,below the trellis,above the gravel,inside the cold frame,across the bed,by the compost heap';
const reasons =
  'so that air can reach the roots,because ants arrive otherwise,which saves a week of work,and the colour returns within days,since wet soil rots the stem,so the next crop has room,and nothing is wasted,because the sun burns young skin,which keeps snails away,so that bees find their way,and the yield nearly doubles,since weeds follow bare soil,so the pot stays light,because salt gathers at the rim,which the birds seem to like,and the scent lasts until night';

/** One sentence from a seed. */
export function sentence(seed: string): string {
  const parts = [timePhrases, subjects, verbPhrases, objects, placePhrases, reasons].map(
    (list, index) => pick(list, `${index} ${seed}`),
  );
  return `${parts[0]}, ${parts.slice(1, 5).join(' ')}, ${parts[5]}.`;
}

/** About 420 words in four parts with headings. */
export function article(topic: string, seed: string): string {
  const parts = ['What you need', 'The work itself', 'What goes wrong', 'A month later'];
  return parts
    .map((part, index) => {
      const paragraph = (half: string) =>
        [0, 1, 2].map((line) => sentence(`${seed} ${index} ${half} ${line}`)).join(' ');
      return `<h2>${part}: ${topic.toLowerCase()}</h2><p>${paragraph('a')}</p><p>${paragraph('b')}</p>`;
    })
    .join('\n');
}

export type WordKind =
  "with" | "option-linker" | "noun-linker" | "conjunction" | "negation" | "stop-word";

/** Words that describe a finish if no option does. */
export const finishes = words(
  `brushed polished honed matte matt satin antique aged raw oiled lacquered painted stained veneered veneer solid
   natural rich smooth warm cool deep dark light pale soft bright hand finish finished paint lacquer colour color
   coloured colored tone toned shade matching engineered genuine real thick thin slim`,
);

/** What a word does in a sentence that is no name of anything. */
const kinds: Record<WordKind, string> = {
  // With typos, because short words are not corrected.
  with: "with whit wiht wth wit",
  // Between a part and its option: "an island in marble", "the floor is oak".
  "option-linker": "in of is are was be made from out using has have having by into",
  // Between an option and its part: "marble on the island", "oak for the floor".
  "noun-linker": "on onto for as to",
  conjunction:
    "and or plus also but then over under above below behind between beside next near against",
  negation: "no without not never minus nor lacking don't dont",
  // Without visual meaning.
  "stop-word": `a an the this that these those it its i we you they he she my our your their his her me us them
   am will would shall should can could may might must do does did doing done let get
   want wants wanted need needs needed like likes love loves wish wishing please pls plz thanks thank hello hi dear
   show shows showing give make makes making create generate draw render rendering design designed designing put
   picture image photo photograph photography photorealistic photoreal realistic visual visualisation visualization
   view shot moodboard board project concept idea example version look looks looking feel feeling feels
   very really quite so too more most much many some any all each every both one two just only maybe perhaps about
   nice beautiful gorgeous stunning lovely pretty amazing great good best better perfect fine fancy wonderful
   luxury luxurious premium elegant exclusive expensive quality high end highend upscale refined bespoke custom
   style styled kind type sort piece set thing things stuff something part parts area space room rooms interior
   home house apartment villa hotel suite residence master guest family open plan client customer build new old big large small little medium tall wide long
   at which who where when how what there here than if material materials built fitted full flat`,
};

export const wordKinds: ReadonlyMap<string, WordKind> = new Map([
  ...[...finishes].map((word) => [word, "stop-word"] as const),
  ...(Object.entries(kinds) as [WordKind, string][])
    .toReversed()
    .flatMap(([kind, list]) => [...words(list)].map((word) => [word, kind] as const)),
]);

/** Everyday words one typo away from a word of the lexicon. */
export const falseFriends = words(
  `block blank slack write whine while store shone stove flour flood flow blood closed closer sturdy steady
   greek greed greet pills pulse grass glass staple candle handled handsome marvel garble walrus table stable
   floating lights shower shaken shaver drawing drawn dawn flower flowers floral frond frost plane plant plants
   wall walls painting navel wavy bench beach peach cloth lion lions brash brazen tablet pedal petal
   loose stand closing lamb clamp broad bored bound sound grounds self shell iceland
   ireland crown drown frown steal steam sheet sweet quarts quarter slate plate plates panda mable bread
   birch cherry beech cedar elm pine larch  lines liner honey money`,
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slots } from "#content/image-generation/options.ts";
import { slotsOf } from "#lib/image-generation/room-slots.ts";
import { parsePrompt } from "./parse-prompt.ts";
import { optionNames } from "./option-names.ts";

/** A sentence, what is chosen, what is not understood, and what another room than ours is called. */
const SENTENCES = `
# understands what a cabinet maker calls parts, where they are drawn
walnut wardrobe with sliding doors | room=wardrobe cabinet=walnut front=sliding
white oak sliding doors | room=wardrobe cabinet=white-oak front=sliding
kitchen with sliding doors in oak | room=kitchen cabinet=white-oak | sliding doors
linen wardrobe with open shelves | room=wardrobe cabinet=linen
ash kitchen with open shelving | room=kitchen cabinet=ash
sage linear kitchen with a pantry cabinet | room=linear cabinet=sage
study with a ladder on a brass rail | room=study hardware=brass | ladder; rail
# assigns a material to the adjacent part
walnut shaker kitchen with a marble island and brass pulls | room=kitchen cabinet=walnut front=shaker island=calacatta hardware=brass
white oak floor | floor=white-oak
walnut cabinets on oak floor | cabinet=walnut floor=white-oak
island in travertine | room=kitchen island=travertine
floor of oak cabinets of walnut | floor=white-oak cabinet=walnut
marble on the island, walnut for the cabinets, brass for handles | room=kitchen island=calacatta cabinet=walnut hardware=brass
the island is soapstone | room=kitchen island=soapstone
walnut kitchen island | room=kitchen island=walnut
slab walnut doors, quartz tops | front=slab cabinet=walnut worktop=white-quartz
shaker island in walnut | room=kitchen island=walnut | shaker island
# resolves a name by what its part can be made of
black handles | hardware=black-iron
black kitchen | room=kitchen cabinet=black
black worktop | worktop=nero-marquina
black oak floor | floor=ebonized-oak
grey floor | floor=gray-oak
grey cabinets | cabinet=greige
white marble island | room=kitchen island=calacatta
cream shaker kitchen with butcher block worktops | room=kitchen cabinet=linen front=shaker worktop=maple
off-white cabinets | cabinet=linen
dark green kitchen | room=kitchen cabinet=forest-green
dark walnut kitchen | room=kitchen cabinet=walnut
wooden floor, stone worktop | floor=white-oak worktop=limestone
# assigns a lone material to its usual part
walnut | cabinet=walnut
walnut, more walnut | cabinet=walnut
marble and navy | cabinet=navy worktop=calacatta
white and gold bathroom | room=vanity cabinet=white hardware=brass
navy and oak kitchen | room=kitchen cabinet=navy island=white-oak
white kitchen, walnut cabinets | room=kitchen cabinet=walnut island=white
kitchen with island, dark green, brass | room=kitchen cabinet=forest-green hardware=brass
# views
close-up of a walnut linear kitchen | room=linear cabinet=walnut view=close
navy linear kitchen from near | room=linear cabinet=navy view=close
sage linear kitchen, closer, brass details | room=linear cabinet=sage hardware=brass view=close
a detail view of the oak fronts in a linear kitchen | room=linear cabinet=white-oak view=close
the whole room: a white one-wall kitchen | room=linear cabinet=white view=whole
linear kitchen with wide oak planks and soft-close drawers | room=linear floor=white-oak pattern=straight | close drawers
a teak vanity, close-up | room=vanity cabinet=teak view=close
# rooms and moods
a walk-in closet in teak | room=wardrobe cabinet=teak
home office at dusk | room=study mood=evening
a desk of walnut | room=study worktop=walnut
bathroom vanity in sage green with travertine top and nickel taps | room=vanity cabinet=sage worktop=travertine hardware=nickel
oak wardrobe in low morning sun | room=wardrobe cabinet=white-oak mood=sun
oak wardrobe, golden hour | room=wardrobe cabinet=white-oak mood=sun
dark and moody study | room=study cabinet=charcoal mood=evening
a light airy wardrobe | room=wardrobe cabinet=linen mood=day
modern handleless kitchen | room=kitchen front=slab hardware=none
modern shaker kitchen | room=kitchen front=shaker
office kitchen | room=kitchen | office
# bad English and misspellings
kitchen walnut floor oak island marble | room=kitchen cabinet=walnut floor=white-oak island=calacatta
i wants kitchen walnut colour, handle gold please, floor is of stone | room=kitchen cabinet=walnut hardware=brass floor=limestone
i want wallnut shaker kichen whit marbel iland and bras puls | room=kitchen cabinet=walnut front=shaker island=calacatta hardware=brass
BLACK KITCHEN!!! | room=kitchen cabinet=black
kitchen: walnut; island: travertine; floor: limestone | room=kitchen cabinet=walnut island=travertine floor=limestone
calcatta worktop, ebonized oak cabinet | worktop=calacatta cabinet=ebonized-oak
# shapes, patterns and places
white vanity, round basin and round mirror | room=vanity cabinet=white
wardrobe with round mirror | room=wardrobe | round mirror
kitchen with round handles | room=kitchen | round handles
chevron tiles in a kitchen | room=kitchen floor=limestone pattern=chevron
oak planks | floor=white-oak pattern=straight
herringbone tile backsplash |  | herringbone tile backsplash
herringbone walnut cabinets | cabinet=walnut | herringbone
a garage kitchen, black | room=kitchen cabinet=black | garage
I have a shop, need a kitchen | room=kitchen | shop
# reports what it does not understand
a dragon on the roof |  | dragon; roof
pink flamingos |  | pink flamingos
walnut kitchen with dragon | room=kitchen cabinet=walnut | dragon
granite worktop, red oak floor | floor=white-oak | granite worktop; red
teal kitchen with cherry floor | room=kitchen | teal; cherry floor
marble cabinets |  | marble cabinets
a brass island | room=kitchen | brass island
brass knobs and black handles | hardware=brass | knobs; black handles
I don't want an island |  | don't want an island
navy lowers, white uppers, matte black hardware | cabinet=navy hardware=black-iron | white uppers
white handles |  | white handles
green marble island | room=kitchen island=calacatta | green
light oak floor and white walls | floor=white-oak | white walls
kitchen with green sofa and oak beams | room=kitchen | green sofa; oak beams
wardrobe with marble worktop and an island | room=wardrobe worktop=calacatta | island
oak wardrobe with mirror | room=wardrobe cabinet=white-oak | mirror
walnut kitchen, no island | room=kitchen cabinet=walnut | no island
walnut without brass handles | cabinet=walnut | without brass handles
胡桃木厨房 🐉 |  | 胡桃木厨房 🐉
beautiful luxury kitchen, please | room=kitchen
# avoids false friends
block of flour on the shelf |  | block; flour; shelf
closed store, write about grass |  | closed store; write; grass
greek floral steady stove |  | greek floral steady stove
floating kitchen | room=kitchen | floating
# a peninsula
Peninsula kitchen in greige with a walnut peninsula | room=peninsula cabinet=greige island=walnut
Oak kitchen with a hob and a breakfast bar | room=peninsula cabinet=white-oak
Kitchen in sage, navy peninsula, three bar stools and an oven | room=peninsula cabinet=sage island=navy
Linear kitchen in oak with an oven | room=linear cabinet=white-oak | oven
Oak kitchen with an island and bar stools | room=kitchen cabinet=white-oak | bar stools
Oak kitchen with an island and a breakfast bar | room=kitchen cabinet=white-oak | breakfast bar
# a galley
A narrow kitchen in sage with brass pulls | room=galley cabinet=sage hardware=brass
Two-run kitchen in ash | room=galley cabinet=ash
Navy kitchen with two runs | room=galley cabinet=navy
Galley kitchen with wall cabinets, an oven and a rooflight | room=galley
Galley kitchen in oak with an island | room=galley cabinet=white-oak | island
Linear kitchen with a second run | room=linear | second run
Kitchen with a rooflight | room=kitchen | rooflight
# one wall
Linear kitchen in oak with an island | room=linear cabinet=white-oak | island
Kitchen with a sink | room=kitchen | sink
# sixty sentences, as natives write
Bar back in walnut with brass shelves | cabinet=walnut | Bar back; brass shelves | Bar back
A backlit bar back, smoked oak and bronze | cabinet=smoked-oak hardware=bronze | backlit bar back | bar back
Bath vanity in teak with a round mirror and nickel taps | room=vanity cabinet=teak hardware=nickel
Round mirror over a sage vanity, travertine top | room=vanity cabinet=sage worktop=travertine
Walnut kitchen with a herringbone oak floor | room=kitchen cabinet=walnut floor=white-oak pattern=herringbone
Charcoal wardrobe on a chevron floor | room=wardrobe cabinet=charcoal pattern=chevron
Boot room in sage green with an oak bench | cabinet=sage | Boot room; oak bench | Boot room
Mudroom lockers in white paint | cabinet=white | Mudroom lockers | Mudroom
A pantry with linen shaker doors | cabinet=linen front=shaker | pantry | pantry
Home bar in ebonized oak, brass rail | cabinet=ebonized-oak hardware=brass | Home bar; rail | Home bar
White shaker kitchen, navy island, quartz countertops and polished nickel knobs | room=kitchen cabinet=white front=shaker island=navy worktop=white-quartz hardware=nickel | knobs
Study wall in forest green with open shelves and a walnut desk | room=study cabinet=forest-green worktop=walnut
Laundry room cabinets in dusty blue | cabinet=dusty-blue | Laundry room | Laundry room
Kitchen with a restaurant range and a peninsula | room=peninsula | restaurant range
Restaurant kitchen in stainless steel | room=kitchen | Restaurant; stainless steel
A square mirror above a white oak vanity | room=vanity cabinet=white-oak | square mirror
Round island in calacatta for a linen kitchen | room=kitchen cabinet=linen island=calacatta | Round island
Herringbone backsplash in a greige kitchen | room=kitchen cabinet=greige | Herringbone backsplash
Walnut dining table in a white kitchen | room=kitchen cabinet=white | Walnut dining table
Fluted island, slab doors in ash, low morning sun | room=kitchen cabinet=ash front=slab mood=sun | Fluted island
A living room media wall in hickory | cabinet=hickory | living room media wall | living room
Wine cellar with teak racks |  | Wine cellar; teak racks | Wine cellar
Gray oak kitchen with black windows and brass pendants | room=kitchen cabinet=gray-oak hardware=brass | black windows
Walk-in closet in greige with a shoe rack, evening light | room=wardrobe cabinet=greige mood=evening | shoe rack
Kitchen in cherry with granite tops | room=kitchen | cherry; granite tops
Chevron parquet in smoked oak under a burgundy library | room=study cabinet=burgundy floor=smoked-oak pattern=chevron
Bedroom wardrobe in maple, no handles | room=wardrobe cabinet=maple hardware=none
Limestone floor in herringbone, olive kitchen, bronze pulls | room=kitchen cabinet=olive hardware=bronze floor=limestone pattern=herringbone
in kitchen put bar, and marble for the iland | room=kitchen island=calacatta | bar
# sixty sentences, as people write who don't speak English well
i want kitchen colour grey and floor fish bone | room=kitchen cabinet=greige pattern=herringbone
please make me wardrobe from wood walnut, handle is gold | room=wardrobe cabinet=walnut hardware=brass
kitchen white with iland of black marble and tap gold | room=kitchen cabinet=white island=nero-marquina hardware=brass
bath furniture teak wood with mirror round | room=vanity cabinet=teak
cabinet for shoes and boots near entrance |  | shoes; boots; entrance | entrance
need bar back for my hotel lobby, wood dark | cabinet=smoked-oak | bar back; hotel lobby | bar back
cuisine moderne in oak, without handels | room=kitchen cabinet=white-oak front=slab hardware=none
kitchen with floor herringbone of wallnut | room=kitchen floor=walnut pattern=herringbone
for bathroom: vanity green, top stone beige, mirror is round | room=vanity cabinet=forest-green worktop=limestone
the floor it is chevron, the kitchen it is navy | room=kitchen cabinet=navy pattern=chevron
i like kitchen more dark, moody, with bras handle | room=kitchen cabinet=charcoal hardware=brass mood=evening
office furnitures with many shelfs and books, colour black | room=study cabinet=black
make boot room please with color green | cabinet=forest-green | boot room | boot room
kitchen no island, colour white, worktop wood | room=kitchen cabinet=white worktop=white-oak | no island
dressing room for my wife, doors white, light of evening | room=wardrobe cabinet=white mood=evening | wife
kitchen shaker stile, colour sage, knobs gold | room=kitchen cabinet=sage front=shaker hardware=brass | knobs
vanity with two basin, marbel top, mirror big and round | room=vanity worktop=calacatta | two basin
kitchen have big fridge and oven, fronts walnut | room=kitchen cabinet=walnut | fridge; oven
wardrobe sliding door with mirror, oak | room=wardrobe cabinet=white-oak front=sliding | mirror
kitchen in the yacht, teak, handle steel | room=kitchen cabinet=teak hardware=nickel | yacht
laundry with machine washing, cabinet white | cabinet=white | laundry; machine | laundry
small kitchen of my flat, grey light, floor wood parquet | room=kitchen cabinet=greige floor=white-oak
tv wall with fire place, walnut | cabinet=walnut | tv wall; fire place | tv wall
round table and chairs in kitchen white | room=kitchen cabinet=white | round table; chairs
kitchen blue dark and gold, floor tile | room=kitchen cabinet=navy hardware=brass floor=limestone pattern=straight
study room green dark, desk oak, lamp on table | room=study cabinet=forest-green worktop=white-oak mood=evening | table
cabinet of kitchen from bamboo | room=kitchen | bamboo
pantry cupboard next to kitchen, linen colour | cabinet=linen | pantry | pantry
kitchen style industrial, metal black, wood old | room=kitchen cabinet=white-oak hardware=black-iron | industrial
i need sauna from wood and also small bar | cabinet=white-oak | sauna; bar | sauna
`;

const manners = SENTENCES.trim()
  .split(/^# /m)
  .filter(Boolean)
  .map((manner) => manner.trim().split("\n"));

describe.each(manners)("%s", (_manner, ...rows) => {
  it.each(rows.map((row) => row.split(" | ")))(
    "%s",
    (sentence = "", chosen = "", unknown = "", elsewhere?: string) => {
      const parsed = parsePrompt(sentence);
      const words = Object.entries(parsed.chosen).map((option) => option.join("="));
      expect(words.toSorted()).toEqual(chosen.split(" ").filter(Boolean).toSorted());
      expect(parsed.unknown).toEqual(unknown.split("; ").filter(Boolean));
      expect(parsed.elsewhere).toBe(elsewhere);
    },
  );
});

it("quotes the understood words in the order of the slots", () => {
  expect(parsePrompt("Brass pulls, WALLNUT doors").understood).toEqual([
    { slot: "cabinet", option: "walnut", words: "WALLNUT" },
    { slot: "hardware", option: "brass", words: "Brass" },
  ]);
});

describe("any input", () => {
  const word = fc.constantFrom(
    ...Object.values(optionNames).flatMap((list) => list.split(/[\s,]+/)),
    ..."island floor with and in no , : is dragon the handles".split(" "),
  );
  const prompts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 1_000 }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
  );

  it("chooses only options of the room's slots and quotes only the prompt", () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const { chosen, understood, unknown } = parsePrompt(prompt);
        const room = chosen.room ?? "kitchen";
        for (const { slot, option, words } of understood) {
          expect(slotsOf(room)).toContain(slot);
          expect(slots[slot].options.map(({ id }) => id)).toContain(option);
          expect(prompt).toContain(words);
        }
        for (const words of unknown) expect(prompt).toContain(words);
      }),
    );
  });

  it("reports a meaningful word as unknown when it is not understood", () => {
    fc.assert(
      fc.property(
        prompts,
        fc.constantFrom("zeppelin", "xylophone", "quagga"),
        (prompt, strange) => {
          expect(parsePrompt(`${prompt}. ${strange}`).unknown.join(" ")).toContain(strange);
        },
      ),
    );
  });
});

it.each(["walnut", "hickory", "travertine", "limestone", "soapstone", "terracotta", "burgundy"])(
  "recognizes %s with one letter added, missing or transposed",
  (name) => {
    const misspelt = [...name].flatMap((letter, at) =>
      at === 0
        ? []
        : [
            name.slice(0, at) + letter + name.slice(at),
            name.slice(0, at) + name.slice(at + 1),
            name.slice(0, at) + (name[at + 1] ?? "") + letter + name.slice(at + 2),
          ],
    );
    for (const word of misspelt) {
      const { understood, unknown } = parsePrompt(word);
      expect([word, understood.length, unknown]).toEqual([word, 1, []]);
    }
  },
);

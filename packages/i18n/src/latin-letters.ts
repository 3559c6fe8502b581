/** A string of pairs `letter=latin`, as a table. */
const table = (pairs: string): readonly (readonly [string, string])[] =>
  pairs.split(' ').map((pair) => {
    const [letter = '', latin = ''] = pair.split('=');
    return [letter, latin] as const;
  });

/**
 * Latin spelling of letters for addresses: Russian by the usual English practice, Kazakh and Kyrgyz letters by their
 * Latin alphabets, Georgian by the national system of 2002 without apostrophes, Azerbaijani ə as e.
 */
export const latinLetters: ReadonlyMap<string, string> = new Map([
  ...table('а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh'),
  ...table('ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya'),
  ...table('ә=a ғ=g қ=q ң=ng ө=o ұ=u ү=u һ=h і=i'),
  ...table('ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k'),
  ...table('ღ=gh ყ=q შ=sh ჩ=ch ც=ts ძ=dz წ=ts ჭ=ch ხ=kh ჯ=j ჰ=h'),
  ...table('ə=e ı=i ß=ss ø=o ł=l æ=ae œ=oe'),
]);

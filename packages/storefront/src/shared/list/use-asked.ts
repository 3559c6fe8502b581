import { useState } from 'react';
import { useNavigation } from 'react-router-dom';

interface Choice<Asked> {
  readonly asked: Asked;
  readonly shown: Asked;
  readonly opening: string | null;
}

/**
 * What a list is asked for: the choice just made, else the address that is opening, else what is shown. So a choice shows at
 * once, and a second one made before the list has come adds to the first instead of replacing it.
 */
export const useAsked = <Asked>(
  path: string,
  shown: Asked,
  read: (search: URLSearchParams) => Asked,
): readonly [asked: Asked, choose: (asked: Asked) => void] => {
  const { location } = useNavigation();
  const opening = location?.pathname === path ? location.search : null;
  const [choice, setChoice] = useState<Choice<Asked> | null>(null);
  const isCurrent = choice !== null && choice.shown === shown && choice.opening === opening;
  const asked = isCurrent ? choice.asked : opening === null ? shown : read(new URLSearchParams(opening));
  return [asked, (wanted) => setChoice({ asked: wanted, shown, opening })];
};

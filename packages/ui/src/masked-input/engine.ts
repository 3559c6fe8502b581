import type { ComponentProps, ComponentType } from 'react';
import { IMaskInput } from 'react-imask';

/** A mask engine's state, as far as a choice among masks needs it. */
interface Masked {
  readonly rawInputValue: string;
  readonly compiledMasks: readonly object[];
}

interface EngineProps extends Omit<ComponentProps<'input'>, 'ref'> {
  mask: string | readonly { readonly mask: string | RegExp }[];
  /** Gives the digits alone, not what is seen. */
  unmask: boolean;
  prepare: (typed: string) => string;
  /** Which of several masks is for what was typed and `appended`. */
  dispatch?: (appended: string, masked: Masked) => object | undefined;
  value: string;
  onAccept: (text: string) => void;
  inputRef: (input: HTMLInputElement | null) => void;
}

/** The engine's own type joins all its masks in one union that no props with `undefined` in them satisfy. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the tests of typing and pasting
export const Engine = IMaskInput as unknown as ComponentType<EngineProps>;

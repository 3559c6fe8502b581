/** The last value of a field and whether it was checked, or how often a button was pressed: short, for the script of every document. */
type Kept = readonly [value: string, checked: boolean, times: number];

/** What a visitor did before the page was hydrated: fields and buttons, in their order. */
interface EarlyInput {
  /** Hears presses and changes until the page can. */
  readonly hear: (event: Event) => void;
  readonly kept: ReadonlyMap<Element, Kept>;
}

declare global {
  var early: EarlyInput | undefined;
}

/**
 * Script for the document's head, so that nothing done on a slow network is lost. A button pressed twice was pressed by somebody
 * who saw nothing happen: it counts once, and is dimmed (`data-early`), unless each press is another step (`data-each`). What works
 * without scripts is left alone. A press goes no further, for while the page is being hydrated it would be answered at once and again
 * when it is repeated.
 * A page whose entry or any of its imports does not come, or that is not hydrated after half a minute, is marked (`data-stuck`): the
 * document then shows what it holds for that (SHELL-16). A browser without modules is marked at once, and gets what stands in
 * `noscript`.
 */
export const earlyInputScript = `{let stuck=()=>document.documentElement.dataset.stuck="",kept=new Map,hear=v=>{let{type:y,target:t}=v,e=y=="input"?t:t.closest("button[type=button]");if(e){if(y=="click")v.stopPropagation();e.dataset.early="";kept.set(e,[e.value,e.checked,"each"in e.dataset?1+(kept.get(e)?.[2]||0):1])}};early={hear,kept};for(let y of["click","input"])addEventListener(y,hear,true);addEventListener("error",({target:t})=>t.type=="module"&&stuck(),true);setTimeout(()=>globalThis.early&&stuck(),3e4);"noModule"in HTMLScriptElement.prototype||addEventListener("DOMContentLoaded",()=>{stuck();for(let n of document.querySelectorAll("noscript"))n.outerHTML=n.textContent})}`;

/** A button that was pressed early; not for ever: a page that is never hydrated says so. */
export const earlyInputStyle = 'html:not([data-stuck]) button[data-early]{cursor:progress;opacity:.6}';

/** Says that the page will not be hydrated. */
export const tellStuck = (): void => {
  document.documentElement.dataset['stuck'] = '';
};

/** Does again what was done too early. Called once, when the page is hydrated and knows its member. */
export const repeatEarlyInput = (): void => {
  const { early } = globalThis;
  if (!early) return;
  for (const type of ['click', 'input']) removeEventListener(type, early.hear, true);
  globalThis.early = undefined;
  delete document.documentElement.dataset['stuck'];
  for (const [element, [value, checked, times]] of early.kept) {
    element.removeAttribute('data-early');
    if (!element.isConnected) continue;
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
      check(element, checked);
    else if (element instanceof HTMLInputElement) type(element, value);
    else if (element instanceof HTMLSelectElement) choose(element, value);
    else if (element instanceof HTMLButtonElement) press(element, times);
  }
};

/** One press after another, each once the page has heard of the one before. */
const press = (button: HTMLButtonElement, times: number): void => {
  button.click();
  if (times > 1) queueMicrotask(() => press(button, times - 1));
};

const check = (box: HTMLInputElement, checked: boolean): void => {
  box.checked = !checked;
  box.click();
};

const choose = (select: HTMLSelectElement, value: string): void => {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

/** React passes over a value that it saw set, so the new one goes by the prototype, as typing does. */
const type = (field: HTMLInputElement, value: string): void => {
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};
